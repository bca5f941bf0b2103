// Rows of the config store.

import { expect, test } from 'vitest';
import { cutEntry } from '../../sandbox/cut.ts';
import { storedFault, storedKind, storedRows } from './config-rows.ts';
import { textOfValue, valueOfText } from './schema-form.ts';

test('declared fields come first, then what was set or asked for, with what the run did', () => {
  const field = { pointer: '', label: 'Key', type: 'secret', required: true, description: '' };
  const service = { pointer: '', label: 'Tides', category: 'api', description: '' };
  const read = { kind: 'config', at: 1, declared: false } as const;
  const groups = storedRows(
    [{ ...service, name: 'tides', fields: [{ ...field, name: 'key' }] }],
    { tides: { data: { extra: 'x' }, active: true } },
    [
      { ...read, service: 'tides', field: 'key', found: false },
      { ...read, service: 'tides', field: 'key', found: true },
      { ...read, service: 'other', field: 'port', found: false },
    ],
  );
  expect(
    groups.map(({ name, declared, fields }) => [name, declared, fields.map((f) => [f.name, f.read])]),
  ).toEqual([
    [
      'tides',
      true,
      [
        ['key', 'found'],
        ['extra', null],
      ],
    ],
    ['other', false, [['port', 'missing']]],
  ]);
});

test('every field that a tool asks for is a row, and cut names are none', () => {
  const read = { kind: 'config', at: 1, declared: false, found: false } as const;
  const timeline = Array.from({ length: 2_000 }, (_, i) => ({
    ...read,
    service: `s${String(i)}`,
    field: 'a',
  }));
  const cut = { ...read, service: 'x'.repeat(300), field: 'a' };
  expect(storedRows([], {}, [...timeline, cutEntry(cut)])).toHaveLength(timeline.length);
});

test('a field that two entries declare is one row', () => {
  const field = { pointer: '', name: 'key', type: 'string', required: true, description: '' };
  const service = { pointer: '', name: 'tides', label: 'Tides', category: 'api', description: '' };
  const fields = [
    { ...field, label: 'First' },
    { ...field, label: 'Second' },
  ];
  const [group] = storedRows([{ ...service, fields }], {}, []);
  expect(group?.fields.map(({ label }) => label)).toEqual(['First']);
});

test('a field that is not declared is masked where its name says so', () => {
  const [group] = storedRows([], { s: { data: { apiKey: 'x', city: 'y' }, active: true } }, []);
  expect(group?.fields.map(({ type, declared }) => [type, declared])).toEqual([
    ['secret', false],
    ['string', false],
  ]);
});

test.each([
  ['number', '1.5', 1.5, ''],
  ['number', '1,5', '1,5', 'Not a number; tools get it as a string.'],
  ['json', '{"a":[1]}', { a: [1] }, ''],
  ['json', '{"a"', '{"a"', 'Not JSON; tools get it as a string.'],
  ['url', 'tides.test', 'tides.test', 'Not a complete address; tools get it unchanged.'],
  ['url', 'https://tides.test', 'https://tides.test', ''],
  ['string', ' 7 ', ' 7 ', ''],
])('a field of type %s stores %s', (type, text, value, fault) => {
  expect(valueOfText(storedKind(type), text)).toEqual(value);
  expect(storedFault(type, value)).toBe(fault);
  expect(valueOfText(storedKind(type), textOfValue(storedKind(type), value))).toEqual(value);
});
