// Runs one script in a fresh frame and worker, with a deadline, and says how it ended.

import { member } from '../model/guards.ts';
import { isV8 } from '../node/node-errors.ts';
import type { Stop } from '../model/python.ts';
import type { Frame, FrameStock, ScriptSource } from './frame.ts';
import type { Answer, FromGuest, GuestError, GuestResult } from './guest/messages.ts';
import { START_DEADLINE, type Limits } from './limits.ts';
import { Inbox, readParameters } from './messages.ts';
import type { RunLog } from './run-log.ts';

export interface Program extends ScriptSource {
  /** What the guest needs to know; plain data. */
  readonly start: unknown;
  readonly limits: Limits;
  /** How long to go on listening after the end, ms; only attacks set it. */
  readonly linger?: number;
}

export interface PageSide {
  /** Decides on permissions. Gives the answer, or throws an Error whose name and message the tool sees. */
  readonly ask: (method: string, params: unknown) => Promise<unknown>;
  readonly log: Pick<RunLog, 'line' | 'note'>;
}

export type SandboxResult =
  /** The code returned or threw; the guest has made a text of it. */
  | ({ readonly kind: 'ended' } & GuestResult)
  /** Line and column are in the tool's code, from 1; a line below 1 is in the host's wrapper. */
  | { readonly kind: 'syntax'; readonly message: string; readonly line: number; readonly column: number }
  | { readonly kind: 'late'; readonly limit: keyof Limits }
  | { readonly kind: 'stopped' }
  /** The guest broke a rule of the protocol, which `what` names, or sent too much. */
  | { readonly kind: 'cut'; readonly what: string }
  | { readonly kind: 'unavailable'; readonly why: string };

/** Never rejects. The next frame is prepared when the run is over, for another run of the same code. */
export async function runScript(
  stock: FrameStock,
  program: Program,
  page: PageSide,
  stop?: Stop,
): Promise<SandboxResult> {
  let frame: Frame;
  let { code } = program;
  try {
    if (!isV8) code = (await import('../lang/javascript/caught.ts')).withCaught(code);
    frame = await stock.take();
  } catch (error) {
    return { kind: 'unavailable', why: error instanceof Error ? error.message : String(error) };
  }
  const result = await new Promise<SandboxResult>((settle) =>
    new ScriptRun({ program: { ...program, code }, page, frame, settle }).begin(stop),
  );
  if (program.linger !== undefined) await new Promise((done) => setTimeout(done, program.linger));
  frame.remove();
  // Not before the result is given: loading takes a while.
  setTimeout(() => stock.prepare({ ...program, code }));
  return result;
}

/** The cause of a failed connection, as Node's own errors of it have it. */
function causeOf(cause: unknown): { cause?: NonNullable<GuestError['cause']> } {
  const [code, message] = [member(cause, 'code'), member(cause, 'message')];
  return typeof code === 'string' && typeof message === 'string' ? { cause: { code, message } } : {};
}

interface Around {
  readonly program: Program;
  readonly page: PageSide;
  readonly frame: Frame;
  readonly settle: (result: SandboxResult) => void;
}

class ScriptRun {
  readonly #around: Around;
  readonly #inbox = new Inbox();
  readonly #timers: ReturnType<typeof setTimeout>[] = [];
  #port: MessagePort | null = null;
  #made = false;
  #up = false;
  #over = false;

  constructor(around: Around) {
    this.#around = around;
  }

  begin(stop?: Stop): void {
    this.#after(START_DEADLINE, {
      kind: 'unavailable',
      why: 'This browser could not start the sandbox worker.',
    });
    stop?.addEventListener('abort', () => this.#end({ kind: 'stopped' }));
    if (stop?.aborted) return this.#end({ kind: 'stopped' });
    const { start } = this.#around.frame.scriptOf(this.#around.program);
    this.#port = this.#around.frame.start(
      JSON.stringify({ ...start, host: this.#around.program.start }),
      (data) => this.#receive(this.#inbox.take(data), start.before),
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
        return this.#after(this.#around.program.limits.synchronous, { kind: 'late', limit: 'synchronous' });
      case 'up': {
        if (this.#up) return;
        this.#up = true;
        const { synchronous, wall } = this.#around.program.limits;
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
        return this.#around.page.log.line(message.level, message.text);
      case 'note':
        return this.#around.page.log.note(message.name, message.detail);
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
        return this.#end({ ...message, kind: 'ended' });
    }
  }

  async #answer(id: number, method: string, params: string): Promise<void> {
    let answer: Answer;
    try {
      answer = { id, value: await this.#around.page.ask(method, readParameters(params)) };
    } catch (error) {
      const { name, message, cause } = error instanceof Error ? error : new Error(String(error));
      answer = { id, error: { name, message, ...causeOf(cause) } };
    }
    if (!this.#over || this.#around.program.linger !== undefined)
      this.#port?.postMessage(JSON.stringify(answer));
  }

  #after(ms: number, result: SandboxResult): void {
    this.#timers.push(setTimeout(() => this.#end(result), ms));
  }

  #clear(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
  }

  #end(result: SandboxResult): void {
    if (this.#over) return;
    this.#over = true;
    this.#clear();
    this.#around.settle(result);
  }
}
