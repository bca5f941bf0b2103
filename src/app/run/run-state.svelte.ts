// The runs of one draft with one host: the run that goes on, its questions, what came of it, and examples.

import type {
  HttpRequest,
  Mocks,
  RunResult,
  RunTarget,
  RunTool,
  Runner,
  TimelineEntry,
} from '../../model/run.ts';
import { allowedNetwork } from '../../sandbox/broker.ts';
import type { MockConfigStore } from '../mock-config-store.svelte.ts';
import { keptConfig } from './example-config.ts';
import { ExampleStore, type ExampleFiles } from './example-store.svelte.ts';
import type { RunExample } from './example.ts';
import { readArgs, type RunInputs } from './run-inputs.svelte.ts';

/** What a person is asked: to approve a tool, or to let a request out to its host. */
export type QuestionSubject =
  | { readonly kind: 'approve'; readonly tool: RunTool }
  | { readonly kind: 'network'; readonly request: HttpRequest };

/** A question that waits; `answer` counts only the first time. */
export type Question = QuestionSubject & { readonly answer: (yes: boolean) => void };

/** A queue: the first question is shown, and the next one when that is answered. */
export class Questions {
  #open = $state.raw<readonly Question[]>([]);

  /** null where nothing is asked. */
  get current(): Question | null {
    return this.#open[0] ?? null;
  }

  ask(subject: QuestionSubject): Promise<boolean> {
    return new Promise((resolve) => {
      const question: Question = {
        ...subject,
        answer: (yes) => {
          this.#open = this.#open.filter((one) => one !== question);
          resolve(yes);
        },
      };
      this.#open = [...this.#open, question];
    });
  }

  refuseAll(): void {
    for (const question of this.#open) question.answer(false);
  }
}

/** What was run: an example is made of this, not of what has been typed since. */
interface Call {
  readonly target: RunTarget;
  readonly args: string;
  readonly mocks: Mocks;
}

/** Made when the Run tab is first opened for them. */
export class RunState {
  readonly runner: Runner;
  readonly examples: ExampleStore;
  readonly questions = new Questions();
  readonly #inputs: RunInputs;
  /** The draft's own: a run that goes on while another is opened never sees that one's. */
  readonly #config: MockConfigStore;
  readonly #live = new LiveTimeline();
  #network = $state.raw(false);
  #call = $state.raw<Call | null>(null);
  #results = $state.raw<readonly RunResult[]>([]);
  #stop = $state.raw<AbortController | null>(null);

  constructor(runner: Runner, inputs: RunInputs, config: MockConfigStore, files: ExampleFiles) {
    this.runner = runner;
    this.examples = new ExampleStore(runner, files);
    this.#inputs = inputs;
    this.#config = config;
  }

  get network(): boolean {
    return this.#network;
  }
  get live(): readonly TimelineEntry[] {
    return this.#live.entries;
  }
  /** What it was given when it ran, as JSON; '' before the first run. */
  get ranWith(): string {
    return this.#call?.args ?? '';
  }
  /** The tool as it was when it ran. */
  get ran(): RunTool | null {
    return this.#call?.target.tool ?? null;
  }
  get running(): boolean {
    return this.#stop !== null;
  }
  /** What came of the last run of this tool: one for a single run; one per mode for a run on all. */
  resultsOf({ packageId, tool }: RunTarget): readonly RunResult[] {
    const last = this.#call?.target;
    return last?.packageId === packageId && last.tool.name === tool.name ? this.#results : [];
  }

  /** Holds only for the next run. */
  allowNetwork(on: boolean): void {
    this.#network = on;
  }

  stop(): void {
    this.#stop?.abort();
    this.questions.refuseAll();
  }

  /** Another draft is opened. */
  leave(): void {
    this.stop();
    this.#network = false;
  }

