// With which arguments a converted tool is tried: saved runs, else the manifest's examples, else some that are made.

import type { ConfigValues, Mocks, RunTool } from '../../../model/run.ts';
import { configFor } from '../../run/example-config.ts';
import { areExamples, readExamples, type RunExample } from '../../run/example.ts';
import { readArgs } from '../../run/run-inputs.svelte.ts';
import { exampleOf } from '../../run/schema-form.ts';
import type { Workspace } from '../../workspace.svelte.ts';

/** A call to try. */
export interface CallToTry {
  /** Where the arguments come from: `Saved run “high water”`. */
  readonly label: string;
  readonly args: unknown;
  readonly expectsError: boolean;
  readonly mocks: Mocks;
}

/** Manifests may have many; the first ones prove as much. */
const MOST = 5;
/** ms since 1970, and a seed: both sides see the same time and the same random values. */
const CLOCK = Date.UTC(2026, 0, 15, 12);
const SEED = 1;

/** The calls of one tool, at least one. */
export function examplesFor({ inputs, files, memory }: Workspace, tool: RunTool): readonly CallToTry[] {
  const { values } = memory.config;
  const saved = files.others.flatMap(({ text }) => savedIn(text)).filter((one) => one.tool === tool.name);
  if (saved.length > 0) return saved.slice(0, MOST).flatMap((one) => exampleOfSaved(one, values));
  const { http, tools, clock, seed, args } = inputs.value;
  const mocks = { config: values, http, tools, clock: clock ?? CLOCK, seed: seed ?? SEED };
  const example = (label: string, args: unknown): CallToTry => ({ label, args, expectsError: false, mocks });
  const typed = args[`tool ${tool.name}`];
  const read = typed === undefined ? null : readArgs(typed);
  const given = (tool.examples ?? [])
    .slice(0, MOST)
    .map((one, i) => example(`Example ${String(i + 1)} of the manifest`, one));
  const all = [...(read ? [example('The arguments in the Run tab', read.value)] : []), ...given];
  return all.length > 0 ? all : [example('Made from the parameters', exampleOf(tool.parameters))];
}

function savedIn(text: string): RunExample[] {
  try {
    return areExamples(text) ? readExamples(text) : [];
  } catch {
    // The Run tab says what is wrong with the file.
    return [];
  }
}

function exampleOfSaved(example: RunExample, values: ConfigValues): CallToTry[] {
  const { name, http, tools, clock, seed, expected, lookedFor } = example;
  const args = readArgs(example.args);
  if (!args) return [];
  return [
    {
      label: `Saved run “${name}”`,
      args: args.value,
      expectsError: lookedFor ? lookedFor.kind === 'error' : expected.isError,
      mocks: {
        config: configFor(example, values),
        ...{ http, tools, clock: clock ?? CLOCK, seed: seed ?? SEED },
      },
    },
  ];
}
