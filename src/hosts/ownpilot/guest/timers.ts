// The timers that some ways of running tool code have (core/sandbox/context.ts:133-193; gw/services/extension/sandbox.ts).

import { NativeTypeError, apply, isObjectLike } from '../../../sandbox/guest/primordials.ts';
import type { Foreign } from './foreign.ts';

type Callback = (...args: unknown[]) => void;
const { setTimeout: later, clearTimeout: never, setInterval: often, clearInterval: stop } = self;

/** Shortest interval of the chat sandbox, ms. */
const SHORTEST = 100;

/** Chat: intervals, no timeouts. What is left runs out with the worker. */
export function intervals(): Record<string, unknown> {
  return {
    setInterval: (callback: Callback, delay: number) =>
      apply(often, undefined, [() => callback(), Math.max(delay, SHORTEST)]) as number,
    clearInterval: (id: number) => apply(stop, undefined, [id]),
    clearTimeout: (id: number) => apply(never, undefined, [id]),
  };
}

/** Worker: timeouts, no intervals. */
export function timeouts(foreign: Foreign): Record<string, unknown> {
  return {
    setTimeout: (callback: Callback, delay?: number, ...args: unknown[]) => {
      // A text would be compiled.
      if (typeof callback !== 'function') {
        const shown = isObjectLike(callback) ? 'an instance of Object' : `type ${typeof callback}`;
        const text = `The "callback" argument must be of type function. Received ${callback === undefined ? 'undefined' : shown}`;
        throw foreign.adoptOne(new NativeTypeError(text));
      }
      return apply(later, undefined, [callback, delay, ...args]) as number;
    },
    clearTimeout: (id: number) => apply(never, undefined, [id]),
  };
}
