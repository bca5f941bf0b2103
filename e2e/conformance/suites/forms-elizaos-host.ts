// Replays Milady's settings page: schema, hints and form that it makes of a package's parameters.

import { host as elizaos } from '../../../src/hosts/elizaos/index.ts';
import { sourceOf, type Panel } from '../../../src/hosts/elizaos/preview/panel.ts';
import { setKeys } from '../../../src/hosts/elizaos/preview/store.ts';
import { MILADY } from '../../../src/hosts/elizaos/releases.ts';
import { previewOf } from '../../../src/pipeline/preview.ts';
import { withBuiltPage } from '../built-page.ts';
import { replayForm } from '../milady-form.ts';
import { Panels } from '../panels.ts';
import { fileText } from '../row-text.ts';
import type { Comparison, Suite } from '../suite.ts';

interface Row {
  readonly id: string;
  readonly pluginId: string;
  readonly pluginParameters?: unknown;
  readonly corpusFile?: string;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
}

export const suite: Suite = {
  name: 'forms-elizaos-host',
  async *replay(lines, folder) {
    yield* await withBuiltPage(async (page) => {
      const panels = new Panels(page);
      await panels.prepare();
      const out: Comparison[] = [];
      for (const row of lines as Row[]) {
        const { id, pluginId, values = {}, expected } = row;
        const text = textOf(row, folder);
        out.push(...compareMade({ ...row, values }, text));
        for await (const one of replayForm(panels, { id, text, pluginId, values, expected })) out.push(one);
      }
      return out;
    });
  },
};

function textOf(row: Row, folder: string): string {
  if (row.corpusFile !== undefined) return fileText(folder, row.corpusFile);
  const agentConfig = { pluginType: 'elizaos:plugin:1.0.0', pluginParameters: row.pluginParameters };
  return JSON.stringify({ name: `@elizaos/plugin-${row.pluginId}`, agentConfig });
}

function* compareMade(
  { id, expected, values }: Row & { values: Readonly<Record<string, unknown>> },
  text: string,
): Iterable<Comparison> {
  const answer = previewOf({ text, hostId: 'elizaos', release: MILADY, path: null }, [elizaos]);
  const panel = answer?.preview.panel as Panel | null | undefined;
  const made = panel ? sourceOf(panel, setKeys(panel, values)) : null;
  for (const area of ['schema', 'hints'] as const) {
    if (area in expected) yield { id, area, release: MILADY, expected: expected[area], actual: made?.[area] };
  }
}
