// The steps of undo that are larger than a document: each has replaced everything that was open.

import type { DraftMemory } from './draft-memory.svelte.ts';
import type { KeptState } from './editor/document-states.ts';
import type { KeptFiles } from './files/open-files.svelte.ts';
import type { Overrides } from './manifest.svelte.ts';
import type { RunInput } from './run/run-inputs.svelte.ts';

/** Everything that is open. What is in it does not change any more once something else is open. */
export interface Whole {
  readonly overrides: Overrides;
  readonly text: string;
  readonly run: RunInput;
  /** With the settings, which are in no draft. */
  readonly memory: DraftMemory;
  readonly files: KeptFiles;
  /** The manifest's undo history; undefined before it was in the editor. */
  readonly editor: KeptState | undefined;
}

/** More steps or UTF-16 units than this are forgotten, the oldest first; the history of drafts has them. */
const MAX = { steps: 100, length: 100_000_000 };

export class Steps {
  #past: readonly Whole[] = [];
  #future: readonly Whole[] = [];

  /** Something else is about to be opened. */
  add(now: Whole): void {
    let left = MAX.length;
    const fits = (one: Whole, at: number): boolean => (left -= lengthOf(one)) > 0 || at === 0;
    this.#past = [now, ...this.#past].slice(0, MAX.steps).filter(fits);
    this.#future = [];
  }

  /** What is open now is where undo ends. */
  clear(): void {
    this.#past = [];
    this.#future = [];
  }

  /** What was open before; null where undo ends. `now` is called for what is open, which `redo` gives then. */
  undo(now: () => Whole): Whole | null {
    const [whole, ...rest] = this.#past;
    if (!whole) return null;
    this.#future = [now(), ...this.#future];
    this.#past = rest;
    return whole;
  }

  /** What the last undo took away; null where there is nothing. */
  redo(now: () => Whole): Whole | null {
    const [whole, ...rest] = this.#future;
    if (!whole) return null;
    this.#past = [now(), ...this.#past];
    this.#future = rest;
    return whole;
  }
}

function lengthOf({ text, files }: Whole): number {
  return files.others.reduce((sum, file) => sum + file.text.length, text.length);
}
