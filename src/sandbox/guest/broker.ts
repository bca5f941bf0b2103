// The script of the broker frame: sends one request to one approved host, without cookies, and hands the answer back.
// It serves only the page beside it, and only from an opaque origin, because any site may put it into a frame.

import type { HttpAnswer, HttpRequest } from '../../model/run.ts';
import { refusalOf } from '../addresses.ts';

interface Sent extends HttpRequest {
  /** A longer answer is refused. */
  readonly mostBytes: number;
}

/** This script runs in a document of its own; all others of the guest but the frame's run in workers. */
declare const parent: MessageEventSource & { postMessage(message: unknown, target: string): void };
declare const document: {
  createElement(name: string): { httpEquiv: string; content: string };
  readonly head: { append(element: unknown): void };
};

/** The address's own origin, which is the page's; `self.origin` is that of the document. */
const ours = location.origin;

if (self.origin === 'null') {
  addEventListener('message', obey);
  parent.postMessage('ready', ours);
}

function obey(event: MessageEvent): void {
  const [page] = event.ports;
  if (event.source !== parent || event.origin !== ours || event.ports.length !== 1 || !page) return;
  removeEventListener('message', obey);
  void answer(event.data as Sent).then(
    (value) => page.postMessage(value, [value.bytes.buffer]),
    (error: unknown) => {
      const text = error instanceof Error ? error.message : String(error);
      page.postMessage(JSON.stringify({ error: text, unreached: error instanceof TypeError }));
    },
  );
}

interface Answer extends Omit<HttpAnswer, 'body'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

async function answer({ method, address, headers, body, mostBytes }: Sent): Promise<Answer> {
  const refused = refusalOf(address);
  if (refused !== null) throw new Error(refused);
  // From here on this frame can reach no other host; a redirect to one fails as well.
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = `connect-src ${new URL(address).origin}`;
  document.head.append(meta);
  const response = await fetch(address, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    body,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    redirect: 'error',
  });
  const { status, statusText } = response;
  return { status, statusText, headers: [...response.headers], bytes: await bytesOf(response, mostBytes) };
}

async function bytesOf(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error(`The answer is longer than ${String(most / 1_000_000)} MB.`);
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
