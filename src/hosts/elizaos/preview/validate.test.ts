// The four stages of the form's validation, and constraints without effect (docs/hosts/elizaos.md#validation).

import { describe, expect, test } from 'vitest';
import { fieldsOf } from './fields.ts';
import { fieldOfCase, sourceOfCase, type Bag } from './form-case.fixtures.ts';
import { matchesTyped } from '../validation/patterns.ts';
import { allErrors, errorsOf, NO_ERRORS, withErrors } from './validate.ts';

const isUrl = (text: string): boolean => text.startsWith('https://');

function messagesFor(property: Bag, hint: Bag, value: unknown, required = false, values: Bag = {}): string[] {
  return errorsOf(fieldOfCase(property, hint, required), value, values, isUrl);
}

describe('1, required', () => {
  test.each<[unknown, boolean]>([
    [undefined, true],
    [null, true],
    ['', true],
    [' ', false],
    [[], false],
    ['v', false],
  ])('%j', (value, missing) => {
    expect(messagesFor({}, { type: Array.isArray(value) ? 'array' : 'text' }, value, true)).toEqual(
      missing ? ['This field is required.'] : [],
    );
  });
});

describe('2, the type’s own check', () => {
  const expected = (type: string, got: string): string[] => [
    `Invalid input: expected ${type}, received ${got}`,
  ];

  test.each<[string, unknown, string[]]>([
    ['number', 'abc', expected('number', 'NaN')],
    ['number', '5', []],
    ['number', [], []],
    ['number', 'Infinity', expected('number', 'number')],
    ['boolean', {}, []],
    ['custom', {}, []],
    ['email', 'nobody', ['Invalid email address']],
    ['email', 'a@b.example', []],
    ['email', 5, ['Invalid input']],
    ['color', '#12', ['Invalid string: must match pattern /^#[0-9a-fA-F]{3,8}$/']],
    ['color', '#abc', []],
    ['color', 5, ['Invalid input']],
    ['text', 5, expected('string', 'number')],
    ['text', true, expected('string', 'boolean')],
    ['json', { a: 1 }, expected('string', 'object')],
    ['array', 'a', expected('array', 'string')],
    ['array', [1], []],
    ['keyvalue', ['a'], expected('record', 'array')],
    ['keyvalue', { a: 1 }, expected('string', 'number')],
    ['keyvalue', { a: 'b' }, []],
    ['multiselect', 'a', []],
    ['multiselect', [1], ['Invalid input']],
    ['checkbox-group', ['a'], []],
    ['group', { a: 1 }, []],
    ['group', 5, ['Invalid input']],
    ['table', [{ a: 'b' }], []],
    ['table', [{ a: 1 }], ['Invalid input']],
  ])('%s with %j', (type, value, messages) => {
    expect(messagesFor({}, { type }, value)).toEqual(messages);
  });

  test.each([
    'url',
    'date',
    'datetime',
    'json',
    'select',
    'password',
    'radio',
    'file',
    'code',
    'markdown',
    'textarea',
  ])('%s takes any text', (type) => {
    expect(messagesFor({ enum: ['a'] }, { type }, 'anything at all')).toEqual([]);
  });
});

describe('3, the hint’s pattern', () => {
  test.each<[string, Bag, string, string[]]>([
    ['not met', { pattern: '^a' }, 'b', ['Invalid format.']],
    [
      'not met, in the author’s words',
      { pattern: '^a', patternError: 'Begin with a' },
      'b',
      ['Begin with a'],
    ],
    ['met', { pattern: '^a' }, 'a', []],
    ['longer than 200 is skipped', { pattern: `^${'a'.repeat(200)}` }, 'b', []],
    ['nested quantifiers are skipped', { pattern: '^(a+)+$' }, 'b', []],
    ['what is none is skipped', { pattern: '(' }, 'b', []],
    ['nothing typed', { pattern: '^a' }, '', []],
  ])('%s', (_, hint, value, messages) => {
    expect(messagesFor({}, hint, value)).toEqual(messages);
  });

  test('a pattern that would take for ever is not run', () => {
    expect(matchesTyped('^(a|a)*$', `${'a'.repeat(60)}!`)).toBeUndefined();
    expect(matchesTyped('^(a|b)*$', 'abba')).toBe(true);
    expect(matchesTyped('^sk-[A-Za-z0-9]{20,}$', `sk-${'a'.repeat(40)}`)).toBe(true);
  });
});

