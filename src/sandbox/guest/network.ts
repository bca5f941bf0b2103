// The tool's `fetch`: the page decides and answers, the guest only packs the request and unpacks the response.

import type { Link } from './link.ts';
import {
  NativePromise,
  NativeString,
  NativeTypeError,
  apply,
  defineProperty,
  isObjectLike,
  stringify,
} from './primordials.ts';
import type { HttpAnswer } from '../../model/run.ts';
import type { Adopting } from './adopting.ts';

const NativeHeaders = Headers;
const NativeResponse = Response;
const NativeSearchParams = URLSearchParams;
const Decoder = TextDecoder;
const headersEach = Headers.prototype.forEach;
const listen = EventTarget.prototype.addEventListener;

/** Statuses that may not carry a body (Fetch standard, null body status). */
const EMPTY = [101, 103, 204, 205, 304];

export function fetchOf(
  link: Link,
  adopting: Adopting,
): (input: unknown, init?: unknown) => Promise<unknown> {
  return function fetch(input, init) {
    const work = (): Promise<unknown> => {
      const request = packed(input, init ?? {});
      const answer = link.ask('fetch', request, (reply) =>
        'error' in reply
          ? { error: adopting.adoptOne(named(reply.error)) }
          : { value: response(reply.value as HttpAnswer & { address: string }) },
      );
      return withSignal(answer, (init as Init | undefined)?.signal);
    };
    try {
      return adopting.adoptOne(work());
    } catch (error) {
      return adopting.adoptOne(NativePromise.reject(adopting.adoptOne(error)));
    }
  };
}

interface Init {
  readonly method?: unknown;
  readonly headers?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

function packed(input: unknown, init: Init): string {
  const source = isObjectLike(input) && 'url' in input ? (input as { url: unknown } & Init) : null;
  const address = NativeString(source ? source.url : input);
  const method = NativeString(init.method ?? source?.method ?? 'GET');
  const headers = new NativeHeaders((init.headers ?? source?.headers ?? {}) as HeadersInit);
  const body = bodyOf(init.body);
  if (body?.type && !headers.has('content-type')) headers.set('content-type', body.type);
  let list = '';
  apply(headersEach, headers, [
    (value: string, name: string) => {
      list += `${list === '' ? '' : ','}[${stringify(name)},${stringify(value)}]`;
    },
  ]);
  return `{"address":${stringify(address)},"method":${stringify(upper(method))},"headers":[${list}],"body":${stringify(body?.text ?? null)}}`;
}

const NORMALISED = /^(?:delete|get|head|options|post|put)$/i;

/** `patch` stays as it is written: the standard normalises six methods only. */
function upper(method: string): string {
  return NORMALISED.test(method) ? method.toUpperCase() : method;
}

function bodyOf(body: unknown): { text: string; type?: string } | null {
  if (body === undefined || body === null) return null;
  if (body instanceof NativeSearchParams) {
    return { text: NativeString(body), type: 'application/x-www-form-urlencoded;charset=UTF-8' };
  }
  if (body instanceof ArrayBuffer || ArrayBuffer.isView(body)) return { text: new Decoder().decode(body) };
  return { text: NativeString(body), type: 'text/plain;charset=UTF-8' };
}

function response({
  status,
  statusText,
  headers,
  body,
  address,
}: HttpAnswer & { address: string }): Response {
  const list = new NativeHeaders();
  for (let i = 0; i < headers.length; i++) list.append(headers[i]?.[0] ?? '', headers[i]?.[1] ?? '');
  const made = new NativeResponse(EMPTY.includes(status) ? null : body, {
    status,
    statusText,
    headers: list,
  });
  defineProperty(made, 'url', { value: address });
  return made;
}

/** An error of the page's side with the name that it has in the host. */
export function named({ name, message }: { name: string; message: string }): Error {
  const error = name === 'TypeError' ? new NativeTypeError(message) : new Error(message);
  if (error.name !== name) defineProperty(error, 'name', { value: name, configurable: true, writable: true });
  return error;
}

function withSignal(answer: Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  if (!isObjectLike(signal)) return answer;
  return new NativePromise((resolve, reject) => {
    const refuse = (): void => reject(signal.reason);
    if (signal.aborted) return refuse();
    apply(listen, signal, ['abort', refuse]);
    const settle = async (): Promise<void> => {
      try {
        resolve(await answer);
      } catch (error) {
        reject(error);
      }
    };
    void settle();
  });
}
