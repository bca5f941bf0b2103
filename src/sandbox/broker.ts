// Sends requests of a tool to the real network, after a person has allowed their host for this run.

import type { HttpAnswer, HttpRequest } from '../model/run.ts';
import { refusalOf } from './addresses.ts';
import { START_DEADLINE } from './limits.ts';

/** Longest wait for an answer, ms. */
const DEADLINE = 30_000;

/** The real network for one run: `allow` is asked once for each host, and only what it allowed is sent. */
export function allowedNetwork(
  allow: (request: HttpRequest) => Promise<boolean>,
  send: typeof sendByBroker = sendByBroker,
): typeof sendByBroker {
  const asked = new Map<string, Promise<boolean>>();
  return async (request) => {
    const { host } = new URL(request.address);
    const answer = asked.get(host) ?? allow(request);
    asked.set(host, answer);
    if (!(await answer)) throw new Error('You did not allow this host.');
    return send(request);
  };
}

/**
 * Rejects with a sentence where the address may not be reached from here (not https, an address of a local network)
 * or the request fails; browsers do not say why, most often the other side does not allow pages to read it (CORS).
 */
async function sendByBroker(request: HttpRequest): Promise<HttpAnswer> {
  const refused = refusalOf(request.address);
  if (refused !== null) throw new Error(refused);
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.title = 'Network';
  frame.src = new URL('broker.html', document.baseURI).href;
  try {
    await ready(frame);
    return await sent(frame, request);
  } finally {
    frame.remove();
  }
}

function ready(frame: HTMLIFrameElement): Promise<void> {
  return withDeadline(START_DEADLINE, 'The network frame did not start.', (resolve) => {
    const onmessage = (event: MessageEvent): void => {
      if (event.source === frame.contentWindow && event.origin === 'null' && event.data === 'ready')
        resolve();
    };
    addEventListener('message', onmessage);
    document.body.append(frame);
    return () => removeEventListener('message', onmessage);
  });
}

function sent(frame: HTMLIFrameElement, request: HttpRequest): Promise<HttpAnswer> {
  return withDeadline(DEADLINE, 'No answer within 30 seconds.', (resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      const { value, error } = JSON.parse(String(data)) as { value?: HttpAnswer; error?: string };
      if (value) resolve(value);
      else reject(new Error(`${error ?? 'Failed'} (the address may not allow pages to read it)`));
    };
    frame.contentWindow?.postMessage(request, '*', [port2]);
    return () => port1.close();
  });
}

function withDeadline<T>(
  ms: number,
  late: string,
  begin: (resolve: (value: T) => void, reject: (error: Error) => void) => () => void,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new Error(late))), ms);
    const settle = (done: () => void): void => {
      clearTimeout(timer);
      end();
      done();
    };
    const end = begin(
      (value) => settle(() => resolve(value)),
      (error) => settle(() => reject(error)),
    );
  });
}
