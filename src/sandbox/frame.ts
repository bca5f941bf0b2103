// The opaque-origin frame of a run, which is removed after it; the next one is prepared while a person reads.

import type { Orders, Stock } from './guest/frame.ts';
import type { Caps } from './guest/relay.ts';
import { hash, source } from './guest/frame.ts?guest';
import { CAPS, START_DEADLINE } from './limits.ts';
import { openFrame, type FrameKind } from './opened-frame.ts';

/** Hash-only: nothing but the guest's own script. */
const KIND: FrameKind = {
  title: 'Sandbox',
  source,
  allowed: `'${hash}'`,
  deadline: START_DEADLINE,
  failure: 'This browser could not start the sandbox frame.',
};

/** The scripts of a host that come before the tool's code in the worker. */
export interface Guest {
  readonly prelude: string;
  /** A part of it that not every run needs. */
  readonly part?: string;
}

/** One loaded frame, for one run. */
export class Frame {
  readonly #element: HTMLIFrameElement;

  private constructor(element: HTMLIFrameElement) {
    this.#element = element;
  }

  /** A loaded frame that has the guest's scripts. Rejects where the browser cannot build one. */
  static async load({ prelude, part = '' }: Guest): Promise<Frame> {
    const element = await openFrame(document.body, KIND);
    // An opaque origin cannot be named as a target; the frame listens to its parent alone.
    element.contentWindow?.postMessage({ prelude, part } satisfies Stock, '*');
    return new Frame(element);
  }

  /** Starts the worker with the guest's scripts and this one, and sends it `start`; its texts come to `onmessage`. */
  start(orders: Omit<Orders, keyof Caps>, onmessage: (data: unknown) => void): MessagePort {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => onmessage(data);
    const caps: Caps = { longest: CAPS.longestMessage, count: CAPS.messages, total: CAPS.total };
    this.#element.contentWindow?.postMessage({ ...orders, ...caps } satisfies Orders, '*', [port2]);
    return port1;
  }

  /** Ends everything inside, endless loops as well. */
  remove(): void {
    this.#element.remove();
  }
}

/** Keeps one loaded frame with a guest's scripts, for the next run. */
export class FrameStock {
  readonly #guest: Guest;
  #prepared: Promise<Frame> | null = null;

  constructor(guest: Guest) {
    this.#guest = guest;
  }

  get guest(): Guest {
    return this.#guest;
  }

  /** Loads the frame of the next run in advance; a failure shows when that run starts. */
  prepare(): void {
    this.#prepared ??= this.#load();
  }

  /** A frame that was not used yet. Rejects where the browser cannot build one. */
  take(): Promise<Frame> {
    const frame = this.#prepared ?? this.#load();
    this.#prepared = null;
    return frame;
  }

  /** Removes the frame that waits, for as long as no tool of this host is shown. */
  discard(): void {
    this.#prepared?.then(
      (frame) => frame.remove(),
      () => undefined,
    );
    this.#prepared = null;
  }

  #load(): Promise<Frame> {
    const frame = Frame.load(this.#guest);
    frame.catch(() => undefined);
    return frame;
  }
}
