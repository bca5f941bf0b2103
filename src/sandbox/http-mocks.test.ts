// Which mocked answer a request gets.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fits, mockFor } from './http-mocks.ts';

test.each([
  ['*', 'https://a.test/x', true],
  ['https://a.test', 'https://a.test/', true],
  ['https://a.test/', 'https://a.test/x', false],
  ['https://a.test/*', 'https://a.test/x?y', true],
  ['https://*/v1/*?key=*', 'https://a.test/v1/today?key=1', true],
  ['https://*/v1/*?key=*', 'https://a.test/v2/today?key=1', false],
  ['*.json', 'https://a.test/x.json', true],
  ['*.json', 'https://a.test/x.json?y', false],
  ['ab*ba', 'aba', false],
  ['https://a.test/(x)+', 'https://a.test/(x)+', true],
])('%s fits %s: %s', (pattern, address, expected) => {
  expect(fits(pattern, address)).toBe(expected);
});

test('an address fits itself and itself with any piece taken for a star', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), fc.nat(), fc.nat(), (address, a, b) => {
      const [from, to] = [a % (address.length + 1), b % (address.length + 1)].sort((x, y) => x - y) as [
        number,
        number,
      ];
      fc.pre(!address.includes('*'));
      expect(fits(address, address)).toBe(true);
      expect(fits(`${address.slice(0, from)}*${address.slice(to)}`, address)).toBe(true);
    }),
  );
});

test('the first mock of method and address answers', () => {
  const mock = { address: '*', status: 200, headers: [], body: '', delayMs: 0, fails: false };
  const post = { ...mock, method: 'POST' };
  const any = { ...mock, method: '' };
  const request = { address: 'https://a.test/', headers: [], body: null };
  expect(mockFor({ ...request, method: 'GET' }, [post, any])).toBe(any);
  expect(mockFor({ ...request, method: 'POST' }, [post, any])).toBe(post);
  expect(mockFor({ ...request, method: 'GET' }, [post])).toBeNull();
});
