// The page while a scene is played: what a person does, and pictures of what is there then.

import { join } from 'node:path';
import type { Page } from 'playwright';

/** One person's way through the page. */
export interface Scene {
  /** Also the beginning of its pictures' names. */
  readonly name: string;
  readonly play: (stage: Stage) => Promise<void>;
  readonly serviceWorkers: 'allow' | 'block';
}

export function scene(
  name: string,
  play: Scene['play'],
  serviceWorkers: Scene['serviceWorkers'] = 'block',
): Scene {
  return { name, play, serviceWorkers };
}

/** One picture, in its file. */
export interface Shot {
  readonly file: string;
  readonly name: string;
  readonly size: string;
  readonly scheme: string;
  readonly width: number;
  readonly height: number;
}

/** `tallest`: what is longer than this is continued in another picture. */
const SIZES = [
  { size: 'wide', width: 1440, height: 900, tallest: 2400 },
  { size: 'middle', width: 900, height: 900, tallest: 2400 },
  { size: 'phone', width: 390, height: 844, tallest: 1800 },
] as const;
const SCHEMES = ['light', 'dark'] as const;
/** Of one state in one size. */
const MOST_PARTS = 4;
/** Until the page has followed a change of its size or colours. */
const SETTLE_MS = 120;

/** What a picture is of: one of the panes, which a phone shows alone, or what lies over both. */
type View = 'source' | 'result' | 'over';

export class Stage {
  readonly shots: Shot[] = [];
  readonly page: Page;
  readonly #address: string;
  readonly #folder: string;
  readonly #scene: string;

  constructor(page: Page, address: string, folder: string, scene: string) {
    this.page = page;
    this.#address = address;
    this.#folder = folder;
    this.#scene = scene;
  }

  /** Opens the page, with a query or fragment. */
  async open(query = ''): Promise<void> {
    await this.page.setViewportSize({ width: 1440, height: 900 });
    await this.page.goto('about:blank');
    await this.page.goto(this.#address + query);
    await this.page.getByTestId('editor').getByRole('textbox').waitFor();
    await this.checked();
  }

  /** Until the checks of the text are done. */
  async checked(): Promise<void> {
    await this.page.waitForTimeout(250);
    await this.page.getByText('Checking …').waitFor({ state: 'hidden' });
  }

  /** Opens a sample or a template by its label. */
  async sample(label: string, template = false): Promise<void> {
    await this.choose(template ? 'New manifest from a template' : 'Samples', label);
    await this.dismiss();
    await this.checked();
  }

  async choose(menu: string, label: string): Promise<void> {
    await this.page.getByRole('button', { name: menu, exact: true }).click();
    const { page } = this;
    await page
      .getByRole('menuitem')
      .filter({ has: page.locator('span').getByText(label, { exact: true }) })
      .click();
  }

  async dismiss(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Dismiss' });
    if (await button.isVisible()) await button.click();
  }

  async paste(text: string): Promise<void> {
    await this.page.getByTestId('editor').getByRole('textbox').click();
    await this.page.keyboard.press('Control+a');
    if (text === '') await this.page.keyboard.press('Delete');
    else await this.page.keyboard.insertText(text);
    await this.page.keyboard.press('Control+Home');
    await this.checked();
  }

  async tab(name: 'Problems' | 'Preview' | 'Run' | 'Convert'): Promise<void> {
    await this.page.getByRole('tab', { name }).click();
    await this.page.getByRole('tabpanel', { name }).locator('> *').first().waitFor();
    await this.page.waitForTimeout(600);
    await this.page.mouse.move(0, 0);
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click();
    await this.page.waitForTimeout(250);
  }

  /** Pictures in every size and both themes; of a result's whole length. */
  async shoot(name: string, view: View = 'result'): Promise<void> {
    for (const size of SIZES) {
      await this.page.setViewportSize(size);
      if (view !== 'over') await this.#showPane(view);
      const long = view === 'result' ? await this.#hidden() : 0;
      const height = Math.min(size.tallest, size.height + long);
      if (long > 0) await this.page.setViewportSize({ width: size.width, height });
      const parts = long > 0 ? Math.min(MOST_PARTS, 1 + Math.ceil((await this.#hidden()) / height)) : 1;
      for (const scheme of SCHEMES) {
        await this.page.emulateMedia({ colorScheme: scheme });
        for (let part = 0; part < parts; part++) {
          if (view === 'result' && !(await this.#scrollTo(part))) break;
          await this.page.waitForTimeout(SETTLE_MS);
          await this.#keep(`${name}${part > 0 ? `, ${String(part + 1)}` : ''}`, { ...size, height, scheme });
        }
      }
    }
    await this.page.setViewportSize({ width: 1440, height: 900 });
    await this.page.emulateMedia({ colorScheme: 'light' });
  }

  async #keep(
    name: string,
    { size, scheme, width, height }: { size: string; scheme: string; width: number; height: number },
  ): Promise<void> {
    const full = `${this.#scene}, ${name}`;
    const file = `${full} ${size} ${scheme}.png`.toLowerCase().replaceAll(/[^\w.]+/g, '-');
    await this.page.screenshot({ path: join(this.#folder, file), caret: 'hide' });
    this.shots.push({ file, name: full, size, scheme, width, height });
  }

  /** How far the chosen tab can be scrolled. */
  #hidden(): Promise<number> {
    return this.page.evaluate(() => {
      const panel = document.querySelector('[role=tabpanel]');
      return panel ? Math.max(0, panel.scrollHeight - panel.clientHeight) : 0;
    });
  }

  /** False where the part before was the last one. */
  #scrollTo(part: number): Promise<boolean> {
    return this.page.evaluate((pages) => {
      const panel = document.querySelector('[role=tabpanel]');
      if (!panel) return pages === 0;
      panel.scrollTo(0, 0);
      panel.scrollTo(0, (pages - 1) * panel.clientHeight);
      const before = panel.scrollTop;
      panel.scrollTo(0, pages * panel.clientHeight);
      return pages === 0 || panel.scrollTop > before;
    }, part);
  }

  /** The switch is there on phones only. */
  async #showPane(pane: 'source' | 'result'): Promise<void> {
    await this.page.evaluate(
      (index) => {
        const button = document.querySelectorAll<HTMLElement>('nav[aria-label=Pane] button')[index];
        if (button?.checkVisibility()) button.click();
      },
      pane === 'source' ? 0 : 1,
    );
  }
}
