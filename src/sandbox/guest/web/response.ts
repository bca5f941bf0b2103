// Response as Node.js has it, and the answers of `fetch`.

import type { HttpAnswer } from '../../../model/run.ts';
import { apply, defineProperty, get, getOwnPropertyDescriptor, stringify } from '../primordials.ts';
import { utf8 } from '../../../node/utf8.ts';
import { dressBody } from './bodies.ts';
import { dress, lookAlike, statics, type AnyFunction } from './dress.ts';
import { append, fix, headersOf, NativeHeaders } from './headers.ts';
import { parseUrl } from './url.ts';
import { byteString, dictionary, requireArguments } from './webidl.ts';

const NativeResponse = Response;
const responseHeaders = getOwnPropertyDescriptor(Response.prototype, 'headers')?.get as AnyFunction;
const hrefOf = getOwnPropertyDescriptor(URL.prototype, 'href')?.get as AnyFunction;

/** Statuses that may not carry a body (Fetch standard, null body status). */
const EMPTY = [101, 103, 204, 205, 304];
const REDIRECTING = [301, 302, 303, 307, 308];

function isOneOf(list: readonly number[], status: number): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] === status) return true;
  return false;
}

/** Dresses the native class and gives the constructor that tool code sees. */
export function responseClass(): object {
  dressBody(NativeResponse.prototype, 'Response');
  dress(NativeResponse.prototype, { clone: (native) => (self) => cloned(native, self) });
  const Made = lookAlike(NativeResponse, {
    name: 'Response',
    inner: '_Response',
    length: 0,
    prepare: ([body, init]) => {
      if (typeof body === 'symbol') {
        throw new TypeError('Response: body is a symbol, which cannot be converted to a DOMString.');
      }
      return [body, checkedInit(init, body !== null && body !== undefined)];
    },
  });
  statics(Made, { json: jsonResponse, redirect, error: () => NativeResponse.error() }, { error: 0 });
  return Made;
}

function checkedInit(given: unknown, hasBody: boolean): ResponseInit {
  const init = dictionary(given);
  const { status, statusText, headers } = init;
  const made: { status?: number; statusText?: string; headers?: Headers } = {};
  if (status !== undefined) {
    const number = Math.trunc(+(status as number));
    if (!(number >= 200 && number <= 599)) {
      throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.');
    }
    made.status = number;
  }
  if (statusText !== undefined) {
    made.statusText = byteString(statusText, 'Response', 'statusText');
    // Line breaks and other control characters.
    for (const character of ['\n', '\r', '\0', '\x7f']) {
      if (made.statusText.includes(character)) throw new TypeError('Invalid statusText');
    }
  }
  if (headers !== undefined) made.headers = headersOf(headers);
  if (hasBody && made.status !== undefined && isOneOf(EMPTY, made.status)) {
    throw new TypeError(`Response constructor: Invalid response status code ${String(made.status)}`);
  }
  return made;
}

function jsonResponse(...args: readonly unknown[]): Response {
  requireArguments(args, 1, 'Response.json');
  const text = stringify(args[0]) as string | undefined;
  if (text === undefined) throw new TypeError('Value is not JSON serializable');
  const init = checkedInit(args[1], true);
  const made = new NativeResponse(utf8.encode(text), init);
  const headers = apply(responseHeaders, made, []) as Headers;
  if (headersOf(init.headers ?? {}).get('content-type') === null) {
    apply(append, headers, ['content-type', 'application/json']);
  }
  return made;
}

function redirect(...args: readonly unknown[]): Response {
  requireArguments(args, 1, 'Response.redirect');
  const address = parsed(args[0]);
  const status = args[1] === undefined ? 302 : +(args[1] as number);
  if (!isOneOf(REDIRECTING, status)) {
    throw new RangeError(`Invalid status code ${String(status)}`);
  }
  return new NativeResponse(null, { status, headers: { location: address } });
}

/** A whole address; where it is none the error that Node's web classes throw. */
export function parsed(value: unknown): string {
  const text = String(value);
  try {
    return apply(hrefOf, parseUrl(text), []) as string;
  } catch {
    const cause = new TypeError('Invalid URL');
    defineProperty(cause, 'code', { value: 'ERR_INVALID_URL', enumerable: true, writable: true });
    throw new TypeError(`Failed to parse URL from ${text}`, { cause });
  }
}

function cloned(native: AnyFunction, self: unknown): unknown {
  let made: object;
  try {
    made = apply(native, self, []) as object;
  } catch {
    throw new TypeError('Response.clone: Body has already been consumed.');
  }
  const names = ['url', 'type', 'redirected'];
  for (let i = 0; i < names.length; i++) {
    const own = getOwnPropertyDescriptor(self as object, names[i] ?? '');
    if (own) defineProperty(made, names[i] ?? '', own);
  }
  if (get(made, 'type') === 'basic') fix(apply(responseHeaders, made, []) as Headers);
  return made;
}

/** What `fetch` gives. The body is bytes, for a text would bring a content type of its own. */
export function answered(
  { status, statusText, headers, body }: HttpAnswer,
  address: string,
  redirected: boolean,
): Response {
  const list = new NativeHeaders();
  for (let i = 0; i < headers.length; i++) {
    apply(append, list, [headers[i]?.[0] ?? '', headers[i]?.[1] ?? '']);
  }
  const bytes = isOneOf(EMPTY, status) ? null : utf8.encode(body);
  const made = new NativeResponse(bytes, { status, statusText, headers: list });
  defineProperty(made, 'url', { value: address });
  defineProperty(made, 'type', { value: 'basic' });
  defineProperty(made, 'redirected', { value: redirected });
  fix(apply(responseHeaders, made, []) as Headers);
  return made;
}
