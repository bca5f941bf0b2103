// The names that exist in the sandbox of a tool call, and those that people expect there (docs/hosts/ownpilot.md#globals).

import { namesOf } from '../../../node/names.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Names that OwnPilot adds in every chat call (core/agent/tools/dynamic-tool-executor.ts). */
export const SANDBOX = words(
  `args context __args__ __context__ config fetch crypto utils console URL URLSearchParams TextEncoder TextDecoder
  setInterval clearInterval clearTimeout`,
);

/** Only in 0.8.3, and only with the network permission. */
export const NETWORK_CLASSES = words('Headers Request Response');

/** Names that the guide lists as not available. */
export const FORBIDDEN = words('require process eval Function setTimeout');

/** Names that the sandbox sets to `undefined` (core/sandbox/context.ts:394-446). */
export const BLANKED = words(
  'module exports __dirname __filename global globalThis Proxy Reflect Atomics SharedArrayBuffer',
);

/** Names of browsers and Node.js that the sandbox does not have: using one throws a ReferenceError. */
export const ABSENT = words(
  `AbortController AbortSignal Blob BroadcastChannel Buffer CompressionStream CustomEvent DOMParser Event EventSource
  EventTarget File FileReader FormData MessageChannel ReadableStream TransformStream WebAssembly WebSocket
  WritableStream XMLHttpRequest alert atob btoa clearImmediate document localStorage location navigator performance
  queueMicrotask requestAnimationFrame self sessionStorage setImmediate structuredClone window`,
);

/** JavaScript's own names that are left. */
export const LANGUAGE: ReadonlySet<string> = new Set(
  [...(namesOf('node-22-vm').get('-') ?? []), 'arguments'].filter(
    (name) => ![FORBIDDEN, BLANKED, ABSENT].some((gone) => gone.has(name)),
  ),
);

/** What to write instead of a name that is not there; completes "Use …". */
export const INSTEAD: Readonly<Record<string, string>> = {
  Buffer: '`utils.base64Encode`, `utils.hexEncode` and their opposites',
  atob: '`utils.base64Decode`',
  btoa: '`utils.base64Encode`',
  structuredClone: '`JSON.parse(JSON.stringify(value))`',
  performance: '`Date.now()`',
  FormData: '`URLSearchParams`, turned into a string',
  queueMicrotask: '`Promise.resolve().then(…)`',
  localStorage: '`config.get` for settings; no other value survives a call',
  globalThis: 'the global by its own name',
  window: 'the global by its own name',
  self: 'the global by its own name',
  module: '`return` at the end of the code',
  exports: '`return` at the end of the code',
};

/** The members of `console` (core/sandbox/context.ts:394-446). */
export const CONSOLE = words('log warn error');
/** The members of `crypto` (core/agent/tools/dynamic-tool-sandbox.ts:164-468). */
export const CRYPTO = words('randomUUID randomBytes createHash');

/** The 48 functions of `utils` (core/agent/tools/dynamic-tool-sandbox.ts:164-468). */
export const UTILS = words(
  `hash uuid base64Encode base64Decode urlEncode urlDecode hexEncode hexDecode now timestamp dateDiff dateAdd
  formatDate slugify camelCase snakeCase kebabCase titleCase truncate countWords removeDiacritics isEmail isUrl
  isJson isUuid clamp round randomInt sum avg parseJson toJson parseCsv flatten getPath unique chunk shuffle sample
  groupBy generatePassword getApiKey getServiceConfig getConfigEntry getConfigEntries getFieldValue callTool
  listTools`,
);

/** The only members of `utils` in the worker of 0.8.3 (gw/services/extension/sandbox.ts). */
export const WORKER_UTILS = words('callTool listTools');

/** Names that the worker of 0.8.3 lacks (gw/services/extension/sandbox.ts). */
export const CHAT_ONLY = words(
  `config fetch crypto URL URLSearchParams TextEncoder TextDecoder setInterval clearInterval context Headers Request
  Response`,
);

/** Members that every object has. */
export const INHERITED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** An expression with `AbortSignal` that works in every release: without `AbortSignal` there is no timeout. */
export function guarded(signal: string): string {
  return `typeof AbortSignal === 'undefined' ? undefined : ${signal}`;
}
