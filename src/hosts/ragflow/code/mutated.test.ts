// Mutated plugins: whatever is cut out, doubled or inserted, checks give an answer with ranges of the text, and a fix
// changes nothing but what it is about.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../test/runs.ts';
import type { CodeContext } from '../../../model/code.ts';
import type { CodeFinding, Span, Change } from '../../../model/finding.ts';
import { applyEdits } from '../../../lang/json/change.ts';
import { editsFor } from '../../../lang/json/place.ts';
import type { PythonDict, PythonValue } from '../../../lang/python/value.ts';
import { rules } from '../subjects.ts';
import { checkFile, folderOf } from './check.ts';
import { checker } from './checker.ts';
import { documentOf, memberOf } from './metadata/values.ts';
import type { PluginSource } from './plugin-source.ts';
import { readPluginSource } from './read.ts';
import { caseTexts, texts } from './texts.fixtures.ts';

const PATH = 'llm_tools/tide.py';
const CONTEXT: CodeContext = { manifest: null, files: [] };
const RELEASES = ['0.19', '0.24', '2026-08'];

/** Pieces that open something, end it, or mean another thing than what was there. */
const PIECES = [
  ...[
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    '"',
    "'",
    '"""',
    "'''",
    ':',
    ',',
    '=',
    '*',
    '**',
    '@',
    '#',
    '\\',
    '.',
    '->',
  ],
  ...[
    '\n',
    '\r\n',
    '\t',
    '    ',
    ' ',
    '\0',
    '\f',
    '\ufeff',
    '\ud800',
    '😀',
    'é',
    'f"',
    'r"',
    'b"',
    'u"',
    '{x}',
  ],
  ...[
    'True',
    'False',
    'None',
    '1',
    '1.0',
    '-1',
    '""',
    '"a" "b"',
    '{}',
    '[]',
    'x',
    'cls.X',
    'self',
    'LLMToolPlugin',
  ],
  ...[
    'class ',
    'def ',
    'async ',
    'await ',
    'return ',
    'if x:',
    'else:',
    'try:',
    'lambda: ',
    'global name\n',
    'del ',
  ],
  ...[
    '@staticmethod\n',
    '@classmethod\n',
    'import requests\n',
    'from x import *\n',
    'requests.get(1)',
    '_version_',
  ],
  ...[
    '"type": "int",',
    '"required": 1,',
    '"name": 1,',
    '"parameters": None,',
    '**X,',
    'X + ',
    ' if x else ""',
    '/, ',
  ],
];

type Mutation = (text: string) => string;

const piece = fc.oneof(
  { arbitrary: fc.constantFrom(...PIECES), weight: 9 },
  fc.string({ unit: 'binary', maxLength: 8 }),
);

const ofCharacters: fc.Arbitrary<Mutation> = fc
  .record({ at: fc.nat(), length: fc.constantFrom(0, 0, 0, 1, 1, 2, 5, 30), insert: piece })
  .map(({ at, length, insert }) => (text) => {
    const from = at % (text.length + 1);
    return text.slice(0, from) + insert + text.slice(from + length);
  });

/** Another word, sign or text where one was. */
const ofTokens: fc.Arbitrary<Mutation> = fc
  .record({ at: fc.nat(), insert: piece })
  .map(({ at, insert }) => (text) => {
    const tokens = [...text.matchAll(/\w+|"[^"\n]*"|[^\s\w]/g)];
    const token = tokens[at % Math.max(1, tokens.length)];
    return token ? text.slice(0, token.index) + insert + text.slice(token.index + token[0].length) : text;
  });

const ofLines: fc.Arbitrary<Mutation> = fc
  .record({ at: fc.nat(), to: fc.nat(), kind: fc.constantFrom('remove', 'copy', 'move', 'in', 'out') })
  .map(({ at, to, kind }) => (text) => {
    const lines = text.split('\n');
    const i = at % lines.length;
    const line = lines[i] ?? '';
    if (kind === 'in') lines[i] = `    ${line}`;
    else if (kind === 'out') lines[i] = line.replace(/^ {1,4}/, '');
    else {
      if (kind !== 'copy') lines.splice(i, 1);
      if (kind !== 'remove') lines.splice(to % (lines.length + 1), 0, line);
    }
    return lines.join('\n');
  });

const mutated = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.array(fc.oneof(ofCharacters, ofTokens, ofTokens, ofLines), { minLength: 1, maxLength: 4 }),
  )
  .map(([text, mutations]) => mutations.reduce((now, mutation) => mutation(now), text));

