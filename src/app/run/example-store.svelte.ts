// The examples of the open plugin, which are in files beside its manifest, and what came of them when they were last run.

import type { ConfigValues, RunMode, RunResult, Runner, RunTarget } from '../../model/run.ts';
import type { Stop } from '../../model/python.ts';
import type { PluginFile } from '../../model/file.ts';
import type { FileSet } from '../files/file-set.svelte.ts';
import { messageOf } from '../message-of.ts';
import { configFor } from './example-config.ts';
import { areExamples, EXAMPLES_FILE, readExamples, writeExamples, type RunExample } from './example.ts';
import { differenceFrom } from './expectation.ts';
import { headline, unansweredIn } from './result-words.ts';
import { readArgs } from './run-inputs.svelte.ts';

/** The files beside the manifest. */
export interface ExampleFiles {
  readonly others: readonly PluginFile[];
  readonly load: () => Promise<Pick<FileSet, 'find' | 'add' | 'close'>>;
}

/** What one example came to in one mode. */
export interface ExampleOutcome {
  readonly state: 'passed' | 'failed' | 'not run';
  /** A sentence; '' for a passed one. */
  readonly why: string;
  /** What the model got; null where nothing was run. */
  readonly content: string | null;
}

type Ran = RunResult | string;

/** The saved calls of one draft, and their outcomes with one host. */
export class ExampleStore {
  readonly #runner: Runner;
  readonly #files: ExampleFiles;
  /** By mode and call: what is expected may change, and the result still holds. A sentence where it could not be run. */
  #ran = $state.raw<Readonly<Record<string, Ran>>>({});
  #progress = $state.raw<{ readonly done: number; readonly all: number } | null>(null);
  #read: { readonly others: readonly PluginFile[]; readonly found: readonly Found[] } | null = null;

  constructor(runner: Runner, files: ExampleFiles) {
    this.#runner = runner;
    this.#files = files;
  }

  /** Progress of a run of all examples; null while nothing runs. */
  get progress(): { readonly done: number; readonly all: number } | null {
    return this.#progress;
  }
  get all(): readonly RunExample[] {
    return this.#found().flatMap(({ examples }) => examples);
  }
  /** Sentences on files that cannot be read. */
  get faults(): readonly string[] {
    return this.#found().flatMap(({ fault }) => fault ?? []);
  }

  /** null before it was run. */
  outcome(example: RunExample, { id }: RunMode): ExampleOutcome | null {
    const ran = this.#ran[keyOf(example, id)];
    return ran === undefined ? null : judged(example, ran);
  }

  /** Saves one. Rejects with a sentence where the file cannot be read, so nothing of it is lost. */
  async add(example: RunExample): Promise<void> {
    const { path, examples, fault } = this.#found()[0] ?? { path: EXAMPLES_FILE, examples: [], fault: null };
    if (fault !== null) throw new Error(`${fault} Nothing was saved.`);
    await this.#write(path, [...examples, example]);
  }

  /** Puts another one in its place, or takes it out. Rejects as `add` does. */
  async replace(example: RunExample, next: RunExample | null): Promise<void> {
    const file = this.#found().find(({ examples }) => examples.includes(example));
    if (!file) throw new Error('Its file has changed meanwhile, so nothing was saved.');
    const changed = file.examples.flatMap((one) => (one === example ? (next ?? []) : one));
    await this.#write(file.path, changed);
  }

  /** Runs all of them in all modes, one after the other; none of them reaches the network. */
  async run(targets: readonly RunTarget[], values: ConfigValues, stop: Stop): Promise<void> {
    const { modes, run } = this.#runner;
    const calls = this.all.flatMap((example) => modes.map((mode) => ({ example, mode: mode.id })));
    const play = async (example: RunExample, mode: string): Promise<Ran> => {
      const { http, tools, clock, seed } = example;
      const target = targets.find(({ tool }) => tool.name === example.tool);
      const args = readArgs(example.args);
      if (!target) return `The manifest has no tool \`${example.tool}\` with code.`;
      if (!args) return 'Its arguments are not JSON.';
      const mocks = { config: configFor(example, values), http, tools, clock, seed };
      return run({ ...target, args: args.value, mode }, mocks, undefined, stop);
    };
    this.#ran = {};
    for (const [done, { example, mode }] of calls.entries()) {
      this.#progress = { done, all: calls.length };
      const ran = await play(example, mode);
      if (stop.aborted) break;
      this.#ran = { ...this.#ran, [keyOf(example, mode)]: ran };
    }
    this.#progress = null;
  }

  /** The same objects until a file changes. */
  #found(): readonly Found[] {
    const { others } = this.#files;
    if (this.#read?.others !== others) this.#read = { others, found: others.flatMap(foundIn) };
    return this.#read.found;
  }

  async #write(path: string, examples: readonly RunExample[]): Promise<void> {
    const set = await this.#files.load();
    const file = set.find(path);
    if (file && examples.length === 0) set.close(file);
    else if (file) file.setText(writeExamples(examples));
    else set.add([{ path, text: writeExamples(examples) }]);
  }
}

interface Found {
  readonly path: string;
  readonly examples: readonly RunExample[];
  readonly fault: string | null;
}

function foundIn({ path, text }: PluginFile): Found[] {
  if (path !== EXAMPLES_FILE && !areExamples(text)) return [];
  try {
    return [{ path, examples: readExamples(text), fault: null }];
  } catch (error) {
    return [{ path, examples: [], fault: `${path} cannot be read. ${messageOf(error)}` }];
  }
}

function keyOf({ tool, args, http, tools, config, leftOut, clock, seed }: RunExample, mode: string): string {
  return JSON.stringify([mode, tool, args, http, tools, config, leftOut, clock, seed]);
}

function judged({ expected, lookedFor }: RunExample, ran: Ran): ExampleOutcome {
  const notRun = (why: string): ExampleOutcome => ({ state: 'not run', why, content: null });
  if (typeof ran === 'string') return notRun(ran);
  const [missing] = unansweredIn(ran);
  if (missing) return notRun(`It saves no answer to \`${missing.method} ${missing.address}\`.`);
  // What ended it was not the host.
  if (['unavailable', 'cut', 'stopped'].includes(ran.kind)) return notRun(ran.note ?? headline(ran));
  const why = differenceFrom(expected, lookedFor, ran);
  return { state: why === null ? 'passed' : 'failed', why: why ?? '', content: ran.content ?? null };
}
