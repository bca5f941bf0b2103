// The timers that some run modes have (core/sandbox/context.ts:133-193; gw/services/extension/sandbox.ts).

import { wrongType } from '../../../node/node-errors.ts';
import { apply } from '../../../sandbox/guest/primordials.ts';
import { Timeout, clearTimer } from '../../../sandbox/guest/timeout.ts';
import { hosted } from '../../../sandbox/guest/web/dress.ts';
import type { HostRealm } from './host-realm.ts';

type Callback = (...args: unknown[]) => void;
const { setTimeout: later, setInterval: often } = self;

/** The shortest interval of the chat sandbox in ms. */
const SHORTEST = 100;

/** The timers of a chat: intervals, no timeouts. Those left over end with the worker. */
export function intervals(realm: HostRealm): Record<string, unknown> {
  realm.adoptOne(Timeout.prototype);
  return {
    setInterval: hosted(realm, 'setInterval', 2, (_, [callback, delay]) => {
      const longest = Math.max(delay as number, SHORTEST);
      const repeat = longest >= 1 ? longest : 1;
      const id = apply(often, undefined, [() => (callback as Callback)(), repeat]) as number;
      return new Timeout(id, callback, -1, repeat);
    }),
    clearInterval: hosted(realm, 'clearInterval', 1, (_, [id]) => clearTimer(id)),
    clearTimeout: hosted(realm, 'clearTimeout', 1, (_, [id]) => clearTimer(id)),
  };
}

/** The timers of the worker: timeouts, no intervals. Further arguments are not passed on, as in the host. */
export function timeouts(realm: HostRealm): Record<string, unknown> {
  const setTimeout = hosted(realm, '', 2, (_, [callback, delay]) => {
    // A string would be compiled.
    if (typeof callback !== 'function') throw wrongType('callback', 'of type function', callback);
    const ms = delay === undefined ? 1 : (delay as number) * 1;
    return apply(later, undefined, [() => (callback as Callback)(), ms]) as number;
  });
  return { setTimeout, clearTimeout: hosted(realm, '', 1, (_, [id]) => clearTimer(id)) };
}
