// The pages about hosts and rules: every rule has its own, every link leads somewhere, and every example shows its rule alone.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { factsOfAll } from '../../reference/facts.ts';
import { movedPages, pagesOf } from '../../reference/pages.ts';
import { hosts } from '../hosts/loaded.ts';

// The compiler's worker says which file it is busy with, and no one listens here.
globalThis.postMessage ??= () => undefined;

const ROOT = resolve(import.meta.dirname, '../..');
const facts = await factsOfAll();
const pages = pagesOf(facts, null);
const addresses = new Set(pages.map(({ address }) => address));
const rules = facts.flatMap((host) => host.rules.map((rule) => ({ host, rule })));

/** Types that take too long, what the compiler says in its own words where it runs, and texts of any manifest. */
const WITHOUT_EXAMPLE = [
  'elizaos/types-slow',
  'elizaos/source-no-success',
  'code/not-written',
  'json/placeholder',
  'json/wrong-encoding',
];

test('every rule of every host has a page', () => {
  const missing = hosts
    .flatMap((host) => Object.keys(host.rules))
    .filter((code) => !addresses.has(`r/${code}/`));
  expect(missing).toEqual([]);
});

test('every address that was ever published is a page, and every page is listed', () => {
  const text = readFileSync(resolve(ROOT, 'reference/addresses.txt'), 'utf8');
  const listed = text.split('\n').filter(Boolean);
  const own = [...addresses].filter((address) => address !== '' && !movedPages().has(address)).sort();
  expect(listed.filter((line) => !line.includes(' -> '))).toEqual(own);
  for (const [, to] of movedPages()) expect(addresses).toContain(to);
});

test('every release, and every member of a schema, has its place on the page of its host', () => {
  for (const { id, files, releases } of facts) {
    const page = pages.find(({ address }) => address === `${id}/`);
    for (const { label } of releases) expect(page?.html).toContain(label);
    for (const { path } of files.flatMap(({ members }) => members))
      expect(page?.html).toContain(`<code>${path.replaceAll('<', '&lt;')}</code>`);
  }
});

test('every link inside leads to a page or a file of the site', () => {
  const wrong = pages.flatMap(({ address, html }) =>
    [...html.matchAll(/(?:href|src)="([^"]+)"/g)].flatMap(([, to = '']) => {
      if (/^https:\/\//.test(to)) return [];
      const { pathname } = new URL(to, `https://example.org/reference/${address}`);
      const inside = /^\/reference\/(.*)$/.exec(pathname)?.[1];
      const isFile = /^\/(?:$|icon\.svg$|theme\.js$)|^\/reference\/reference\.(?:css|js)$/.test(pathname);
      return isFile || (inside !== undefined && addresses.has(inside)) ? [] : [`${address}: ${to}`];
    }),
  );
  expect(wrong).toEqual([]);
});

describe.each(rules)('$rule.code', ({ rule: { code, example } }) => {
  test('has an example with its problem and no other, and without it none', () => {
    if (WITHOUT_EXAMPLE.includes(code)) return expect(example).toBeNull();
    expect(example).not.toBeNull();
  });
});
