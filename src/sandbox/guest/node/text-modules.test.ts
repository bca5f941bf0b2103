// The text modules beside those of the Node.js that runs the tests.

import nodeQuerystring from 'node:querystring';
import nodeUrl from 'node:url';
import { expect, test } from 'vitest';
import { legacyUrl, querystring } from './text-modules.ts';

test.each([
  'https://a.example/b?c=1',
  'HTTPS://Me:pa%3Ass@A.Example:8080/b/c?d=1&e=2#f',
  'http://a.example',
  'http://a.example?x=1',
  'http://[::1]:80/a',
  'http://[::1]/',
  '/only/a/path?q=1#h',
  'file.txt',
  '?q=1',
  '#h',
  '',
  ' http://a.example/b c ',
])('url.parse(%j) and back', (address) => {
  for (const withQuery of [false, true]) {
    const [ours, theirs] = [legacyUrl.parse(address, withQuery), nodeUrl.parse(address, withQuery)];
    expect({ ...ours }).toEqual({ ...theirs });
    expect(legacyUrl.format(ours)).toBe(nodeUrl.format(theirs));
  }
});

test.each<object>([
  { protocol: 'https', hostname: 'a.example', pathname: 'b', query: { c: '1', d: ['2', '3'] } },
  { protocol: 'http:', host: 'a.example:1', search: 'x=1', hash: 'top' },
  { pathname: '/a', query: { b: true } },
  { protocol: 'mailto:', auth: 'me', host: 'a.example' },
])('url.format(%j)', (parts) => {
  expect(legacyUrl.format(parts)).toBe(nodeUrl.format(parts));
});

test.each(['a=1&b', 'a=1&a=2', 'x=%C3%A4+b', '', '&&a=1'])('querystring.parse(%j) and back', (text) => {
  const values = querystring.parse(text);
  expect({ ...values }).toEqual({ ...nodeQuerystring.parse(text) });
  expect(querystring.stringify(values)).toBe(nodeQuerystring.stringify(values));
});