  /** Runs the tool in the given modes, one after the other. Does nothing with arguments that are not JSON; the form says so. */
  async run(target: RunTarget, modes: readonly string[]): Promise<void> {
    const text = this.#inputs.argsOf(target.tool.name);
    const args = readArgs(text);
    if (!args) return;
    await this.#alone(async (stop) => {
      this.#results = [];
      this.#live.clear();
      const mocks = this.#mocks(stop);
      this.#call = { target, args: text, mocks };
      for (const mode of modes) {
        if (stop.aborted) break;
        this.#live.clear();
        const result = (await this.#allowed(target.tool, mode))
          ? await this.runner.run(
              { ...target, args: args.value, mode },
              mocks,
              (entry) => this.#live.add(entry),
              stop,
            )
          : denied(mode);
        this.#results = [...this.#results, result];
      }
    });
  }

  /** How many settings the last run may have read, which an example leaves out unless that is ticked. */
  settingsOf({ timeline }: RunResult): number {
    const { target, mocks } = this.#call ?? {};
    return target && mocks ? keptConfig(mocks.config, target.services, timeline, false).leftOut.length : 0;
  }

  /** Rejects with a sentence where the file of examples cannot be read. */
  async saveExample(name: string, result: RunResult, withSettings: boolean): Promise<void> {
    if (!this.#call) return;
    const { mode, isError, content, timeline } = result;
    const { args, mocks } = this.#call;
    const { packageId, tool, services } = this.#call.target;
    const { config, http, tools, clock, seed } = mocks;
    await this.examples.add({
      ...{ name, packageId, tool: tool.name, mode, args, http, tools, clock, seed },
      ...keptConfig(config, services, timeline, withSettings),
      expected: { isError, content: content ?? null },
    });
  }

  /** Takes over what an example was saved with. `release` is the one that is chosen for the page. */
  loadExample(
    { tool, mode, args, http, tools, clock, seed, config }: RunExample,
    release: string | null,
  ): void {
    this.#inputs.change({ tool, mode: { id: mode, release }, http, tools, clock, seed });
    this.#inputs.setArgs(tool, args);
    for (const [service, { data }] of Object.entries(config)) {
      for (const [field, value] of Object.entries(data)) this.#config.setField(service, field, value);
    }
  }

  async runExamples(targets: readonly RunTarget[]): Promise<void> {
    await this.#alone((stop) => this.examples.run(targets, this.#config.values, stop));
  }

  /** One run at a time. */
  async #alone(work: (stop: AbortSignal) => Promise<void>): Promise<void> {
    if (this.#stop) return;
    const stop = new AbortController();
    this.#stop = stop;
    try {
      await work(stop.signal);
    } finally {
      this.#stop = null;
    }
  }

  /** The mocks of the next run; the real network is there only for that run. */
  #mocks(stop: AbortSignal): Mocks {
    const allow = async (request: HttpRequest): Promise<boolean> =>
      !stop.aborted && this.questions.ask({ kind: 'network', request });
    const network = this.#network ? { network: allowedNetwork(allow) } : {};
    this.#network = false;
    const { http, tools, clock, seed } = this.#inputs.value;
    return { config: this.#config.values, http, tools, clock, seed, ...network };
  }

  async #allowed(tool: RunTool, id: string): Promise<boolean> {
    const mode = this.runner.modes.find((one) => one.id === id);
    if (!mode?.asksApproval || !tool.requiresApproval) return true;
    return this.questions.ask({ kind: 'approve', tool });
  }
}

function denied(mode: string): RunResult {
  const note = 'You did not approve it, so it was not run.';
  return { mode, kind: 'stopped', isError: true, note, ms: 0, timeline: [], used: [] };
}

/** Between two paintings, ms. */
const PAUSE = 80;

/** Entries are painted together now and then, since a tool can write thousands. */
class LiveTimeline {
  #shown = $state.raw<readonly TimelineEntry[]>([]);
  #waiting: TimelineEntry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  get entries(): readonly TimelineEntry[] {
    return this.#shown;
  }

  add(entry: TimelineEntry): void {
    this.#waiting.push(entry);
    this.#timer ??= setTimeout(() => this.#paint(), PAUSE);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#shown = [];
  }

  #paint(): void {
    this.#timer = undefined;
    this.#shown = [...this.#shown, ...this.#waiting.splice(0)];
  }
}
