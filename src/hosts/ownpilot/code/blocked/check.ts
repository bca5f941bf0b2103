// Finds the texts for which OwnPilot's code check refuses a tool, and whether each is code, string or comment.

import type { Finding } from '../../../../model/finding.ts';
import { onlyIn } from '../../../kit/rule.ts';
import { V2026_02, DOCUMENTED, V0_8_3 } from '../../releases.ts';
import type { ParsedCode } from '../../../../lang/javascript/parse.ts';
import { within, type CodedTool } from '../tool.ts';
import { BLOCKED, isRelaxed, MAX_CODE, type BlockedPattern } from './patterns.ts';
import { anonymousFunction, blocked, tooLong, type Where } from './rules.ts';

/** Findings for every match of the code check, also in code that is too long or does not parse. */
export function checkBlocked(tool: CodedTool): Finding[] {
  const constructed = new Set<number>();
  for (const match of tool.text.matchAll(/\bnew\s+Function\b/gi)) {
    constructed.add(match.index + match[0].length - 'Function'.length);
  }
  const findings = BLOCKED.flatMap((pattern) => checkPattern(tool, pattern, constructed));
  const { length } = tool.text;
  if (length <= MAX_CODE) return findings;
  return [...findings, tooLong.at(...within(tool, { from: MAX_CODE, to: length }), { length })];
}

function checkPattern(tool: CodedTool, row: BlockedPattern, constructed: ReadonlySet<number>): Finding[] {
  const isFunction = row.id === 'function';
  const startsIn2026_02 =
    row.patternIn2026_02 === undefined ? null : startsOf(tool.text, row.patternIn2026_02);
  const findings: Finding[] = [];
  const relaxed = isRelaxed(row, tool.permissions);
  for (const match of tool.text.matchAll(row.pattern)) {
    const from = match.index;
    // `new Function(` breaks two patterns; one finding is enough.
    if (isFunction && constructed.has(from)) continue;
    const found = match[0].trimEnd();
    const where = tool.code ? whereIs(tool.code, from) : 'code';
    const releases = startsIn2026_02 && !startsIn2026_02.has(from) ? [V0_8_3] : [V2026_02, V0_8_3];
    if (isFunction && where === 'code' && match[0].startsWith('function')) {
      findings.push(anonymousFunction.at(...within(tool, { from, to: from + 'function'.length })));
    } else {
      const documented = Boolean(row.documented && tool.code && isHostName(tool.code, from, row));
      const place = within(tool, { from, to: from + found.length });
      const finding = blocked.at(...place, { pattern: row, found, where, documented, relaxed });
      findings.push(onlyIn(documented ? [DOCUMENTED, ...releases] : releases, finding));
    }
  }
  return findings;
}

function startsOf(text: string, pattern: RegExp | null): ReadonlySet<number> {
  return new Set(pattern ? Array.from(text.matchAll(pattern), (match) => match.index) : []);
}

/** The kind of text at an offset; `code` for all but strings, comments and regular expressions. */
function whereIs(code: ParsedCode, offset: number): Where {
  for (let node = code.tree.resolveInner(offset, 1); node.parent; node = node.parent) {
    if (node.name === 'Interpolation') return 'code';
    // The quotes of a string belong to the code around it: `+ 'or'`, `['constructor']`.
    if ((node.name === 'String' || node.name === 'TemplateString') && node.from < offset) return 'string';
    if (node.name === 'LineComment' || node.name === 'BlockComment') return 'comment';
    if (node.name === 'RegExp') return 'regexp';
  }
  return 'code';
}

/** True where the code uses the global that the guide rules out, and not a word or a name of its own. */
function isHostName(code: ParsedCode, offset: number, row: BlockedPattern): boolean {
  const node = code.tree.resolveInner(offset, 1);
  if (row.id === 'new-function') return node.name === 'new' && !code.own.has('Function');
  if (node.name !== 'VariableName') return false;
  const name = code.text.slice(node.from, node.to);
  return ['require', 'eval', 'Function', 'process'].includes(name) && !code.own.has(name);
}