describe('4, the hint’s checks', () => {
  const check = (fn: string, args?: Bag): Bag => ({ validation: { checks: [{ fn, args, message: 'no' }] } });
  const types = (value: unknown): Bag => ({ type: typeof value === 'number' ? 'custom' : 'text' });

  test.each<[string, Bag | undefined, unknown, boolean]>([
    ['required', undefined, ' ', false],
    ['required', undefined, undefined, false],
    ['required', undefined, 'v', true],
    ['email', undefined, 'a@b.c', true],
    ['email', undefined, 'a@b', false],
    ['minLength', { min: 3 }, 'ab', false],
    ['minLength', { min: 2 }, 'ab', true],
    ['minLength', undefined, 'ab', false],
    ['maxLength', { max: 1 }, 'ab', false],
    ['maxLength', { max: 2 }, 'ab', true],
    ['pattern', { pattern: '^a' }, 'b', false],
    ['pattern', { pattern: '(' }, 'b', false],
    ['min', { min: 1 }, '5', false],
    ['min', { min: 1 }, 5, true],
    ['max', { max: 9 }, '5', false],
    ['max', { max: 9 }, 5, true],
    ['numeric', undefined, '5 tides', true],
    ['numeric', undefined, 'five', false],
    ['url', undefined, 'https://tide.test', true],
    ['url', undefined, 'tide', false],
    ['matches', { other: 'v' }, 'v', true],
    ['matches', { other: { path: 'twin' } }, 'v', false],
    ['unheard', undefined, 'v', true],
    ['constructor', undefined, 'v', true],
  ])('%s(%j) of %j', (fn, args, value, passes) => {
    expect(messagesFor({}, { ...types(value), ...check(fn, args) }, value, false, { twin: 'w' })).toEqual(
      passes ? [] : ['no'],
    );
  });

  test('they run only where `enabled` holds', () => {
    const validation = {
      checks: [{ fn: 'minLength', args: { min: 9 }, message: 'no' }],
      enabled: { path: 'on' },
    };
    expect(messagesFor({}, { validation }, 'v', false, {})).toEqual([]);
    expect(messagesFor({}, { validation }, 'v', false, { on: 'x' })).toEqual(['no']);
  });

  test('a value that is not a list crashes the page', () => {
    expect(() => messagesFor({}, { validation: { checks: 5 } }, 'v')).toThrow(
      'config.checks is not iterable',
    );
  });
});

describe('together', () => {
  test('messages add up', () => {
    const hint = {
      type: 'email',
      pattern: '^a',
      validation: { checks: [{ fn: 'url', message: 'no address' }] },
    };
    expect(messagesFor({}, hint, 'b')).toEqual(['Invalid email address', 'Invalid format.', 'no address']);
  });

  test.each<[string, Bag, unknown]>([
    ['pattern', { pattern: '^a' }, 'b'],
    ['minLength', { minLength: 5 }, 'b'],
    ['maxLength', { maxLength: 1 }, 'bbb'],
    ['minimum', { type: 'number', minimum: 5 }, '1'],
    ['maximum', { type: 'number', maximum: 5 }, '9'],
    ['multipleOf', { type: 'number', multipleOf: 5 }, '9'],
    ['enum', { enum: ['a'] }, 'b'],
    ['format', { format: 'uri' }, 'b'],
    ['maxItems', { type: 'array', maxItems: 1 }, ['a', 'b']],
    ['additionalProperties', { type: 'object', additionalProperties: { type: 'number' } }, { a: 'b' }],
  ])('%s of the schema is never enforced', (_, property, value) => {
    expect(messagesFor(property, {}, value)).toEqual([]);
  });

  test('bounds of a hint are not enforced either', () => {
    expect(messagesFor({ type: 'number' }, { min: 5, max: 6, step: 2 }, '9')).toEqual([]);
  });

  test('all fields at once, and one after the other', () => {
    const fields = fieldsOf(sourceOfCase({ a: {}, b: {} }, {}, ['a', 'b']));
    expect([...allErrors(fields, { b: 'v' }, isUrl).keys()]).toEqual(['a']);
    const errors = withErrors(withErrors(NO_ERRORS, 'a', ['x']), 'b', ['y']);
    expect([...withErrors(errors, 'a', ['z'])]).toEqual([
      ['a', ['z']],
      ['b', ['y']],
    ]);
    expect([...withErrors(errors, 'a', []).keys()]).toEqual(['b']);
  });
});

test.each<[string, string[]]>([
  ['constructor', ['Invalid input: expected string, received function']],
  ['wait', ['This field is required.']],
])('a setting called %s, as the host finds it where nothing is set', (key, messages) => {
  const fields = fieldsOf(sourceOfCase(Object.fromEntries([[key, {}]]), {}, [key]));
  expect(allErrors(fields, {}, isUrl).get(key)).toEqual(messages);
});
