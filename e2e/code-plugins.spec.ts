// Plugins of several files of code, from a template to a link that is opened again, and what the compiler's worker makes.

import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { snippets, other } from '../test/typescript/snippets.ts';
import { testWithServer as test } from './own-server.ts';
import { expect, Workbench } from './workbench.ts';

const tabNames = (bench: Workbench) => bench.fileTab(/./).locator('bdi').allTextContents();

/** Replaces text in a file beside the manifest. */
async function edit(bench: Workbench, page: Page, name: string, from: string, to: string): Promise<void> {
  await bench.fileTab(name).click();
  const editor = bench.fileEditor(name);
  await editor.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(from);
  await page.keyboard.insertText(text.replace(from, () => to));
}

async function newFile(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New file', exact: true }).click();
  await page.getByRole('dialog', { name: 'New file' }).getByRole('button', { name, exact: true }).click();
}

/** The link that sharing copies. */
async function share(page: Page): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.keyboard.press('Control+s');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('#v1.');
  return copied();
}

const MANIFEST = JSON.stringify({ id: 'snippets', name: 'Snippets', version: '1.0.0', requiredSecrets: [] });

/** Every one of these types takes the checker seconds, and all of them minutes. */
const SLOW = `type Turn<N extends number, A extends unknown[] = [], B extends unknown[] = []> =
  A['length'] extends N ? B : Turn<N, [...A, 0], [...B, ...A]>;
${Array.from({ length: 40 }, (_, i) => `export const t${String(i)}: Turn<${String(900 - i)}>['length'] = 1;`).join('\n')}
`;

async function openZip(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
  );
  await page
    .getByLabel('Manifest file')
    .setInputFiles({ name: 'plugin.zip', mimeType: 'application/zip', buffer: Buffer.from(bytes) });
}

const gone = (page: Page, text: string) => expect(page.getByText(text)).toHaveCount(0);

test.describe('from a template to a link', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an ElizaOS plugin of three files', async ({ page, context, server }) => {
    const bench = new Workbench(page);
    await page.goto(server.url);
    await expect(page.getByText('Ready to work offline')).toBeVisible();
    await bench.choose(/^New manifest/, /New plugin/);
    await newFile(page, 'src/tide.ts');
    await expect
      .poll(() => tabNames(bench))
      .toEqual(['elizaos.plugin.json', 'src/index.ts', 'package.json', 'src/tide.ts']);

    // Broken: another file's function is called with what it does not take.
    const start = `import type { Action, Plugin } from '@elizaos/core';`;
    await edit(bench, page, 'src/index.ts', start, `${start}\nimport { stateOf } from './tide.ts';`);
    await edit(bench, page, 'src/index.ts', '`Hello, ${person}!`', '`${person}: ${stateOf(person)}`');
    const message = "TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.";
    const list = page.getByRole('article', { name: 'Problem in src/index.ts' }).filter({ hasText: message });
    await expect(list).toBeVisible();
    await list
      .getByRole('button', { name: /^Ln \d+/ })
      .first()
      .click();
    expect(await bench.selected()).toBe('person');
    // Fixed in the other file, which is checked again with all that imports it.
    await edit(
      bench,
      page,
      'src/tide.ts',
      'stateOf(hours: number)',
      'stateOf(port: string, hours = port.length)',
    );
    await gone(page, 'TS2345');

    await bench.showTab('Run');
    await page.getByLabel(/^API key/).fill('k-1');
    await page.getByRole('textbox', { name: /^person/ }).fill('Oban');
    await bench.run();
    await expect(bench.given).toHaveText('Oban: rising');

    await bench.showTab('Convert');
    await page.getByRole('radio', { name: /OwnPilot/ }).check();
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('1 tool');
    await expect(page.getByRole('tabpanel', { name: 'Convert' })).toContainText('say_hello');

    const address = await share(page);
    await server.stop();
    const again = await context.newPage();
    await again.goto(address);
    const reopened = new Workbench(again);
    await expect
      .poll(() => tabNames(reopened))
      .toEqual(['elizaos.plugin.json', 'src/index.ts', 'package.json', 'src/tide.ts']);
    // The link opens the tab that was open.
    await again.getByRole('tab', { name: /^Problems/ }).click();
    await edit(reopened, again, 'src/tide.ts', "'rising'", "'risen'");
    await expect(reopened.problem('TS2322: Type \'"rising"').first()).toBeVisible();
    await again.reload();
    await expect(reopened.problem('TS2322: Type \'"rising"').first()).toBeVisible();
    await again.close();
  });

  test('an AnythingLLM skill of two files', async ({ page, context, server }) => {
    const bench = new Workbench(page);
    await page.goto(server.url);
    await expect(page.getByText('Ready to work offline')).toBeVisible();
    await bench.choose(/^New manifest/, /New skill/);
    await expect.poll(() => tabNames(bench)).toEqual(['plugin.json', 'handler.js']);
    const call = 'this.introspect(`Looking up: ${question}`)';
    await edit(bench, page, 'handler.js', call, 'this.introspct(`Looking up: ${question}`)');
    const list = page
      .getByRole('article', { name: 'Problem in handler.js' })
      .filter({ hasText: 'introspct' });
    await expect(list).toBeVisible();
    await list.getByRole('button', { name: /^Change to introspect/ }).click();
    await gone(page, 'introspct');

    await bench.showTab('Run');
    await page.getByRole('textbox', { name: /^question/ }).fill('the tide');
    await bench.run();
    await expect(bench.given).toHaveText('No answer to "the tide" yet: write the handler.');
    await bench.showTab('Convert');
    await page.getByRole('radio', { name: /ElizaOS/ }).check();
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('1 tool');

    const address = await share(page);
    await server.stop();
    const again = await context.newPage();
    await again.goto(address);
    const reopened = new Workbench(again);
    await expect.poll(() => tabNames(reopened)).toEqual(['plugin.json', 'handler.js']);
    await edit(reopened, again, 'handler.js', 'write the handler', 'written without a network');
    await again.waitForTimeout(1500);
    await again.reload();
    await expect(reopened.fileEditor('handler.js')).toContainText('written without a network');
    await reopened.showTab('Run');
    await reopened.run();
    await expect(reopened.given).toContainText('written without a network');
    await again.close();
  });
});

