// Leaves one panel on the page, where the host's window has it.

import type { Page } from 'playwright';

export interface Place {
  /** Where a panel lies in the picture of a whole page, and how wide it is; null where the picture is the panel alone. */
  readonly at: { readonly x: number; readonly y: number; readonly width: number } | null;
  /** What is behind it; null for the host's page (`data-surface`). */
  readonly behind: string | null;
  /** The page was scrolled to its end: the panel is as far from the lower edge as else from the upper one. */
  readonly atEnd?: boolean;
}

/**
 * Hides all but the panel and moves it to its place. A panel that is a picture of its own may lie half a pixel below
 * the picture's edge, as dialogs do that are centered in a window: it is centered in its picture, `height` pixels high.
 */
export async function isolate(page: Page, panel: string, place: Place, height: number): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(0, 0);
  await page.evaluate(
    async ({ name, at, behind, atEnd, height }) => {
      const stage = document.querySelector<HTMLElement>('#stage');
      const element = document.querySelector<HTMLElement>(`[data-panel="${name}"]`);
      if (!stage || !element) throw new Error(`The view has no panel ${name}.`);
      document.body.style.overflow = 'hidden';
      for (const one of document.querySelectorAll<HTMLElement>('[data-panel]')) one.style.visibility = '';
      stage.style.visibility = 'hidden';
      element.style.visibility = 'visible';
      Object.assign(stage.style, { position: 'absolute', left: '0', top: '0', width: '1000px' });
      const { body } = document;
      const surface = getComputedStyle(element.closest('[data-surface]') ?? body);
      body.style.background = behind ?? `${surface.backgroundColor} ${surface.backgroundImage}`;
      // The recorder had no dialog around a form.
      for (let one = element.parentElement; at && one && one !== stage; one = one.parentElement)
        one.style.maxWidth = 'none';
      scrollTo(0, 0);
      if (at) {
        stage.style.width = `${String(1000 + at.width - element.getBoundingClientRect().width)}px`;
      }
      const { x, y, height: own } = element.getBoundingClientRect();
      const middle = Math.abs(height - own) <= 1 ? (height - own) / 2 : 0;
      stage.style.left = `${String((at?.x ?? 0) - x)}px`;
      const top = at && atEnd ? height - at.y - own : (at?.y ?? middle);
      stage.style.top = `${String(top - y)}px`;
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    },
    { name: panel, ...place, height },
  );
}

/** Shows the whole view again, for what a person does next. */
export async function reveal(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('#stage, [data-panel]'))
      one.removeAttribute('style');
    for (const one of document.querySelectorAll<HTMLElement>('#stage :has([data-panel])'))
      one.style.maxWidth = '';
    document.body.style.overflow = 'auto';
  });
}
