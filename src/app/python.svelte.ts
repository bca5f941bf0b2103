// The page's side of CPython: its engine, loaded only when its user starts something, with what the page says of it.

import type { PythonResult, RunPython } from '../model/python.ts';
import type { PythonState } from '../sandbox/python/engine.ts';

export interface Engine {
  /** Downloads the files, once; rejects with a sentence for a person. */
  readonly load: (onprogress: (loaded: number, total: number) => void) => Promise<void>;
  /** `onstart` is called when an interpreter is there. */
  readonly run: (...call: [...Parameters<RunPython>, onstart?: () => void]) => Promise<PythonResult>;
  /** Removes the interpreter that waits for the next call; that call starts one from the snapshot. */
  readonly discard: () => void;
}

/** How long the interpreter waits for a next call, ms: while something that calls it is shown, and after that. */
export const WAITS = { shown: 300_000, hidden: 20_000 } as const;

/** The engine with the size of its files in bytes, and whether they are on this device. */
export interface EngineRoom {
  readonly engine: Engine;
  readonly download: number;
  readonly isKept: () => Promise<boolean>;
}

async function theRoom(): Promise<EngineRoom> {
  const [{ PythonEngine }, { PYTHON_SIZES, isKept }] = await Promise.all([
    import('../sandbox/python/engine.ts'),
    import('../sandbox/python/files.ts'),
  ]);
  return { engine: new PythonEngine(), download: PYTHON_SIZES.download, isKept };
}

/** Said where not even the page's own part of it can be loaded. */
const MISSING =
  'Python is not on this device and could not be loaded. It is downloaded with the first plugin that you load or run; that needs a network once.';

export class PagePython {
  readonly #make: () => Promise<EngineRoom>;
  #room: Promise<EngineRoom> | null = null;
  #state = $state.raw<PythonState>('absent');
  #size = $state.raw<number | null>(null);
  #loaded = $state.raw(0);
  #kept = $state.raw(false);
  #starting = $state.raw(false);
  #users = 0;
  #calls = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(make: () => Promise<EngineRoom> = theRoom) {
    this.#make = make;
  }

  get state(): PythonState {
    return this.#state;
  }
  /** Bytes to download; null until it was measured. */
  get size(): number | null {
    return this.#size;
  }
  /** How many of them are here. */
  get loaded(): number {
    return this.#loaded;
  }
  /** Whether the files are on this device, so that nothing needs to be downloaded. */
  get kept(): boolean {
    return this.#kept;
  }
  get starting(): boolean {
    return this.#starting;
  }

  /** For as long as something that calls Python is shown; returns what ends that. */
  readonly hold = (): (() => void) => {
    this.#users++;
    this.#freeLater();
    return () => {
      this.#users--;
      this.#freeLater();
    };
  };

  /** Learns the size and whether the files are here; loads nothing of Python. Never rejects. */
  async measure(): Promise<void> {
    try {
      const { download, isKept } = await this.#opened();
      this.#size = download;
      this.#kept = await isKept();
    } catch {
      // Said when it is used.
    }
  }

  /** Loads it where it is not there, and calls. Only for what a person has just asked for. */
  readonly run: RunPython = async (call, watch, stop) => {
    let engine: Engine;
    try {
      ({ engine } = await this.#opened());
    } catch {
      return { end: { kind: 'unavailable', why: MISSING }, printed: [], ms: 0 };
    }
    void this.#load(engine);
    const result = await this.#called(engine, call, watch, stop);
    // The service worker keeps the files a moment after they were used.
    void this.measure();
    return result;
  };

  async #called(engine: Engine, ...call: Parameters<RunPython>): Promise<PythonResult> {
    this.#calls++;
    this.#starting = true;
    try {
      return await engine.run(...call, () => (this.#starting = false));
    } finally {
      this.#calls--;
      this.#starting = false;
      this.#freeLater();
    }
  }

  /** The interpreter that waits takes 120 MB. */
  #freeLater(): void {
    clearTimeout(this.#timer);
    const wait = this.#users > 0 ? WAITS.shown : WAITS.hidden;
    this.#timer = setTimeout(() => {
      if (this.#calls === 0)
        void this.#room?.then(
          ({ engine }) => engine.discard(),
          () => undefined,
        );
    }, wait);
  }

  /** Tries again to load it. Never rejects. */
  async retry(): Promise<void> {
    await this.#opened().then(
      ({ engine }) => this.#load(engine),
      () => undefined,
    );
  }

  async #load(engine: Engine): Promise<void> {
    if (this.#state !== 'absent') return;
    this.#state = 'loading';
    try {
      await engine.load((loaded, total) => {
        this.#loaded = loaded;
        this.#size = total;
      });
      this.#state = 'ready';
    } catch {
      this.#state = 'absent';
    }
  }

  #opened(): Promise<EngineRoom> {
    const opened = (this.#room ??= this.#make());
    opened.catch(() => (this.#room = null));
    return opened;
  }
}
