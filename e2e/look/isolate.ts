// Leaves one panel on the page, where the host's window has it.

import type { Page } from 'playwright';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * Hides all but the panel and moves it to the window's corner. With a place, it moves there in a window that has the
 * background of the host's page (`data-surface`).
 */
export async function isolate(page: Page, panel: string, place: Place | null): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(0, 0);
  await page.evaluate(
    async ({ name, at }) => {
      const stage = document.querySelector<HTMLElement>('#stage');
      const element = document.querySelector<HTMLElement>(`[data-panel="${name}"]`);
      if (!stage || !element) throw new Error(`The view has no panel ${name}.`);
      document.body.style.overflow = 'hidden';
      for (const one of document.querySelectorAll<HTMLElement>('[data-panel]')) one.style.visibility = '';
      stage.style.visibility = 'hidden';
      element.style.visibility = 'visible';
      Object.assign(stage.style, { position: 'absolute', left: '0', top: '0', width: '1000px' });
      const { body } = document;
      body.style.background = '#ffffff';
      if (at) {
        const surface = getComputedStyle(element.closest('[data-surface]') ?? body);
        body.style.background = `${surface.backgroundColor} ${surface.backgroundImage}`;
        stage.style.width = `${String(1000 + at.width - element.getBoundingClientRect().width)}px`;
      }
      const { x, y } = element.getBoundingClientRect();
      stage.style.left = `${String((at?.x ?? 0) - x)}px`;
      stage.style.top = `${String((at?.y ?? 0) - y)}px`;
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    },
    { name: panel, at: place },
  );
}

/** Shows the whole view again, for what a person does next. */
export async function reveal(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('#stage, [data-panel]'))
      one.removeAttribute('style');
    document.body.style.overflow = 'auto';
  });
}
