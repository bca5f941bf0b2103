// Request as Node.js has it, and the checks that `fetch` makes of its arguments.

import {
  apply,
  getOwnPropertyDescriptor,
  isObjectLike,
  matches,
  upperCase,
  inherits,
} from '../primordials.ts';
import { dressBody } from './bodies.ts';
import { dress, lookAlike, type AnyFunction } from './dress.ts';
import { headersOf } from './headers.ts';
import { parsed } from './response.ts';
import { dictionary, oneOf, requireArguments, shown } from './webidl.ts';

const NativeRequest = Request;
const NativeUrl = URL;
const NativeSignal = AbortSignal;
const bodyUsed = getOwnPropertyDescriptor(Request.prototype, 'bodyUsed')?.get as AnyFunction;

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const FORBIDDEN = /^(?:connect|trace|track)$/i;
/** `patch` stays as it is written: the standard normalises six methods only. */
const NORMALISED = /^(?:delete|get|head|options|post|put)$/i;
const BODILESS = /^(?:GET|HEAD)$/;

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  mode: ['navigate', 'same-origin', 'no-cors', 'cors'],
  credentials: ['omit', 'same-origin', 'include'],
  cache: ['default', 'no-store', 'reload', 'no-cache', 'force-cache', 'only-if-cached'],
  redirect: ['follow', 'manual', 'error'],
  referrerPolicy: [
    '',
    'no-referrer',
    'no-referrer-when-downgrade',
    'same-origin',
    'origin',
    'strict-origin',
    'origin-when-cross-origin',
    'strict-origin-when-cross-origin',
    'unsafe-url',
  ],
  duplex: ['half'],
};

/** Whether its prototype is that of the browser’s class. */
export function isRequest(value: unknown): value is Request {
  return inherits(value, NativeRequest.prototype);
}

/** A request whose arguments Node would take. */
export interface CheckedRequest {
  readonly address: string;
  readonly method: string;
  readonly headers: Headers;
  readonly init: Readonly<Record<string, unknown>>;
  /** The request that the arguments begin with, if any. */
  readonly source: Request | null;
}

/** Checks in Node's order and words; `headers` are fresh. */
export function checkedRequest(input: unknown, given: unknown): CheckedRequest {
  const init = dictionary(given);
  checkInit(init);
  const source = isRequest(input) ? input : null;
  const address = source ? source.url : parsed(input);
  refuseCredentials(source ? '' : address, input);
  checkMode(init);
  const method = methodOf(init.method === undefined ? (source?.method ?? 'GET') : init.method);
  const headers = headersOf(init.headers === undefined ? (source?.headers ?? undefined) : init.headers);
  checkBody(init.body, method, source);
  return { address, method, headers, init, source };
}

function checkBody(body: unknown, method: string, source: Request | null): void {
  const given = body !== undefined && body !== null;
  if (given && matches(BODILESS, method)) {
    throw new TypeError('Request with GET/HEAD method cannot have body.');
  }
  if (source && !given && (apply(bodyUsed, source, []) as boolean)) {
    throw new TypeError('Cannot construct a Request with a Request object that has already been used.');
  }
}

function checkInit(init: Readonly<Record<string, unknown>>): void {
  const { body, signal } = init;
  if (typeof body === 'symbol') {
    throw new TypeError('undefined: undefined.body is a symbol, which cannot be converted to a DOMString.');
  }
  if (init.headers !== undefined) headersOf(init.headers);
  oneOf(init.referrerPolicy, CHOICES.referrerPolicy ?? []);
  oneOf(init.mode, CHOICES.mode ?? []);
  oneOf(init.credentials, CHOICES.credentials ?? []);
  oneOf(init.cache, CHOICES.cache ?? []);
  oneOf(init.redirect, CHOICES.redirect ?? []);
  const isSignal = inherits(signal, NativeSignal.prototype);
  if (signal !== undefined && signal !== null && !isSignal) {
    const what = isObjectLike(signal) ? shown(signal) : String(signal);
    throw new TypeError(`RequestInit: Expected signal ("${what}") to be an instance of AbortSignal.`);
  }
  oneOf(init.duplex, CHOICES.duplex ?? []);
}

function refuseCredentials(address: string, input: unknown): void {
  if (address === '') return;
  const { username, password } = new NativeUrl(address);
  if (username === '' && password === '') return;
  throw new TypeError(`Request cannot be constructed from a URL that includes credentials: ${String(input)}`);
}

function checkMode({ mode, cache, window, referrer }: Readonly<Record<string, unknown>>): void {
  if (window !== undefined && window !== null) {
    throw new TypeError("'window' option 'client' must be null");
  }
  if (referrer !== undefined && referrer !== '' && !NativeUrl.canParse(String(referrer))) {
    throw new TypeError(`Referrer "${String(referrer)}" is not a valid URL.`);
  }
  if (mode === 'navigate') {
    throw new TypeError('Request constructor: invalid request mode navigate.');
  }
  if (cache === 'only-if-cached' && mode !== 'same-origin') {
    throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode");
  }
}

function methodOf(given: unknown): string {
  const method = String(given);
  if (!matches(TOKEN, method)) throw new TypeError(`'${method}' is not a valid HTTP method.`);
  if (matches(FORBIDDEN, method)) throw new TypeError(`'${method}' HTTP method is unsupported.`);
  return matches(NORMALISED, method) ? upperCase(method) : method;
}

/** Dresses the native class and gives the constructor that tool code sees. */
export function requestClass(): object {
  dressBody(NativeRequest.prototype, 'Request');
  dress(NativeRequest.prototype, {
    clone: (native) => (self) => {
      if (apply(bodyUsed, self, [])) throw new TypeError('unusable');
      return apply(native, self, []);
    },
  });
  return lookAlike(NativeRequest, {
    name: 'Request',
    inner: '_Request',
    length: 1,
    prepare: (args) => {
      requireArguments(args, 1, 'Request constructor');
      const { address, method, headers, init, source } = checkedRequest(args[0], args[1]);
      return [source ?? address, { ...init, method, headers }];
    },
  });
}
