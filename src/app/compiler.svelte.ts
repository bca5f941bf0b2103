// The page's side of the TypeScript compiler: started when the first file of code is open, replaced when it hangs.

import type { BusyMessage, CodeRequest } from '../../workers/typescript-contract.ts';
import type { TypeScriptApi } from '../../workers/typescript.worker.ts';
import type { PluginFile } from '../model/file.ts';
import type { Analysis } from '../check/check.ts';
import type { PreviewAnswer } from '../check/preview.ts';
import { withEngine, type EngineAnswer } from '../check/engine-answer.ts';
import type { CheckRequest } from '../check/recognise.ts';
import { withRelativeMain } from '../files/main-path.ts';
import { mainOf, pluginOf, othersOf } from '../files/plugin.ts';
import type { Notices } from './notices.svelte.ts';
import { NOT_LOADED, Stopped, WorkerClient, type Asked } from './worker-client.ts';

/** More than any file takes (20 KB: a tenth of a second). A worker that is still loading is alive. */
const DEADLINE_MS = 10_000;

/** A compiler that comes sooner needs no notice. */
const PATIENCE_MS = 600;

const startWorker = (): Worker =>
  new Worker(new URL('../../workers/typescript.worker.ts', import.meta.url), { type: 'module' });

type Answers = Asked<TypeScriptApi>;

/** What is asked with a plugin's files, and needs their types. */
type Reading = 'check' | 'preview' | 'runnable' | 'reading';

export class Compiler {
  readonly #client: WorkerClient<TypeScriptApi>;
  readonly #notices: Notices;
  #state = $state.raw<'idle' | 'loading' | 'ready' | 'failed'>('idle');
  /** Called again after `retry`. */
  #onretry: readonly (() => void)[] = [];
  #loading: Promise<boolean> | null = null;
  #last: { readonly key: string; readonly answer: Promise<EngineAnswer> } | null = null;
  /** The file whose types the worker works out. */
  #busy: string | null = null;
  /** Files whose types took too long, as they were then. */
  #slow: readonly PluginFile[] = [];
  #turn: Promise<unknown> = Promise.resolve();

  /** Notices tell of loading. Tests have workers and times of their own. */
  constructor(notices: Notices, start = startWorker, deadline = DEADLINE_MS, grace?: number) {
    this.#notices = notices;
    const watched = (): Worker => {
      const worker = start();
      worker.addEventListener('message', ({ data }: MessageEvent<Partial<BusyMessage> | null>) => {
        if (data?.busy === undefined) return;
        this.#busy = data.busy;
        this.#client.touch();
      });
      return worker;
    };
    this.#client = new WorkerClient(watched, () => 'The TypeScript compiler', deadline, grace);
  }

  /** `idle` until it is asked for. A compiler that was stopped for taking too long is still `ready`. */
  get state(): 'idle' | 'loading' | 'ready' | 'failed' {
    return this.#state;
  }

  /** Calls that are not about types of whole files. */
  get api(): Omit<Answers, 'load' | Reading> {
    return this.#client.api;
  }

