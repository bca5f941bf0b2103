// What timers give in Node.js: an object, with the members of it that show.

import { apply, now } from './primordials.ts';

const { clearTimeout: never } = self;

/** Its members show when tool code prints or copies it. */
export class Timeout {
  readonly _idleTimeout: number;
  readonly _idlePrev = null;
  readonly _idleNext = null;
  readonly _idleStart = apply(now, undefined, []) % 10_000;
  readonly _onTimeout: unknown;
  readonly _timerArgs = undefined;
  readonly _repeat: number | null;
  readonly _destroyed = true;
  readonly #id: number;
  #holds = true;

  /** `id` is the browser's. `repeat` is null for a timer that runs once. */
  constructor(id: number, callback: unknown, delay: number, repeat: number | null) {
    this.#id = id;
    this._onTimeout = callback;
    this._idleTimeout = delay;
    this._repeat = repeat;
  }

  /** The browser's id of a timer; other values stay as they are. */
  static idOf(value: unknown): unknown {
    return typeof value === 'object' && value !== null && #id in value ? value.#id : value;
  }

  ref(): this {
    this.#holds = true;
    return this;
  }

  unref(): this {
    this.#holds = false;
    return this;
  }

  hasRef(): boolean {
    return this.#holds;
  }

  refresh(): this {
    return this;
  }

  close(): this {
    apply(never, undefined, [this.#id]);
    return this;
  }

  [Symbol.toPrimitive](): number {
    return this.#id;
  }
}

/** Ends a timer, given as Node's object or as its number. The browser has one list for both kinds. */
export function clearTimer(given: unknown): void {
  const id = Timeout.idOf(given);
  if (typeof id === 'number' || typeof id === 'string') apply(never, undefined, [id as number]);
}
