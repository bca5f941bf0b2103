import { Buffer } from 'node:buffer';
import * as node from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCrypto } from '../../../node/crypto.ts';
import { configReads } from './config-reads.ts';
import { outcome } from '../../../../test/node-platform.ts';
import { makeUtils } from './utils.ts';

const values = { s: { active: true, data: { api_key: 'k', a: 1 } } };
const crypto = makeCrypto({ random: (bytes) => node.webcrypto.getRandomValues(bytes) });
const env = {
  crypto,
  secure: true,
  Date,
  parseUrl: (text: string) => new URL(text),
  config: configReads({ values, services: [], emptyIsMissing: true, readsInactive: false }, () => undefined),
  callTool: (name: unknown) => Promise.resolve(name),
  listTools: () => [],
};
const utils = makeUtils(env);
const older = makeUtils({ ...env, secure: false });

function run(name: string, ...args: unknown[]): unknown {
  return utils[name]?.(...(args as never[]));
}

/** The same in 2026-02. */
function plain(name: string, ...args: unknown[]): unknown {
  return older[name]?.(...(args as never[]));
}

test('48 functions stand in the order of the host', () => {
  expect(Object.keys(utils).join(' ')).toBe(
    'hash uuid base64Encode base64Decode urlEncode urlDecode hexEncode hexDecode now timestamp dateDiff dateAdd ' +
      'formatDate slugify camelCase snakeCase kebabCase titleCase truncate countWords removeDiacritics isEmail isUrl ' +
      'isJson isUuid clamp round randomInt sum avg parseJson toJson parseCsv flatten getPath unique chunk shuffle ' +
      'sample groupBy generatePassword getApiKey getServiceConfig getConfigEntry getConfigEntries getFieldValue ' +
      'callTool listTools',
  );
  expect(Object.keys(utils)).toHaveLength(48);
  expect(Object.values(utils).every((value) => typeof value === 'function')).toBe(true);
});

describe('encoding', () => {
  test('is that of Node for any text', () => {
    const texts = fc.oneof(fc.base64String(), fc.string());
    fc.assert(
      fc.property(texts, (text) => {
        expect(run('base64Encode', text)).toBe(Buffer.from(text).toString('base64'));
        expect(run('base64Decode', text)).toBe(Buffer.from(text, 'base64').toString());
        expect(run('hexEncode', text)).toBe(Buffer.from(text).toString('hex'));
        expect(run('hexDecode', text)).toBe(Buffer.from(text, 'hex').toString());
        expect(run('hash', text)).toBe(node.createHash('sha256').update(text).digest('hex'));
      }),
    );
  });

  test('refuses what is not a text as Node does', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        fc.pre(!(typeof value === 'string'));
        const ours = outcome(() => run('base64Encode', value));
        expect(ours).toEqual(outcome(() => Buffer.from(value as string).toString('base64')));
      }),
    );
    expect(() => run('hash', 5)).toThrow('The "data" argument must be of type string');
    expect(() => run('hash', 'a', 5)).toThrow(
      'The "algorithm" argument must be of type string. Received type number (5)',
    );
  });

  test('urls', () => {
    expect(run('urlEncode', 'ä b?')).toBe('%C3%A4%20b%3F');
    expect(() => run('urlDecode', '%ff')).toThrow(new URIError('URI malformed'));
    expect(() => run('urlEncode', '\ud800')).toThrow('URI malformed');
  });
});

test.each<[name: string, args: unknown[], value: unknown]>([
  ['slugify', ['-- Größe: 5_m --'], 'groe-5m'],
  ['camelCase', ['Some_XMLThing here!'], 'someXmlthingHere!'],
  ['camelCase', ['ends..'], 'ends.'],
  ['snakeCase', ['myValue-of THE_day'], 'my_value_of_the_day'],
  ['kebabCase', ['myValue_of  THE-day'], 'my-value-of-the-day'],
  ['titleCase', ['über wEIT'], 'üBer Weit'],
  ['truncate', ['abcdefgh', 3, '....'], 'abcdefg....'],
  ['truncate', [7, 1], 7],
  ['truncate', [['a', 'b', 'c'], 2, '!'], 'a!'],
  ['countWords', ['\ta\u00a0b '], 2],
  ['removeDiacritics', ['Ångström ł'], 'Angstrom ł'],
  ['isUrl', ['blob:x'], true],
  ['isUrl', [undefined], false],
  ['isJson', [undefined], false],
  ['isUuid', ['F47AC10B-58CC-5372-8567-0E02B2C3D479'], true],
  ['isUuid', ['f47ac10b-58cc-5372-c567-0e02b2c3d479'], false],
  ['clamp', [5, 9, 1], 1],
  ['round', [2.675], 2.67],
  ['sum', [[1, '2']], '12'],
  ['avg', [''], 0],
  ['avg', [['4', 2]], 21],
  ['toJson', [undefined], undefined],
  ['toJson', [{ a: 1 }, '\t'], '{\n\t"a": 1\n}'],
  ['parseCsv', ['x|y\r\n 1 |2|3\r\n\r\n', '|'], [{ x: '1', y: '2' }]],
  ['flatten', [{ a: { b: new Date(0) }, c: undefined }, 'p'], { 'p.c': undefined }],
  ['getPath', [{ a: [{ b: 2 }] }, 'a[0].b'], 2],
  ['getPath', ['text', 'length'], undefined],
  ['unique', ['hello'], ['h', 'e', 'l', 'o']],
  ['chunk', ['hello', 2], ['he', 'll', 'o']],
  ['chunk', [[1, 2, 3]], [[]]],
  ['groupBy', [[{ k: null }, { k: 'null' }, 5], 'k'], { null: [{ k: null }, { k: 'null' }], undefined: [5] }],
  ['dateDiff', ['2024-03-01', '2024-03-02', 'seconds'], 86_400],
  ['dateAdd', ['2024-01-01T00:00:00Z', -36, 'hours'], '2023-12-30T12:00:00.000Z'],
  ['dateAdd', ['2024-01-01T00:00:00Z', 5, 'constructor'], '2024-01-01T00:00:00.000Z'],
  ['formatDate', ['x', 'fr-FR'], 'Invalid Date'],
  ['getFieldValue', ['s', 'a'], 1],
  ['getApiKey', ['s'], 'k'],
])('%s(%j)', (name, args, value) => {
  expect(run(name, ...args)).toEqual(value);
});

