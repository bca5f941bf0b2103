// The text that converted code carries is a script of its own, whose functions work on real Node.js.

import { Buffer } from 'node:buffer';
import crypto from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test } from 'vitest';
import library from './utils-library.ts?library';

type Call = (...args: unknown[]) => unknown;
type Library = typeof import('./utils-library.ts');

const { utilsOf } = runInNewContext(`${library}plugbenchUtils`, {}) as Library;
const node = { ...crypto, Buffer, URL } as unknown as Parameters<typeof utilsOf>[0];
const utils = utilsOf(node, () => 'k') as unknown as Record<string, Call | undefined>;

test.each<[string, unknown[], unknown]>([
  ['hash', ['a'], 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb'],
  ['base64Encode', ['é'], 'w6k='],
  ['base64Decode', ['w6k='], 'é'],
  ['hexEncode', ['hi'], '6869'],
  ['hexDecode', ['6869'], 'hi'],
  ['dateDiff', ['2024-01-01', '2024-01-08', 'weeks'], 1],
  ['dateAdd', ['2024-01-31T00:00:00.000Z', 1, 'hours'], '2024-01-31T01:00:00.000Z'],
  ['slugify', ['Élan Vital!'], 'elan-vital'],
  ['camelCase', ['hello world'], 'helloWorld'],
  ['snakeCase', ['helloWorld'], 'hello_world'],
  ['kebabCase', ['hello World'], 'hello-world'],
  ['titleCase', ["it's fine"], "It's Fine"],
  ['truncate', ['abcdefgh', 5], 'ab...'],
  ['countWords', [' a b  c '], 3],
  ['isEmail', ['a@b.co'], true],
  ['isUrl', ['//x'], false],
  ['isUuid', ['00000000-0000-0000-0000-000000000000'], false],
  ['round', [1.005], 1],
  ['avg', [[]], 0],
  ['sum', [[1, 2]], 3],
  ['parseCsv', ['a;b\n1;2', ';'], [{ a: '1', b: '2' }]],
  ['flatten', [{ a: { b: 1 }, c: [] }], { 'a.b': 1, c: [] }],
  ['getPath', [{ a: [{ b: 2 }] }, 'a[0].b'], 2],
  ['unique', [[1, 1, 2]], [1, 2]],
  ['chunk', [[1, 2, 3], 2], [[1, 2], [3]]],
  ['groupBy', [[{ k: 'x' }], 'k'], { x: [{ k: 'x' }] }],
  ['getApiKey', ['tides'], 'k'],
])('%s', (name, args, expected) => {
  expect(utils[name]?.(...args)).toEqual(expected);
});

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

// On 31 March 2024 clocks in Berlin went from 2:00 to 3:00, on 27 October from 3:00 to 2:00; local times count.
test.each([
  ['2024-03-31T00:30:00.000Z', 1, 'hours', '2024-03-31T01:30:00.000Z'],
  ['2024-03-31T00:30:00.000Z', 2, 'hours', '2024-03-31T01:30:00.000Z'],
  ['2024-10-27T00:30:00.000Z', 1, 'hours', '2024-10-27T02:30:00.000Z'],
  ['2024-10-27T00:30:00.000Z', 2, 'hours', '2024-10-27T03:30:00.000Z'],
  ['2024-03-30T12:00:00.000Z', 1, 'days', '2024-03-31T11:00:00.000Z'],
])('dateAdd of %s, %i %s is local time over a change of the clock', (date, amount, unit, expected) => {
  process.env['TZ'] = 'Europe/Berlin';
  expect(utils['dateAdd']?.(date, amount, unit)).toBe(expected);
});
