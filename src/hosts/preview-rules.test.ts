// Every field type and every rule of ordering, defaulting, visibility and validation of the fact sheets has a test.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { complaintsAbout, type Around, type PreviewRule, type PreviewTable } from './preview-rule.checks.ts';
import { hosts } from './loaded.checks.ts';
import { testsIn, type TestInFile } from './test-titles.checks.ts';

const ROOT = join(import.meta.dirname, '../..');
const SHEETS = join(ROOT, '../shared/hosts');
const tables = import.meta.glob<PreviewTable>('./*/preview/rules.checks.ts', { eager: true });

function aroundOf(host: string): Around {
  const read = new Map<string, readonly TestInFile[] | null>();
  const testsOf = (file: string): readonly TestInFile[] | null => {
    const path = file.startsWith('e2e/') ? join(ROOT, file) : join(import.meta.dirname, host, file);
    const tests = read.get(path) ?? (existsSync(path) ? testsIn(readFileSync(path, 'utf8')) : null);
    read.set(path, tests);
    return tests;
  };
  return { host, testsOf, sections: sectionsOf(host) };
}

/** The numbers of the headings; the sheets lie beside the project, and not everywhere. */
function sectionsOf(host: string): ReadonlySet<string> | null {
  const sheet = join(SHEETS, `${host}.md`);
  if (!existsSync(sheet)) return null;
  const headings = readFileSync(sheet, 'utf8').matchAll(/^#+ (\d[\dA-Z.]*?)\.? /gm);
  return new Set([...headings].map(([, number]) => number ?? ''));
}

const shown = hosts.filter((host) => host.preview !== undefined);

test.each(shown)('$id', ({ id }) => {
  expect(complaintsAbout(tables[`./${id}/preview/rules.checks.ts`], aroundOf(id))).toEqual([]);
});

test('a table belongs to a host that has a preview', () => {
  const known = shown.map(({ id }) => `./${id}/preview/rules.checks.ts`);
  expect(Object.keys(tables).filter((path) => !known.includes(path))).toEqual([]);
});

describe('what is wrong with a table is said', () => {
  const good: PreviewRule = {
    subject: 'order',
    rule: 'As written',
    sheet: '1',
    test: 'a.test.ts',
    title: 'order > %s',
    row: 'as written',
  };
  const all: readonly PreviewRule[] = [
    good,
    { ...good, subject: 'field type', type: 'text' },
    { ...good, subject: 'default' },
    { ...good, subject: 'visibility' },
    { ...good, subject: 'validation' },
  ];
  const source = "describe('order', () => { test.each([['as written']])('%s', () => {}); });";
  const around: Around = {
    host: 'x',
    testsOf: (file) => (file === good.test ? testsIn(source) : null),
    sections: new Set(['1']),
  };
  const about = (...more: PreviewRule[]): string[] =>
    complaintsAbout({ previewRules: [...all, ...more], fieldTypes: ['text'] }, around);
  const other = { ...good, rule: 'Other' };

  test('nothing of a good one', () => {
    expect(about()).toEqual([]);
    const { row: _, ...whole } = other;
    expect(about(whole)).toEqual([]);
  });

  test.each<[PreviewRule, string]>([
    [{ ...other, test: 'b.test.ts' }, 'x, “Other”: there is no file b.test.ts.'],
    [{ ...other, title: '%s' }, 'x, “Other”: a.test.ts has no test “%s”.'],
    [{ ...other, row: 'z' }, 'x, “Other”: the table of “order > %s” in a.test.ts has no row “z”.'],
    [{ ...other, sheet: '9' }, 'x, “Other”: the fact sheet has no section 9.'],
    [good, 'x has the rule “order: As written” twice.'],
    [{ ...other, subject: 'field type', type: 'map' }, 'x has no field type map.'],
  ])('%j', (rule, complaint) => {
    expect(about(rule)).toEqual([complaint]);
  });

  test('a field type or a subject without a rule, and no table at all', () => {
    expect(complaintsAbout({ previewRules: all.slice(2), fieldTypes: ['text'] }, around)).toEqual([
      'x has no rule of the subject “field type”.',
      'x has no rule of the subject “order”.',
      'x has no rule for the field type text.',
    ]);
    expect(complaintsAbout(undefined, around)).toEqual([
      'x has a preview but no table in preview/rules.checks.ts.',
    ]);
  });
});

test('titles are read as vitest prints them', () => {
  const source = `
    const TABLE = [['a', 1]];
    const ENDS = [...TABLE, ['b', 2]];
    test('plain', () => {});
    test.skip('skipped', () => {});
    test.use({ x: 1 });
    test.describe('outer', () => {
      for (const one of []) test(\`each \${one}\`, async () => { test('too deep', () => {}); });
      describe.runIf(true)('inner', () => { test.each<[string]>(ENDS)('row %s', () => {}); });
      describe.skip('off', () => { test('never', () => {}); });
    });`;
  expect(testsIn(source).map(({ title, rows }) => [title, rows && [...rows]])).toEqual([
    ['plain', null],
    ['outer > each ${one}', null],
    ['outer > inner > row %s', ['a', 'b']],
  ]);
});
