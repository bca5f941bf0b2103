// What the Run tab remembers while the page lives: choices, arguments per tool, the mocked world, outcomes, examples.

import type {
  HttpMock,
  HttpRequest,
  MockedWorld,
  Outcome,
  RunTool,
  Runner,
  Service,
  TimelineEntry,
  ToolMock,
} from '../../model/run.ts';
import { prepareFrame } from '../../sandbox/frame.ts';
import type { Session } from '../session.svelte.ts';
import { askedNetwork } from './asked-network.ts';
import { passes, type Example } from './example.ts';

/** A question that the run waits on. */
export type Question =
  | { readonly kind: 'approve'; readonly tool: RunTool; readonly answer: (yes: boolean) => void }
  | { readonly kind: 'network'; readonly request: HttpRequest; readonly answer: (yes: boolean) => void };

export interface ExampleResult {
  readonly example: Example;
  readonly passed: boolean;
  readonly outcome: Outcome;
}

/** A tool of a manifest with what it may read. */
export interface Subject {
  readonly packageId: string;
  readonly tool: RunTool;
  readonly services: readonly Service[];
}

export class RunState {
  readonly #session: Session;
  readonly runner: Runner;
  #toolName = $state.raw('');
  #way = $state.raw('');
  #args = $state.raw<Readonly<Record<string, string>>>({});
  #http = $state.raw<readonly HttpMock[]>([]);
  #tools = $state.raw<readonly ToolMock[]>([]);
  #clock = $state.raw<number | null>(null);
  #seed = $state.raw<number | null>(null);
  #network = $state.raw(false);
  #live = $state.raw<readonly TimelineEntry[]>([]);
  #outcomes = $state.raw<readonly Outcome[]>([]);
  #stop = $state.raw<AbortController | null>(null);
  #question = $state.raw<Question | null>(null);
  #examples = $state.raw<readonly Example[]>([]);
  #results = $state.raw<readonly ExampleResult[]>([]);

  constructor(session: Session, runner: Runner) {
    this.#session = session;
    this.runner = runner;
    const chosen = runner.ways.find((way) => way.release === session.release);
    this.#way = (chosen ?? runner.ways[0])?.id ?? '';
    prepareFrame();
  }

  get toolName(): string {
    return this.#toolName;
  }
  get way(): string {
    return this.#way;
  }
  get http(): readonly HttpMock[] {
    return this.#http;
  }
  get tools(): readonly ToolMock[] {
    return this.#tools;
  }
  get clock(): number | null {
    return this.#clock;
  }
  get seed(): number | null {
    return this.#seed;
  }
  get network(): boolean {
    return this.#network;
  }
  /** What has happened so far in the run that goes on. */
  get live(): readonly TimelineEntry[] {
    return this.#live;
  }
  /** One for a single run; one per way for a run on all. */
  get outcomes(): readonly Outcome[] {
    return this.#outcomes;
  }
  get running(): boolean {
    return this.#stop !== null;
  }
  get question(): Question | null {
    return this.#question;
  }
  get examples(): readonly Example[] {
    return this.#examples;
  }
  get results(): readonly ExampleResult[] {
    return this.#results;
  }

  chooseTool(name: string): void {
    this.#toolName = name;
    this.#outcomes = [];
  }

  chooseWay(id: string): void {
    this.#way = id;
  }

  argsOf(tool: string): string {
    return this.#args[`tool ${tool}`] ?? '{}';
  }

  setArgs(tool: string, text: string): void {
    this.#args = { ...this.#args, [`tool ${tool}`]: text };
  }

  setHttp(mocks: readonly HttpMock[]): void {
    this.#http = mocks;
  }

  setTools(mocks: readonly ToolMock[]): void {
    this.#tools = mocks;
  }

  setChance(clock: number | null, seed: number | null): void {
    this.#clock = clock;
    this.#seed = seed;
  }

  /** Holds for the next run alone. */
  allowNetwork(on: boolean): void {
    this.#network = on;
  }

  stop(): void {
    this.#stop?.abort();
    this.#question?.answer(false);
  }

