// Finds the JSON in a text, because language models write it inside code fences and prose.

import type { Span } from '../../../model/finding.ts';
import { parsedJson } from '../../../model/guards.ts';
import { Scanner } from './scanner.ts';
import { readLenient } from './parse.ts';
import type { TreeNode } from './tree.ts';

export interface Region extends Span {
  /** What is around it; 'nothing' where the whole text is meant to be JSON. */
  readonly by: 'nothing' | 'fence' | 'prose';
  /** Other parts that could be meant as well. */
  readonly others: readonly Span[];
}

/** Only so many opening brackets in prose are tried, so a long text stays fast. */
const MAX_TRIES = 8;

/** Null where the text holds nothing that is like JSON. */
export function findRegion(text: string): Region | null {
  const whole: Region = { from: 0, to: text.length, by: 'nothing', others: [] };
  if (isEscaped(text) || isIni(text)) return null;
  if (/^\s*[{[]/.test(text)) return whole;
  const fenced = inFences(text);
  if (fenced) return fenced;
  const scanner = new Scanner(text, 0);
  scanner.skip();
  if (/^(?:[{[]|["'\u201c][^"'\u201d\n]{1,100}["'\u201d]\s*:)/.test(text.slice(scanner.at, scanner.at + 120)))
    return whole;
  return isSource(text) ? inPage(text) : inProse(text);
}

/** True for JSON with backslashes or HTML entities for its quotes: `{\"a\": 1}`, `{&quot;a&quot;: 1}`. */
export function isEscaped(text: string): boolean {
  return /^\s*[{[](?:\s|\\[nrt])*(?:\\"|&(?:quot|#34);)/.test(text.slice(0, 2000));
}

/** True where a line shows that the text is a program's source; prose around a manifest has no such line. */
function isSource(text: string): boolean {
  const start = text.slice(0, 20_000);
  if (/^[ \t]*(?:<!doctype|<html|<\?xml)/im.test(start)) return true;
  return /^[ \t]*(?:#!\/|import\s(?:[{*"']|[\w$]+\s*(?:,|from\b|$)|[\w.]+(?:\s+as\b|;))|from\s+[\w.]+\s+import\b|class\s+\w[^\n]*[:{][ \t]*$|(?:async\s+)?def\s+\w+\(|(?:async\s+)?function\b[^\n(]*\(|package\s+[\w.]+;?[ \t]*$|#include\b|using\s+[\w.]+;)/m.test(
    start,
  );
}

/** INI and TOML start with a bracket too. */
function isIni(text: string): boolean {
  return /^\s*\[{1,2}[\w.\- "]{1,100}\]{1,2}[ \t]*\r?\n\s*(?:[\w."-]+[ \t]*=|[#;[])/.test(
    text.slice(0, 2000),
  );
}

/** The block that is meant: the only one that is like JSON, or the only one that is JSON, or the longest. */
function inFences(text: string): Region | null {
  const blocks = fencedBlocks(text).filter((b) => /^[{[]/.test(text.slice(b.from, b.to)));
  const objects = blocks.filter((b) => isJson(text.slice(b.from, b.to)));
  const candidates = objects.length > 0 ? objects : blocks;
  const [best] = [...candidates].sort((a, b) => b.to - b.from - (a.to - a.from));
  return best ? { ...best, by: 'fence', others: candidates.filter((b) => b !== best) } : null;
}

/** Contents of Markdown code fences without the space around them; the last one may be open. */
function fencedBlocks(text: string): Span[] {
  const blocks: Span[] = [];
  let open: { fence: string; from: number } | null = null;
  for (const line of text.matchAll(/^[ \t>]*(`{3,}(?!`)|~{3,}(?!~))([^\n]*)$/gm)) {
    const fence = line[1] ?? '';
    if (!open) open = { fence, from: line.index + line[0].length };
    else if (fence.startsWith(open.fence) && (line[2] ?? '').trim() === '') {
      blocks.push(trim(text, open.from, line.index));
      open = null;
    }
  }
  if (open) blocks.push(trim(text, open.from, text.length));
  return blocks;
}

function trim(text: string, from: number, to: number): Span {
  const inner = text.slice(from, to);
  const start = from + (inner.length - inner.trimStart().length);
  return { from: start, to: Math.max(start, from + inner.trimEnd().length) };
}

/** JSON between paragraphs and source, as on a page of documentation that was copied from a browser. */
function inPage(text: string): Region | null {
  const blocks = [...text.matchAll(/(?<=^|\n[ \t]*\r?\n)\{[ \t]*\r?\n[ \t]*"/g)].slice(0, MAX_TRIES);
  const spans = blocks.map(({ index }) => readLenient(text, index).root ?? { from: 0, to: 0 });
  const [first, ...others] = spans
    .filter(({ from, to }) => isJson(text.slice(from, to)))
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  return first ? { ...first, by: 'prose', others } : null;
}

function inProse(text: string): Region | null {
  const found: Span[] = [];
  let tries = 0;
  // A few comments may come before the first key.
  const opening =
    /[{[](?=\s*(?:\/\/[^\n]{0,300}\n\s*|\/\*[^*]{0,300}\*\/\s*){0,10}(?:["'{[\u201c]|[\w$]+\s*:))/g;
  for (let match = opening.exec(text); match && tries < MAX_TRIES; match = opening.exec(text)) {
    tries++;
    const root = readLenient(text, match.index).root;
    if (!root || !hasQuotedMember(text, root)) continue;
    found.push({ from: root.from, to: root.to });
    opening.lastIndex = root.to;
  }
  const [first, ...others] = found;
  return first ? { ...first, by: 'prose', others } : null;
}

function hasQuotedMember(text: string, root: TreeNode): boolean {
  if (root.kind === 'scalar') return false;
  return root.members.some(({ keySpan, value }) =>
    root.kind === 'array'
      ? value !== null && value.kind === 'object' && hasQuotedMember(text, value)
      : value !== null && keySpan !== null && /["'\u201c]/.test(text.charAt(keySpan.from)),
  );
}

/** Whether all of it is strict JSON. */
export function isJson(text: string): boolean {
  return parsedJson(text) !== undefined;
}
