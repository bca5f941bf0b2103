// Rows of the config store.

import { expect, test } from 'vitest';
import { storedRows } from './config-rows.ts';

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
