// Paints hosts' panels from the production build and reads them as the recorded outlines do.

import { previewOf } from '../../test/check/of-text.ts';
import { readFileSync } from 'node:fs';
import type { JSHandle, Page } from 'playwright';
import type { stageIn } from '../page/parts.ts';
import type { ConfigEntry } from '../../src/model/run.ts';
import { LOADER, withBuiltPage, type Loader } from './built-page.ts';
import { fileText } from './row-text.ts';
import type { Comparison, Suite } from './suite.ts';
import { hosts } from '../../test/hosts/loaded.ts';

export interface PanelCase {
  readonly hostId: string;
  readonly text: string;
  readonly release: string;
  /** The host's theme; without it, its first one that is as dark as `dark` says. */
  readonly theme?: string;
  readonly dark?: boolean;
  readonly now?: number;
  readonly config?: Readonly<Record<string, ConfigEntry>>;
}

export class Panels {
  readonly page: Page;
  #show: JSHandle<ReturnType<typeof stageIn>> | null = null;

  constructor(page: Page) {
    this.page = page;
  }

  /** Readies the page for panels: `outline` and the built parts. */
  async prepare(): Promise<void> {
    const outline = new URL('outline.js', import.meta.url);
    await this.page.evaluate(readFileSync(outline, 'utf8'));
    await this.page.evaluate(LOADER);
    this.#show = await this.page.evaluateHandle(async () => {
      // The page's policy lets no text become HTML.
      const stage = Object.assign(document.createElement('main'), { id: 'stage' });
      document.body.replaceChildren(stage);
      const { loadParts } = globalThis as unknown as Loader;
      return (await loadParts()).stageIn(stage);
    });
  }

  /** Paints the panel in place of the former one; gives the exception's message where the host's page crashes. */
  async paint({ hostId, text, release, ...rest }: PanelCase): Promise<{ crash?: string }> {
    await this.#show?.evaluate((show) => show(null));
    const answer = previewOf({ text, hostId, release, path: null }, hosts);
    if (!answer) throw new Error(`${hostId} has no preview of this text.`);
    const { panel, crash } = answer.preview;
    if (crash) return { crash: crash.message };
    const props = { panel, release, dark: false, now: Date.now(), ...rest };
    await this.#show?.evaluate(
      async (show, shown) => {
        document.documentElement.dataset.theme = shown.props.dark ? 'dark' : 'light';
        await show(shown);
      },
      { hostId, props },
    );
    return {};
  }

  /** The outline of the element with `data-panel` of this name; null where it is not shown. */
  outline(name: string): Promise<string[] | null> {
    return this.page.evaluate((panel) => {
      const { outline } = globalThis as unknown as { outline: (element: Element) => string[] };
      const element = document.querySelector(`[data-panel="${panel}"]`);
      return element ? outline(element) : null;
    }, name);
  }
}

/** What every recorded panel has. */
export interface PanelRow {
  readonly id: string;
  readonly manifest?: unknown;
  /** In place of `manifest`: a file of the corpus. */
  readonly corpusFile?: string;
  readonly expected: Readonly<Record<string, unknown>>;
}

/** A suite of panels, painted one after the other in the same page. */
export function panelSuite<Row extends PanelRow>(
  name: string,
  replayRow: (panels: Panels, row: Row, text: string) => AsyncIterable<Comparison>,
  textOf = ({ manifest }: Row): string => JSON.stringify(manifest),
): Suite {
  return {
    name,
    async *replay(lines, folder) {
      yield* await withBuiltPage(async (page) => {
        const panels = new Panels(page);
        await panels.prepare();
        const out: Comparison[] = [];
        for (const row of lines as Row[]) {
          const text = row.corpusFile === undefined ? textOf(row) : fileText(folder, row.corpusFile);
          for await (const one of replayRow(panels, row, text)) out.push(one);
        }
        return out;
      });
    },
  };
}