function findingsOf(text: string): readonly CodeFinding[] {
  return checker.checkMain?.({ path: PATH, text }, CONTEXT).findings ?? [];
}

function expectInside(text: string, { from, to }: Span, label: string): void {
  const isInside = 0 <= from && from <= to && to <= text.length;
  expect(isInside, `${label}: ${String(from)} to ${String(to)} of ${String(text.length)}\n${text}`).toBe(
    true,
  );
}

/** Whether what was known of a value is still so. */
function keeps(was: PythonValue | null, is: PythonValue | null): boolean {
  if (was?.kind === 'unknown') return true;
  if (!was || !is) return was === is;
  if (was.kind === 'dict' && is.kind === 'dict') {
    const same =
      was.entries.length === is.entries.length ||
      (was.open && !is.open && was.entries.length < is.entries.length);
    return same && was.entries.every((entry) => keeps(entry.value, valueAt(is, entry.key)));
  }
  if ('items' in was && 'items' in is) {
    const { items } = is;
    return was.items.length === items.length && was.items.every((one, i) => keeps(one, items[i] ?? null));
  }
  return was.kind === is.kind && plain(was) === plain(is);
}

function valueAt({ entries }: PythonDict, key: PythonValue): PythonValue | null {
  return entries.find((entry) => plain(entry.key) === plain(key))?.value ?? null;
}

function plain(value: PythonValue): string {
  return JSON.stringify(value, (key, part: unknown) => (key === 'span' ? undefined : part));
}

/** Whether the metadata but for one parameter is what it was. */
function keepsOthers(was: PythonValue | null, is: PythonValue | null): boolean {
  if (was?.kind !== 'dict' || is?.kind !== 'dict') return keeps(was, is);
  const [old, now] = [memberOf(was, 'parameters'), memberOf(is, 'parameters')];
  const rest = (dict: PythonDict): PythonDict => ({
    ...dict,
    entries: dict.entries.filter(({ value }) => value !== old && value !== now),
  });
  if (!keeps(rest(was), rest(is))) return false;
  if (old?.kind !== 'dict' || now?.kind !== 'dict') return keeps(old, now);
  const changed = old.entries.filter(({ key, value }) => !keeps(value, valueAt(now, key)));
  return changed.length + now.entries.length - old.entries.length <= 1;
}

/** Fixes that are about more than their place: they make a plugin of what was none, or add what was missing. */
const MAKES_PLUGIN = [
  'ragflow/python-no-plugin',
  'ragflow/python-fragment',
  'ragflow/python-document',
  // The base class by its right name.
  'ragflow/python-name-unknown',
];
/** Fixes of versions. */
const OF_VERSION = [
  'ragflow/python-version-missing',
  'ragflow/python-version-invalid',
  'ragflow/python-version-type',
];
/** Fixes of `invoke` that may change what the metadata says of one parameter. */
const OF_PARAMETERS = [
  'ragflow/invoke-needs-more',
  'ragflow/invoke-no-default',
  'ragflow/invoke-lacks-parameter',
];
/** Fixes after which `get_metadata` is read where it was not there, or in another way. */
const OF_METHOD = [
  'ragflow/python-no-metadata',
  'ragflow/python-not-classmethod',
  'ragflow/python-metadata-async',
];

