// Tools that a model can hardly tell apart, because their descriptions say the same.

import type { ModelTool } from '../../model/preview.ts';
import { wordsOf } from '../../hosts/kit/words.ts';

/** Which share of the words two descriptions may have in common. */
const MAX_COMMON = 0.8;
/** Fewer words are compared as they are: “Start the engine” is not “Stop the engine”. */
const MIN_WORDS = 4;
/** Every tool is compared with every other. */
const MAX_TOOLS = 200;

const FILLERS = new Set(
  'a an the this that it its is are be and or of to for from with by in into as your you'.split(' '),
);

interface Known {
  readonly index: number;
  readonly description: string;
  readonly words: ReadonlySet<string>;
  /** The words of its name, without numbers. */
  readonly name: ReadonlySet<string>;
}

/**
 * Groups of two or more tools with nearly the same description, as indexes in their order. Two tools are not alike where
 * the words that differ are in their names too: a model can tell `open_valve` from `close_valve`.
 */
export function alikeTools(tools: readonly ModelTool[]): number[][] {
  const known = tools.slice(0, MAX_TOOLS).map((tool, index): Known => {
    return {
      index,
      description: words(tool.description).join(' '),
      words: new Set(words(tool.description).filter((word) => !FILLERS.has(word))),
      name: new Set(words(tool.name).filter((word) => !/^\d+$/.test(word))),
    };
  });
  const groups: Known[][] = [];
  for (const tool of known) {
    if (tool.description === '') continue;
    const group = groups.find(([first]) => first !== undefined && isAlike(first, tool));
    if (group) group.push(tool);
    else groups.push([tool]);
  }
  return groups.filter(({ length }) => length > 1).map((group) => group.map(({ index }) => index));
}

function words(text: string): string[] {
  return wordsOf(text.slice(0, 2000)).map((word) => word.toLowerCase());
}

function isAlike(one: Known, other: Known): boolean {
  if (one.description === other.description) return true;
  if (Math.min(one.words.size, other.words.size) < MIN_WORDS) return false;
  const own = [...one.words].filter((word) => !other.words.has(word));
  const others = [...other.words].filter((word) => !one.words.has(word));
  const common = one.words.size - own.length;
  if (common / (common + own.length + others.length) < MAX_COMMON) return false;
  return !own.some((word) => one.name.has(word)) || !others.some((word) => other.name.has(word));
}
