// CPython in the page: loads its files once, keeps a snapshot per host's module and one started interpreter, and calls.

import type {
  PrintedLine,
  PythonCall,
  PythonEnd,
  PythonResult,
  RunPython,
  Stop,
} from '../../model/python.ts';
import type { FromPython } from '../guest/python/messages.ts';
import { CAPS } from '../limits.ts';
import { loadFiles, type OnProgress, type PythonFiles } from './files.ts';
import { makeSnapshot, startInterpreter, type Interpreter } from './interpreter.ts';

/** `absent`: not loaded yet, or it failed; then it can be tried again. */
export type PythonState = 'absent' | 'loading' | 'ready';

/** What an interpreter is started by; tests give their own. */
export interface Makers {
  readonly loadFiles: (onprogress?: OnProgress) => Promise<PythonFiles>;
  readonly makeSnapshot: (files: PythonFiles, setup: string) => Promise<ArrayBuffer>;
  readonly startInterpreter: (
    files: PythonFiles,
    snapshot: ArrayBuffer,
  ) => Promise<Pick<Interpreter, 'call' | 'remove'>>;
}
type Started = Awaited<ReturnType<Makers['startInterpreter']>>;

const ROOM = { loadFiles, makeSnapshot, startInterpreter };

/** One per page. */
export class PythonEngine {
  readonly #makers: Makers;
  #files: Promise<PythonFiles> | null = null;
  #state: PythonState = 'absent';
  /** Of the host's module that was used last: 21 MB. */
  #snapshot: { readonly setup: string; readonly made: Promise<ArrayBuffer> } | null = null;
  #next: { readonly setup: string; readonly started: Promise<Started> } | null = null;

  constructor(makers: Makers = ROOM) {
    this.#makers = makers;
  }

  get state(): PythonState {
    return this.#state;
  }

  /** Downloads and unpacks the files, once. Rejects with a sentence for a person; the next call tries again. */
  async load(onprogress?: OnProgress): Promise<void> {
    await this.#loaded(onprogress);
  }

  /** Starts the interpreter of the next call with this host's module in advance; a failure shows in that call. */
  prepare(setup: string): void {
    if (this.#next?.setup === setup) return;
    this.discard();
    const started = this.#start(setup);
    started.catch(() => undefined);
    this.#next = { setup, started };
  }

  /** Removes the interpreter that waits, which takes 120 MB. */
  discard(): void {
    this.#next?.started.then(
      (interpreter) => interpreter.remove(),
      () => undefined,
    );
    this.#next = null;
  }

  /** `onstart` is called when an interpreter is there, just before the call. */
  readonly run = async (
    ...[call, watch, stop, onstart]: [...Parameters<RunPython>, onstart?: () => void]
  ): Promise<PythonResult> => {
    let interpreter: Started;
    try {
      interpreter = await unlessStopped(this.#take(call.setup), stop);
      onstart?.();
    } catch (error) {
      const end: PythonEnd = stop?.aborted
        ? { kind: 'stopped' }
        : { kind: 'unavailable', why: error instanceof Error ? error.message : String(error) };
      return { end, printed: [], ms: 0 };
    }
    const result = await called(interpreter, call, watch, stop);
    interpreter.remove();
    // Not before the result is given: starting takes a while.
    setTimeout(() => this.prepare(call.setup));
    return result;
  };

  /** The interpreter that waits, or a new one. */
  #take(setup: string): Promise<Started> {
    if (this.#next?.setup !== setup) return this.#start(setup);
    const { started } = this.#next;
    this.#next = null;
    return started;
  }

  async #start(setup: string): Promise<Started> {
    const files = await this.#loaded();
    if (this.#snapshot?.setup !== setup) {
      const made = this.#makers.makeSnapshot(files, setup);
      const own = (this.#snapshot = { setup, made });
      made.catch(() => {
        if (this.#snapshot === own) this.#snapshot = null;
      });
    }
    return this.#makers.startInterpreter(files, await this.#snapshot.made);
  }

  #loaded(onprogress?: OnProgress): Promise<PythonFiles> {
    if (this.#files) return this.#files;
    this.#state = 'loading';
    this.#files = this.#makers.loadFiles(onprogress);
    this.#files.then(
      () => (this.#state = 'ready'),
      () => {
        this.#state = 'absent';
        this.#files = null;
      },
    );
    return this.#files;
  }
}

/** Rejects as soon as a person stops; an interpreter that comes later is removed. */
function unlessStopped(started: Promise<Started>, stop?: Stop): Promise<Started> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      reject(new Error('Stopped'));
      started.then(
        (interpreter) => interpreter.remove(),
        () => undefined,
      );
    };
    if (stop?.aborted) return leave();
    stop?.addEventListener('abort', leave);
    started.then((interpreter) => {
      if (!stop?.aborted) resolve(interpreter);
    }, reject);
  });
}

/** Makes the call; what comes after its end changes nothing. */
function called(
  interpreter: Started,
  { entry, args, limit }: PythonCall,
  watch: (line: PrintedLine) => void = () => undefined,
  stop?: Stop,
): Promise<PythonResult> {
  const printed: PrintedLine[] = [];
  const began = performance.now();
  let isOver = false;
  return new Promise((resolve) => {
    const finish = (end: PythonEnd): void => {
      isOver = true;
      clearTimeout(timer);
      resolve({ end, printed, ms: performance.now() - began });
    };
    const timer = setTimeout(() => finish({ kind: 'late' }), limit);
    stop?.addEventListener('abort', () => finish({ kind: 'stopped' }));
    interpreter.call({ entry, args }, (message) => {
      if (isOver) return;
      if (message.t !== 'line') return finish(endOf(message));
      const { stream, text } = message;
      const line: PrintedLine = { stream, text, at: performance.now() - began };
      printed.push(line);
      watch(line);
    });
  });
}

function endOf(message: Exclude<FromPython, { t: 'line' }>): PythonEnd {
  if (message.t === 'ready') return { kind: 'cut', what: 'form' };
  if (message.t === 'cap') return { kind: 'cut', what: message.what };
  if (message.t === 'fault') return { kind: 'crashed', text: message.message };
  const { kind, text } = message;
  // A part of a long text would say something else.
  if (text.length > CAPS.result) return { kind: 'cut', what: 'result' };
  return kind === 'returned' ? { kind, value: text } : { kind, text };
}
