// Faults of the text itself: what keeps it from being JSON, and what JSON readers silently swallow.

import type { Args, Span, Finding, Fix, TextEdit } from '../../model/finding.ts';
import { isObject, parsedJson, typeName } from '../../model/guards.ts';
import { applyEdits } from '../../lang/json/change.ts';
import { MAX_DEPTH } from '../../lang/json/depth.ts';
import { isEscaped, type Region } from '../../lang/json/lenient/region.ts';
import { readJson, type Reading } from '../../lang/json/read.ts';
import { checkSilent } from './silent.ts';
import { withOneEnd } from './cut-off.ts';
import type { Broken } from '../../lang/json/lenient/broken.ts';
import { lineColumn, lineStarts } from '../../lang/text/lines.ts';
import type { Fault, FaultCode } from '../../lang/json/lenient/fault.ts';

/** More faults of one text would not help. */
const MAX_SHOWN = 20;

/** Findings in source order; those that follow from another one are left out. */
export interface SyntaxFindings {
  readonly findings: readonly Finding[];
  /** How many more there are. */
  readonly hidden: number;
}

/** What is wrong with the text itself. */
export function checkSyntax(text: string, reading: Reading): SyntaxFindings {
  if (text.trim() === '') return { findings: [problem('json/empty', { from: 0, to: 0 })], hidden: 0 };
  const whole = checkWhole(text, reading.value);
  if (reading.tooDeep) return { findings: [...whole, tooDeep()], hidden: 0 };
  const faults = reading.broken ? checkBroken(text, reading.broken) : [];
  const silent = checkSilent(text, reading, MAX_SHOWN);
  return {
    findings: [...whole, ...faults, ...silent.findings],
    hidden: Math.max(0, (reading.broken?.faults.length ?? 0) - MAX_SHOWN) + silent.hidden,
  };
}

function checkWhole(text: string, value: unknown): Finding[] {
  const out: Finding[] = [];
  const inside = insideString(value);
  if (inside !== null) {
    const fixes = replacement(text, inside, 'unwrap', 'Unwrap the string');
    out.push(problem('json/in-a-string', { from: text.indexOf('"'), to: text.indexOf('"') + 1 }, {}, fixes));
  }
  const at = text.indexOf('\ufffd');
  if (at >= 0) {
    const count = text.split('\ufffd').length - 1;
    out.push(problem('json/invalid-characters', { from: at, to: at + 1 }, { count }));
  }
  return out;
}

/** The problem of a text that is JSON, and nothing that a manifest could be; for a text of no known host. */
export function withoutMembers(text: string, { strict, value }: Reading): Finding[] {
  const [first] = Array.isArray(value) ? (value as unknown[]) : [value];
  if (!strict || insideString(value) !== null || (isObject(first) && Object.keys(first).length > 0))
    return [];
  const list = Array.isArray(value) && value.length > 0 ? 'a list without them' : 'an empty list';
  const what = Array.isArray(value) ? list : isObject(value) ? 'an empty object' : typeName(value);
  const from = text.length - text.trimStart().length;
  return [problem('json/no-members', { from, to: text.trimEnd().length }, { what })];
}

function checkBroken(text: string, broken: Broken): Finding[] {
  if (!broken.region) return [notJson(text)];
  const isBetter = leavesFewerFaults(text, broken);
  const faults = withOneEnd(text, broken.faults)
    .slice(0, MAX_SHOWN)
    .map((fault) =>
      problem(
        `json/${fault.code}`,
        fault,
        fault.args ?? {},
        fault.fixes
          .map((edits, i) => ({ key: String(i), title: titleOf(fault, edits), edits }))
          .filter(({ edits }) => isBetter(edits)),
      ),
    );
  if (broken.region.by === 'nothing') return faults;
  const { by, others } = broken.region;
  return [
    problem(
      'json/wrapped',
      around(text, broken.region),
      { by, others: others.length },
      unwrapping(text, broken.region).filter(({ edits = [] }) => {
        // What is taken out may be read otherwise when it stands alone.
        return count(readJson(applyEdits(text, edits)).broken) < count(broken);
      }),
    ),
    ...faults,
  ];
}

