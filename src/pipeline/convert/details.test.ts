// Names of details: once each, whole members where all of them count, never names that an author chose.

import { describe, expect, test } from 'vitest';
import { detailNames, detailOf, detailsOf } from './details.ts';

const MAIN = 'quay/skill.json';
const never = (): boolean => false;

function details(
  places: readonly string[],
  counts: readonly string[],
  keys: readonly string[] = [],
): string[] {
  return detailsOf(
    places.map((at) => {
      const [file = '', pointer = ''] = at.split('#');
      return { place: { file: file || MAIN, pointer }, counts: counts.includes(at) };
    }),
    detailNames(MAIN, ({ pointer }) => keys.includes(pointer)),
  );
}

describe('details of places', () => {
  test.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['nothing', ['#/id', '#/icon'], [], []],
    ['a member', ['#/id', '#/icon'], ['#/icon'], ['icon']],
    ['a list once', ['#/id', '#/tags/0', '#/tags/1'], ['#/tags/0', '#/tags/1'], ['tags']],
    ['a list of which a part counts', ['#/tags/0', '#/tags/1'], ['#/tags/1'], ['tags']],
    ['a part of a member', ['#/author/name', '#/author/email'], ['#/author/email'], ['author.email']],
    ['a whole member', ['#/author/name', '#/author/email'], ['#/author/name', '#/author/email'], ['author']],
    [
      'members of elements',
      ['#/tools/0/name', '#/tools/0/tags/0', '#/tools/1/name', '#/tools/1/tags/0'],
      ['#/tools/0/tags/0', '#/tools/1/tags/0'],
      ['tools.tags'],
    ],
    ['a whole file', ['#/id', 'quay/util.js#', 'quay/util.js#'], ['quay/util.js#'], ['util.js']],
    [
      'a member of another file',
      ['#/id', 'quay/package.json#/name', 'quay/package.json#/keywords'],
      ['quay/package.json#/keywords'],
      ['keywords in package.json'],
    ],
    ['a tool in a file of its own', ['#/id', 'other/skill.json#/icon'], ['other/skill.json#/icon'], ['icon']],
    ['everything', ['#/id', '#/icon'], ['#/id', '#/icon'], ['id', 'icon']],
  ])('%s', (_, places, counts, expected) => {
    expect(details(places, counts)).toEqual(expected);
  });

  test('names of members that the author chose are left out', () => {
    const places = ['#/fields/lat/type', '#/fields/lat/label', '#/fields/lon/label'];
    const counts = ['#/fields/lat/label', '#/fields/lon/label'];
    expect(details(places, counts, ['/fields/lat', '/fields/lon'])).toEqual(['fields.label']);
  });

  test('one place', () => {
    expect(detailOf({ file: 'a/package.json', pointer: '/author/name' }, detailNames(MAIN, never))).toBe(
      'author.name in package.json',
    );
    expect(detailOf({ file: 'a/b.py', pointer: '/version' }, detailNames('a/c.py', never))).toBe('version');
  });
});
