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
  return withFrame(request.address, (frame) => sent(frame, request, ANSWERS));
}

/** No answer came. Browsers do not say why. */
export class Unreached extends Error {}

export interface BytesAnswer extends Pick<HttpAnswer, 'status' | 'headers'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Gets what is at a public https address, as bytes, at most `mostBytes`. Only for a person who has said yes to its
 * host. Rejects as above, and with the signal's reason when that is aborted.
 */
export async function fetchBytes(
  address: string,
  mostBytes: number,
  signal: AbortSignal,
): Promise<BytesAnswer> {
  const request = { method: 'GET', address, headers: [], body: null, mostBytes };
  return withFrame(address, (frame) => sent(frame, request, BYTES, signal));
}

async function withFrame<T>(address: string, use: (frame: HTMLIFrameElement) => Promise<T>): Promise<T> {
  const refused = refusalOf(address);
  if (refused !== null) throw new Error(refused);
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.title = 'Network';
  frame.src = new URL('broker.html', document.baseURI).href;
  try {
    await ready(frame);
    return await use(frame);
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

/** How an answer of a kind is read from what the frame posts; undefined for a failure. */
type Reader<T> = (data: unknown) => T | undefined;

const ANSWERS: Reader<HttpAnswer> = (data) => failureOrAnswer(data).value;
const BYTES: Reader<BytesAnswer> = (data) => {
  if (!Array.isArray(data)) return undefined;
  const [about, bytes] = data as [Omit<BytesAnswer, 'bytes'>, Uint8Array<ArrayBuffer>];
  return { ...about, bytes };
};

interface Failure {
  readonly error?: string;
  readonly unreached?: boolean;
}

function failureOrAnswer(data: unknown): { readonly value?: HttpAnswer } & Failure {
  return JSON.parse(String(data)) as { value?: HttpAnswer } & Failure;
}

function sent<T>(
  frame: HTMLIFrameElement,
  request: HttpRequest & { readonly mostBytes?: number },
  read: Reader<T>,
  signal?: AbortSignal,
): Promise<T> {
  return withDeadline(DEADLINE, 'No answer within 30 seconds.', (resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      const value = read(data);
      if (value !== undefined) return resolve(value);
      const { error = 'Failed', unreached = false } = failureOrAnswer(data);
      reject(
        unreached ? new Unreached(`${error} (the address may not allow pages to read it)`) : new Error(error),
      );
    };
    const stop = (): void => reject(new Error('Stopped.'));
    signal?.addEventListener('abort', stop);
    frame.contentWindow?.postMessage(request, '*', [port2]);
    return () => {
      signal?.removeEventListener('abort', stop);
      port1.close();
    };
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
