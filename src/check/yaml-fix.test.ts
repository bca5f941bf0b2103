// YAML becomes JSON with one press, where JSON can say the same.

import { analyseWhole } from '../../test/check/of-text.ts';
import { expect, test } from 'vitest';
import { applyEdits } from '../lang/json/change.ts';

async function converted(text: string): Promise<unknown> {
  const request = { text, hostId: null, release: null, path: null, older: null };
  const { problems } = await analyseWhole(request, []);
  const fix = problems.flatMap(({ fixes }) => fixes).find(({ title }) => title === 'Convert to JSON');
  return fix && JSON.parse(applyEdits(text, fix.edits));
}

test.each([
  [
    'name: tides\nversion: 1.0.0\ntools:\n  - name: a\n',
    { name: 'tides', version: '1.0.0', tools: [{ name: 'a' }] },
  ],
  ['---\nid: x\nactive: true # yes\n', { id: 'x', active: true }],
  ['key:\n  - a\n  - "b: c"\n', { key: ['a', 'b: c'] }],
])('%j', async (text, value) => {
  expect(await converted(text)).toEqual(value);
});

test.each([
  'name: a\n  name: b\nc: [',
  'Just some words: these\nand more',
  'def f():\n  pass',
  '{"a": 1}',
  '',
])('%j is not converted', async (text) => {
  expect(await converted(text)).toBeUndefined();
});
