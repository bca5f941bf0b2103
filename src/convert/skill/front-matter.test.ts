// Scalars of the front matter: read as the same text by both versions of YAML, and by Python's library where it is there.

import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { scalar } from './front-matter.ts';
import { runs } from '../../../test/runs.ts';

const WORDS =
  'my-skill skill2 null yes y N on off true ~ 2024-01-01 2024-01-01T10:00:00Z 1e3 1_000 0o7 017 0x1f 12:30:45 .5 .inf .nan = << - ? : 1.0 1.10 +1 0 -0 a: # @a `a` %a !a &a *a [a {a |a >a "a \'a'.split(
    ' ',
  );

const texts = fc.oneof(
  fc.constantFrom(...WORDS),
  fc
    .array(fc.constantFrom(...WORDS, ' ', '---', '\n', '\t', '\\', '\u2028', '\u{e0041}', '\u202e'), {
      maxLength: 4,
    })
    .map((all) => all.join('')),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

test('plain words stay plain, others are quoted', () => {
  expect(['my-skill', 'a b', '2048', 'yes', '2024-01-01', 'a --- b', '\u2028\u{e0041}'].map(scalar)).toEqual([
    'my-skill',
    'a b',
    '"2048"',
    '"yes"',
    '"2024-01-01"',
    '"a \\x2d-- b"',
    '"\\u2028\\U000e0041"',
  ]);
});

test('lines of a long text are escaped, too', () => {
  expect(scalar(`a\n${'word '.repeat(9)}`)).toBe(`"a\\n${'word '.repeat(9)}"`);
});

test('every text is read as itself, on one line and without three hyphens', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const written = scalar(text);
      expect(written).not.toMatch(/---|\n/);
      for (const version of ['1.1', '1.2'] as const)
        expect(parse(`a: ${written}\n`, { version })).toEqual({ a: text });
    }),
    { numRuns: runs(400, 2000) },
  );
});

const hasYaml = spawnSync('python3', ['-c', 'import yaml']).status === 0;

test.runIf(hasYaml)('Python’s library reads the same', () => {
  const all = fc.sample(texts, 1000);
  const program =
    'import json, sys, yaml; json.dump([yaml.safe_load(t)["a"] for t in json.load(sys.stdin)], sys.stdout, default=str)';
  const { stdout, stderr } = spawnSync('python3', ['-c', program], {
    input: JSON.stringify(all.map((text) => `a: ${scalar(text)}\n`)),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(all);
});
