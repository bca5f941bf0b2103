import { expect, test } from 'vitest';
import { PageCrash } from '../../kit/react-page.ts';
import { controlOf, fieldsOf } from './fields.ts';

test.each([
  ['string', 'text'],
  ['text', 'text'],
  ['date', 'text'],
  [undefined, 'text'],
  [5, 'text'],
  ['url', 'url'],
  ['number', 'number'],
  ['secret', 'secret'],
  ['boolean', 'boolean'],
  ['select', 'select'],
  ['json', 'json'],
])('type %j gets the control %s', (type, control) => {
  expect(controlOf(type)).toBe(control);
});

test('fields stand in the order of the manifest: `order`, defaults, placeholders and options are dropped', () => {
  const schema = [
    { name: 'b', label: 'B', type: 'select', order: 2, defaultValue: 'x', placeholder: 'p', options: [1] },
    { name: 'a', label: 'A', type: 'string', order: 1 },
  ];
  const fields = fieldsOf(schema, '/s');
  expect(fields.map(({ name, pointer }) => [name, pointer])).toEqual([
    ['b', '/s/0'],
    ['a', '/s/1'],
  ]);
  expect(Object.keys(fields[0] ?? {}).sort()).toEqual(
    ['control', 'description', 'label', 'mark', 'name', 'pointer', 'required', 'shownLabel', 'type'].sort(),
  );
});

test('a field without a label shows none, and is called by its name in messages', () => {
  expect(fieldsOf([{ name: 'n' }], '')[0]).toMatchObject({ shownLabel: '', label: 'n' });
});

test('everything truthy makes a field required', () => {
  const required = [true, 'no', 1, false, 0, '', null].map(
    (value) => fieldsOf([{ name: 'n', required: value }], '')[0]?.required,
  );
  expect(required).toEqual([true, true, true, false, false, false, false]);
});

test('an object as label kills the form', () => {
  expect(() => fieldsOf([{ name: 'n', label: { en: 'x' } }], '/s')).toThrow(PageCrash);
});

test('anything but an object is a field without members', () => {
  expect(fieldsOf(['x', 5, []], '').map(({ name, control }) => [name, control])).toEqual([
    ['undefined', 'text'],
    ['undefined', 'text'],
    ['undefined', 'text'],
  ]);
});

test.each([
  [{ required: 'no' }, '*', ''],
  [{ required: 0 }, '0', ''],
  [{ required: false }, '', ''],
  [{ description: 0 }, '', '0'],
  [{ description: true }, '', ''],
])('%j leaves the mark %j and the description %j', (more, mark, description) => {
  expect(fieldsOf([{ name: 'n', ...more }], '')[0]).toMatchObject({ mark, description });
});
