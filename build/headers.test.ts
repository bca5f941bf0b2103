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

test('other pages may embed this one', () => {
  const text = readFileSync(new URL(FILE, import.meta.url), 'utf8');
  expect(text).not.toMatch(/frame-ancestors|X-Frame-Options/i);
});
