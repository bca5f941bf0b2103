// Makes `fetch` and the classes of the web for the chat modes, as in Node.js, with errors of the host's realm.

import type { Link } from '../../../sandbox/guest/link.ts';
import { fetchOf } from '../../../sandbox/guest/network.ts';
import { NativeString, NativeTypeError, get, inherits } from '../../../sandbox/guest/primordials.ts';
import { dressAbort } from '../../../sandbox/guest/web/abort.ts';
import { decoderClass, encoderClass } from '../../../sandbox/guest/web/encoding.ts';
import { headersClass } from '../../../sandbox/guest/web/headers.ts';
import { requestClass } from '../../../sandbox/guest/web/request.ts';
import { responseClass } from '../../../sandbox/guest/web/response.ts';
import { searchParamsClass } from '../../../sandbox/guest/web/search-params.ts';
import { urlClass } from '../../../sandbox/guest/web/url.ts';
import type { HostRealm } from './host-realm.ts';
import type { HostStart } from './start.ts';

const NativeUrl = URL;
const Abort = { AbortSignal, AbortController };

/** The globals that the mode has and the code can reach. */
export function webGlobals(
  link: Link,
  realm: HostRealm,
  { mode, permissions }: HostStart,
  reaches: (name: string) => boolean,
): Record<string, unknown> {
  const guided = mode === 'documented';
  const now = mode === '0.8.3-chat';
  const made: Record<string, unknown> = {};
  if (reaches('URL')) {
    made.URL = urlClass(realm);
    made.URLSearchParams = searchParamsClass(realm);
  }
  if (!guided && reaches('TextEncoder')) made.TextEncoder = encoderClass(realm);
  if (!guided && reaches('TextDecoder')) made.TextDecoder = decoderClass(realm);
  if (guided && reaches('Abort')) {
    dressAbort(realm);
    made.AbortSignal = Abort.AbortSignal;
    made.AbortController = Abort.AbortController;
  }
  if (permissions.includes('network')) {
    const classes = {
      Headers: headersClass(realm),
      Request: requestClass(realm),
      Response: responseClass(realm),
    };
    made.fetch = fetchOf(link, realm, { name: '', length: 2, address: fetchAddress, copies: now });
    if (now) Object.assign(made, classes);
  }
  return made;
}

/** The address that the host's own `fetch` reads from its argument (core/agent/tools/dynamic-tool-sandbox.ts:20-77). */
function fetchAddress(input: unknown): unknown {
  if (typeof input === 'string') return input;
  if (inherits(input, NativeUrl.prototype)) return (input as URL).href;
  if (input === undefined || input === null) {
    throw new NativeTypeError(`Cannot read properties of ${NativeString(input)} (reading 'url')`);
  }
  return get(Object(input) as object, 'url');
}
