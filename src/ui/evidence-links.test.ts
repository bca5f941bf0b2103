// Links of evidence: to the lines of a file at a commit, to a page, and never to what is not known.

import { expect, test } from 'vitest';
import { hosts } from '../../test/hosts/loaded.ts';
import { linksOf } from './evidence-links.ts';

const CODE = 'https://example.org/blob/abc123/';

test.each([
  ['src/a/b.ts:7-9', [{ text: 'src/a/b.ts:7-9', href: `${CODE}src/a/b.ts#L7-L9` }]],
  ['src/b.ts:7', [{ text: 'src/b.ts:7', href: `${CODE}src/b.ts#L7` }]],
  [
    'the loader, src/b.ts:7, 9-12',
    [{ text: 'the loader, ' }, { text: 'src/b.ts:7', href: `${CODE}src/b.ts#L7` }, { text: ', 9-12' }],
  ],
  ['GET /v1/plugin/list', [{ text: 'GET /v1/plugin/list' }]],
])('%s in a folder of code', (where, expected) => {
  expect(linksOf(where, CODE)).toEqual(expected);
});

test('a section links to its page, and nothing links where no address is known', () => {
  expect(linksOf('Section 2', 'https://example.org/page')).toEqual([
    { text: 'Section 2', href: 'https://example.org/page' },
  ]);
  expect(linksOf('src/a.ts:1', null)).toEqual([{ text: 'src/a.ts:1' }]);
  expect(linksOf('src/a.ts:1', undefined)).toEqual([{ text: 'src/a.ts:1' }]);
});

test('code of every host that names a file with its lines has a link to them', () => {
  const without = hosts.flatMap((host) =>
    Object.values(host.rules)
      .flatMap(({ evidence }) => evidence)
      .filter(({ where }) => /\/[\w.-]+\.\w+:\d/.test(where))
      .filter(({ where, release, source }) => {
        const found = source ?? host.releases.find(({ id }) => id === release)?.source;
        return !linksOf(where, found).some(
          ({ href }) => href?.startsWith('https://github.com/') && href.includes('#L'),
        );
      })
      .map(({ where }) => `${host.id}: ${where}`),
  );
  expect(without).toEqual([]);
});
