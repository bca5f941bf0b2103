// The comments between which an adapter holds a tool's own code, so that converting back finds it again.

import type { Code, Sourced } from '../../../../model/plugin.ts';

const BEGIN = /\/\* --- the tool’s own code \(([a-z-]+)(?:, tool (\d+))?\) --- \*\/\n/g;
const END = '\n/* --- end of the tool’s own code --- */';

/** The comments before and after the code; `convention` is an id. `tool` is the number of the tool in its file, from 0. */
export function marks(convention: string, tool?: number): readonly [begin: string, end: string] {
  const which = tool === undefined ? '' : `, tool ${String(tool)}`;
  return [`/* --- the tool’s own code (${convention}${which}) --- */\n`, `${END}\n`];
}

/** Code that was taken out of its adapter, with the convention that its marks name. */
export interface Marked {
  /** 0 where the file holds one tool. */
  readonly tool: number;
  readonly convention: string;
  readonly text: string;
}

/** The stretches of code that adapters of ours hold, in order; [] for any other text. */
export function markedCode(text: string): Marked[] {
  return [...text.matchAll(BEGIN)].flatMap((match): Marked[] => {
    const [, convention = '', tool = 0] = match;
    const from = match.index + match[0].length;
    const to = text.indexOf(END, from);
    return to >= 0 ? [{ tool: Number(tool), convention, text: text.slice(from, to) }] : [];
  });
}

/** A tool's code as a reader found it: what an adapter holds, else all of it in the host's own convention. */
export function codeOf(sourced: Sourced<string> | undefined, own: string): Code | undefined {
  if (!sourced) return undefined;
  const [marked] = markedCode(sourced.value);
  if (!marked) return { convention: own, text: sourced };
  return { convention: marked.convention, text: { ...sourced, value: marked.text } };
}
