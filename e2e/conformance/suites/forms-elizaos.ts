// Replays Milady's settings form for manifests handed to its renderer as they are.

import { withBuiltPage } from '../built-page.ts';
import { replayForm } from '../milady-form.ts';
import { Panels } from '../panels.ts';
import { fileText } from '../row-text.ts';
import type { Comparison, Suite } from '../suite.ts';

interface Row {
  readonly id: string;
  readonly manifest?: unknown;
  readonly corpusFile?: string;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
}

export const suite: Suite = {
  name: 'forms-elizaos',
  async *replay(lines, folder) {
    yield* await withBuiltPage(async (page) => {
      const panels = new Panels(page);
      await panels.prepare();
      const out: Comparison[] = [];
      for (const row of lines as Row[]) {
        const text =
          row.corpusFile === undefined ? JSON.stringify(row.manifest) : fileText(folder, row.corpusFile);
        const { id } = JSON.parse(text) as { id?: unknown };
        const pluginId = typeof id === 'string' ? id : '';
        const { values = {}, expected } = row;
        for await (const one of replayForm(panels, { id: row.id, text, pluginId, values, expected })) {
          out.push(one);
        }
      }
      return out;
    });
  },
};
