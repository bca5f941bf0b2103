// What an author does in the page: from the strip or a template to texts of their own, fixes, tabs, and undo. With a
// finger where the page is as narrow as a phone.

import type { Locator, Page } from 'playwright/test';
import { expect, type Workbench } from './workbench.ts';

export class Author {
  readonly bench: Workbench;
  readonly page: Page;
  readonly notice: Locator;
  private readonly onPhone: boolean;

  constructor(bench: Workbench, onPhone: boolean) {
    this.bench = bench;
    this.page = bench.page;
    this.notice = this.page.getByRole('status').first();
    this.onPhone = onPhone;
  }

  async press(target: Locator): Promise<void> {
    await (this.onPhone ? target.tap() : target.click());
  }

  /** Brings one of the two panes into sight, of which a phone shows one at a time. */
  async pane(name: 'Source' | 'Result'): Promise<void> {
    if (this.onPhone) await this.press(this.page.getByRole('button', { name: new RegExp(`^${name}`) }));
  }

  /** Opens the template of a host from the strip, and waits until the page knows whose it is. */
  async start(host: string): Promise<void> {
    await this.bench.open();
    const start = this.page.getByRole('region', { name: 'Start' });
    await this.press(start.getByRole('button', { name: host }));
    await expect(start).toBeHidden();
    await this.expectHost(host);
    // On a phone its keyboard would cover half of the page.
    if (!this.onPhone) await expect(this.bench.editor).toBeFocused();
  }

  async expectHost(host: string): Promise<void> {
    await expect(this.bench.hostPicker.locator('option:checked')).toHaveText(`${host} (detected)`);
  }

  /** Replaces the text that the editor shows. */
  async write(text: string): Promise<void> {
    await this.pane('Source');
    await this.press(this.page.getByTestId('editor').getByRole('textbox'));
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.insertText(text);
  }

  /** Writes a file: in its tab where the template has it, else in a new one. */
  async file(name: string, text: string): Promise<void> {
    await this.pane('Source');
    const tab = this.bench.fileTab(name);
    if ((await tab.count()) > 0) {
      await this.press(tab);
      await this.write(text);
      return;
    }
    await this.choose('File', /^New file/);
    const dialog = this.page.getByRole('dialog', { name: 'New file' });
    await dialog.getByLabel('Name').fill(name);
    await this.press(dialog.getByRole('button', { name: 'Create' }));
    await expect(this.bench.fileEditor(name)).toBeVisible();
    await this.write(text);
  }

  /** Gives the open file another path. */
  async move(path: string): Promise<void> {
    await this.bench.path.fill(path);
    await this.bench.path.press('Enter');
    await expect(this.bench.fileTab(path)).toHaveCount(1);
  }

  async choose(menu: string, entry: RegExp): Promise<void> {
    await this.press(this.page.getByRole('button', { name: menu, exact: true }));
    await this.press(this.page.getByRole('menuitem', { name: entry }).first());
  }

  /** Presses the fix of one problem: the problem is gone, and the notice says what was done. */
  async fix(problem: string | RegExp, fix: string): Promise<void> {
    await this.pane('Result');
    const card = this.bench.problem(problem);
    await expect(card, String(problem)).toHaveCount(1, { timeout: 60_000 });
    await this.press(card.getByRole('button', { name: fix, exact: true }));
    await expect(this.notice).toContainText(`Done: ${fix}`);
    await expect(card).toHaveCount(0, { timeout: 60_000 });
  }

  /** Takes the last step back by the notice's button, which phones have, too. */
  async undo(): Promise<void> {
    await this.press(this.notice.getByRole('button', { name: 'Undo' }));
  }

  async tab(name: 'Preview' | 'Model' | 'Run' | 'Convert' | RegExp): Promise<Locator> {
    await this.pane('Result');
    await this.press(this.page.getByRole('tab', { name }));
    return this.page.getByRole('tabpanel', { name });
  }

  async problemsTab(): Promise<void> {
    await this.tab(/^Problems/);
  }

  /** No release is said to accept what is not so. */
  async expectNoGreen(): Promise<void> {
    await expect(this.bench.verdicts.first()).toBeVisible();
    await expect(this.bench.verdicts.filter({ hasText: /accept/, hasNotText: /, but / })).toHaveCount(0);
  }

