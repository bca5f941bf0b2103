// One call, one worker, one deadline: runs a script in a fresh frame and tells how it ended.

import type { Stop } from '../model/run.ts';
import { prepareFrame, takeFrame, type Frame, type Guest } from './frame.ts';
import type { Answer, End, FromGuest } from './guest/messages.ts';
import { START_DEADLINE, type Limits } from './limits.ts';
import { Inbox, readParameters } from './messages.ts';
import { scriptOf, type Wrapper } from './script.ts';

export interface Program {
  readonly guest: Guest;
  /** Whether this run needs the part of the guest that not every one does. */
  readonly wholeGuest?: boolean;
  readonly wrapper: Wrapper;
  readonly code: string;
  /** What the guest needs to know; plain data. */
  readonly start: unknown;
  readonly limits: Limits;
  /** How long to go on listening after the end, ms; attacks are given it. */
  readonly linger?: number;
}

/** The page's side of the calls that tool code makes; decides on permissions itself. */
export interface PageSide {
  /** Gives the answer, or throws an Error whose name and message the tool sees. */
  ask(method: string, params: unknown): Promise<unknown>;
  log(level: string, text: string): void;
  note(name: string, detail: string): void;
}

export type Ending =
  | { readonly kind: 'ended'; readonly end: End }
  | { readonly kind: 'syntax'; readonly message: string; readonly line: number; readonly column: number }
  | { readonly kind: 'late'; readonly limit: 'synchronous' | 'wall' }
  | { readonly kind: 'stopped' }
  /** The guest broke the protocol's rules or said too much. */
  | { readonly kind: 'cut'; readonly what: string }
  | { readonly kind: 'unavailable'; readonly why: string };

/** Never rejects. The next frame is prepared when the run is over. */
export async function run(program: Program, page: PageSide, stop?: Stop): Promise<Ending> {
  let frame: Frame;
  try {
    frame = await takeFrame(program.guest);
  } catch (error) {
    return { kind: 'unavailable', why: error instanceof Error ? error.message : String(error) };
  }
  const ending = await new Promise<Ending>((settle) => new Run(program, page, frame, settle).begin(stop));
  if (program.linger !== undefined) await new Promise((done) => setTimeout(done, program.linger));
  frame.remove();
  // Not before the ending is told: loading takes a while.
  setTimeout(() => prepareFrame(program.guest));
  return ending;
}

class Run {
  readonly #program: Program;
  readonly #page: PageSide;
  readonly #frame: Frame;
  readonly #settle: (ending: Ending) => void;
  readonly #inbox = new Inbox();
  readonly #timers: ReturnType<typeof setTimeout>[] = [];
  #port: MessagePort | null = null;
  #made = false;
  #up = false;
  #over = false;

  constructor(program: Program, page: PageSide, frame: Frame, settle: (ending: Ending) => void) {
    this.#program = program;
    this.#page = page;
    this.#frame = frame;
    this.#settle = settle;
  }

  begin(stop?: Stop): void {
    const { guest, wholeGuest = false, wrapper, code, start } = this.#program;
    const above = wholeGuest ? `${guest.part ?? ''}${guest.prelude}` : guest.prelude;
    const script = scriptOf(above, wrapper, code);
    this.#after(START_DEADLINE, {
      kind: 'unavailable',
      why: 'This browser could not start the sandbox worker.',
    });
    stop?.addEventListener('abort', () => this.#end({ kind: 'stopped' }));
    if (stop?.aborted) return this.#end({ kind: 'stopped' });
    const message = JSON.stringify({ ...script.start, host: start });
    this.#port = this.#frame.start(wholeGuest, script.text, message, (data) =>
      this.#receive(this.#inbox.take(data), script.start.before),
    );
  }

  #receive(message: FromGuest, linesBefore: number): void {
    if (this.#over) return;
    switch (message.t) {
      case 'made':
        // Code that leaves its function runs before the guest is up, and is ended as the host would.
        if (this.#made) return;
        this.#made = true;
        this.#clear();
        return this.#after(this.#program.limits.synchronous, { kind: 'late', limit: 'synchronous' });
      case 'up': {
        if (this.#up) return;
        this.#up = true;
        const { synchronous, wall } = this.#program.limits;
        this.#clear();
        this.#after(synchronous, { kind: 'late', limit: 'synchronous' });
        this.#after(wall, { kind: 'late', limit: 'wall' });
        return;
      }
      case 'yielded':
        // Before it is up the only timer is the one that ends a guest which never gets there.
        if (this.#up) clearTimeout(this.#timers[0]);
        return;
      case 'log':
        return this.#page.log(message.level, message.text);
      case 'note':
        return this.#page.note(message.name, message.detail);
      case 'ask':
        return void this.#answer(message.id, message.method, message.params);
      case 'fault': {
        // Once the guest is up, uncaught errors are those of timers: they change nothing of the result.
        if (this.#up) return;
        const text = message.message.replace(/^(?:Uncaught )?(?:SyntaxError: )?/, '');
        return this.#end({
          kind: 'syntax',
          message: text,
          line: message.line - linesBefore,
          column: message.column,
        });
      }
      case 'cap':
        return this.#end({ kind: 'cut', what: message.what });
      case 'end':
        return this.#end({ kind: 'ended', end: message });
    }
  }

  async #answer(id: number, method: string, params: string): Promise<void> {
    let answer: Answer;
    try {
      answer = { id, value: await this.#page.ask(method, readParameters(params)) };
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      answer = { id, error: { name, message } };
    }
    if (!this.#over || this.#program.linger !== undefined) this.#port?.postMessage(JSON.stringify(answer));
  }

  #after(ms: number, ending: Ending): void {
    this.#timers.push(setTimeout(() => this.#end(ending), ms));
  }

  #clear(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
  }

  #end(ending: Ending): void {
    if (this.#over) return;
    this.#over = true;
    this.#clear();
    this.#settle(ending);
  }
}
