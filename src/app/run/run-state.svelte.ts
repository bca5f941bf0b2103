// What the Run tab does with the workspace's inputs: runs, questions while they last, and what came of them.

import type {
  HttpMock,
  HttpRequest,
  Mocks,
  RunResult,
  RunTool,
  Runner,
  TimelineEntry,
  ToolMock,
} from '../../model/run.ts';
import type { DraftMemory } from '../draft-memory.svelte.ts';
import type { Workspace } from '../workspace.svelte.ts';
import { readArgs } from './arguments.ts';
import { askedNetwork } from './asked-network.ts';
import { keptConfig } from './example-config.ts';
import { ExampleStore } from './example-store.svelte.ts';
import type { Example } from './example.ts';
import { LiveTimeline } from './live-timeline.svelte.ts';
import type { RunInput } from './run-inputs.svelte.ts';
import type { RunTarget } from '../../model/run.ts';

/** A question that the run waits on. */
export type Question =
  | { readonly kind: 'approve'; readonly tool: RunTool; readonly answer: (yes: boolean) => void }
  | { readonly kind: 'network'; readonly request: HttpRequest; readonly answer: (yes: boolean) => void };

/** What was run: an example is made of this, not of what has been typed since. */
interface Call {
  readonly target: RunTarget;
  readonly args: string;
  readonly mocks: Mocks;
}

export class RunState {
  readonly #workspace: Workspace;
  /** The draft's own: a run that goes on while another is opened never sees that one's. */
  readonly #memory: DraftMemory;
  readonly runner: Runner;
  readonly examples: ExampleStore;
  #network = $state.raw(false);
  #call = $state.raw<Call | null>(null);
  readonly #live = new LiveTimeline();
  #results = $state.raw<readonly RunResult[]>([]);
  #stop = $state.raw<AbortController | null>(null);
  #question = $state.raw<Question | null>(null);

