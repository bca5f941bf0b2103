// Every host's panels: axe finds nothing where more contrast is asked for and, contrast of the host's own apart, elsewhere;
// headings are in order, and nothing is cut off. `npm test` looks at the dark theme on a phone, `npm run test:all` at both
// themes and sizes. Afterwards every theme of a host is looked at.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { violationsIn } from './axe.ts';
import { FERRY, fillKite, KITES } from './preview-manifests.ts';
import { expect, test } from './workbench.ts';

interface Recorded {
  readonly id: string;
  readonly manifest?: unknown;
  readonly pluginParameters?: unknown;
}

/** The manifest of a recorded case. */
function recorded(file: string, id: string): unknown {
  const lines = readFileSync(new URL(`conformance/forms-${file}.jsonl`, import.meta.url), 'utf8').split('\n');
  const found = lines
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Recorded)
    .find((row) => row.id === id);
  if (!found) throw new Error(`No case ${id}`);
  const { manifest, pluginParameters } = found;
  return (
    manifest ?? {
      name: 'plugin-harbour',
      agentConfig: { pluginType: 'elizaos:plugin:1.0.0', pluginParameters },
    }
  );
}

interface Shown {
  readonly name: string;
  readonly manifest: unknown;
  /** Chosen by hand where the text alone does not tell. */
  readonly host?: string;
  readonly release?: string;
  /** What a person does, state by state; each one is looked at. */
  readonly uses?: readonly ((page: Page) => Promise<void>)[];
}

const press =
  (name: string | RegExp, panel = '[role=tabpanel]') =>
  (page: Page): Promise<void> =>
    page.locator(panel).getByRole('button', { name, exact: true }).first().click();

/** As the host picker names it. */
const MILADY = 'Milady / ElizaOS';

const SHOWN: readonly Shown[] = [
  {
    name: 'AnythingLLM',
    manifest: recorded('anythingllm', 'input-types'),
    uses: [
      async (page) => {
        await page.locator('[data-panel="config"] input[type="number"]').fill('7');
        await press('Save')(page);
        await expect(page.locator('[data-toast]').first()).toBeVisible();
      },
      press('Manage skill'),
    ],
  },
  {
    name: 'OwnPilot 2026-02',
    manifest: recorded('ownpilot', 'rich-card'),
    release: '2026-02',
    uses: [press('Disable', '[data-panel="detail"]')],
  },
  {
    name: 'OwnPilot 0.8.3',
    manifest: recorded('ownpilot', 'all-fields'),
    release: '0.8.3',
    uses: [press('Security'), press('Services'), press('Create')],
  },
  { name: 'OwnPilot, odd types', manifest: recorded('ownpilot', 'odd-types'), release: '2026-02' },
  {
    name: 'Gloodata',
    manifest: KITES,
    uses: [fillKite, press('Close the tile')],
  },
  {
    name: 'Milady, types by hint',
    manifest: recorded('elizaos', 'hint-types'),
    uses: [press('Check every field')],
  },
  {
    name: 'Milady, groups',
    host: MILADY,
    manifest: recorded('elizaos', 'groups'),
    uses: [press(/Advanced/)],
  },
  { name: 'Milady, formats', host: MILADY, manifest: recorded('elizaos', 'formats') },
  { name: 'Milady, containers', host: MILADY, manifest: recorded('elizaos', 'containers') },
  { name: 'Milady, settings page', manifest: recorded('elizaos-host', 'host-types') },
  {
    name: 'RAGFlow',
    manifest: [FERRY],
    release: '0.19',
    uses: [
      async (page) => {
        await page.locator('[data-panel="selector"]').getByRole('option').first().click();
      },
      (page) => page.getByRole('checkbox', { name: /supports tool calls/ }).uncheck(),
    ],
  },
];

