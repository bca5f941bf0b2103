import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from './workbench.ts';

const big = (bytes: number): string => {
  const row = '{ "note": "a long list that no host would want" }';
  const rows = Array.from({ length: Math.ceil(bytes / (row.length + 2)) }, () => row);
  return `{ "ns": "big", "title": "Big", "tools": {}, "rows": [${rows.join(',\n')}] }`;
};

test('empty text', async ({ bench }) => {
  await bench.open();
  await bench.paste('');
  await expect(bench.problems.first()).toContainText('Paste a manifest');
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
  await expect(page.getByText('bug in Plugbench')).toHaveCount(0);
});

for (const [name, text, message] of [
  ['duplicate keys', '{"ns": "a", "ns": "b", "title": "T", "tools": {}}', /twice|again|duplicate/i],
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

const KEPT = '{"ns": "kept", "title": "Kept", "tools": {}}';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const [what, name, bytes, message] of [
  ['an image', 'pic.png', PNG, 'pic.png is an image. Nothing was opened.'],
  [
    'a binary with a JSON name',
    'skill.json',
    Buffer.from([1, 0, 2, 0, 255, 3]),
    'skill.json is not text. Nothing was opened.',
  ],
  ['a PDF', 'manual.pdf', Buffer.from('%PDF-1.7'), 'manual.pdf is a PDF. Nothing was opened.'],
  ['an empty file', 'plugin.json', Buffer.from(''), 'plugin.json is empty. Nothing was opened.'],
  [
    'a broken zip',
    'x.zip',
    Buffer.from('PK\x03\x04 and no more'),
    'x.zip is not a zip file that can be read. Nothing was opened.',
  ],
] as const) {
  test(`${what} is refused with one message, and the text stays`, async ({ bench, page }) => {
    await bench.open();
    await bench.paste(KEPT);
    await bench.openFile(name, bytes);
    await expect(page.getByRole('status').first().getByText(message, { exact: true })).toBeVisible();
    await expect.poll(() => bench.text()).toBe(KEPT);
    await expect(page.getByRole('tab', { name })).toHaveCount(0);
  });
}

test('a file of 30 MB is refused with one message, and the text stays', async ({ bench, page }) => {
  await bench.open();
  await bench.paste(KEPT);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(30_000_000)], 'huge.json'));
    const event = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
  });
  const message = 'huge.json has 30.0 MB, and Plugbench opens files of up to 20.0 MB. Nothing was opened.';
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect.poll(() => bench.text()).toBe(KEPT);
});

for (const kind of ['drop', 'paste'] as const) {
  test(`an image is refused by ${kind}`, async ({ bench, page }) => {
    await bench.open();
    await bench.paste(KEPT);
    await page.evaluate(
      ([type, base64]) => {
        const data = new DataTransfer();
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        data.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
        const event =
          type === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(event);
      },
      [kind, PNG.toString('base64')] as const,
    );
    await expect(page.getByText('image.png is an image. Nothing was opened.', { exact: true })).toBeVisible();
    await expect.poll(() => bench.text()).toBe(KEPT);
  });
}

test('of 3,000 files those are opened that the plugin needs, and the others are counted', async ({
  bench,
  page,
}) => {
  test.setTimeout(120_000);
  await bench.open();
  const filler = Array.from(
    { length: 2_997 },
    (_, i) => [`p/assets/a/${String(i)}.txt`, new Uint8Array([120])] as const,
  );
  const zip = zipSync({
    ...Object.fromEntries(filler),
    'p/skills/tides/SKILL.md': strToU8(
      '---\nname: tides\ndescription: Tells tides.\n---\n\nAsk for the place.\n',
    ),
    'p/plugin.json': strToU8(
      '{"$schema": "https://agent-plugins.org/schemas/1.0.0/plugin.schema.json", "name": "tides"}',
    ),
    'p/assets/a/extension.json': strToU8('{}'),
  });
  await bench.openFile('tides.zip', Buffer.from(zip));
  await expect(page.getByRole('status').first()).toContainText(
    'Left out of 3,000 files: 2,800 beyond the 200 or 20 MB that Plugbench opens.',
  );
  await expect(page.getByRole('tab', { name: 'skills/tides/SKILL.md' })).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => bench.text()).toContain('agent-plugins.org');
});

test('half a JSON has one card', async ({ bench }) => {
  await bench.open();
  const whole = readFileSync('src/hosts/ownpilot/samples/good.json', 'utf8');
  await bench.paste(whole.slice(0, whole.length / 2));
  await expect(bench.problem(/The text ends/)).toHaveCount(1);
  await expect(bench.problem(/no `?code`?, so/)).toHaveCount(0);
});
