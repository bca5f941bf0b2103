import { expect, test } from './workbench.ts';

test('completes keys, required ones first, and values', async ({ bench, page }) => {
  await bench.open();
  await bench.paste('{\n  "ns": "x",\n  "title": "X",\n  \n}');
  await bench.hostPicker.selectOption({ label: 'Gloodata' });
  await page.keyboard.press('Escape');
  await bench.editor.focus();
  await page.keyboard.press('Control+Home');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Space');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toContainText('tools');
  await options.first().click();
  await expect.poll(() => bench.text()).toContain('"tools"');
});

test('completes inside quotes while typing', async ({ bench, page }) => {
  await bench.open();
  await bench.paste('{\n  "ns": "x",\n  "title": "X",\n  \n}');
  await bench.hostPicker.selectOption({ label: 'Gloodata' });
  await bench.editor.focus();
  await page.keyboard.press('Control+Home');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.type('"to');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^tools/ })
    .click();
  await expect.poll(() => bench.text()).toContain('"tools": {}');
});

test('completes as soon as a quote is typed', async ({ bench, page }) => {
  await bench.open();
  await bench.paste('{\n  \n  "ns": "x",\n  "title": "X"\n}');
  await expect(bench.hostPicker.locator('option:checked')).toHaveText('Gloodata (detected)');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.type('"');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^tools/ })
    .click();
  await expect.poll(() => bench.text()).toContain('"tools": {},\n  "ns"');
});

test('explains a key on hover', async ({ bench, page }) => {
  await bench.open();
  await bench.paste('{"ns": "x", "title": "X", "tools": {}}');
  await expect(bench.hostPicker.locator('option:checked')).toHaveText('Gloodata (detected)');
  const line = page.getByTestId('editor').locator('.cm-line').first();
  await line.hover({ position: { x: 20, y: 8 } });
  await expect(page.getByTestId('editor').locator('.cm-host-tip')).toContainText('ns');
});
