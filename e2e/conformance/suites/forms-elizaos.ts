// Replays Milady's settings form for manifests handed to its renderer as they are.

import { replayForm } from '../milady-form.ts';
import { panelSuite, type PanelRow } from '../panels.ts';

interface Row extends PanelRow {
  readonly values?: Readonly<Record<string, unknown>>;
}

export const suite = panelSuite<Row>('forms-elizaos', (panels, { id, values = {}, expected }, text) => {
  const { id: named } = JSON.parse(text) as { id?: unknown };
  const pluginId = typeof named === 'string' ? named : '';
  return replayForm(panels, { id, text, pluginId, values, expected });
});