  async run(): Promise<void> {
    await this.press(this.page.getByRole('button', { name: 'Run', exact: true }));
  }

  async target(name: string): Promise<Locator> {
    const panel = await this.tab('Convert');
    await this.press(this.page.getByRole('radio', { name: new RegExp(`^${name}`) }));
    return panel;
  }

  /** The link of the share sheet, which is closed again. */
  async link(): Promise<string> {
    await this.press(this.page.getByRole('button', { name: 'Share', exact: true }));
    const field = this.page.getByLabel('Link', { exact: true });
    await expect(field).toHaveValue(/#v1\./);
    const link = await field.inputValue();
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
    return link;
  }
}

/** An author who has no pointer. */
export class Typist {
  private readonly bench: Workbench;
  private readonly page: Page;

  constructor(bench: Workbench) {
    this.bench = bench;
    this.page = bench.page;
  }

  isAt(target: Locator): Promise<boolean> {
    // The editor is in a shadow root, whose host is what the document names.
    return target.evaluate((element) => element === (element.getRootNode() as ShadowRoot).activeElement);
  }

  /** Tab by Tab, forwards or back. */
  async reach(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let i = 0; i < 60 && !(await this.isAt(target)); i++) await this.page.keyboard.press(key);
    await expect(target).toBeFocused();
  }

  /** Down a menu whose button has the focus, to an entry. */
  async choose(entry: RegExp): Promise<void> {
    await this.page.keyboard.press('Enter');
    const item = this.page.getByRole('menuitem', { name: entry }).first();
    await expect(item).toBeVisible();
    for (let i = 0; i < 20 && !(await this.isAt(item)); i++) await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
  }

  /** Writes a file: in its tab where the template has it, else in a new one. */
  async file(name: string, text: string): Promise<void> {
    const tab = this.bench.fileTab(name);
    if ((await tab.count()) > 0) {
      await this.openFile(name);
    } else {
      await this.reach(this.page.getByRole('button', { name: 'File', exact: true }), 'Shift+Tab');
      await this.choose(/^New file/);
      await expect(this.page.getByRole('dialog').getByLabel('Name')).toBeFocused();
      await this.page.keyboard.type(name);
      await this.page.keyboard.press('Enter');
    }
    const editor = this.bench.fileEditor(name);
    await this.reach(editor);
    await this.paste(text, editor);
  }

  /** By the arrows, from the tab of the file that is open. */
  async openFile(name: string): Promise<void> {
    const tabs = this.page.getByRole('tablist', { name: 'Files' });
    await this.reach(tabs.getByRole('tab', { selected: true }), 'Shift+Tab');
    const tab = this.bench.fileTab(name);
    for (let i = 0; i < 6 && !(await this.isAt(tab)); i++) await this.page.keyboard.press('ArrowRight');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }

  /** In the editor, where the template was opened. */
  async paste(text: string, editor = this.bench.editor): Promise<void> {
    await expect(editor).toBeFocused();
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.press('Control+v');
    await expect(this.bench.problems.first()).toBeVisible();
  }

  /** F8 from problem to problem until Ctrl+. is at the fix; then Enter. */
  async fix(name: string): Promise<void> {
    const fix = this.bench.problems.getByRole('button', { name, exact: true });
    await expect(fix).toHaveCount(1);
    await expect(async () => {
      await this.page.keyboard.press('F8');
      await this.page.keyboard.press('Control+.');
      await expect(fix).toBeFocused({ timeout: 500 });
    }).toPass({ intervals: [100] });
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByRole('status').first()).toContainText(`Done: ${name}`);
    await expect(fix).toHaveCount(0);
  }

  /** From the tab that is shown, by the arrows. */
  async showTab(name: string): Promise<void> {
    const tabs = this.page.getByRole('tablist', { name: 'Results' });
    await this.reach(tabs.getByRole('tab', { selected: true }));
    const tab = tabs.getByRole('tab', { name });
    for (let i = 0; i < 6 && !(await this.isAt(tab)); i++) await this.page.keyboard.press('ArrowRight');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
}
