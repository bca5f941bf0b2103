import { expect, test } from './workbench.ts';

const skill = (extra: Record<string, unknown>, tool: Record<string, unknown> = {}): string =>
  JSON.stringify(
    {
      id: 'harbour',
      name: 'Harbour',
      version: '1.0.0',
      description: 'Tells the tides of a harbour',
      tools: [
        {
          name: 'harbour_tide',
          description: 'Fetch the next high water of a harbour',
          parameters: { type: 'object', properties: {} },
          code: 'return { content: { at: 1 } };',
          ...tool,
        },
      ],
      ...extra,
    },
    null,
    2,
  );

test('tells what is wrong, where, and what each release will say', async ({ bench }) => {
  await bench.open();
  await bench.paste(
    skill({
      triggers: [
        {
          name: 'daily',
          type: 'cron',
          config: { cron: '0 9 * * *' },
          action: { type: 'prompt', prompt: 'x' },
        },
      ],
    }),
  );
  await expect(
    bench.verdicts.filter({ hasText: "triggers[0]: invalid \"type\" (must be 'schedule' or 'event')" }),
  ).toHaveCount(1);
  await expect(bench.verdicts).toHaveCount(2);
  await expect(bench.verdicts.last()).toContainText(
    '2026-02 (skill packages), 0.8.3 (extensions): each refuses it',
  );
  await expect(bench.verdicts.first()).toContainText('accepts it');
  await expect(bench.problem('Refused').first()).toBeVisible();
});

