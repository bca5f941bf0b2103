// Secrets stay behind, and come back from the config store.

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

test('secrets and services of others are left out', () => {
  const { config, leftOut } = keptConfig(values, [tides], [], false);
  expect(JSON.stringify(config)).toBe('{"tides":{"data":{"base":"https://t.test"},"active":true}}');
  expect(leftOut).toEqual([
    ['tides', 'pin'],
    ['tides', 'api_key'],
  ]);
});

test('secrets are kept where that was ticked', () => {
  const { config, leftOut } = keptConfig(values, [tides], [], true);
  expect(config.tides?.data.pin).toBe('1234');
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
  expect(keptConfig(values, [], [read], false).config.other?.data.word).toBe('w');
});

test('what was left out comes from the config store', () => {
  const kept = keptConfig(values, [tides], [], false);
  expect(JSON.stringify(configFor(kept, values).tides?.data)).toBe(
    '{"base":"https://t.test","pin":"1234","api_key":"sk"}',
  );
  expect(JSON.stringify(configFor(kept, {}).tides?.data)).toBe('{"base":"https://t.test"}');
});