test.each<[name: string, args: unknown[], text: string]>([
  ['slugify', [null], "Cannot read properties of null (reading 'toLowerCase')"],
  ['camelCase', [{}], 'text.toLowerCase is not a function'],
  ['snakeCase', [1], 'text.replace is not a function'],
  ['countWords', [undefined], "Cannot read properties of undefined (reading 'trim')"],
  ['truncate', [undefined], "Cannot read properties of undefined (reading 'length')"],
  ['removeDiacritics', [[]], 'text.normalize is not a function'],
  ['round', [null], "Cannot read properties of null (reading 'toFixed')"],
  ['sum', ['abc'], 'numbers.reduce is not a function'],
  ['avg', [undefined], "Cannot read properties of undefined (reading 'length')"],
  ['parseCsv', [5], 'csv.split is not a function'],
  ['getPath', [{}, 5], 'path.replace is not a function'],
  ['flatten', [null], 'Cannot convert undefined or null to object'],
  ['shuffle', [{}], 'arr is not iterable'],
  ['groupBy', [{}, 'a'], 'arr.reduce is not a function'],
  ['groupBy', [[null], 'a'], "Cannot read properties of null (reading 'a')"],
  ['groupBy', [[{ a: 'valueOf' }], 'a'], 'groups[groupKey].push is not a function'],
  ['dateAdd', ['x', 1, 'weeks'], 'Invalid time value'],
  [
    'randomInt',
    [9, 1],
    'The value of "size" is out of range. It must be >= 0 && <= 2147483647. Received NaN',
  ],
  ['toJson', ['x'.repeat(1_000_001)], 'toJson: Output exceeds maximum size of 1000000 characters'],
  ['base64Decode', ['x'.repeat(1_000_001)], 'base64Decode: Input exceeds maximum size of 1000000 characters'],
  ['chunk', [new Array(100_001), 5], 'chunk: Array exceeds maximum size of 100000 elements'],
])('%s fails in the words of the host', (name, args, text) => {
  expect(() => run(name, ...args)).toThrow(text);
});

test('flatten and sample need the object that they stand in', () => {
  const { flatten, sample, slugify } = utils;
  expect(() => flatten?.call(undefined, { a: { b: 1 } } as never)).toThrow(
    "Cannot read properties of undefined (reading 'flatten')",
  );
  expect(() => sample?.call(undefined, [1] as never)).toThrow(
    "Cannot read properties of undefined (reading 'shuffle')",
  );
  expect(flatten?.call(undefined, { a: 1 } as never)).toEqual({ a: 1 });
  expect(slugify?.call(undefined, 'A b' as never)).toBe('a-b');
});

describe('random values', () => {
  test('randomInt of 2026-02 counts from the smaller number, whatever it gets', () => {
    expect(plain('randomInt', 3, 3)).toBe(3);
    expect(plain('randomInt', 7, 6)).toBe(7);
    expect(plain('randomInt', '4', '4')).toBe('04');
  });

  test('generatePassword takes lengths that are texts in 0.8.3 alone', () => {
    expect(run('generatePassword', '4')).toHaveLength(4);
    expect(run('generatePassword', -1)).toBe('');
    expect(() => plain('generatePassword', '8')).toThrow(
      `The "size" argument must be of type number. Received type string ('8')`,
    );
  });

  test('randomInt holds its bounds, and in 0.8.3 is NaN for a single number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 70_000 }), (min, span) => {
        const value = run('randomInt', min, min + span) as number;
        expect(Number.isInteger(value) && value >= min && value <= min + span).toBe(true);
      }),
    );
    expect(run('randomInt', 3, 3)).toBeNaN();
    expect(run('randomInt', '4', '4')).toBe('NaN4');
  });

  test('shuffle and sample take nothing away and nothing twice', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.nat(5), (list, n) => {
        const mixed = run('shuffle', list) as number[];
        expect([...mixed].sort()).toEqual([...list].sort());
        const some = run('sample', list, n) as number[];
        expect(new Set(some).size).toBe(Math.min(n, list.length));
      }),
    );
  });

  test('passwords are of the host’s characters', () => {
    expect(run('generatePassword')).toMatch(/^[A-Za-z0-9!@#$%^&*()_+\-=]{16}$/);
    expect(run('generatePassword', 0)).toBe('');
  });

  test('uuid is that of crypto', () => {
    expect(run('uuid')).toMatch(/^[0-9a-f-]{36}$/);
    expect(crypto.randomUUID()).toHaveLength(36);
  });
});
