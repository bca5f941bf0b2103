// The opaque-origin frame of a run, which is removed after it; the next one is prepared while a person reads.

import type { Orders, Stock, WorkerScript } from './guest/frame.ts';
import type { Wrapper } from './guest/messages.ts';
import { hash, source } from './guest/frame.ts?guest';
import { CAPS, START_DEADLINE } from './limits.ts';
import { documentOf, openFrame } from './opened-frame.ts';
import { scriptOf, type Script } from './script.ts';

/** Hash-only: nothing but the guest's own script. */
const KIND = {
  title: 'Sandbox',
  document: documentOf(source, `'${hash}'`),
  deadline: START_DEADLINE,
  failure: 'This browser could not start the sandbox frame.',
};

/** The scripts of a host that come before the tool's code in the worker. */
export interface Guest {
  readonly prelude: string;
  /** A part of it that not every run needs. */
  readonly part?: string;
}

/** What a worker's script is made of. */
export interface ScriptSource {
  /** Whether this run needs the part of the guest that only some runs need. */
  readonly wholeGuest?: boolean;
  /** What else stands above the guest's own script, for this run alone; '' or absent for nothing. */
  readonly above?: string;
  readonly wrapper: Wrapper;
  readonly code: string;
}

/** One loaded frame, for one run. */
export class Frame {
  readonly #element: HTMLIFrameElement;
  readonly #guest: Guest;
  #source: ScriptSource | null = null;
  #script: Script | null = null;

  private constructor(element: HTMLIFrameElement, guest: Guest) {
    this.#element = element;
    this.#guest = guest;
  }

  /** A loaded frame that has the guest's scripts, and a worker with that of `source`. Rejects where the browser cannot build one. */
  static async load(guest: Guest, source: ScriptSource | null): Promise<Frame> {
    const frame = new Frame(await openFrame(document.body, KIND), guest);
    const { prelude, part = '' } = guest;
    frame.#post({ prelude, part, script: source && frame.#made(source) } satisfies Stock);
    return frame;
  }

  /** Starts the worker, where none with this script waits; nothing of the code runs before `start`. */
  scriptOf(source: ScriptSource): Script {
    if (this.#script && this.#source && same(this.#source, source)) return this.#script;
    this.#post(this.#made(source));
    return this.#script as Script;
  }

  /** Sends the worker `start`; its texts come to `onmessage`. */
  start(start: string, onmessage: (data: unknown) => void): MessagePort {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => onmessage(data);
    this.#post({ start, ...CAPS } satisfies Orders, port2);
    return port1;
  }

  #made(source: ScriptSource): WorkerScript {
    const { wholeGuest = false, above = '', wrapper, code } = source;
    const { prelude, part = '' } = this.#guest;
    const script = scriptOf(`${above}${wholeGuest ? part : ''}${prelude}`, wrapper, code);
    this.#source = source;
    this.#script = script;
    return { wholeGuest, above, script: script.text };
  }

  /** An opaque origin cannot be named as a target; the frame listens to its parent alone. */
  #post(message: unknown, ...ports: MessagePort[]): void {
    this.#element.contentWindow?.postMessage(message, '*', ports);
  }

  /** Ends everything inside, endless loops as well. */
  remove(): void {
    this.#element.remove();
  }
}

function same(one: ScriptSource, other: ScriptSource): boolean {
  const [parts, others] = [one, other].map(({ code, above, wholeGuest, wrapper }) => {
    return [code, above, wholeGuest, wrapper.before, wrapper.after];
  });
  return parts?.every((part, i) => part === others?.[i]) === true;
}

/** Keeps one loaded frame with a guest's scripts, for the next run. */
export class FrameStock {
  readonly #guest: Guest;
  #prepared: Promise<Frame> | null = null;

  constructor(guest: Guest) {
    this.#guest = guest;
  }

  /** Loads the frame of the next run in advance, most likely of this source; a failure shows when that run starts. */
  prepare(source: ScriptSource | null = null): void {
    this.#prepared ??= this.#load(source);
  }

  /** A frame that was not used yet. Rejects where the browser cannot build one. */
  take(): Promise<Frame> {
    const frame = this.#prepared ?? this.#load(null);
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

  #load(source: ScriptSource | null): Promise<Frame> {
    const frame = Frame.load(this.#guest, source);
    frame.catch(() => undefined);
    return frame;
  }
}
