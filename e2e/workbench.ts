// The page object: what a person does and sees, by role and name. Every test also fails on any policy violation,
// console error, page error, or request to another origin.

import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { OTHER_ORIGIN } from './origins.ts';

export class Workbench {
  readonly page: Page;
  readonly editor: Locator;
  readonly problems: Locator;
  readonly verdicts: Locator;
  readonly hostPicker: Locator;
  readonly releasePicker: Locator;
  readonly path: Locator;
  readonly source: Locator;
  /** Result of the last run, and what of it the model is given. */
  readonly result: Locator;
  readonly given: Locator;

  constructor(page: Page) {
    this.page = page;
    this.source = page.getByRole('region', { name: 'Source' });
    this.editor = page.getByTestId('editor').getByRole('textbox', { name: /Manifest text/ });
    this.problems = page.getByRole('list', { name: 'Problems' }).getByRole('article');
    this.verdicts = page.getByRole('list', { name: 'Verdicts' }).locator('> li');
    this.hostPicker = page.getByLabel('Host', { exact: true });
    this.releasePicker = page.getByLabel('Release', { exact: true });
    this.path = page.getByLabel('Path', { exact: true });
    this.result = page.getByRole('article', { name: 'Result' });
    this.given = page.getByLabel('Sent to the model', { exact: true });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`./${query}`);
    await expect(this.editor).toBeVisible();
    await expect(this.source.getByText('Checking …')).toBeHidden();
  }

  /** The editor while it shows a file beside the manifest. */
  fileEditor(name: string): Locator {
    return this.page.getByTestId('editor').getByRole('textbox', { name: `Text of ${name}` });
  }

  /** The tab of a file; the manifest's has that word in its name. */
  fileTab(name: string | RegExp): Locator {
    return this.page.getByRole('tablist', { name: 'Files' }).getByRole('tab', { name });
  }

  /** Replaces the text as pasting would. */
  async paste(text: string): Promise<void> {
    await this.editor.click();
    await this.page.keyboard.press('Control+a');
    if (text === '') await this.page.keyboard.press('Delete');
    else await this.page.keyboard.insertText(text);
  }

  /** The whole text of the editor, by the person's own means. */
  async text(): Promise<string> {
    await this.editor.focus();
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.press('Control+c');
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  async openFile(name: string, content: string | Buffer): Promise<void> {
    const buffer = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
    await this.page.getByLabel('Manifest file').setInputFiles({ name, mimeType: 'application/json', buffer });
  }

  /** Opens a menu of the header and chooses an entry. */
  async choose(menu: string | RegExp, entry: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: menu }).click();
    await this.page.getByRole('menuitem', { name: entry }).first().click();
  }

  async showTab(name: 'Preview' | 'Model' | 'Run' | 'Convert'): Promise<void> {
    await this.page.getByRole('tab', { name }).click();
  }

  /** Runs the chosen tool, in the tab for it. */
  async run(): Promise<void> {
    await this.page.getByRole('button', { name: 'Run', exact: true }).click();
  }

  problem(text: string | RegExp): Locator {
    return this.problems.filter({ hasText: text });
  }

  /** The text that is selected in the editor, waiting until there is some. */
  async selected(): Promise<string> {
    await this.page.evaluate(() => navigator.clipboard.writeText(''));
    const copied = async (): Promise<string> => {
      await this.page.keyboard.press('Control+c');
      return this.page.evaluate(() => navigator.clipboard.readText());
    };
    await expect.poll(copied).not.toBe('');
    return copied();
  }
}

/** The text of an OwnPilot package with one tool, whose code is `code`. */
export function packageOf(code: string, more: object = {}): string {
  const parameters = { type: 'object', properties: {} };
  const tool = { name: 'trial_tool', description: 'Does what is tried.', parameters, code, ...more };
  const identity = { id: 'trial', name: 'Trial', version: '1.0.0', description: 'One tool' };
  return JSON.stringify({ ...identity, tools: [tool] }, null, 2);
}

/** An OwnPilot package whose tool `harbour_level` reads a secret of the service `tides`. */
export function harbourOf(name: string, code: string, properties: object = {}): string {
  const field = { name: 'api_key', label: 'API Key', type: 'secret' };
  const tool = {
    name: 'harbour_level',
    description: 'Tells the level.',
    parameters: { type: 'object', properties },
    permissions: ['network'],
    code,
  };
  return JSON.stringify(
    {
      id: 'harbour',
      name,
      version: '1.0.0',
      description: 'Watches a harbour',
      required_services: [{ name: 'tides', display_name: 'Tides', config_schema: [field] }],
      tools: [tool],
    },
    null,
    2,
  );
}

/** Exceptions and console errors of a page from now on; the list grows. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`page error: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  return faults;
}

export const test = base.extend<{ bench: Workbench }>({
  bench: async ({ page, context, baseURL }, use, info) => {
    const faults = faultsOf(page);
    const requested: string[] = [];
    const origin = new URL(baseURL ?? '').origin;
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin !== origin && url.protocol.startsWith('http')) requested.push(request.url());
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    await use(new Workbench(page));
    info.annotations.push({ type: OTHER_ORIGIN, description: String(requested.length) });
    expect(faults).toEqual([]);
    expect(requested).toEqual([]);
  },
});

export { expect };
