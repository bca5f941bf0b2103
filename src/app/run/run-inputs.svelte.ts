// What a person has set for runs: the tool, its arguments, the mock answers. Links and drafts carry it.

import type { HttpMock, ToolMock } from '../../model/run.ts';

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

export class RunInputs {
  #value = $state.raw<RunInput>(NO_INPUT);

  get value(): RunInput {
    return this.#value;
  }

  change(part: Partial<RunInput>): void {
    this.#value = { ...this.#value, ...part };
  }
}
