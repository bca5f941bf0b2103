// Modules of Node.js that need a system: their functions are there, and end the run where one is called.

import { BUILT_IN } from '../../../node/built-in.ts';

/** Members that are not functions, whose values are not known here. */
const VALUES = /^(?:[A-Z][A-Z_]+|constants|globalAgent|maxHeaderSize|performance)$/;

/** What a module has besides its functions, for some. */
const KNOWN: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  worker_threads: { isMainThread: true, parentPort: null, workerData: null, threadId: 0 },
};

/** A module by name; undefined for a name that Node.js does not have. `needs` never returns. */
export function stubOf(
  name: string,
  needs: (what: string) => never,
  known: Readonly<Record<string, unknown>> = {},
): object | undefined {
  if (!BUILT_IN.has(name) && name !== 'test') return undefined;
  const end = (): never => needs(`\`${name}\``);
  const own: Record<string, unknown> = { ...KNOWN[name], ...known };
  if (name === 'dns') own.promises = stubOf('dns/promises', needs);
  const made = name === 'test' ? Object.assign(end, own) : own;
  return new Proxy(made, {
    get(target, key): unknown {
      if (typeof key === 'symbol' || key in target || /^(?:then|default|__esModule|toJSON)$/.test(key))
        return Reflect.get(target, key) as unknown;
      return VALUES.test(key) ? end() : standIn(end);
    },
    ownKeys: end,
  });
}

/** A function or class: it can be kept and extended, and what is called, made or read of it ends the run. */
function standIn(end: () => never): unknown {
  return new Proxy(function () {}, {
    apply: end,
    construct: end,
    get: (target, key) =>
      typeof key === 'symbol' || key in target ? (Reflect.get(target, key) as unknown) : end(),
  });
}
