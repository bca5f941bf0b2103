// The outlines of one settings form of Milady: as it opens, with the advanced section, after checking all fields.

import { V2026_03 } from '../../src/hosts/elizaos/releases.ts';
import type { Panels } from './panels.ts';
import type { Comparison } from './suite.ts';

export interface FormCase {
  readonly id: string;
  /** The manifest or package.json. */
  readonly text: string;
  readonly pluginId: string;
  /** Settings that are already set. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
}

/** One comparison per recorded outline. */
export async function* replayForm(
  panels: Panels,
  { id, text, pluginId, values, expected }: FormCase,
): AsyncIterable<Comparison> {
  const compare = (area: string, actual: unknown): Comparison => ({
    id,
    area,
    release: V2026_03,
    expected: expected[area],
    actual,
  });
  const config = { [pluginId]: { data: values, active: true } };
  const { crash } = await panels.paint({ hostId: 'elizaos', text, release: V2026_03, config });
  if (crash !== undefined || 'crash' in expected) {
    yield compare('crash', crash);
    return;
  }
  if ('form' in expected) yield compare('form', await panels.outline('form'));
  if ('advanced' in expected) {
    await panels.page.locator('[data-panel="form"] .advanced > button').click();
    yield compare('advanced', await panels.outline('form'));
  }
  if ('validated' in expected) {
    await panels.page.getByRole('button', { name: 'Check every field' }).click();
    yield compare('validated', await panels.outline('form'));
  }
}