  /**
   * Loads it, for this host where one is known. False where that failed: a notice says so and has a button that tries
   * again, and then calls `after`.
   */
  load(hostId: string | null = null, after: () => void = () => undefined): Promise<boolean> {
    if (this.#state !== 'ready') this.#onretry = [...this.#onretry, after];
    this.#loading ??= this.#load(hostId);
    return this.#loading;
  }

  /** The analysis with the compiler's problems and verdicts; unchanged if it cannot be loaded. `again` runs after Retry. */
  async checked(analysis: Analysis, request: CheckRequest, again: () => void): Promise<Analysis> {
    if (!(await this.load(analysis.hostId, again))) return analysis;
    const asked = requestFor(analysis, request);
    return withEngine(analysis, await this.check(asked), request.file ?? mainOf(asked.plugin).path);
  }

  /** What the host makes of the code; null if the compiler cannot be loaded. */
  async preview(analysis: Analysis, request: CheckRequest): Promise<PreviewAnswer | null> {
    if (!(await this.load(analysis.hostId))) return null;
    return this.ask('preview', requestFor(analysis, request));
  }

  /** Checks a plugin's code; the files of one plugin share one answer. Rejects as the worker's calls do. */
  check(request: CodeRequest): Promise<EngineAnswer> {
    const key = JSON.stringify(request);
    if (this.#last?.key === key) return this.#last.answer;
    const answer = this.ask('check', request);
    this.#last = { key, answer };
    answer.catch((error: unknown) => {
      // What hung is remembered by the client, which says so at once.
      if (!(error instanceof Stopped) && this.#last?.key === key) this.#last = null;
    });
    return answer;
  }

  /** One after the other: a file that took too long for one call is left out of the next. */
  ask<Name extends Reading>(name: Name, request: CodeRequest): ReturnType<Answers[Name]> {
    const asked = { ...request, plugin: withRelativeMain(request.plugin) };
    const answer = this.#turn.then(() => this.#answer(name, asked));
    this.#turn = answer.catch(() => undefined);
    return answer as ReturnType<Answers[Name]>;
  }

  /** Asks again without a file whose types take too long, as often as there is another one. */
  async #answer(name: Reading, request: CodeRequest): Promise<unknown> {
    for (;;) {
      const slow = this.#slow.filter((one) =>
        request.plugin.files.some(({ path, text }) => path === one.path && text === one.text),
      );
      const leftOut = slow.map(({ path }) => path);
      this.#busy = null;
      try {
        return await this.#client.api[name](leftOut.length > 0 ? { ...request, leftOut } : request);
      } catch (error) {
        const file = request.plugin.files.find(({ path }) => path === this.#busy);
        if (!(error instanceof Stopped) || !file || leftOut.includes(file.path)) throw error;
        this.#slow = [...this.#slow, file];
      }
    }
  }

  async #load(hostId: string | null): Promise<boolean> {
    this.#state = 'loading';
    const text = 'Loading the TypeScript compiler, about 700 KB …';
    const stop = { label: 'Stop', run: () => this.#client.stop(['load']) };
    const notices = this.#notices;
    const slow = setTimeout(() => notices.show(text, 'info', [stop]), PATIENCE_MS);
    try {
      await this.#client.api.load(hostId);
      this.#state = 'ready';
      this.#onretry = [];
      keep();
    } catch (error) {
      this.#state = 'failed';
      const what = error instanceof Stopped && error.message !== NOT_LOADED ? STOPPED : TROUBLE;
      notices.show(`${what} ${WITHOUT}`, 'warning', [{ label: 'Retry', run: () => this.#retry() }]);
    }
    clearTimeout(slow);
    if (notices.current?.text === text) notices.dismiss();
    return this.#state === 'ready';
  }

  #retry(): void {
    const waiting = this.#onretry;
    this.#onretry = [];
    this.#loading = null;
    this.#client.restart();
    for (const again of waiting) again();
  }
}

const TROUBLE = 'The TypeScript compiler is not on this device and could not be loaded.';
const STOPPED = 'The TypeScript compiler was not loaded.';
const WITHOUT = 'Code is not checked until it is there; JSON files are checked as always.';

/** Asks the service worker to keep what was loaded before it was in charge. */
function keep(): void {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  void serviceWorker?.ready.then(({ active }) => active?.postMessage({ plugbench: 'keep-engines' }));
}

/** The plugin as the compiler reads it, its main file at the path that the host expects. */
function requestFor({ path, hostId }: Analysis, { plugin, file, release }: CheckRequest): CodeRequest {
  const main = mainOf(plugin);
  const named = file === undefined ? pluginOf({ path, text: main.text }, othersOf(plugin)) : plugin;
  return { plugin: withRelativeMain(named), hostId: hostId ?? '', release };
}
