import { expect, test } from 'vitest';
import type { Severity, Problem } from '../model/finding.ts';
import type { Verdict, VerdictKind } from '../model/verdict.ts';
import { judged, withFiles } from './judge.ts';

function problem(pointer: string, releases: Readonly<Record<string, Severity>>): Problem {
  return {
    id: pointer,
    code: 'h/x',
    pointer,
    from: 0,
    to: 0,
    severity: 'broken',
    releases,
    message: `At ${pointer}.`,
    args: {},
    evidence: [],
    fixes: [],
  };
}

const verdict = (release: string, kind: VerdictKind = 'accepted'): Verdict => ({
  release,
  kind,
  texts: [],
  notes: [],
});
const tools = [0, 1].map((i) => ({ noun: 'tool', pointer: `/tools/${String(i)}` }));

test('a release that accepts what does not work is not green, and says how much of it', () => {
  const found = [problem('/tools/1/name', { '1': 'broken', '2': 'changed' })];
  expect(judged([verdict('1'), verdict('2')], found, tools)).toEqual([
    { ...verdict('1'), kind: 'broken', summary: 'accepts it, but 1 of 2 tools does not work' },
    verdict('2'),
  ]);
});

test.each<[string, Problem[], typeof tools, string]>([
  [
    'all of them',
    [problem('/tools/0', { '1': 'broken' }), problem('/tools/1', { '1': 'broken' })],
    tools,
    '2 of 2 tools do',
  ],
  ['the only one', [problem('/tools/0/x', { '1': 'broken' })], tools.slice(0, 1), 'its only tool does'],
  ['what is in no part', [problem('/tools/10', { '1': 'broken' })], tools, ''],
])('counts %s', (_, found, parts, words) => {
  const expected = words === '' ? 'accepts it, but not all of it works' : `accepts it, but ${words} not work`;
  expect(judged([verdict('1')], found, parts)[0]?.summary).toBe(expected);
});

test.each<VerdictKind>(['refused', 'crashes', 'unknown'])('%s stays what it is', (kind) => {
  expect(judged([verdict('1', kind)], [problem('', { '1': 'broken' })])).toEqual([verdict('1', kind)]);
});

test('code beside the manifest counts, worst first', () => {
  const files = [
    { path: 'a.ts', problems: [problem('/a', { '1': 'refused', '2': 'broken' })] },
    { path: 'b.ts', problems: [problem('/b', { '1': 'broken' })] },
  ];
  expect(withFiles([verdict('1'), verdict('2'), verdict('3')], files)).toEqual([
    { ...verdict('1'), kind: 'refused', summary: 'refuses `a.ts`', notes: ['At /a.'] },
    {
      ...verdict('2'),
      kind: 'broken',
      summary: 'accepts it, but not all of `a.ts` works',
      notes: ['At /a.'],
    },
    verdict('3'),
  ]);
});

test('types that do not match are counted, and cost less than what does not work', () => {
  const found = [
    problem('/a', { '1': 'types', '2': 'types' }),
    problem('/b', { '1': 'types', '2': 'broken', '3': 'changed' }),
  ];
  const all = [verdict('1'), verdict('2'), verdict('3')];
  const typed = { ...verdict('1'), kind: 'types', summary: 'accepts it, but types do not match (2)' };
  const broken = { ...verdict('2'), kind: 'broken', summary: 'accepts it, but not all of it works' };
  expect(judged(all, found)).toEqual([typed, broken, verdict('3')]);
  expect(judged(all, found, [], 9)[0]?.summary).toBe('accepts it, but types do not match (at least 2)');
  const files = [{ path: 'a.ts', problems: found, hidden: 0 }];
  expect(withFiles(all, files)).toEqual([
    { ...typed, notes: ['At /a.', 'At /b.'] },
    { ...broken, summary: 'accepts it, but not all of `a.ts` works', notes: ['At /b.'] },
    verdict('3'),
  ]);
});

test('releases that judge only code have a verdict where code is open', () => {
  const files = [{ path: 'a.ts', problems: [problem('/a', { core: 'refused' })] }];
  expect(withFiles([verdict('1')], files, ['1', 'core']).map(({ release, kind }) => [release, kind])).toEqual(
    [
      ['1', 'accepted'],
      ['core', 'refused'],
    ],
  );
  expect(withFiles([verdict('1')], [{ path: 'a.ts', problems: [] }], ['core'])[1]).toEqual(verdict('core'));
});
