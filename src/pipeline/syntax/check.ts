// Faults of the text itself: what keeps it from being JSON, and what JSON readers silently swallow.

import type { Args, Finding, Span } from '../../model/finding.ts';
import type { Fix } from '../../model/problem.ts';
import { MAX_DEPTH } from '../../text/depth.ts';
import type { Reading } from '../../text/read.ts';
import { isMended } from './mended.ts';
import { looksLike, withoutEscapes } from './looks.ts';
import { checkSilent } from './silent.ts';
import { titleOf } from './titles.ts';
import { unwrapping } from './unwrap.ts';

/** A finding with its own span, and its fixes, best first. */
export interface SyntaxProblem {
  readonly finding: Finding;
  readonly fixes: readonly Fix[];
}

export interface SyntaxCheck {
  /** In source order; those that follow from another one are left out. */
  readonly problems: readonly SyntaxProblem[];
  /** How many more there are. */
  readonly hidden: number;
}

/** More faults of one text would help nobody. */
const MAX_SHOWN = 20;

/** More than this are not even counted. */
const MAX_COUNTED = 1000;

const MEGABYTE = 1024 * 1024;

/** Problems of the text itself. */
export function checkSyntax(text: string, reading: Reading): SyntaxCheck {
  if (text.trim() === '') return { problems: [problem('json/empty', { from: 0, to: 0 })], hidden: 0 };
  const whole = checkWhole(text);
  if (reading.tooDeep) return { problems: [...whole, tooDeep()], hidden: 0 };
  const root = reading.broken?.root ?? null;
  const faults = reading.broken ? checkBroken(text, reading.broken) : [];
  const silent = checkSilent(text, reading.value, reading.strict, root, MAX_COUNTED);
  return {
    problems: [...whole, ...faults, ...silent.slice(0, MAX_SHOWN)],
    hidden:
      Math.max(0, (reading.broken?.faults.length ?? 0) - MAX_SHOWN) + Math.max(0, silent.length - MAX_SHOWN),
  };
}

function checkWhole(text: string): SyntaxProblem[] {
  const out: SyntaxProblem[] = [];
  if (text.length > MEGABYTE) {
    out.push(
      problem('json/too-large', { from: 0, to: 0 }, { size: Number((text.length / MEGABYTE).toFixed(1)) }),
    );
  }
  const at = text.indexOf('\ufffd');
  if (at >= 0) {
    const count = text.split('\ufffd').length - 1;
    out.push(problem('json/invalid-characters', { from: at, to: at + 1 }, { count }));
  }
  return out;
}

function checkBroken(text: string, broken: NonNullable<Reading['broken']>): SyntaxProblem[] {
  if (!broken.region) return [notJson(text)];
  const mended = isMended(text, broken);
  const faults = broken.faults.slice(0, MAX_SHOWN).map((fault) =>
    problem(
      `json/${fault.code}`,
      fault,
      fault.args ?? {},
      fault.ways.filter(mended).map((edits) => ({ title: titleOf(fault, edits), edits })),
    ),
  );
  if (broken.region.by === 'nothing') return faults;
  const { by, others } = broken.region;
  return [
    problem(
      'json/wrapped',
      around(text, broken.region),
      { by, others: others.length },
      unwrapping(text, broken.region),
    ),
    ...faults,
  ];
}

function notJson(text: string): SyntaxProblem {
  const from = text.length - text.trimStart().length;
  const line = /^[^\r\n]{0,200}/.exec(text.slice(from, from + 201))?.[0] ?? '';
  const span = { from, to: from + line.length };
  const looks = looksLike(text);
  if (looks !== 'escaped') return problem('json/not-json', span, { looks });
  const insert = withoutEscapes(text);
  const edits = [{ from: 0, to: text.length, insert: insert ?? '' }];
  return problem(
    'json/escaped',
    span,
    {},
    insert === null ? [] : [{ title: 'Take the escapes away', edits }],
  );
}

/** The text before the JSON, or behind it where there is none before; not more than a line of it. */
function around(text: string, { from, to }: Span): Span {
  const before = text.slice(0, from).trimEnd();
  const start = before === '' ? to : before.length - before.trimStart().length;
  const line = /^\s*[^\r\n]{0,200}/.exec(text.slice(start, start + 300))?.[0] ?? '';
  return {
    from: start,
    to: before === '' ? start + line.length : Math.min(before.length, start + line.length),
  };
}

function tooDeep(): SyntaxProblem {
  return problem('json/too-deep', { from: 0, to: 1 }, { limit: MAX_DEPTH });
}

function problem(
  code: string,
  { from, to }: Span,
  args: Args = {},
  fixes: readonly Fix[] = [],
): SyntaxProblem {
  return { finding: { code, pointer: '', at: 'value', span: { from, to }, args }, fixes };
}
