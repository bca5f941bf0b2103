// The page object of the core paths: its parts by the names that a person reads.

import { readFileSync } from 'node:fs';
import type { Tab } from './driver.ts';
import { Thing, type Name } from './screen.ts';

const WATCH = readFileSync(new URL('in-page/watch.js', import.meta.url), 'utf8')
  .trim()
  .replace(/;$/, '');

export class Bench extends Thing {
  readonly tab: Tab;
  /** Says what was done, with a button that takes it back. */
  readonly notice: Thing;
  readonly editor: Thing;
  readonly problems: Thing;
  readonly verdicts: Thing;
  readonly results: Thing;
  readonly #faults: string[] = [];

  constructor(tab: Tab) {
    super(tab);
    this.tab = tab;
    this.notice = this.find('status');
    this.editor = this.find('textbox', /^(?:Manifest text|Text of )/);
    this.problems = this.find('list', 'Problems').find('article');
    this.verdicts = this.find('list', 'Verdicts');
    this.results = this.find('tabpanel');
  }

  /** Opens an address and waits for the first check of what is there. */
  async open(address: string): Promise<void> {
    await this.#collect();
    await this.tab.go(address);
    await this.tab.evaluate(WATCH);
    await this.editor.comes();
    await this.find('region', 'Source')
      .with(/Checking …/)
      .goes();
  }

  /** What went wrong in all documents so far. */
  async faults(): Promise<readonly string[]> {
    await this.#collect();
    return this.#faults;
  }

  /** Those of a document would be gone with it. */
  async #collect(): Promise<void> {
    const found = await this.tab.evaluate('(globalThis.pageFaults ?? []).splice(0)');
    this.#faults.push(...(found as string[]));
  }

  /** Copies a text as if from elsewhere, and pastes it over all that the editor holds. */
  async paste(text: string): Promise<void> {
    await this.tab.evaluate(`(() => {
      const field = document.createElement('textarea');
      field.id = 'elsewhere';
      field.value = ${JSON.stringify(text)};
      document.body.prepend(field);
      field.select();
    })()`);
    await this.tab.press('Control+c');
    await this.tab.evaluate("document.getElementById('elsewhere').remove()");
    await this.editor.click();
    await this.tab.press('Control+a');
    await this.tab.press('Control+v');
  }

  /** What a person would paste elsewhere now. */
  async clipboard(): Promise<string> {
    await this.tab.evaluate(`(() => {
      const field = document.createElement('textarea');
      field.id = 'elsewhere';
      document.body.prepend(field);
      field.focus();
    })()`);
    await this.tab.press('Control+v');
    return String(
      await this.tab.evaluate(`(() => {
        const field = document.getElementById('elsewhere');
        field.remove();
        return field.value;
      })()`),
    );
  }

  /** The whole text of the editor, by the person's own means. */
  async text(): Promise<string> {
    await this.editor.click();
    await this.tab.press('Control+a');
    await this.tab.press('Control+c');
    return this.clipboard();
  }

  problem(text: Name): Thing {
    return this.problems.with(text);
  }

  /** Opens a menu of the header and chooses an entry. */
  async choose(menu: Name, entry: Name): Promise<void> {
    await this.find('button', menu).click();
    await this.find('menuitem', entry).click();
  }

  async showTab(name: 'Problems' | 'Preview' | 'Model' | 'Run' | 'Convert'): Promise<void> {
    await this.find('tab', new RegExp(`^${name}`)).click();
  }

  /** Gives files of this computer to the page. */
  async openFiles(...paths: readonly string[]): Promise<void> {
    await this.tab.upload('input[type=file][aria-label="Manifest file"]', paths);
  }

  /** What there is to see, short enough for a report. */
  async summary(): Promise<string> {
    const script = `JSON.stringify(Object.fromEntries([...document.querySelectorAll('[role=status], dialog[open], [role=alert], [role=tabpanel]')]
      .filter((one) => one.innerText?.trim())
      .map((one, at) => [(one.getAttribute('role') ?? 'dialog') + at, one.innerText.replace(/\\s+/g, ' ').slice(0, 400)])))`;
    return String(await this.tab.evaluate(script));
  }
}
