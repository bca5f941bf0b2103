// Replays Milady's settings page: schema, hints and form that it makes of a package's parameters.

import { previewOf } from '../../../test/check/of-text.ts';
import { host as elizaos } from '../../../src/hosts/elizaos/index.ts';
import { sourceOf, type Panel } from '../../../src/hosts/elizaos/preview/panel.ts';
import { setKeys } from '../../../src/hosts/elizaos/preview/store.ts';
import { V2026_03 } from '../../../src/hosts/elizaos/releases.ts';
import { replayForm } from '../milady-form.ts';
import { panelSuite, type PanelRow } from '../panels.ts';
import type { Comparison } from '../suite.ts';

interface Row extends PanelRow {
  readonly pluginId: string;
  readonly pluginParameters?: unknown;
  readonly values?: Readonly<Record<string, unknown>>;
}

export const suite = panelSuite<Row>(
  'forms-elizaos-host',
  async function* (panels, row, text) {
    const { id, pluginId, values = {}, expected } = row;
    yield* compareMade({ ...row, values }, text);
    yield* replayForm(panels, { id, text, pluginId, values, expected });
  },
  packageOf,
);

function packageOf({ pluginId, pluginParameters }: Row): string {
  const agentConfig = { pluginType: 'elizaos:plugin:1.0.0', pluginParameters };
  return JSON.stringify({ name: `@elizaos/plugin-${pluginId}`, agentConfig });
}

function* compareMade(
  { id, expected, values }: Row & { values: Readonly<Record<string, unknown>> },
  text: string,
): Iterable<Comparison> {
  const answer = previewOf({ text, hostId: 'elizaos', release: V2026_03, path: null }, [elizaos]);
  const panel = answer?.preview.panel as Panel | null | undefined;
  const made = panel ? sourceOf(panel, setKeys(panel, values)) : null;
  for (const area of ['schema', 'hints'] as const) {
    if (area in expected)
      yield { id, area, release: V2026_03, expected: expected[area], actual: made?.[area] };
  }
}
