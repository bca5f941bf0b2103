// Texts for which the code check refuses a tool, each at its place, with what they are: code, string or comment.

import type { Finding } from '../../../../model/finding.ts';
import { ERA, GUIDE, NOW } from '../../releases.ts';
import { MAX_CODE, type Code } from '../parse.ts';
import { BLOCKED, type BlockedPattern } from './patterns.ts';
import { mark, type Tool } from '../tool.ts';
import { isRelaxed } from './validator.ts';

/** Enough for a person; a megabyte of one word is no tool. */
const MOST = 50;

export type Where = 'code' | 'string' | 'comment' | 'regexp';

export function checkBlocked(tool: Tool): Finding[] {
  const constructed = new Set<number>();
  for (const match of tool.text.matchAll(/\bnew\s+Function\b/gi)) {
    constructed.add(match.index + match[0].length - 'Function'.length);
  }
  const findings = BLOCKED.flatMap((row) => checkPattern(tool, row, constructed));
  if (tool.text.length > MAX_CODE) {
    const args = { length: tool.text.length };
    findings.push(mark(tool, 'too-long', { from: MAX_CODE, to: tool.text.length }, args));
  }
  return findings;
}

function checkPattern(tool: Tool, row: BlockedPattern, constructed: ReadonlySet<number>): Finding[] {
  const era = row.era === undefined ? null : startsOf(tool.text, row.era);
  const findings: Finding[] = [];
  const relaxed = isRelaxed(row, tool.permissions);
  for (const match of tool.text.matchAll(row.now)) {
    const from = match.index;
    // `new Function(` breaks two patterns; one finding is enough.
    if (row.slug === 'function' && constructed.has(from)) continue;
    const span = { from, to: from + match[0].trimEnd().length };
    const where = tool.code ? whereIs(tool.code, from) : 'code';
    const releases = era && !era.has(from) ? [NOW] : [ERA, NOW];
    if (row.slug === 'function' && where === 'code' && match[0].startsWith('function')) {
      findings.push(mark(tool, 'anonymous-function', { from, to: from + 'function'.length }));
    } else {
      const documented = row.documented && tool.code && isHostName(tool.code, from, row);
      const args = { where, found: match[0].trim(), documented: Boolean(documented), relaxed };
      findings.push(
        mark(tool, `blocked-${row.slug}`, span, args, documented ? [GUIDE, ...releases] : releases),
      );
    }
    if (findings.length >= MOST) break;
  }
  return findings;
}

function startsOf(text: string, pattern: RegExp | null): ReadonlySet<number> {
  return new Set(pattern ? Array.from(text.matchAll(pattern), (match) => match.index) : []);
}

/** What the text at an offset belongs to. */
export function whereIs(code: Code, offset: number): Where {
  for (let node = code.tree.resolveInner(offset, 1); node.parent; node = node.parent) {
    if (node.name === 'Interpolation') return 'code';
    // The quotes of a string belong to the code around it: `+ 'or'`, `['constructor']`.
    if ((node.name === 'String' || node.name === 'TemplateString') && node.from < offset) return 'string';
    if (node.name === 'LineComment' || node.name === 'BlockComment') return 'comment';
    if (node.name === 'RegExp') return 'regexp';
  }
  return 'code';
}

/** True where the code means the global that the guide rules out, not a word or a name of its own. */
function isHostName(code: Code, offset: number, { slug }: BlockedPattern): boolean {
  const node = code.tree.resolveInner(offset, 1);
  if (slug === 'new-function') return node.name === 'new' && !code.own.has('Function');
  if (node.name !== 'VariableName') return false;
  const name = code.text.slice(node.from, node.to);
  return ['require', 'eval', 'Function', 'process'].includes(name) && !code.own.has(name);
}
