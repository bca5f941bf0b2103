// What the recorded pictures of each host show: which panels, at what size, and where in the host's page.

import type { Page } from 'playwright';
import { V2026_08 } from '../../../src/hosts/anythingllm/releases.ts';
import { V2026_03 } from '../../../src/hosts/elizaos/releases.ts';
import { V2026_02 } from '../../../src/hosts/ownpilot/releases.ts';
import type { PanelCase, PanelRow } from '../../conformance/panels.ts';
import type { Area } from './compare.ts';
import type { Place } from './isolate.ts';
import { takeStep, type After } from '../../conformance/suites/forms-anythingllm.ts';

/** One manifest with the pictures of its panels, in the order in which they were taken. */
export interface LookCase {
  readonly shown: PanelCase;
  readonly pictures: readonly Picture[];
}

export interface Picture {
  /** The file is `<host>-<name>.png`. */
  readonly name: string;
  /** The element with this `data-panel`. */
  readonly panel: string;
  /** What a person does before this picture, after those before it. */
  readonly before?: (page: Page) => Promise<void>;
  /** The host's page was scrolled to its end, and its messages lay over this part of the panel. */
  readonly scrolledUnder?: Area;
}

/** A host's window while its pictures were taken. */
export interface LookHost {
  readonly id: string;
  readonly files: readonly string[];
  readonly window: { readonly width: number; readonly height: number };
  readonly place: (panel: string) => Place;
  readonly cases: (row: LookRow) => LookCase;
}

export interface LookRow extends PanelRow {
  readonly theme?: string;
  readonly pluginId?: string;
  readonly pluginParameters?: unknown;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Packages were installed and updated on this day, so the dates in the pictures are those of the panels. */
const RECORDED_ON = Date.UTC(2026, 1, 18);

const click =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.locator(selector).first().click();

const ownpilot: LookHost = {
  id: 'ownpilot',
  files: ['forms-ownpilot'],
  window: { width: 1440, height: 1000 },
  // Dialogs have a black backdrop of 50 % over the page.
  place: (panel) => ({ at: null, behind: panel === 'card' ? null : '#7c7d7e' }),
  cases: ({ id: row, manifest, expected }, id = row.replace(/^doc_/, '')) => ({
    shown: {
      hostId: 'ownpilot',
      release: V2026_02,
      text: JSON.stringify(manifest),
      now: RECORDED_ON,
    },
    pictures: [
      { name: `${id}-card`, panel: 'card' },
      { name: `${id}-detail`, panel: 'detail' },
      {
        name: `${id}-services`,
        panel: 'services',
        before: click('[data-panel="detail"] button:text-is("Services")'),
      },
      ...((expected.configure as readonly unknown[] | undefined) ?? []).map((_, i) => ({
        name: `${id}-configure-${String(i)}`,
        panel: `configure-${String(i)}`,
      })),
    ],
  }),
};

/** The one picture of a page that was scrolled to its end, where its messages are. */
const SCROLLED = 'input_types-2';
const MESSAGES: Area = { x: 112, y: 500, width: 336, height: 250 };

const anythingllm: LookHost = {
  id: 'anythingllm',
  files: ['forms-anythingllm'],
  window: { width: 560, height: 760 },
  place: (panel) => ({ at: { x: 16, y: 16, width: panel === 'row' ? 528 : 516 }, behind: '#1b1b1e' }),
  cases: ({ id, manifest, theme, expected }) => {
    const name = id.replaceAll(/[^\w]/gu, '_');
    const steps = (expected.after ?? []) as readonly After[];
    return {
      shown: {
        hostId: 'anythingllm',
        release: V2026_08,
        text: JSON.stringify(manifest),
        dark: theme !== 'light',
      },
      pictures: [
        { name: `${name}-row`, panel: 'row' },
        { name, panel: 'config' },
        ...steps.map(({ step }, i) => ({
          name: `${name}-${String(i + 1)}`,
          panel: 'config',
          before: (page: Page) => takeStep(page, step),
          ...(`${name}-${String(i + 1)}` === SCROLLED ? { scrolledUnder: MESSAGES } : {}),
        })),
      ],
    };
  },
};

const elizaos: LookHost = {
  id: 'elizaos',
  files: ['forms-elizaos', 'forms-elizaos-host'],
  window: { width: 860, height: 1100 },
  place: () => ({ at: { x: 16, y: 16, width: 788 }, behind: null }),
  cases: ({ id, manifest, pluginId, pluginParameters, values = {}, expected }) => {
    const text = manifest
      ? JSON.stringify(manifest)
      : JSON.stringify({
          name: `@elizaos/plugin-${pluginId ?? ''}`,
          agentConfig: { pluginType: 'elizaos:plugin:1.0.0', pluginParameters },
        });
    const named = pluginId ?? (JSON.parse(text) as { id?: string }).id ?? '';
    return {
      shown: {
        hostId: 'elizaos',
        release: V2026_03,
        text,
        config: { [named]: { data: values, active: true } },
      },
      pictures: [
        { name: id, panel: 'form' },
        ...('advanced' in expected
          ? [
              {
                name: `${id}-advanced`,
                panel: 'form',
                before: click('[data-panel="form"] .advanced > button'),
              },
            ]
          : []),
        {
          name: `${id}-validated`,
          panel: 'form',
          before: click('button:text-is("Check every field")'),
        },
      ],
    };
  },
};

export const lookHosts: readonly LookHost[] = [ownpilot, anythingllm, elizaos];
