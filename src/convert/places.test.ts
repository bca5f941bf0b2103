// Sets of places, and the places of a plugin's values.

import { expect, test } from 'vitest';
import type { Plugin } from '../model/plugin.ts';
import { placeName, placesOfPlugin, PlaceSet, sourcedPlaces } from './places.ts';

test.each<[string, string, boolean, boolean]>([
  ['f', '/tools/0', true, true],
  ['f', '/tools/0/name', false, true],
  ['f', '/tools/01', false, false],
  ['f', '/tools', false, false],
  ['f', '', false, false],
  ['g', '', true, true],
  ['g', '/id', false, true],
  ['h', '/tools/0', false, false],
])('%s#%s', (file, pointer, has, covers) => {
  const set = new PlaceSet([
    { file: 'f', pointer: '/tools/0' },
    { file: 'f', pointer: '/version' },
    { file: 'g', pointer: '' },
  ]);
  expect([set.has({ file, pointer }), set.covers({ file, pointer })]).toEqual([has, covers]);
});

test('an empty set has no place', () => {
  expect(new PlaceSet([]).covers({ file: 'f', pointer: '' })).toBe(false);
});

test('places of a part of a plugin, and those of names alone', () => {
  const plugin: Partial<Plugin> = {
    id: { value: 'a', file: 'f', pointer: '/id' },
    tags: [{ value: 'b', file: 'f', pointer: '/tags/b', key: true }],
  };
  expect(sourcedPlaces(plugin).map(placeName)).toEqual(['f#/id', 'f#/tags/b']);
  const { all, keys } = placesOfPlugin(plugin as Plugin);
  const [id, tag] = [
    { file: 'f', pointer: '/id' },
    { file: 'f', pointer: '/tags/b' },
  ];
  expect([id, tag].map((place) => all.has(place))).toEqual([true, true]);
  expect([id, tag].map((place) => keys.has(place))).toEqual([false, true]);
});
