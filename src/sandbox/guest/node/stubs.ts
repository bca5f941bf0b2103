// Modules of Node.js as far as a page has them: what needs a system is there, and ends the run where it is used.

import { BUILT_IN } from '../../../node/built-in.ts';

/** Members that are not functions, whose values are not known here. */
const VALUES = /^(?:[A-Z][A-Z_]+|constants|globalAgent|maxHeaderSize|performance)$/;

const isOwn = (target: object, key: PropertyKey): boolean =>
  typeof key === 'symbol' || key in target || /^(?:then|default|__esModule|toJSON)$/.test(String(key));

/** A module by name with what is known of it; undefined for a name that Node.js does not have. `needs` never returns. */
export function stubOf(
  name: string,
  needs: (what: string) => never,
  known: object = name === 'test' ? () => undefined : {},
): object | undefined {
  if (!BUILT_IN.has(name) && name !== 'test') return undefined;
  const isKnown = Object.keys(known).length > 0;
  const end =
    (key: string): (() => never) =>
    () =>
      needs(isKnown ? `\`${name}.${key}\`` : `\`${name}\``);
  return new Proxy(known, {
    get: (target, key): unknown => {
      if (isOwn(target, key)) return Reflect.get(target, key) as unknown;
      return VALUES.test(String(key)) ? end(String(key))() : standIn(end(String(key)));
    },
    has: (target, key) => key in target || !isOwn(target, key),
    ...(isKnown ? {} : { ownKeys: end('*'), apply: end('()') }),
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
