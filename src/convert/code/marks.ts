// The comments between which an adapter holds a tool's own code, so that converting back finds it again.

import type { AskedSetting, Code, Sourced } from '../../model/plugin.ts';
import { readJson } from '../../lang/json/read.ts';
import { commentLine, jsonLiteral } from '../values/literals.ts';
import { aboutIn, asksOf, tableIn } from './setting-names.ts';

const BEGIN = /\/\* --- the tool’s own code \(([a-z-]+)(?:, tool ("(?:[^"\\]|\\.)*"))?\) --- \*\/\n/g;
const END = '\n/* --- end of the tool’s own code --- */';

/** The comments before and after the code; `convention` is an id. `tool` is its name in a file of several tools. */
export function marks(convention: string, tool?: string): readonly [begin: string, end: string] {
  // `*\/` is JSON too, so the name is read back as it was.
  const which = tool === undefined ? '' : `, tool ${commentLine(jsonLiteral(tool))}`;
  return [`/* --- the tool’s own code (${convention}${which}) --- */\n`, `${END}\n`];
}

/** Code that was taken out of its adapter, with the convention that its marks name. */
export interface Marked {
  /** Its name; undefined where the file holds one tool. */
  readonly tool: string | undefined;
  readonly convention: string;
  readonly text: string;
  /** Where in the file the marks and what is between them begin and end. */
  readonly from: number;
  readonly to: number;
}

/** The stretches of code that adapters of ours hold, in order; [] for any other text. */
export function markedCode(text: string): Marked[] {
  const found: Marked[] = [];
  let at = 0;
  for (const match of text.matchAll(BEGIN)) {
    // Marks inside of code are part of it.
    if (match.index < at) continue;
    const [begin, convention = '', written = ''] = match;
    const from = match.index + begin.length;
    const end = text.indexOf(END, from);
    if (end < 0) continue;
    at = end + END.length;
    const { value } = readJson(written);
    const tool = typeof value === 'string' ? value : undefined;
    found.push({ tool, convention, text: text.slice(from, end), from: match.index, to: at });
  }
  return found;
}

/**
 * A tool's code as a reader found it: what an adapter holds, else all of it in the host's own convention. `settingOf`
 * finds the plugin's setting that an entry of the adapter's table leads to.
 */
export function codeOf(
  sourced: Sourced<string> | undefined,
  own: string,
  settingOf: (to: unknown) => AskedSetting['is'] | undefined,
): Code | undefined {
  if (!sourced) return undefined;
  const [marked] = markedCode(sourced.value);
  if (!marked) return { convention: own, text: sourced };
  const after = sourced.value.slice(marked.to);
  const asks = asksOf(tableIn(after), settingOf);
  const about = aboutIn(after);
  return {
    convention: marked.convention,
    text: { ...sourced, value: marked.text },
    ...(asks ? { asks } : {}),
    ...(about ? { about } : {}),
  };
}