function notJson(text: string): Finding {
  const from = text.length - text.trimStart().length;
  const line = /^[^\r\n]{0,200}/.exec(text.slice(from, from + 201))?.[0] ?? '';
  const span = { from, to: from + line.length };
  if (!isEscaped(text)) return problem('json/not-json', span, { textKind: textKind(text) });
  return problem(
    'json/escaped',
    span,
    {},
    replacement(text, withoutEscapes(text), 'unescape', 'Remove the escapes'),
  );
}

function replacement(text: string, insert: string | null, key: string, title: string): Fix[] {
  return insert === null ? [] : [{ key, title, edits: [{ from: 0, to: text.length, insert }] }];
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

function tooDeep(): Finding {
  return problem('json/too-deep', { from: 0, to: 1 }, { limit: MAX_DEPTH });
}

function problem(code: string, { from, to }: Span, args: Args = {}, fixes: readonly Fix[] = []): Finding {
  return { code, pointer: '', at: 'value', span: { from, to }, args, fixes };
}

/** Characters that may be read again for one check, so that long texts with many faults stay quick. */
const BUDGET = 200_000;

/** A test for fixes of this text; beyond its budget it trusts. */
function leavesFewerFaults(text: string, before: Broken): (edits: readonly TextEdit[]) => boolean {
  const had = count(before);
  let left = BUDGET;
  return (edits) => {
    left -= text.length;
    if (left < 0) return true;
    const { broken, strict } = readJson(applyEdits(text, edits));
    return strict || (broken !== undefined && count(broken) < had);
  };
}

function count(broken: Broken | undefined): number {
  if (!broken?.region) return broken ? Infinity : 0;
  return broken.faults.length + (broken.region.by === 'nothing' ? 0 : 1);
}

/** More choices than this would be a list no one reads. */
const MAX_CHOICES = 4;

/** One fix where it is clear which part is meant, else one for each. */
function unwrapping(text: string, region: Region): Fix[] {
  if (region.others.length === 0)
    return [{ key: 'unwrap', title: 'Keep only the JSON', edits: only(text, region) }];
  const starts = lineStarts(text);
  return [region, ...region.others].slice(0, MAX_CHOICES).map((part, i) => ({
    key: `unwrap ${String(i)}`,
    title: `Keep only the JSON from line ${String(lineColumn(starts, part.from).line)}`,
    edits: only(text, part),
  }));
}

function only(text: string, { from, to }: Span): TextEdit[] {
  return [
    { from: 0, to: from, insert: '' },
    { from: to, to: text.length, insert: '' },
  ].filter((edit) => edit.to > edit.from);
}

type Title = (fault: Fault, edits: readonly TextEdit[]) => string;

const TITLES: Readonly<Record<FaultCode, Title>> = {
  'backtick-escape': backslash,
  'bad-escape': backslash,
  'bad-number': written,
  bom: () => 'Remove the byte order mark',
  comment: ({ args }) => (args?.['count'] === 1 ? 'Remove the comment' : 'Remove these comments'),
  'extra-comma': () => 'Remove the comma',
  'extra-text': ({ args }) => (args?.['brackets'] === true ? 'Remove the extra brackets' : 'Remove the rest'),
  'joined-strings': () => 'Make it one string',
  'left-out': () => 'Remove the dots',
  'line-break-in-string': ({ args }) =>
    args?.['count'] === 1 ? 'Write it as an escape' : 'Write them as escapes',
  'missing-brackets': () => 'Put braces around the members',
  'missing-colon': () => 'Insert a colon',
  'missing-comma': () => 'Insert a comma',
  'missing-key': () => 'Add a key',
  'missing-value': () => 'Add the value null',
  'python-literal': written,
  'single-quotes': () => 'Use double quotes',
  'smart-quotes': () => 'Use straight double quotes',
  'strange-space': () => 'Remove the invisible character',
  'trailing-comma': () => 'Remove the comma',
  'unclosed-bracket': ({ args }) => (args?.['count'] === 1 ? 'Close the bracket' : 'Close all brackets'),
  'unclosed-string': () => 'Close the string',
  'unescaped-quote': () => 'Escape the quotes',
  unexpected: () => 'Remove it',
  'unquoted-key': () => 'Put the key in quotes',
  'unquoted-string': () => 'Put the string in quotes',
  'wrong-bracket': ({ args }) => `Write \`${String(args?.['wanted'])}\``,
};

function titleOf(fault: Fault, edits: readonly TextEdit[]): string {
  return TITLES[fault.code](fault, edits);
}

function backslash({ args }: Fault, edits: readonly TextEdit[]): string {
  const many = args?.['count'] !== 1;
  if (edits.some((edit) => edit.insert !== ''))
    return many ? 'Double the backslashes' : 'Double the backslash';
  return many ? 'Remove the backslashes' : 'Remove the backslash';
}

function written({ args }: Fault): string {
  return `Write ${String(args?.['text'])}`;
}

/** A kind of text, as it completes “This looks like …”. */
type TextKind = keyof typeof TEXT_KINDS;

/** Tried in this order. */
const TEXT_KINDS = {
  'a web page': /^\s*(?:<!doctype html|<html|<(?:head|body|div|script|p|span)\b)/i,
  XML: /^\s*<\?xml|^\s*<[a-z][\w:-]*(?:\s[^<>]{0,500})?>/i,
  'a shell script': /^\s*#!\s*\/\S*\b(?:ba|z|da)?sh\b/,
  'Python source':
    /^[ \t]*(?:#!.*python|import\s+\w[\w., ]*$|from\s+[\w.]+\s+import\b|class\s+\w.*:[ \t]*$|(?:async\s+)?def\s+\w+\()/m,
  'JavaScript or TypeScript source':
    /^[ \t]*(?:import\s[\w{*"']|export\s|(?:const|let|var)\s+[\w{[]|(?:async\s+)?function\b|class\s+\w+|module\.exports\b|interface\s+\w+)/m,
  TOML: /^[ \t]*(?:\[{1,2}[\w.\- "]{1,100}\]{1,2}[ \t]*$|[\w.-]{1,100}\s*=\s*\S)/m,
  YAML: /^(?:---[ \t]*$|[\w-]{1,100}:(?:[ \t]+\S.*|[ \t]*)\r?\n\s*(?:- |[\w-]{1,100}:))/m,
  'a web address': /^\s*(?:https?|file|data):\S+\s*$/i,
} as const;

/** The first look that fits the beginning of the text; null for prose and anything else. */
function textKind(text: string): TextKind | 'binary data' | null {
  const start = text.slice(0, 4000);
  for (const [kind, pattern] of Object.entries(TEXT_KINDS)) if (pattern.test(start)) return kind as TextKind;
  const odd = start.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0;
  return odd > start.length / 20 ? 'binary data' : null;
}

const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  '#34': '"',
  apos: "'",
  '#39': "'",
  lt: '<',
  gt: '>',
  amp: '&',
};

/** JSON that was escaped as if it stood in a string or a web page, without the escapes; null where it is not. */
function withoutEscapes(text: string): string | null {
  const inString = text.trim().replace(/\r?\n/g, '\\n').replaceAll('\t', '\\t');
  const inPage = text.replace(/&(quot|#34|apos|#39|lt|gt|amp);/g, (_, name: string) => ENTITIES[name] ?? '');
  const found = [parsedJson(`"${inString}"`), inPage].find(
    (plain) => typeof plain === 'string' && parsedJson(plain) !== undefined,
  );
  return typeof found === 'string' ? found : null;
}

/** The JSON that a text holds whose whole value is one string; null where it holds none. */
function insideString(value: unknown): string | null {
  return typeof value === 'string' && /^\s*[{[]/.test(value) && parsedJson(value) !== undefined
    ? value
    : null;
}
