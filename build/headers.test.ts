import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guestScript } from './guest.ts';
import { headersWith } from './headers.ts';
import { policyWith } from './policy.ts';

const FILE = '../public/_headers';

test('public/_headers has the policy of the page (npx vitest run build -u writes it)', async () => {
  const { hash } = await guestScript('src/sandbox/guest/frame.ts');
  await expect(headersWith(policyWith(hash))).toMatchFileSnapshot(FILE);
});

test('other sites may frame the embedded view and no other page', () => {
  const text = readFileSync(new URL(FILE, import.meta.url), 'utf8');
  const rules = text.matchAll(/^(\/\S*)\n {2}Content-Security-Policy: .*?frame-ancestors (\S+)$/gm);
  const ancestors = [...rules].map(([, path, who]) => [path, who]);
  for (const page of [
    '/',
    '/index.html',
    '/broker.html',
    '/broker',
    '/python.html',
    '/python',
    '/licences.html',
  ])
    expect(ancestors).toContainEqual([page, "'self'"]);
  expect(ancestors.filter(([, who]) => who === '*').map(([path]) => path)).toEqual(['/embed.html', '/embed']);
  expect(text).not.toMatch(/X-Frame-Options/i);
  // Who opened the page keeps no handle on it.
  expect(text).toMatch(/^\/\*\n(?: {2}.*\n)* {2}Cross-Origin-Opener-Policy: same-origin$/m);
});
