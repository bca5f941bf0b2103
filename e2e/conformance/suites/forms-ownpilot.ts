// Replays what OwnPilot's pages of 2026-02 show of a package: card, detail dialog and a dialog per required service.

import type { Locator, Page } from 'playwright';
import { V2026_02 } from '../../../src/hosts/ownpilot/releases.ts';
import { panelSuite, type PanelRow, type Panels } from '../panels.ts';

/** Installed and updated on this day. */
const RECORDED_ON = Date.UTC(2026, 1, 18);

export const suite = panelSuite<PanelRow>('forms-ownpilot', async function* (panels, row, text) {
  const painted = await panels.paint({ hostId: 'ownpilot', text, release: V2026_02, now: RECORDED_ON });
  const actual = painted.crash === undefined ? await outlines(panels, row) : { crash: painted.crash };
  for (const [panel, expected] of Object.entries(row.expected)) {
    yield { id: `${row.id} ${panel}`, release: V2026_02, expected, actual: actual[panel] };
  }
});

async function outlines(panels: Panels, { expected }: PanelRow): Promise<Record<string, unknown>> {
  const card = await panels.outline('card');
  const detail = await panels.outline('detail');
  const crash = expected.crash === undefined ? null : await crashOfDialog(panels.page);
  if ('services' in expected) await openServices(panels.page);
  const services = await panels.outline('services');
  const configure: unknown[] = [];
  for (;;) {
    const dialog = await panels.outline(`configure-${String(configure.length)}`);
    if (!dialog) break;
    configure.push(dialog);
  }
  return { card, detail, services, configure, crash };
}

/** The exception of the first dialog that crashes when it is opened: it takes the host's whole page along. */
async function crashOfDialog(page: Page): Promise<string | null> {
  const crash = page.locator('#stage [role=alert] pre');
  if ((await crash.count()) === 0 && (await servicesTab(page).count()) > 0) await openServices(page);
  return (await crash.count()) === 0 ? null : crash.first().textContent();
}

function servicesTab(page: Page): Locator {
  return page.locator('[data-panel="detail"]').getByRole('button', { name: 'Services', exact: true });
}

async function openServices(page: Page): Promise<void> {
  await servicesTab(page).click();
}
