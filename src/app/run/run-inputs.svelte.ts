// What a person has set for runs: the tool, its arguments, the mock answers. Links and drafts carry it.

import { parsedJson } from '../../model/guards.ts';
import type { HttpMock, RunMode, ToolMock } from '../../model/run.ts';

export interface RunInput {
  /** Name of the chosen tool; '' for the first one. */
  readonly tool: string;
  /** Chosen by hand, until another release is chosen for the whole page. */
  readonly mode: { readonly id: string; readonly release: string | null } | null;
  /** `tool <name>` → its arguments as typed; they may be no JSON. */
  readonly args: Readonly<Record<string, string>>;
  readonly http: readonly HttpMock[];
  readonly tools: readonly ToolMock[];
  readonly clock: number | null;
  readonly seed: number | null;
}

export const NO_INPUT: RunInput = {
  tool: '',
  mode: null,
  args: {},
  http: [],
  tools: [],
  clock: null,
  seed: null,
};

/** Whether a person, a link or a draft has set anything that a run is given. */
export function isSet({ args, http, tools, clock, seed }: RunInput): boolean {
  return Object.keys(args).length + http.length + tools.length > 0 || clock !== null || seed !== null;
}

/** What a person has set for runs; the only state of it. */
export class RunInputs {
  #value = $state.raw<RunInput>(NO_INPUT);

  get value(): RunInput {
    return this.#value;
  }

  change(part: Partial<RunInput>): void {
    this.#value = { ...this.#value, ...part };
  }

  argsOf(tool: string): string {
    return this.#value.args[`tool ${tool}`] ?? '{}';
  }

  setArgs(tool: string, text: string): void {
    this.change({ args: { ...this.#value.args, [`tool ${tool}`]: text } });
  }

  /** The mode that was chosen, as long as the page's release is the same; null for none. */
  chosenMode(modes: readonly RunMode[], release: string | null): string | null {
    const chosen = this.#value.mode;
    return chosen?.release === release && modes.some(({ id }) => id === chosen.id) ? chosen.id : null;
  }
}

/** The value of arguments as typed; null for a text that is not JSON. */
export function readArgs(text: string): { readonly value: unknown } | null {
  const value = parsedJson(text);
  return value === undefined ? null : { value };
}
