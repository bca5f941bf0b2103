// The tool's `fetch`: the page decides and answers, the guest only packs the request and unpacks the response.

import type { HttpAnswer } from '../../model/run.ts';
import { CAPS } from '../limits.ts';
import { apply, getOwnPropertyDescriptor, isObjectLike, stringify } from './primordials.ts';
import { type Link, named } from './link.ts';
import { host, shaped } from './web/dress.ts';
import { rejecting } from './web/bodies.ts';
import { checkedRequest, type CheckedRequest } from './web/request.ts';
import { answered } from './web/response.ts';
import { parseUrl } from './web/url.ts';
import { textOf } from './web/webidl.ts';

const NativeResponse = Response;
const headersEach = Headers.prototype.forEach;
const headersHas = Headers.prototype.has;
const headersSet = Headers.prototype.set;
const headersGet = Headers.prototype.get;
const bodyText = Response.prototype.text;
const requestText = Request.prototype.text;
const listen = EventTarget.prototype.addEventListener;
/** In browsers since 2023; without it every body is read by the native class. */
const isWellFormed = getOwnPropertyDescriptor(String.prototype, 'isWellFormed')?.value as
  ((this: string) => boolean) | undefined;

/** How a host's `fetch` comes to the address and the options that it hands on to Node's. */
export interface FetchKind {
  /** As tool code sees them on the function. */
  readonly name: string;
  readonly length: number;
  /** What the host itself takes for the address, before Node does; it must be one. Absent where only Node looks. */
  readonly address?: (input: unknown) => unknown;
  /** Whether the host copies the options, so that anything goes for them, and answers redirects itself. */
  readonly copies: boolean;
}

export const PLAIN_FETCH: FetchKind = { name: 'fetch', length: 1, copies: false };

type Fetch = (input: unknown, init?: unknown) => Promise<unknown>;

/** A `fetch` for one run. Its promise rejects with the host’s or Node’s own error. */
export function fetchOf(link: Link, kind: FetchKind = PLAIN_FETCH): Fetch {
  let begun = 0;
  const send = async (input: unknown, init: unknown): Promise<unknown> => {
    const first = kind.address ? parseUrl(textOf(kind.address(input))).href : null;
    const options = isObjectLike(init) ? { ...init, redirect: 'manual' } : undefined;
    // The page ends the run at this many calls, so nothing is made of those beyond: a flood would hold up the page.
    const isFlood = (): boolean => ++begun > CAPS.calls + 1;
    let checked: CheckedRequest;
    try {
      checked = checkedRequest(input, kind.copies ? options : init);
    } catch (error) {
      if (first === null || isFlood()) throw error;
      // The host looks at the address before it makes a request of it.
      const asked = `{"address":${stringify(first)},"refused":true}`;
      return link.ask('fetch', asked, (reply) => ({ error: 'error' in reply ? named(reply.error) : error }));
    }
    if (isFlood()) return new Promise(() => undefined);
    const answer = link.ask('fetch', await pack(checked), (reply) =>
      'error' in reply
        ? { error: named(reply.error) }
        : { value: unpacked(reply.value as HttpAnswer & { address: string }, checked.address, kind) },
    );
    return withSignal(answer, (checked.init.signal ?? undefined) as AbortSignal | undefined);
  };
  return shaped(kind.name, kind.length, (input: unknown, init: unknown) =>
    host.adoptOne(rejecting(() => send(input, init))),
  ) as Fetch;
}

/** The request as JSON; `fetch` has checked it. */
async function pack({ address, method, headers, init, source }: CheckedRequest): Promise<string> {
  let body: string | null = null;
  if (typeof init.body === 'string' && isWellFormed && apply(isWellFormed, init.body, [])) {
    // At once: the native class reads a body in a task of its own, which a loop without a pause never lets run.
    body = init.body;
    if (!(apply(headersHas, headers, ['content-type']) as boolean)) {
      apply(headersSet, headers, ['content-type', 'text/plain;charset=UTF-8']);
    }
  } else if (init.body !== undefined && init.body !== null) {
    // The native class makes a text and a content type of any body.
    const made = new NativeResponse(init.body as BodyInit);
    const type = apply(headersGet, made.headers, ['content-type']);
    if (type !== null && !(apply(headersHas, headers, ['content-type']) as boolean)) {
      apply(headersSet, headers, ['content-type', type]);
    }
    body = await apply(bodyText, made, []);
  } else if (source && source.method !== 'GET' && source.method !== 'HEAD') {
    body = await apply(requestText, source, []);
  }
  let list = '';
  apply(headersEach, headers, [
    (value: string, name: string) => {
      list += `${list === '' ? '' : ','}[${stringify(name)},${stringify(value)}]`;
    },
  ]);
  return `{"address":${stringify(address)},"method":${stringify(method)},"headers":[${list}],"body":${stringify(body)}}`;
}

function unpacked(
  { address, ...answer }: HttpAnswer & { readonly address: string },
  asked: string,
  { copies }: FetchKind,
): Response {
  const url = parseUrl(address);
  url.hash = '';
  const first = parseUrl(asked);
  first.hash = '';
  return answered(answer, url.href, !copies && first.href !== url.href);
}

function withSignal(answer: Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  if (!isObjectLike(signal)) return answer;
  return new Promise((resolve, reject) => {
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