  constructor(workspace: Workspace, runner: Runner) {
    this.#workspace = workspace;
    this.#memory = workspace.memory;
    this.#memory.onleave(() => {
      this.stop();
      this.#network = false;
    });
    this.runner = runner;
    this.examples = new ExampleStore(runner);
    runner.prepare();
  }

  get #input(): RunInput {
    return this.#workspace.inputs.value;
  }
  get toolName(): string {
    return this.#input.tool;
  }
  get mode(): string {
    const { release } = this.#workspace.active;
    const { modes } = this.runner;
    const chosen = this.#input.mode;
    if (chosen?.release === release && modes.some(({ id }) => id === chosen.id)) return chosen.id;
    return (modes.find((mode) => mode.release === release) ?? modes[0])?.id ?? '';
  }
  get http(): readonly HttpMock[] {
    return this.#input.http;
  }
  get tools(): readonly ToolMock[] {
    return this.#input.tools;
  }
  get clock(): number | null {
    return this.#input.clock;
  }
  get seed(): number | null {
    return this.#input.seed;
  }
  get network(): boolean {
    return this.#network;
  }
  /** What has happened so far in the run that goes on. */
  get live(): readonly TimelineEntry[] {
    return this.#live.entries;
  }
  /** The tool as it was when it ran. */
  get ran(): RunTool | null {
    return this.#call?.target.tool ?? null;
  }
  get running(): boolean {
    return this.#stop !== null;
  }
  get question(): Question | null {
    return this.#question;
  }

  /** What came of the last run of this tool: one for a single run; one per mode for a run on all. */
  resultsOf({ packageId, tool }: RunTarget): readonly RunResult[] {
    const last = this.#call?.target;
    return last?.packageId === packageId && last.tool.name === tool.name ? this.#results : [];
  }

  chooseTool(name: string): void {
    this.#workspace.inputs.change({ tool: name });
  }

  chooseMode(id: string): void {
    this.#workspace.inputs.change({ mode: { id, release: this.#workspace.active.release } });
  }

  argsOf(tool: string): string {
    return this.#input.args[`tool ${tool}`] ?? '{}';
  }

  setArgs(tool: string, text: string): void {
    this.#workspace.inputs.change({ args: { ...this.#input.args, [`tool ${tool}`]: text } });
  }

  setHttp(mocks: readonly HttpMock[]): void {
    this.#workspace.inputs.change({ http: mocks });
  }

  setTools(mocks: readonly ToolMock[]): void {
    this.#workspace.inputs.change({ tools: mocks });
  }

  setChance(clock: number | null, seed: number | null): void {
    this.#workspace.inputs.change({ clock, seed });
  }

  /** Holds for the next run alone. */
  allowNetwork(on: boolean): void {
    this.#network = on;
  }

  stop(): void {
    this.#stop?.abort();
    this.#question?.answer(false);
  }

  /** Runs the tool in the given modes, one after the other. Arguments that are no JSON are told by the form. */
  async run(target: RunTarget, modes: readonly string[]): Promise<void> {
    const text = this.argsOf(target.tool.name);
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
        const result = (await this.#allowed(target.tool, mode, stop))
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

  /** How many secrets of the last run's settings an example would leave out. */
  secretsOf({ timeline }: RunResult): number {
    const { target, mocks } = this.#call ?? {};
    return target && mocks ? keptConfig(mocks.config, target.services, timeline, false).leftOut.length : 0;
  }

  saveExample(name: string, { mode, isError, content, timeline }: RunResult, withSecrets: boolean): void {
    if (!this.#call) return;
    const { target, args, mocks } = this.#call;
    const { config, http, tools, clock, seed } = mocks;
    this.examples.add([
      {
        name,
        packageId: target.packageId,
        tool: target.tool.name,
        mode,
        args,
        http,
        tools,
        clock,
        seed,
        ...keptConfig(config, target.services, timeline, withSecrets),
        expected: { isError, content: content ?? null },
      },
    ]);
  }

  /** Takes over what an example was saved with. */
  loadExample({ tool, mode, args, http, tools, clock, seed, config }: Example): void {
    this.chooseTool(tool);
    this.chooseMode(mode);
    this.setArgs(tool, args);
    this.#workspace.inputs.change({ http, tools, clock, seed });
    for (const [service, { data }] of Object.entries(config)) {
      for (const [field, value] of Object.entries(data)) this.#memory.config.setField(service, field, value);
    }
  }

  async runExamples(packageId: string, targets: readonly RunTarget[]): Promise<void> {
    await this.#alone((stop) => this.examples.run(packageId, targets, this.#memory.config.values, stop));
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

  /** The mocks of the next run; the real network is there for that run alone. */
  #mocks(stop: AbortSignal): Mocks {
    const ask = (request: HttpRequest): Promise<boolean> =>
      this.#ask((answer) => ({ kind: 'network', request, answer }), stop);
    const network = this.#network ? { network: askedNetwork(ask) } : {};
    this.#network = false;
    const { http, tools, clock, seed } = this.#input;
    return { config: this.#memory.config.values, http, tools, clock, seed, ...network };
  }

  async #allowed(tool: RunTool, id: string, stop: AbortSignal): Promise<boolean> {
    const mode = this.runner.modes.find((one) => one.id === id);
    if (!mode?.asksApproval || !tool.requiresApproval) return true;
    return this.#ask((answer) => ({ kind: 'approve', tool, answer }), stop);
  }

  async #ask(question: (answer: (yes: boolean) => void) => Question, stop: AbortSignal): Promise<boolean> {
    // One question at a time: a second request waits for the first answer.
    while (this.#question) await new Promise((done) => setTimeout(done, 50));
    if (stop.aborted) return false;
    const yes = await new Promise<boolean>((answer) => (this.#question = question(answer)));
    this.#question = null;
    return yes;
  }
}

function denied(mode: string): RunResult {
  const note = 'You did not approve it, so it was not run.';
  return { mode, kind: 'stopped', isError: true, note, ms: 0, timeline: [], used: [] };
}

const states = new WeakMap<DraftMemory, WeakMap<Runner, RunState>>();

/** The one state per draft and host; made when the tab is first opened. */
export function runStateOf(workspace: Workspace, runner: Runner): RunState {
  const known = states.get(workspace.memory) ?? new WeakMap<Runner, RunState>();
  states.set(workspace.memory, known);
  const state = known.get(runner) ?? new RunState(workspace, runner);
  known.set(runner, state);
  return state;
}
