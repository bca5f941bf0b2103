// The comments between which an adapter holds a tool's own code, so that converting back finds it again.

import type { Code, Convention, Taken } from '../../../../model/plugin.ts';

const BEGIN = /\/\* --- the tool’s own code \(([a-z-]+)(?:, tool (\d+))?\) --- \*\/\n/g;
const END = '\n/* --- end of the tool’s own code --- */';

const CONVENTIONS: readonly Convention[] = [
  'function-body',
  'commonjs-runtime',
  'action-handler',
  'request-handler',
  'python-method',
];

/** What stands before and behind the code. `tool` tells the tools of a file apart, from 0. */
export function marks(convention: Convention, tool?: number): readonly [begin: string, end: string] {
  const which = tool === undefined ? '' : `, tool ${String(tool)}`;
  return [`/* --- the tool’s own code (${convention}${which}) --- */\n`, `${END}\n`];
}

export interface Marked {
  /** 0 where the file holds one tool. */
  readonly tool: number;
  readonly convention: Convention;
  readonly text: string;
}

/** The stretches of code that adapters of ours hold, in order; [] for any other text. */
export function markedCode(text: string): Marked[] {
  return [...text.matchAll(BEGIN)].flatMap((match): Marked[] => {
    const convention = CONVENTIONS.find((one) => one === match[1]);
    const from = match.index + match[0].length;
    const to = text.indexOf(END, from);
    const tool = Number(match[2] ?? 0);
    return convention && to >= 0 ? [{ tool, convention, text: text.slice(from, to) }] : [];
  });
}

/** A tool's code as a reader found it: what an adapter holds, else all of it in the host's own convention. */
export function codeOf(taken: Taken<string> | undefined, own: Convention): Code | undefined {
  if (!taken) return undefined;
  const [marked] = markedCode(taken.value);
  if (!marked) return { convention: own, text: taken };
  return { convention: marked.convention, text: { ...taken, value: marked.text }, wrapped: true };
}
