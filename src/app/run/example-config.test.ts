// Settings stay behind unless they are ticked, and come back from the config store.

import { expect, test } from 'vitest';
import type { ConfigValues } from '../../model/run.ts';
import { configFor, keptConfig } from './example-config.ts';

const text = { pointer: '', label: '', required: false, description: '' };
const tides = {
  pointer: '',
  name: 'tides',
  label: '',
  category: '',
  description: '',
  fields: [
    { ...text, name: 'pin', type: 'secret' },
    { ...text, name: 'base', type: 'url' },
  ],
};
const values: ConfigValues = {
  tides: { data: { pin: '1234', base: 'https://t.test', api_key: 'sk' }, active: true },
  other: { data: { word: 'w' }, active: true },
};

test('no value of a setting is taken along, and no service of others is named', () => {
  expect(keptConfig(values, [tides], [], false)).toEqual({
    config: {},
    leftOut: [
      ['tides', 'pin'],
      ['tides', 'base'],
      ['tides', 'api_key'],
    ],
  });
});

test('all are kept where that was ticked', () => {
  const { config, leftOut } = keptConfig(values, [tides], [], true);
  expect({ ...config }).toEqual({ tides: values.tides });
  expect(leftOut).toEqual([]);
});

test('a service that the run asked for is taken along', () => {
  const read = {
    kind: 'config',
    at: 1,
    service: 'other',
    field: 'word',
    found: true,
    declared: false,
  } as const;
  expect(keptConfig(values, [], [read], true).config.other?.data.word).toBe('w');
});

test('what was left out comes from the config store', () => {
  const kept = keptConfig(values, [tides], [], false);
  expect({ ...configFor(kept, values).tides?.data }).toEqual(values.tides?.data);
  expect(configFor(kept, {}).tides).toBeUndefined();
});
