// Which versions end the server's start, and what they become.

import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isVersion, nearestVersion } from './version.ts';

test.each([
  ['1.0', true],
  ['v2!1.0.0-beta.1.post2.dev3+a.b-1', true],
  ['1.0-1', true],
  ['1.0.0RC', true],
  ['1.0a1b2', false],
  ['1.0dev1a2', false],
  ['1.0+', false],
  ['latest', false],
  ['', false],
  ['٣.١', false],
  ['9'.repeat(5000), false],
])('%s', (text, valid) => {
  expect(isVersion(text)).toBe(valid);
});

test.each([
  ['1.0a1b2', '1.0a1'],
  ['1.0dev1a2', '1.0dev1'],
  ['^1.2.3', '1.2.3'],
  ['1.0.0-alpha.1.2', '1.0.0-alpha.1'],
  ['1.0+', '1.0'],
  ['1.2.x', '1.2'],
  ['latest', undefined],
])('%s becomes %s', (text, nearest) => {
  expect(nearestVersion(text)).toBe(nearest);
});

const PROGRAM = `
import json, sys
from packaging.version import InvalidVersion, parse
def valid(text):
    try:
        parse(text)
        return True
    except InvalidVersion:
        return False
json.dump([valid(text) for text in json.load(sys.stdin)], sys.stdout)
`;
const hasPackaging = spawnSync('python3', ['-c', 'import packaging.version']).status === 0;

test.runIf(hasPackaging)('Python’s own library says the same', () => {
  const words = 'a b c rc alpha beta pre preview post rev r dev 1 10 0 . - _ ! + v A x'.split(' ');
  const texts = fc
    .sample(fc.array(fc.constantFrom(...words), { maxLength: 7 }), 3000)
    .map((one) => one.join(''));
  texts.push(...texts.map((text) => `1.0${text}`));
  const { stdout } = spawnSync('python3', ['-c', PROGRAM], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
  });
  const valid = JSON.parse(stdout) as boolean[];
  expect(texts.filter((text, i) => isVersion(text) !== valid[i])).toEqual([]);
});
