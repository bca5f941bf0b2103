// Replays AnythingLLM's skill row and settings panel, and what a person does in it.

import type { Page } from 'playwright';
import { V2026_08 } from '../../../src/hosts/anythingllm/releases.ts';
import { panelSuite, type PanelRow, type Panels } from '../panels.ts';
import type { Comparison } from '../suite.ts';

interface Row extends PanelRow {
  readonly theme?: string;
  readonly expected: PanelRow['expected'] & { readonly after?: readonly After[] };
}

export interface After {
  readonly step: Step;
  readonly outline: unknown;
  readonly toasts: unknown;
  readonly saved: unknown;
}

export type Step =
  { readonly fill: number; readonly text: string } | { readonly click: string } | { readonly toggle: true };

export const suite = panelSuite('forms-anythingllm', replayRow);

async function* replayRow(panels: Panels, row: Row, text: string): AsyncIterable<Comparison> {
  const { id, expected } = row;
  const compare = (area: string, wanted: unknown, actual: unknown): Comparison => ({
    id,
    area,
    release: V2026_08,
    expected: wanted,
    actual,
  });
  const dark = row.theme !== 'light';
  const { crash } = await panels.paint({ hostId: 'anythingllm', text, release: V2026_08, dark });
  if (crash !== undefined || 'crash' in expected) {
    yield compare('crash', expected.crash, crash);
    return;
  }
  for (const panel of ['row', 'config']) {
    if (panel in expected) yield compare(panel, expected[panel], await panels.outline(panel));
  }
  for (const [i, { step, ...wanted }] of (expected.after ?? []).entries()) {
    await takeStep(panels.page, step);
    yield { ...compare('steps', wanted, await afterStep(panels)), id: `${id}, step ${String(i + 1)}` };
  }
}

/** Does what a person did in the recorded panel. */
export async function takeStep(page: Page, step: Step): Promise<void> {
  const config = page.locator('[data-panel="config"]');
  if ('fill' in step) await config.locator('input:not([type="checkbox" i])').nth(step.fill).fill(step.text);
  else if ('click' in step) await config.getByRole('button', { name: step.click, exact: true }).click();
  else await config.locator('.tools input').evaluate((input: HTMLInputElement) => input.click());
}

async function afterStep(panels: Panels): Promise<Omit<After, 'step'>> {
  const request = panels.page.locator('[data-request]');
  const saved: unknown = (await request.count()) > 0 ? JSON.parse((await request.textContent()) ?? '') : null;
  const toasts = await panels.page.locator('[role="status"] [data-toast]').allTextContents();
  return { outline: await panels.outline('config'), toasts, saved };
}