/** What reaches beyond the pane, unless it lies in something that scrolls or cuts by itself. */
function tooWide(page: Page): Promise<string[]> {
  return page.getByRole('tabpanel').evaluate((pane) => {
    const { right } = pane.getBoundingClientRect();
    const isHeld = (element: Element): boolean => {
      for (let around = element.parentElement; around && around !== pane; around = around.parentElement) {
        if (getComputedStyle(around).overflowX !== 'visible') return true;
      }
      return false;
    };
    const wide = [...pane.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > right + 1 && !isHeld(element),
    );
    return wide.map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Headings that are more than one level below the one before them; axe looks at whole pages only. */
function outOfOrder(page: Page): Promise<string[]> {
  return page.getByRole('tabpanel').evaluate((pane) => {
    const level = (element?: Element): number => Number(element?.tagName.slice(1) ?? 1);
    const all = [...pane.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    return all
      .filter((heading, i) => level(heading) > level(all[i - 1]) + 1)
      .map((heading) => heading.outerHTML.slice(0, 120));
  });
}

for (const scheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of [
    ['wide', { width: 1280, height: 800 }],
    ['phone', { width: 360, height: 740 }],
  ] as const) {
    const isUsual = scheme === 'dark' && size === 'phone';
    test.describe(`${scheme}, ${size}`, { tag: isUsual ? [] : '@thorough' }, () => {
      test.use({ colorScheme: scheme, viewport });

      for (const [i, { name, host, manifest, release, uses = [] }] of SHOWN.entries()) {
        test(name, { tag: i % 3 === 0 ? [] : '@thorough' }, async ({ bench, page }) => {
          await bench.open();
          if (host !== undefined) await bench.hostPicker.selectOption({ label: host });
          await bench.paste(JSON.stringify(manifest, null, 2));
          if (size === 'phone') await page.getByRole('button', { name: /^Result/ }).click();
          await page.getByRole('tab', { name: 'Preview' }).click();
          if (release !== undefined) await bench.releasePicker.selectOption(release);
          await expect(page.locator('[data-panel]').first()).toBeVisible();
          for (const use of [() => Promise.resolve(), ...uses]) {
            await use(page);
            await page.emulateMedia({ contrast: 'no-preference' });
            expect(await violationsIn(page, '[role=tabpanel]', true)).toEqual([]);
            await page.emulateMedia({ contrast: 'more' });
            expect(await violationsIn(page, '[role=tabpanel]')).toEqual([]);
            expect(await outOfOrder(page)).toEqual([]);
            expect(await tooWide(page)).toEqual([]);
          }
        });
      }
    });
  }
}

for (const { name, host, manifest, release, themes } of [
  {
    name: 'OwnPilot 0.8.3',
    host: undefined,
    manifest: recorded('ownpilot', 'rich-card'),
    release: '0.8.3',
    themes: ['Light', 'Dark', 'Claude'],
  },
  {
    name: 'AnythingLLM',
    host: undefined,
    manifest: recorded('anythingllm', 'text-args'),
    release: undefined,
    themes: ['Default (dark)', 'Light'],
  },
  {
    name: 'Milady',
    host: MILADY,
    manifest: recorded('elizaos', 'groups'),
    release: undefined,
    themes: ['milady', 'dark'],
  },
]) {
  test(`themes of ${name}`, async ({ bench, page }) => {
    // Else axe would see colours on their way to others.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await bench.open();
    if (host !== undefined) await bench.hostPicker.selectOption({ label: host });
    await bench.paste(JSON.stringify(manifest, null, 2));
    await page.getByRole('tab', { name: 'Preview' }).click();
    if (release !== undefined) await bench.releasePicker.selectOption(release);
    const picker = page.getByRole('combobox', { name: 'Theme' });
    await expect(picker.getByRole('option')).toHaveText(themes);
    const painted = new Set<string>();
    const readable = new Set<string>();
    for (const theme of themes) {
      await picker.selectOption({ label: theme });
      painted.add(await colours(page));
      await page.emulateMedia({ contrast: 'more' });
      expect([theme, ...(await violationsIn(page, '[role=tabpanel]'))]).toEqual([theme]);
      readable.add(await colours(page));
      await page.emulateMedia({ contrast: 'no-preference' });
    }
    expect(painted.size).toBe(themes.length);
    expect(readable.size).toBe(1);
    await page.reload();
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(picker.locator('option:checked')).toHaveText(themes.at(-1) ?? '');
  });
}

/** What the panel's texts and background are painted with. */
function colours(page: Page): Promise<string> {
  return page.locator('[data-surface]').evaluate((surface) => {
    const texts = [...surface.querySelectorAll('[data-panel] *')].map((one) => getComputedStyle(one).color);
    const { backgroundColor, backgroundImage } = getComputedStyle(surface);
    return [backgroundColor, backgroundImage, ...texts].join();
  });
}