  /** Runs the tool in the given ways, one after the other. Arguments that are no JSON are told by the form. */
  async run(subject: Subject, ways: readonly string[]): Promise<void> {
    if (this.#stop) return;
    const args = readArgs(this.argsOf(subject.tool.name));
    if (!args) return;
    const stop = new AbortController();
    this.#stop = stop;
    this.#outcomes = [];
    const world = this.#world(this.#network);
    this.#network = false;
    for (const way of ways) {
      if (stop.signal.aborted) break;
      this.#live = [];
      const known = this.runner.ways.find((w) => w.id === way);
      if (known?.asksApproval && subject.tool.requiresApproval && !(await this.#approved(subject.tool)))
        continue;
      const outcome = await this.runner.run(
        { ...subject, args: args.value, way },
        world,
        (entry) => (this.#live = [...this.#live, entry]),
        stop.signal,
      );
      this.#outcomes = [...this.#outcomes, outcome];
    }
    this.#stop = null;
  }

  saveExample(name: string, { way, isError, content }: Outcome): void {
    const example: Example = {
      name,
      tool: this.#toolName,
      way,
      args: this.argsOf(this.#toolName),
      http: this.#http,
      tools: this.#tools,
      clock: this.#clock,
      seed: this.#seed,
      expected: { isError, content: content ?? null },
    };
    this.#examples = [...this.#examples, example];
  }

  addExamples(examples: readonly Example[]): void {
    this.#examples = [...this.#examples, ...examples];
  }

  removeExample(example: Example): void {
    this.#examples = this.#examples.filter((one) => one !== example);
  }

  /** Takes over what an example was saved with. */
  loadExample({ tool, way, args, http, tools, clock, seed }: Example): void {
    this.chooseTool(tool);
    this.#way = way;
    this.setArgs(tool, args);
    this.#http = http;
    this.#tools = tools;
    this.setChance(clock, seed);
  }

  /** Runs every example whose tool is there; none of them reaches the network. */
  async runExamples(subjects: readonly Subject[]): Promise<void> {
    if (this.#stop) return;
    const stop = new AbortController();
    this.#stop = stop;
    this.#results = [];
    for (const example of this.#examples) {
      const subject = subjects.find(({ tool }) => tool.name === example.tool);
      const args = readArgs(example.args);
      if (!subject || !args || stop.signal.aborted) continue;
      const { http, tools, clock, seed, way } = example;
      const world: MockedWorld = { config: this.#session.config.values, http, tools, clock, seed };
      const outcome = await this.runner.run(
        { ...subject, args: args.value, way },
        world,
        undefined,
        stop.signal,
      );
      this.#results = [...this.#results, { example, passed: passes(example, outcome), outcome }];
    }
    this.#stop = null;
  }

  #world(network: boolean): MockedWorld {
    const ask = (request: HttpRequest): Promise<boolean> =>
      this.#ask((answer) => ({ kind: 'network', request, answer }));
    return {
      config: this.#session.config.values,
      http: this.#http,
      tools: this.#tools,
      clock: this.#clock,
      seed: this.#seed,
      ...(network ? { network: askedNetwork(ask) } : {}),
    };
  }

  async #approved(tool: RunTool): Promise<boolean> {
    return this.#ask((answer) => ({ kind: 'approve', tool, answer }));
  }

  async #ask(question: (answer: (yes: boolean) => void) => Question): Promise<boolean> {
    // One question at a time: a second request waits for the first answer.
    while (this.#question) await new Promise((done) => setTimeout(done, 50));
    const yes = await new Promise<boolean>((answer) => (this.#question = question(answer)));
    this.#question = null;
    return yes;
  }
}

/** null for a text that is no JSON. */
export function readArgs(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

const states = new WeakMap<Session, WeakMap<Runner, RunState>>();

/** The one state per session and host; made when the tab is first opened. */
export function runStateOf(session: Session, runner: Runner): RunState {
  const known = states.get(session) ?? new WeakMap<Runner, RunState>();
  states.set(session, known);
  const state = known.get(runner) ?? new RunState(session, runner);
  known.set(runner, state);
  return state;
}
