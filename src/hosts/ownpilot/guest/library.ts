// Makes what the chat modes give to tool code beside the language: crypto, utils, config and classes of the web.
// It is a script of its own, because reading it takes longer than many tools run and only some tools use it.

import { type Link, sayRead } from '../../../sandbox/guest/link.ts';
import { handDown } from '../../../sandbox/guest/part.ts';
import { makeCrypto } from '../../../node/crypto.ts';
import { ownKeys, parse, stringify, get, inherits } from '../../../sandbox/guest/primordials.ts';
import { configReads, type ConfigReaders } from '../tool/config-reads.ts';
import { makeUtils } from '../tool/utils.ts';
import type { Random } from '../../../sandbox/guest/random.ts';
import type { HostRealm } from './host-realm.ts';
import type { HostStart } from './start.ts';
import { parseUrl, urlClass } from '../../../sandbox/guest/web/url.ts';
import { toolCaller } from './tool-caller.ts';
import { fetchOf } from '../../../sandbox/guest/network.ts';
import { dressAbort } from '../../../sandbox/guest/web/abort.ts';
import { adoptBy, type AnyFunction } from '../../../sandbox/guest/web/dress.ts';
import { decoderClass, encoderClass } from '../../../sandbox/guest/web/encoding.ts';
import { headersClass } from '../../../sandbox/guest/web/headers.ts';
import { requestClass } from '../../../sandbox/guest/web/request.ts';
import { responseClass } from '../../../sandbox/guest/web/response.ts';
import { searchParamsClass } from '../../../sandbox/guest/web/search-params.ts';

/** The globals of the chat modes for one run. */
export interface Library {
  readonly crypto: Record<string, AnyFunction>;
  readonly utils: Record<string, AnyFunction>;
  readonly config: { readonly get: ConfigReaders['get'] };
  readonly web: Record<string, unknown>;
}

export type MakeLibrary = typeof libraryOf;

function libraryOf(
  link: Link,
  realm: HostRealm,
  start: HostStart,
  random: Random,
  reaches: (name: string) => boolean,
): Library {
  adoptBy(realm);
  const config = configReads(
    {
      values: realm.adopt(start.config) as HostStart['config'],
      services: start.services,
      emptyIsMissing: start.emptyIsMissing,
      readsInactive: start.readsInactive,
    },
    (service, field, found) => sayRead(link, service, field, found),
  );
  const crypto = makeCrypto({ random });
  const utils = makeUtils({
    crypto,
    secure: start.mode === '0.8.3-chat',
    Date,
    parseUrl,
    config,
    callTool: toolCaller(link, realm, start.mode === '0.8.3-chat'),
    listTools: () => realm.adopt(parse(stringify(start.tools))),
  });
  const { randomUUID, randomBytes, createHash } = crypto;
  return {
    crypto: hostedAll(realm, { randomUUID, randomBytes, createHash }),
    utils: hostedAll(realm, utils),
    web: webGlobals(link, start, reaches),
    config: realm.adoptOne({
      get: realm.hosted(config.get, (promise) => realm.adoptOne(promise)),
    }),
  };
}

function hostedAll(
  realm: HostRealm,
  functions: Readonly<Record<string, unknown>>,
): Record<string, AnyFunction> {
  const made: Record<string, AnyFunction> = {};
  for (const name of ownKeys(functions)) {
    const fn = functions[String(name)] as AnyFunction;
    made[String(name)] = realm.hosted(fn, (value) => realm.hostMethods(realm.adoptOne(value)), String(name));
  }
  return realm.adoptOne(made);
}

handDown(libraryOf);

const NativeUrl = URL;
const Abort = { AbortSignal, AbortController };

/** The globals that the mode has and the code can reach. */
function webGlobals(
  link: Link,
  { mode, permissions }: HostStart,
  reaches: (name: string) => boolean,
): Record<string, unknown> {
  const guided = mode === 'documented';
  const now = mode === '0.8.3-chat';
  const made: Record<string, unknown> = {};
  if (reaches('URL')) {
    made.URL = urlClass();
    made.URLSearchParams = searchParamsClass();
  }
  if (!guided && reaches('TextEncoder')) made.TextEncoder = encoderClass();
  if (!guided && reaches('TextDecoder')) made.TextDecoder = decoderClass();
  if (guided && reaches('Abort')) {
    dressAbort();
    made.AbortSignal = Abort.AbortSignal;
    made.AbortController = Abort.AbortController;
  }
  if (permissions.includes('network')) {
    const classes = {
      Headers: headersClass(),
      Request: requestClass(),
      Response: responseClass(),
    };
    made.fetch = fetchOf(link, { name: '', length: 2, address: fetchAddress, copies: now });
    if (now) Object.assign(made, classes);
  }
  return made;
}

/** The address that the host's own `fetch` reads from its argument (core/agent/tools/dynamic-tool-sandbox.ts:20-77). */
function fetchAddress(input: unknown): unknown {
  if (typeof input === 'string') return input;
  if (inherits(input, NativeUrl.prototype)) return (input as URL).href;
  if (input === undefined || input === null) {
    throw new TypeError(`Cannot read properties of ${String(input)} (reading 'url')`);
  }
  return get(Object(input) as object, 'url');
}
