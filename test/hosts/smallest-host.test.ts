// The smallest host, which the README of the hosts shows, is detected, checked and fixed beside the real ones.

import { analyse } from '../check/of-text.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hosts } from './loaded.ts';
import { host as toy } from './smallest-host.ts';
import { applyEdits } from '../../src/lang/json/change.ts';
import { type Analysis } from '../../src/check/check.ts';

const all = [...hosts, toy];
const text = '{"car": "red", "sounds": {"honk": 1}}';

function check(source: string, release: string | null = null): Analysis {
  return analyse({ text: source, hostId: null, release, path: null, older: null }, all);
}

test('is detected and checked', () => {
  const { detected, hostId, path, problems, verdicts } = check(text);
  expect(detected).toEqual({ kind: 'host', hostId: 'toy', reason: 'has `car`' });
  expect([hostId, path]).toEqual(['toy', 'red/car.json']);
  expect(problems.map((p) => [p.code, p.severity, text.slice(p.from, p.to), p.message])).toEqual([
    ['toy/no-wheels', 'refused', '{', 'A toy car needs `wheels`.'],
  ]);
  expect(verdicts.map((v) => v.kind)).toEqual(['refused', 'accepted']);
});

test('shows a chosen release only, with its evidence', () => {
  const [problem] = check(text, '1.0').problems;
  expect([problem?.severity, problem?.releases]).toEqual(['changed', { '1.0': 'changed' }]);
  expect(problem?.evidence.map((e) => e.release)).toEqual(['documented', '1.0']);
});

test('is fixed', () => {
  const fix = check(text).problems[0]?.fixes[0];
  expect(fix?.title).toBe('Add "wheels": 4');
  const fixed = applyEdits(text, fix?.edits ?? []);
  expect(fixed).toBe(text.replace('1}}', '1}, "wheels": 4}'));
  expect(check(fixed).problems).toEqual([]);
});

test('leaves the others alone', () => {
  for (const host of hosts) {
    for (const sample of host.samples) expect(check(sample.text).hostId, sample.path).toBe(host.id);
  }
});

test('is shown in the README as it is', () => {
  const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
  const code = read('smallest-host.ts');
  const shown = /```ts\n([^]*?)```/.exec(read('../../src/hosts/README.md'))?.[1];
  // There it is in a folder of its own below src/hosts.
  const moved = code.replaceAll('../../src/hosts/', '../').replaceAll('../../src/', '../../');
  expect(shown).toBe(moved.slice(moved.indexOf('import ')));
});
