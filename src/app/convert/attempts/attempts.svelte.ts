// Tries converted tools: each is run in its own host and as its target runs it, with the same arguments, settings, mock
// answers, clock and seed, and never with the real network.

import type { Tried } from '../../../convert/report/lead.ts';
import type { ConversionView } from '../../../convert/report/view.ts';
import { messageOf } from '../../message-of.ts';
import type { Workspace } from '../../workspace.svelte.ts';
import { compared, type Comparison, type SideResult } from './compare.ts';
import { examplesFor } from './examples.ts';
import { valuesOf } from './settings.ts';
import { sourceSide, targetSide } from './sides.ts';

/** One call of one tool, in both. */
export interface TriedCall extends Comparison {
  /** Where the arguments come from: `Saved run “high water”`. */
  readonly label: string;
  /** As JSON. */
  readonly args: string;
  readonly source: SideResult;
  readonly target: SideResult;
}

/** What came of one tool; `why` is set where it could not be tried at all. */
export interface ToolAttempts {
  readonly attempts: readonly TriedCall[];
  readonly why: string | null;
}

/** The attempts of one conversion. */
export class Attempts {
  readonly #workspace: Workspace;
  readonly #view: ConversionView;
  #done = $state.raw<Readonly<Partial<Record<string, ToolAttempts>>>>({});
  #progress = $state.raw<{ readonly done: number; readonly all: number; readonly tool: string } | null>(null);
  #stop: AbortController | null = null;

  /** Tools that the target runs, by the names that the report has for them. */
  readonly tools: readonly string[];

  /** What the headline says. */
  readonly tried: Tried = $derived.by(() => {
    const all = Object.entries(this.#done).flatMap(([name, one]) => (one ? [[name, one] as const] : []));
    const proved = all.filter(([, one]) => verdictOf(one) === 'equal');
    return {
      runs: proved.map(([name]) => name),
      differs: all.filter(([, one]) => verdictOf(one) === 'differs').map(([name]) => name),
      examples: proved.reduce((sum, [, { attempts }]) => sum + countOf(attempts, 'equal'), 0),
    };
  });

  constructor(workspace: Workspace, view: ConversionView) {
    this.#workspace = workspace;
    this.#view = view;
    const { calls, summary } = view;
    const tools = summary.tools.filter(
      ({ kind }, i) => calls?.tools[i] && (kind === 'adapted' || kind === 'partly'),
    );
    // A manifest may say a name twice, and a call goes by the name.
    this.tools = tools.map(({ name }) => name).filter((name, i, all) => all.indexOf(name) === i);
  }

  /** Whether a newer conversion has the same output, so that what was tried still holds. */
  isOf({ to, files }: ConversionView): boolean {
    const mine = this.#view;
    return (
      to.id === mine.to.id &&
      files.length === mine.files.length &&
      files.every(({ path, text }, i) => path === mine.files[i]?.path && text === mine.files[i].text)
    );
  }

  /** null while nothing runs; `tool` is the one that is tried now. */
  get progress(): { readonly done: number; readonly all: number; readonly tool: string } | null {
    return this.#progress;
  }

  /** null before it was tried. */
  of(tool: string): ToolAttempts | null {
    return (Object.hasOwn(this.#done, tool) ? this.#done[tool] : null) ?? null;
  }

  stop(): void {
    this.#stop?.abort();
  }

  /** Tries tools one after the other; nothing while others are tried. Never rejects. */
  async run(tools: readonly string[]): Promise<void> {
    if (this.#stop) return;
    const stop = new AbortController();
    this.#stop = stop;
    for (const [done, tool] of tools.entries()) {
      this.#progress = { done, all: tools.length, tool };
      const result = await this.#try(tool, stop.signal);
      if (stop.signal.aborted) break;
      this.#done = { ...this.#done, [tool]: result };
    }
    this.#progress = null;
    this.#stop = null;
  }

  async #try(tool: string, stop: AbortSignal): Promise<ToolAttempts> {
    const attempts: TriedCall[] = [];
    try {
      const source = await sourceSide(this.#workspace, tool);
      const target = await targetSide(this.#workspace, this.#view, tool);
      if (typeof source === 'string') return { attempts, why: source };
      if (typeof target === 'string') return { attempts, why: target };
      for (const example of examplesFor(this.#workspace, source.target.tool)) {
        if (stop.aborted) break;
        const { label, args, mocks, expectsError } = example;
        const values = valuesOf(source.target.services, mocks.config);
        const sides = {
          source: await source.side(args, mocks, values, stop),
          target: await target(args, mocks, values, stop),
        };
        const comparison = compared(sides.source, sides.target, expectsError);
        attempts.push({ label, args: JSON.stringify(args, null, 2), ...sides, ...comparison });
      }
      return { attempts, why: null };
    } catch (error) {
      return { attempts, why: messageOf(error) };
    }
  }
}

/** The worst that was found; open where nothing was proved. */
export function verdictOf({ attempts }: ToolAttempts): Comparison['verdict'] {
  if (countOf(attempts, 'differs') > 0) return 'differs';
  return countOf(attempts, 'equal') > 0 ? 'equal' : 'open';
}

function countOf(attempts: readonly TriedCall[], verdict: Comparison['verdict']): number {
  return attempts.filter((one) => one.verdict === verdict).length;
}