/** Applies every fix of a text that parses. */
function expectGoodFixes(text: string, findings: readonly CodeFinding[]): number {
  const before = readPluginSource(text);
  if (before.errors.length > 0) return 0;
  let tried = 0;
  for (const finding of findings) {
    for (const { edits = [], title } of finding.fixes ?? []) {
      tried++;
      const fixed = applyEdits(text, edits);
      const label = `${finding.code}: ${title}\n${text}\n=====\n${fixed}`;
      const after = readPluginSource(fixed);
      expect(after.errors, label).toEqual([]);
      const same = (all: readonly string[]): number => all.filter((code) => code === finding.code).length;
      const left = checkFile(folderOf({ path: PATH, text: fixed }, [])).map((one) => one.finding.code);
      expect(same(left), label).toBeLessThan(same(findings.map(({ code }) => code)));
      if (!MAKES_PLUGIN.includes(finding.code)) expectKept(before, after, finding, label);
    }
  }
  return tried;
}

/** Whether a rule is about the metadata, whatever its file is written in. */
const isOfValues = (code: string): boolean => code in rules;

function expectKept(before: PluginSource, after: PluginSource, finding: CodeFinding, label: string): void {
  const { code } = finding;
  expect(
    after.plugins.map(({ name }) => name),
    label,
  ).toEqual(before.plugins.map(({ name }) => name));
  // What a fix makes of the file may have doubts of its own, such as a class that is now the host's.
  if (after.unread) return;
  for (const [i, { version, metadata }] of before.plugins.entries()) {
    const is = after.plugins[i] ?? { version: null, metadata: null };
    if (!OF_VERSION.includes(code)) expect(keeps(version, is.version), label).toBe(true);
    if (isOfValues(code) || OF_METHOD.includes(code)) continue;
    const same = OF_PARAMETERS.includes(code) ? keepsOthers : keeps;
    expect(same(metadata, is.metadata), label).toBe(true);
  }
  if (isOfValues(code)) expectChanged(before, after, finding, label);
}

/** A fix of metadata changes what the same fix changes in JSON. */
function expectChanged(before: PluginSource, after: PluginSource, finding: CodeFinding, label: string): void {
  const [read, now] = [before, after].map(({ plugins }) =>
    plugins.flatMap(({ metadata }) => metadata ?? []),
  ) as [PythonValue[], PythonValue[]];
  const [was, is] = [documentOf(read), documentOf(now)];
  const expected = (rules[finding.code]?.fix?.(finding, was.document) ?? []).map(({ changes = [] }) =>
    changed(
      was.document.text,
      changes.flatMap((change) => everywhere(change, read)),
    ),
  );
  expect(expected, label).toContainEqual(is.document.value);
}

/** A class that inherits `get_metadata` has the very values of the class that declares it. */
function everywhere(change: Change, values: readonly PythonValue[]): Change[] {
  const [, index = '', rest = ''] = /^\/(\d+)(.*)$/s.exec(change.pointer) ?? [];
  const from = values[Number(index)]?.span.from;
  return values.flatMap(({ span }, i) =>
    span.from === from ? { ...change, pointer: `/${String(i)}${rest}` } : [],
  );
}

function changed(text: string, changes: readonly Change[]): unknown {
  const edits = editsFor(text, changes);
  return edits ? JSON.parse(applyEdits(text, edits)) : null;
}

test('fixes of the cases change nothing else', () => {
  let tried = 0;
  for (const text of caseTexts) tried += expectGoodFixes(text, findingsOf(text));
  expect(tried).toBeGreaterThan(40);
});

test('mutated plugins end nothing, ranges are in the text, and fixes change nothing else', () => {
  fc.assert(
    fc.property(mutated, (text) => {
      const source = readPluginSource(text);
      for (const error of source.errors) expectInside(text, error, 'error');
      if (source.unread) expectInside(text, source.unread.span, 'unread');
      const findings = findingsOf(text);
      for (const { code, span, fixes = [] } of findings) {
        expectInside(text, span, code);
        for (const { title, edits = [] } of fixes) for (const edit of edits) expectInside(text, edit, title);
      }
      for (const release of RELEASES) checker.previewMain?.({ path: PATH, text }, CONTEXT, release);
      expectGoodFixes(text, findings);
    }),
    { numRuns: runs(150, 5000), seed: 20260817 },
  );
}, 1_200_000);
