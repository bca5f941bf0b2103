import { expect, test } from 'vitest';
import { checkForm, readValue, serverRefusal, shownValue, valuesOf } from './config-form.ts';
import type { FieldRule } from './fields.ts';

const rule = (type: string, more: Partial<FieldRule> = {}): FieldRule => ({
  name: 'f',
  label: 'Field',
  type,
  required: false,
  ...more,
});
const isUrl = (text: string): boolean => URL.canParse(text);
const errorsOf = (field: FieldRule, value?: unknown, existing = {}): readonly string[] =>
  checkForm(value === undefined ? {} : { f: value }, [field], existing, isUrl).errors;

test.each([
  ['required, nothing typed', rule('string', { required: true }), undefined, ['Field is required']],
  ['required, empty text', rule('string', { required: true }), '', ['Field is required']],
  ['required, null', rule('json', { required: true }), null, ['Field is required']],
  ['required switch never touched', rule('boolean', { required: true }), undefined, ['Field is required']],
  ['required: false counts', rule('boolean', { required: true }), false, []],
  ['required: 0 counts', rule('number', { required: true }), 0, []],
  ['not required, empty', rule('url'), '', []],
  ['string', rule('string'), 5, ['Field must be a string']],
  ['secret', rule('secret'), true, ['Field must be a string']],
  ['text', rule('text'), {}, ['Field must be a string']],
  ['url not a text', rule('url'), 5, ['Field must be a URL string']],
  ['url unparsable', rule('url'), 'nope', ['Field must be a valid URL']],
  ['url lenient', rule('url'), 'mailto:a', []],
  ['number from text', rule('number'), '5', []],
  ['number NaN', rule('number'), 'x', ['Field must be a number']],
  ['number infinite', rule('number'), '1e999', ['Field must be a number']],
  ['number from true', rule('number'), true, ['Field must be a number']],
  ['boolean', rule('boolean'), 'true', ['Field must be true or false']],
  ['select without options takes any text', rule('select'), 'z', []],
  ['select not a text', rule('select'), 1, ['Field must be one of the configured options']],
  ['select outside', rule('select', { options: ['a', 'b'] }), 'z', ['Field must be one of: a, b']],
  ['json', rule('json'), '{', ['Field must be valid JSON']],
  ['json already a value', rule('json'), { a: 1 }, []],
  ['unknown type is not checked', rule('date'), 5, []],
])('Save: %s', (_, field, value, errors) => {
  expect(errorsOf(field, value)).toEqual(errors);
});

test('a required field that is stored already may be left empty', () => {
  expect(errorsOf(rule('secret', { required: true }), '', { f: '****' })).toEqual([]);
});

test('numbers and JSON are stored as values, all else as it is', () => {
  const rules = [rule('number', { name: 'n' }), rule('json', { name: 'j' })];
  const { data } = checkForm({ n: '5', j: '[1]', other: 'x' }, rules, {}, isUrl);
  expect({ ...data }).toEqual({ n: 5, j: [1], other: 'x' });
});

test('errors stand in the order of the fields', () => {
  const rules = [
    rule('url', { name: 'a', label: 'A' }),
    rule('string', { name: 'b', label: 'B', required: true }),
  ];
  expect(checkForm({ a: 'x' }, rules, {}, isUrl).errors).toEqual(['A must be a valid URL', 'B is required']);
});

test('the server names required fields that end up empty', () => {
  expect(serverRefusal({ f: '' }, [rule('secret', { required: true })])).toBe(
    'Missing required fields: Field',
  );
  expect(serverRefusal({ f: false }, [rule('boolean', { required: true })])).toBeNull();
});

test('names from the manifest do not reach a prototype', () => {
  const { data } = checkForm(JSON.parse('{"__proto__": "x"}') as Record<string, unknown>, [], {}, isUrl);
  expect(Object.keys(data)).toEqual(['__proto__']);
});

test.each([
  ['toString', 'string', 'function toString() { [native code] }'],
  ['__proto__', 'string', '[object Object]'],
  ['__proto__', 'json', '{}'],
  ['other', 'string', ''],
])('a field called %s of type %s opens with what every object inherits', (name, type, shown) => {
  const field = rule(type, { name, required: true });
  expect(shownValue(field, readValue(valuesOf(), name))).toBe(shown);
  expect(readValue({ [name]: 'x' }, name)).toBe('x');
});

test('such a field counts as set, and is not a string', () => {
  const field = rule('string', { name: 'constructor', required: true });
  expect(checkForm({}, [field], {}, isUrl).errors).toEqual(['Field must be a string']);
});

test.each([
  ['nothing', rule('string'), undefined, ''],
  ['null', rule('string'), null, ''],
  ['false in a text box', rule('string'), false, 'false'],
  ['JSON laid out', rule('json'), { a: 1 }, '{\n  "a": 1\n}'],
  ['JSON that is still a text', rule('json'), '{', '{'],
  ['an object elsewhere', rule('string'), { a: 1 }, '[object Object]'],
])('a control shows %s', (_, field, value, shown) => {
  expect(shownValue(field, value)).toBe(shown);
});
