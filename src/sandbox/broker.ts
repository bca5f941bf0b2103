// Sends requests of a tool to the real network, after a person has allowed their host for this run.

import type { HttpAnswer, HttpRequest } from '../model/run.ts';
import { refusalOf } from './addresses.ts';
import { START_DEADLINE } from './limits.ts';
import { openFrame, withDeadline } from './opened-frame.ts';

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

/** The longest answer to a tool, in bytes. */
const MOST_FOR_TOOLS = 2_000_000;

async function sendByBroker(request: HttpRequest): Promise<HttpAnswer> {
  const { bytes, ...answer } = await sent(request, MOST_FOR_TOOLS);
  return { ...answer, body: new TextDecoder().decode(bytes) };
}

/** No answer came. Browsers do not say why. */
export class Unreached extends Error {}

export interface BytesAnswer extends Omit<HttpAnswer, 'body'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Gets what is at a public https address. Only for a person who has said yes to its host. Rejects as `sent` does. */
export async function fetchBytes(
  address: string,
  mostBytes: number,
  signal: AbortSignal,
): Promise<BytesAnswer> {
  return sent({ method: 'GET', address, headers: [], body: null }, mostBytes, signal);
}

/**
 * Sends a request from a frame of its own. Rejects with a sentence where the address may not be reached from here (not
 * https, an address of a local network), where the signal is aborted, or where the request fails; browsers do not say why,
 * most often the other side does not allow pages to read it (CORS).
 */
async function sent(request: HttpRequest, mostBytes: number, signal?: AbortSignal): Promise<BytesAnswer> {
  const refused = refusalOf(request.address);
  if (refused !== null) throw new Error(refused);
  const frame = await openFrame(document.body, {
    title: 'Network',
    document: { src: new URL('broker.html', document.baseURI).href },
    deadline: START_DEADLINE,
    failure: 'The network frame did not start.',
  });
  try {
    return await answerTo(frame, { ...request, mostBytes }, signal);
  } finally {
    frame.remove();
  }
}

/** The frame posts an answer as it is, and a failure as JSON. */
function answerTo(frame: HTMLIFrameElement, request: unknown, signal?: AbortSignal): Promise<BytesAnswer> {
  return withDeadline(DEADLINE, 'No answer within 30 seconds.', (resolve, reject, ended) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      if (typeof data !== 'string') return resolve(data as BytesAnswer);
      const { error = 'Failed', unreached = false } = JSON.parse(data) as {
        error?: string;
        unreached?: boolean;
      };
      reject(
        unreached ? new Unreached(`${error} (the address may not allow pages to read it)`) : new Error(error),
      );
    };
    ended.addEventListener('abort', () => port1.close());
    signal?.addEventListener('abort', () => reject(new Error('Stopped.')), { signal: ended });
    frame.contentWindow?.postMessage(request, '*', [port2]);
  });
}