test.describe('the compiler', () => {
  test('makes what the sandbox runs of every part of TypeScript', async ({ bench, page }) => {
    const imports = snippets.map(
      (_, i) => `import { out as out${String(i)} } from './s${String(i)}/index.ts';`,
    );
    const values = snippets.map((_, i) => `out${String(i)}`).join(', ');
    const index = `${imports.join('\n')}
export default {
  name: 'snippets',
  description: 'What every snippet comes to',
  actions: [
    {
      name: 'ALL',
      description: 'All of them',
      examples: [],
      validate: async () => true,
      handler: async () => ({ success: true, text: JSON.stringify([${values}]) }),
    },
  ],
};
`;
    const files = Object.fromEntries(
      snippets.flatMap(([, text], i) => [
        [`src/s${String(i)}/index.ts`, text],
        [`src/s${String(i)}/other.ts`, other],
      ]),
    );
    await bench.open();
    await openZip(page, { 'elizaos.plugin.json': MANIFEST, 'src/index.ts': index, ...files });
    await bench.showTab('Run');
    await expect(page.getByLabel('What to run')).toContainText('ALL');
    await bench.run();
    await expect(bench.result).toBeVisible();
    const given = JSON.parse(await bench.given.innerText()) as unknown[];
    const named = (outs: readonly unknown[]) =>
      Object.fromEntries(snippets.map(([name], i) => [name, outs[i]]));
    const expected = snippets.map(([name, , out], i) =>
      name === 'import.meta' ? `file:///src/s${String(i)}/index.ts` : out,
    );
    expect(named(given)).toEqual(named(expected));
  });

  test(
    'is replaced when types keep it busy for minutes: that file is named, and every other one is judged',
    { tag: '@thorough' },
    async ({ bench, page }) => {
      test.setTimeout(180_000);
      const index = `import type { Plugin } from '@elizaos/core';
import { t0 } from './slow.ts';
import { high } from './tide.ts';
export const plugin: Plugin = { name: 'harbour', description: t0, priority: high, actions: [] };
export default plugin;
`;
      await bench.open();
      const tide = 'export const x = 1;\nexport const high: string = x;\n';
      await openZip(page, {
        'elizaos.plugin.json': MANIFEST,
        'src/index.ts': index,
        'src/slow.ts': SLOW,
        'src/tide.ts': tide,
      });
      const problems = (name: string, hasText = '') =>
        page.getByRole('article', { name: `Problem in ${name}` }).filter({ hasText });
      await expect(problems('src/slow.ts', 'The compiler took too long')).toBeVisible({ timeout: 60_000 });
      await expect(
        problems('src/tide.ts', "TS2322: Type 'number' is not assignable to type 'string'."),
      ).toBeVisible();
      const message = "TS2322: Type 'string' is not assignable to type 'number'.";
      await expect(problems('src/index.ts', message)).toBeVisible();
      await expect(problems('src/slow.ts')).toHaveCount(1);
      // An edit of another file is judged at once: the slow one stays left out.
      await edit(bench, page, 'src/tide.ts', 'high: string', 'high: number');
      await expect(problems('src/tide.ts')).toHaveCount(0, { timeout: 5_000 });
      await expect(problems('src/index.ts', message)).toHaveCount(0);
      await expect(problems('src/slow.ts', 'The compiler took too long')).toBeVisible();
      // The slow file is judged as soon as it is another one.
      await bench.fileTab('src/slow.ts').click();
      const editor = bench.fileEditor('src/slow.ts');
      await editor.focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText('export const t0: number = "deep";');
      await expect(problems('src/slow.ts', message)).toBeVisible({ timeout: 5_000 });
      await expect(page.getByText('The compiler took too long')).toHaveCount(0);
    },
  );
});

test('the files of an embedded plugin are read, not written', async ({ bench, page, baseURL }) => {
  await bench.open();
  await bench.choose('Samples', /Harbour bell/);
  const { hash } = new URL(await share(page));
  await page.goto('about:blank');
  await page.goto(`${baseURL ?? ''}embed.html${hash}`);
  const names = [
    'elizaos.plugin.json',
    'src/index.ts',
    'src/actions/read-tide.ts',
    'src/providers/tide-now.ts',
  ];
  await expect.poll(() => tabNames(bench)).toEqual([...names, 'src/tide.ts']);
  await bench.fileTab('src/tide.ts').click();
  const editor = bench.fileEditor('src/tide.ts');
  await expect(editor).toContainText('hoursToHighWater');
  await editor.focus();
  await page.keyboard.type('typed');
  await page.keyboard.press('Control+z');
  await expect(editor).not.toContainText('typed');
  // Nothing renames, closes or adds a file.
  await expect(page.getByRole('button', { name: 'New file' })).toHaveCount(0);
  await bench.fileTab('src/tide.ts').focus();
  for (const key of ['Delete', 'F2']) await page.keyboard.press(key);
  await bench.fileTab('src/tide.ts').dblclick();
  await bench.fileTab('src/tide.ts').click({ button: 'middle' });
  await expect.poll(() => tabNames(bench)).toEqual([...names, 'src/tide.ts']);
  await expect(bench.fileTab('src/tide.ts')).toHaveAttribute('aria-selected', 'true');
});
