import { expect, test } from './workbench.ts';

const big = (bytes: number): string => {
  const row = '{ "note": "a long list that no host would want" }';
  const rows = Array.from({ length: Math.ceil(bytes / (row.length + 2)) }, () => row);
  return `{ "ns": "big", "title": "Big", "tools": {}, "rows": [${rows.join(',\n')}] }`;
};

test('empty text', async ({ bench }) => {
  await bench.open();
  await bench.paste('');
  await expect(bench.problems.first()).toContainText('no text');
  await bench.paste('{"ns": "x", "title": "X", "tools": {}}');
  await expect(bench.verdicts.first()).toBeVisible();
});

test('5 MB of text', async ({ bench, page }) => {
  test.setTimeout(120_000);
  await bench.open();
  await bench.openFile('big.json', big(5_000_000));
  await expect(bench.hostPicker.locator('option:checked')).toHaveText('Gloodata (detected)', {
    timeout: 30_000,
  });
  await bench.editor.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('[');
  await expect(bench.problems.first()).toBeVisible({ timeout: 30_000 });
});

test('100,000 brackets', async ({ bench, page }) => {
  test.setTimeout(120_000);
  await bench.open();
  await bench.openFile('deep.json', '['.repeat(100_000));
  await expect(bench.problems.first()).toContainText(/deep/i, { timeout: 30_000 });
  await bench.paste('{"ns": "x", "title": "X", "tools": {}}');
  await expect(bench.hostPicker.locator('option:checked')).toHaveText('Gloodata (detected)', {
    timeout: 30_000,
  });
  await expect(page.getByRole('status')).not.toContainText('bug in Plugbench');
});

for (const [name, text, message] of [
  ['duplicate keys', '{"ns": "a", "ns": "b", "title": "T", "tools": {}}', /twice|again|duplicate/i],
  ['a lone surrogate', '{"ns": "a", "title": "T \\ud800", "tools": {}}', /surrogate/i],
  ['a __proto__ key', '{"ns": "a", "title": "T", "tools": {}, "__proto__": {"x": 1}}', /__proto__/],
  ['no JSON at all', 'dear host, please install my plugin', /not JSON|no JSON|prose|text/i],
] as const) {
  test(name, async ({ bench }) => {
    await bench.open();
    await bench.paste(text);
    await expect(bench.problem(message).first()).toBeVisible();
    await expect.poll(() => bench.text()).toBe(text);
  });
}

test('a BOM in an opened file', async ({ bench }) => {
  await bench.open();
  await bench.openFile('bom.json', '\uFEFF{"ns": "a", "title": "T", "tools": {}}');
  await expect(bench.problem(/byte order mark|BOM/i).first()).toBeVisible();
});

test('invalid UTF-8 in an opened file', async ({ bench, page }) => {
  await bench.open();
  const good = Buffer.from('{"ns": "a", "title": "Caf', 'utf8');
  await bench.openFile(
    'latin1.json',
    Buffer.concat([good, Buffer.from([0xe9]), Buffer.from('", "tools": {}}')]),
  );
  await expect(page.getByRole('status').first()).toContainText('not valid UTF-8');
  await expect(bench.hostPicker.locator('option:checked')).toHaveText('Gloodata (detected)');
});

test(
  'a file that is far too large is refused with a sentence, and the text stays',
  { tag: '@thorough' },
  async ({ bench, page }) => {
    await bench.open();
    await bench.paste('{"ns": "kept", "title": "T", "tools": {}}');
    await bench.openFile('huge.json', Buffer.alloc(20_500_000, 0x20));
    await expect(page.getByRole('status').first()).toContainText('Plugbench opens files of up to 20.0 MB.');
    await expect.poll(() => bench.text()).toContain('kept');
  },
);
