// The saved calls of this visit, and what came of them when they were last run.

import type { ConfigValues, RunResult, Runner } from '../../model/run.ts';
import type { Stop } from '../../model/python.ts';
import { configFor } from './example-config.ts';
import { passes, type RunExample } from './example.ts';
import { readArgs } from './run-inputs.svelte.ts';
import type { RunTarget } from '../../model/run.ts';

export type ExampleResult = { readonly example: RunExample } & (
  | { readonly passed: boolean; readonly result: RunResult }
  /** It could not be run; `why` is a sentence. */
  | { readonly passed: false; readonly why: string }
);

/** The saved calls of one draft and host, in memory only. */
export class ExampleStore {
  readonly #runner: Runner;
  #all = $state.raw<readonly RunExample[]>([]);
  #results = $state.raw<readonly ExampleResult[]>([]);

  constructor(runner: Runner) {
    this.#runner = runner;
  }

  get results(): readonly ExampleResult[] {
    return this.#results;
  }

  /** Those of one manifest: of its id, or of its tools, which outlive a change of the id. */
  of(packageId: string, targets: readonly RunTarget[]): readonly RunExample[] {
    return this.#all.filter(
      (one) => one.packageId === packageId || targets.some(({ tool }) => tool.name === one.tool),
    );
  }

  add(examples: readonly RunExample[]): void {
    this.#all = [...this.#all, ...examples];
  }

  remove(example: RunExample): void {
    this.#all = this.#all.filter((one) => one !== example);
    this.#results = this.#results.filter((one) => one.example !== example);
  }

  /** Runs all of one manifest, one after the other; none of them reaches the network. */
  async run(
    packageId: string,
    targets: readonly RunTarget[],
    values: ConfigValues,
    stop: Stop,
  ): Promise<void> {
    this.#results = [];
    for (const example of this.of(packageId, targets)) {
      if (stop.aborted) return;
      const result = await this.#one(example, targets, values, stop);
      if (!stop.aborted) this.#results = [...this.#results, result];
    }
  }

  async #one(
    example: RunExample,
    targets: readonly RunTarget[],
    values: ConfigValues,
    stop: Stop,
  ): Promise<ExampleResult> {
    const { http, tools, clock, seed, mode } = example;
    const target = targets.find(({ tool }) => tool.name === example.tool);
    const args = readArgs(example.args);
    const no = (why: string): ExampleResult => ({ example, passed: false, why });
    if (!target) return no(`The manifest has no tool \`${example.tool}\` with code.`);
    if (!this.#runner.modes.some(({ id }) => id === mode))
      return no(`This host cannot run a tool as \`${mode}\`.`);
    if (!args) return no('Its arguments are not a JSON object.');
    const config = configFor(example, values);
    const call = { ...target, args: args.value, mode };
    const result = await this.#runner.run(call, { config, http, tools, clock, seed }, undefined, stop);
    return { example, passed: passes(example, result), result };
  }
}
