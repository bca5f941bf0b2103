// Timers, base64 and cloning as global functions of Node.js, in Node's words.

import { nodeError, wrongType } from '../../node/node-errors.ts';
import { apply, getOwnPropertyDescriptor, now } from './primordials.ts';
import { Timeout, clearTimer } from './timeout.ts';
import { hosted } from './web/dress.ts';

type Callback = (...args: unknown[]) => void;
const { setTimeout: later, setInterval: often, queueMicrotask: soon, atob, btoa } = self;
const clone = structuredClone;
const Exception = DOMException;
const messageOf = getOwnPropertyDescriptor(DOMException.prototype, 'message')?.get as () => string;
const nameOf = getOwnPropertyDescriptor(DOMException.prototype, 'name')?.get as () => string;

/** The longest delay that a timer takes, ms; longer ones are 1. */
const MAX_LENGTH = 2_147_483_647;

/** When timers are due, by the browser’s id: those that run once. */
const due = new Map<number, number>();
const [dueSet, dueDelete, dueEach] = [due.set.bind(due), due.delete.bind(due), due.forEach.bind(due)];

let ran = 0;

/** How many callbacks of timers ran. */
export function timersRan(): number {
  return ran;
}

/** Whether a timer is due within this many ms. */
export function isTimerDue(within: number): boolean {
  const last = apply(now, undefined, []) + within;
  let found = false;
  dueEach((at) => (found ||= at <= last));
  return found;
}

function clear(id: unknown): void {
  dueDelete(Timeout.idOf(id) as number);
  clearTimer(id);
}

/** The functions by name. */
export function timersOf(): Record<string, unknown> {
  return {
    setTimeout: starter('setTimeout', later, false),
    setInterval: starter('setInterval', often, true),
    setImmediate: starter('setImmediate', later, false),
    clearTimeout: hosted('clearTimeout', 1, (_, [id]) => clear(id)),
    clearInterval: hosted('clearInterval', 1, (_, [id]) => clear(id)),
    clearImmediate: hosted('clearImmediate', 1, (_, [id]) => clear(id)),
    queueMicrotask: hosted('queueMicrotask', 1, (_, [callback]) => {
      assertCallback(callback);
      apply(soon, undefined, [callback as () => void]);
    }),
    atob: converter('atob', atob),
    btoa: converter('btoa', btoa),
    structuredClone: hosted('structuredClone', 0, (_, [value]) => inNodesWords(() => clone(value), value)),
  };
}

function starter(name: string, start: typeof later, repeats: boolean): unknown {
  const immediate = name === 'setImmediate';
  return hosted(name, immediate ? 1 : 2, (_, args) => {
    const [callback, delay] = args;
    assertCallback(callback);
    const given = immediate ? 0 : (delay as number) * 1;
    const ms = given >= 1 && given <= MAX_LENGTH ? given : 1;
    const rest: unknown[] = [];
    for (let i = immediate ? 1 : 2; i < args.length; i++) rest[rest.length] = args[i];
    const run = (): unknown => {
      ran++;
      dueDelete(id);
      return apply(callback as Callback, undefined, rest);
    };
    const id = apply(start, undefined, [run, ms]);
    if (!repeats) dueSet(id, apply(now, undefined, []) + ms);
    return new Timeout(id, callback, ms, repeats ? ms : null);
  });
}

function assertCallback(callback: unknown): void {
  if (typeof callback !== 'function') throw wrongType('callback', 'of type function', callback);
}

function converter(name: 'atob' | 'btoa', native: (text: string) => string): unknown {
  return hosted(name, 1, (_, args) => {
    if (args.length === 0) {
      throw nodeError(TypeError, 'ERR_MISSING_ARGS', 'The "input" argument must be specified');
    }
    const text = `${args[0] as string}`;
    // Node looks at the alphabet before it looks at the length.
    if (name === 'btoa' ? /[^\0-\xff]/.test(text) : /[^A-Za-z0-9+/=\t\n\f\r ]/.test(text)) {
      throw new Exception('Invalid character', 'InvalidCharacterError');
    }
    return inNodesWords(() => apply(native, undefined, [text]));
  });
}

/** Browsers name the function first, and Firefox not what was given. */
function inNodesWords<T>(work: () => T, given?: unknown): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    const message = apply(messageOf, error, []).replace(/^Failed to execute '.*?' on '.*?': /, '');
    const shown =
      typeof given === 'function' ? message.replace(/^Function object/, () => String(given)) : message;
    throw new Exception(shown, apply(nameOf, error, []));
  }
}
