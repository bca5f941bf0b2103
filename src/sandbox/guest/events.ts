// EventTarget as in Node.js, and with it the signals of abort. Hardening empties its prototype, which is the global
// object's too; its methods come back in a form that refuses the global object.

import { NativeTypeError, apply, defineProperty } from './primordials.ts';

const NativeTarget = EventTarget;
const { addEventListener, removeEventListener, dispatchEvent } = EventTarget.prototype;

type Native = (...given: unknown[]) => unknown;

/** To be called after hardening. */
export function provideEvents(global: object): void {
  const own = (target: unknown): unknown => {
    if (target !== global && target !== undefined && target !== null) return target;
    const error = new NativeTypeError('Value of "this" must be of type EventTarget');
    defineProperty(error, 'code', { value: 'ERR_INVALID_THIS', writable: true, configurable: true });
    throw error;
  };
  const methods = {
    addEventListener(this: unknown, ...given: unknown[]): unknown {
      return apply(addEventListener as Native, own(this), given);
    },
    removeEventListener(this: unknown, ...given: unknown[]): unknown {
      return apply(removeEventListener as Native, own(this), given);
    },
    dispatchEvent(this: unknown, ...given: unknown[]): unknown {
      return apply(dispatchEvent as Native, own(this), given);
    },
  };
  const { prototype } = NativeTarget;
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    defineProperty(prototype, name, {
      value: methods[name],
      writable: true,
      enumerable: true,
      configurable: true,
    });
    // The global object of Node.js has none of them, and no other constructor or name than its own.
    defineProperty(global, name, { value: undefined, writable: true, configurable: true });
  }
  defineProperty(prototype, 'constructor', { value: NativeTarget, writable: true, configurable: true });
  defineProperty(prototype, Symbol.toStringTag, { value: 'EventTarget', configurable: true });
  defineProperty(global, 'constructor', { value: Object, writable: true, configurable: true });
  defineProperty(global, Symbol.toStringTag, { value: 'global', configurable: true });
}