test('a click or Enter on a problem goes to its place', async ({ bench, page }) => {
  await bench.open();
  await bench.paste(skill({}, { name: 'harbourTide' }));
  const card = bench.problem('harbourTide').first();
  await card.getByRole('button', { name: /^Ln \d+, Col \d+$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(bench.editor).toBeFocused();
  expect(await bench.selected()).toBe('"harbourTide"');
});

test('F8 and Shift+F8 walk the problems', async ({ bench, page }) => {
  await bench.open();
  await bench.paste(skill({ category: 'boats' }, { name: 'harbourTide' }));
  await expect(bench.problem('harbourTide').first()).toBeVisible();
  await bench.editor.focus();
  await page.keyboard.press('Control+Home');
  const seen = new Set<string>();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('F8');
    seen.add(await bench.selected());
  }
  expect([...seen]).toEqual(expect.arrayContaining(['"harbourTide"', '"boats"']));
});

test('F8 goes on into the next file, and Shift+F8 back', async ({ bench, page }) => {
  await bench.open();
  const file = (name: string, text: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await page
    .getByLabel('Manifest file')
    .setInputFiles([
      file('skill.json', skill({ category: 'boats' })),
      file('notes.json', '{"a": 1,, "b": 2}'),
    ]);
  await expect(bench.problem('boats').first()).toBeVisible();
  await expect(bench.fileTab('notes.json')).toBeVisible();
  await bench.editor.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('F8');
  await expect(bench.fileTab('notes.json')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByTestId('editor').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Shift+F8');
  await expect(bench.fileTab('skill.json')).toHaveAttribute('aria-selected', 'true');
  await expect(bench.editor).toBeFocused();
});

test('a fix changes only its own characters and can be undone', async ({ bench, page }) => {
  await bench.open();
  const before = skill({}, { name: 'harbourTide' });
  await bench.paste(before);
  const card = bench.problem('harbourTide').first();
  await card
    .getByRole('button', { name: /Change to/ })
    .first()
    .click();
  await expect(bench.problem('harbourTide')).toHaveCount(0);
  await expect.poll(() => bench.text()).toBe(before.replace('harbourTide', 'harbour_tide'));
  await page.keyboard.press('Control+z');
  await expect.poll(() => bench.text()).toBe(before);
});

test('in a long text a fix stays where it is while one types, and changes the text of that moment', async ({
  bench,
  page,
}) => {
  await bench.open();
  const code = `return { content: 1 }; // ${'and the tide turns '.repeat(300)}`;
  await bench.openFile('skill.json', skill({}, { name: 'harbourTide', code }));
  const card = bench.problem('harbourTide').first();
  await expect(card.getByRole('button', { name: /Change to/ }).first()).toBeVisible();
  await bench.editor.focus();
  await page.keyboard.press('Control+Home');
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(' at noon');
  await card
    .getByRole('button', { name: /Change to/ })
    .first()
    .click();
  await expect(bench.problem('harbourTide')).toHaveCount(0);
  const after = await bench.text();
  expect(after).toContain('"Tells the tides of a harbour at noon"');
  expect(after).toContain('"harbour_tide"');
});

test(
  'a squiggle tells the problem on hover and offers the fix',
  { tag: '@thorough' },
  async ({ bench, page }) => {
    await bench.open();
    await bench.paste(skill({}, { name: 'harbourTide' }));
    await expect(bench.problem('harbourTide').first()).toBeVisible();
    await page.getByTestId('editor').locator('.cm-lintRange', { hasText: 'harbourTide' }).first().hover();
    const tip = page.getByTestId('editor').locator('.cm-tooltip-lint');
    await expect(tip).toContainText('ownpilot/tool-name-pattern');
    await tip
      .getByRole('button', { name: /Change to/ })
      .first()
      .click();
    await expect(bench.problem('harbourTide')).toHaveCount(0);
    await expect.poll(() => bench.text()).toContain('"harbour_tide"');
  },
);

test('fixes all problems of a kind as one step', async ({ bench, page }) => {
  await bench.open();
  const before = skill({}, { name: 'harbourTide' }).replace(
    '"tools": [',
    '"tools": [\n    { "name": "harbourDepth", "description": "Fetch the depth of a harbour", "parameters": { "type": "object", "properties": {} }, "code": "return { content: 1 };" },',
  );
  await bench.paste(before);
  const card = bench.problem('harbourTide').filter({ hasText: 'Fix all' }).first();
  await card.getByRole('button', { name: /Fix all \d+ like this/ }).click();
  await expect(bench.problem('harbourTide')).toHaveCount(0);
  const after = await bench.text();
  expect(after).toContain('"harbour_tide"');
  expect(after).toContain('"harbour_depth"');
  await page.keyboard.press('Control+z');
  await expect.poll(() => bench.text()).toBe(before);
});

test(
  'Ctrl+. leads to the fixes of the problem at the caret',
  { tag: '@thorough' },
  async ({ bench, page }) => {
    await bench.open();
    await bench.paste(skill({}, { name: 'harbourTide' }));
    const card = bench.problem('harbourTide').first();
    await card.getByRole('button', { name: /^Ln/ }).click();
    await page.keyboard.press('Control+.');
    await expect(page.locator(':focus')).toHaveText(/Change to/);
  },
);

test('a host chosen by hand sticks, and says so', async ({ bench, page }) => {
  await bench.open();
  await bench.hostPicker.selectOption({ label: 'Gloodata' });
  await expect(bench.source).toContainText('Checked as Gloodata, your choice.');
  await bench.paste('{"hubId": "x", "entrypoint": {"file": "handler.js", "params": {}}}');
  await expect(bench.source).toContainText('Checked as Gloodata, your choice.');
  await page.getByRole('button', { name: 'Detect from the text again' }).click();
  await expect(bench.hostPicker.locator('option:checked')).toHaveText('AnythingLLM (detected)');
});

test('one release at a time can be looked at', { tag: '@thorough' }, async ({ bench }) => {
  await bench.open();
  await bench.paste(skill({ category: 'boats' }));
  await expect(bench.problem('boats').first()).toBeVisible();
  await bench.releasePicker.selectOption({ index: 2 });
  await expect(bench.verdicts).toHaveCount(1);
  await expect(bench.problem('boats').filter({ hasText: 'Refused' })).toHaveCount(0);
});

test('the path feeds the checks on folder and file names', { tag: '@thorough' }, async ({ bench, page }) => {
  await bench.open();
  await bench.paste(skill({}));
  await expect(bench.path).toHaveValue('harbour/skill.json');
  await bench.path.fill('other-folder/skill.json');
  await bench.path.press('Enter');
  await expect(bench.problem('other-folder').first()).toBeVisible();
  await page.getByRole('button', { name: 'Reset the path' }).click();
  await expect(bench.problem('other-folder')).toHaveCount(0);
});

test(
  'a check that ends while the path has the focus leaves what was typed',
  { tag: '@thorough' },
  async ({ bench }) => {
    await bench.open();
    const rows = Array.from({ length: 30_000 }, (_, i) => `{"row": ${String(i)}}`);
    await bench.paste(`{"ns": "slow-check", "title": "Slow", "tools": {}, "rows": [${rows.join(',')}]}`);
    await bench.path.focus();
    const before = await bench.path.inputValue();
    await expect(bench.hostPicker.locator('option:checked')).toHaveText('Gloodata (detected)');
    await expect(bench.path).toHaveValue(before);
    await bench.path.fill('mine/info.json');
    await expect(bench.path).toHaveValue('mine/info.json');
    await bench.path.press('Tab');
    await expect(bench.path).toHaveValue('mine/info.json');
  },
);

test('text as language models paste it is unwrapped by a fix', async ({ bench, page }) => {
  await bench.open();
  const inner = skill({});
  await bench.paste(`Here is your skill:\n\n\`\`\`json\n${inner}\n\`\`\`\nEnjoy!`);
  await expect(bench.hostPicker.locator('option:checked')).toHaveText('OwnPilot (detected)');
  await page
    .getByRole('button', { name: /unwrap|keep only|remove the/i })
    .first()
    .click();
  expect((await bench.text()).trim()).toBe(inner);
});

test(
  'the prompt for a language model holds manifest, problems and evidence',
  { tag: '@thorough' },
  async ({ bench, page }) => {
    await bench.open();
    await bench.paste(skill({ category: 'boats' }));
    await expect(bench.problem('boats').first()).toBeVisible();
    await page.getByRole('button', { name: 'Copy for a language model' }).click();
    const prompt = await page.evaluate(() => navigator.clipboard.readText());
    expect(prompt).toContain('"category": "boats"');
    expect(prompt).toContain('## Problems');
    expect(prompt).toContain('evidence:');
  },
);

test('formats without reordering keys', { tag: '@thorough' }, async ({ bench, page }) => {
  await bench.open();
  await bench.paste('{"tools":{},"title":"Z","ns":"a","10":1,"2":1.50}');
  await page.getByTitle(/^Format the JSON/).click();
  await expect(bench.editor).toContainText('"title": "Z"');
  const text = await bench.text();
  expect(text.indexOf('tools')).toBeLessThan(text.indexOf('title'));
  expect(text.indexOf('"10"')).toBeLessThan(text.indexOf('"2"'));
  expect(text).toContain('1.50');
});

test(
  'an older version shows a changed namespace and vanished tools',
  { tag: '@thorough' },
  async ({ bench, page }) => {
    await bench.open();
    await bench.paste('{"ns": "new", "title": "T", "tools": {"a": {"title": "A", "examples": ["do a"]}}}');
    await page.getByTitle('Compare with an older version').click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('textbox', { name: 'Older version' })
      .fill('{"ns": "old", "title": "T", "tools": {"b": {"title": "B"}}}');
    await dialog.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(bench.problem('old').first()).toBeVisible();
  },
);

test('the schema can be taken along', { tag: '@thorough' }, async ({ bench, page }) => {
  await bench.open();
  await page.getByTitle("Use this host's schema in your own editor").click();
  const dialog = page.getByRole('dialog');
  const line = await dialog.locator('pre').first().innerText();
  const address = /"(http[^"]+)"/.exec(line)?.[1] ?? '';
  const schema = (await (await page.request.get(address)).json()) as { $id?: string };
  expect(schema.$id).toBeTruthy();
  await expect(dialog).toContainText('json.schemas');
});

test(
  'comments share one card, with their places and one button for all',
  { tag: '@thorough' },
  async ({ bench, page }) => {
    await bench.open();
    await bench.paste('{\n  // one\n  "id": "tides", // two\n  "name": "Tides" // three\n}');
    const card = bench.problem('JSON has no comments');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText('3 times');
    await card.getByRole('button', { name: 'Ln 4' }).click();
    expect(await bench.selected()).toBe('// three');
    await card.getByRole('button', { name: 'Fix all 3 like this' }).click();
    await expect(card).toHaveCount(0);
    expect(await bench.text()).toBe('{\n  "id": "tides",\n  "name": "Tides"\n}');
    await expect(page.getByText('Unknown host', { exact: true })).toBeVisible();
  },
);

test('where no host is known nothing is called refused', async ({ bench, page }) => {
  await bench.open();
  await bench.paste('{"colour": "blue",}');
  await expect(bench.problem('nothing follows it before the closing bracket')).toContainText('Error');
  await expect(page.getByRole('tabpanel').getByText(/refused/i)).toHaveCount(0);
  await expect(page.getByText('Unknown host', { exact: true })).toBeVisible();
  await bench.hostPicker.selectOption({ label: 'Gloodata' });
  await expect(page.getByText('Checked as Gloodata, your choice.')).toBeVisible();
  await expect(page.getByText('Unknown host', { exact: true })).toHaveCount(0);
});

test('a pasted tool is put into a package, and undo takes it out again', async ({ bench, page }) => {
  await bench.open();
  const tool = {
    name: 'tide_height',
    description: 'Look up the height of the tide at a harbour',
    parameters: { type: 'object', properties: {} },
    code: 'return { content: { metres: 3 } };',
  };
  await bench.paste(JSON.stringify(tool, null, 2));
  const card = bench.problem('a tool for OwnPilot');
  await expect(card.getByRole('button', { name: 'Put it into a package' })).toBeVisible();
  await expect(bench.problems).toHaveCount(1);
  await card.getByRole('button', { name: 'Put it into a package' }).click();
  await expect(bench.verdicts).toHaveText([/each accepts it/]);
  expect((JSON.parse(await bench.text()) as { tools: unknown[] }).tools).toEqual([tool]);
  await bench.editor.focus();
  await page.keyboard.press('Control+z');
  await expect(card).toBeVisible();
});
