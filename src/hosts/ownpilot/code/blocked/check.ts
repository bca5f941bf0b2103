// Finds the texts for which OwnPilot's code check refuses a tool, and whether each is code, string or comment.

import type { Finding } from '../../../../model/finding.ts';
import { onlyIn } from '../../../kit/rule.ts';
import { V2026_02, DOCUMENTED, V0_8_3 } from '../../releases.ts';
import type { ParsedCode } from '../../../../lang/javascript/parse.ts';
import { within, type CodedTool } from '../tool.ts';
import { MAX_CODE, type BlockedPattern } from './patterns.ts';
import { anonymousFunction, patterns, tooLong, type Where } from './rules.ts';
import { isRelaxed } from './validator.ts';

/** Findings of one pattern in one tool; more would not help, and code may repeat one word a thousand times. */
const MAX = 50;

/** Findings for every match of the code check, also in code that is too long or does not parse. */
export function checkBlocked(tool: CodedTool): Finding[] {
  const constructed = new Set<number>();
  for (const match of tool.text.matchAll(/\bnew\s+Function\b/gi)) {
    constructed.add(match.index + match[0].length - 'Function'.length);
  }
  const findings = patterns.flatMap((pattern) => checkPattern(tool, pattern, constructed));
  const { length } = tool.text;
  if (length <= MAX_CODE) return findings;
  return [...findings, tooLong.at(...within(tool, { from: MAX_CODE, to: length }), { length })];
}

function checkPattern(
  tool: CodedTool,
  { row, rule }: (typeof patterns)[number],
  constructed: ReadonlySet<number>,
): Finding[] {
  const isFunction = row.code === 'ownpilot/code-blocked-function';
  const startsIn2026_02 =
    row.patternIn2026_02 === undefined ? null : startsOf(tool.text, row.patternIn2026_02);
  const findings: Finding[] = [];
  const relaxed = isRelaxed(row, tool.permissions);
  for (const match of tool.text.matchAll(row.pattern)) {
    const from = match.index;
    // `new Function(` breaks two patterns; one finding is enough.
    if (isFunction && constructed.has(from)) continue;
    const span = { from, to: from + match[0].trimEnd().length };
    const where = tool.code ? whereIs(tool.code, from) : 'code';
    const releases = startsIn2026_02 && !startsIn2026_02.has(from) ? [V0_8_3] : [V2026_02, V0_8_3];
    if (isFunction && where === 'code' && match[0].startsWith('function')) {
      findings.push(anonymousFunction.at(...within(tool, { from, to: from + 'function'.length })));
    } else {
      const documented = Boolean(row.documented && tool.code && isHostName(tool.code, from, row));
      const found = rule.at(...within(tool, span), { where, documented, relaxed });
      findings.push(onlyIn(documented ? [DOCUMENTED, ...releases] : releases, found));
    }
    if (findings.length >= MAX) break;
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
  if (row.code === 'ownpilot/code-blocked-new-function')
    return node.name === 'new' && !code.own.has('Function');
  if (node.name !== 'VariableName') return false;
  const name = code.text.slice(node.from, node.to);
  return ['require', 'eval', 'Function', 'process'].includes(name) && !code.own.has(name);
}
