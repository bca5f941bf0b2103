// Replays the headers of Gloodata's tiles: the page's example, and those read off screenshots of the host.

import { previewOf } from '../../../test/check/of-text.ts';
import { host as gloodata } from '../../../src/hosts/gloodata/index.ts';
import type { Panel } from '../../../src/hosts/gloodata/preview/panel.ts';
import {
  closedText,
  openParts,
  unset,
  type CallArgs,
  type Tile,
} from '../../../src/hosts/gloodata/preview/tile.ts';
import { fileText } from '../row-text.ts';
import type { Comparison, Suite } from '../suite.ts';

interface Row {
  /** A file of the folder above. */
  readonly doc: string;
  readonly tool: string;
  readonly args: CallArgs;
  readonly mode: 'documented' | 'collapsed' | 'expanded';
  readonly expected: string;
  /** The picture ends in the middle of the line, and what stands behind is not among `args`. */
  readonly truncated: boolean;
}

/** The language of the browser in the screenshots. */
const LOCALE = 'en-US';

export const suite: Suite = {
  name: 'sentences',
  *replay(lines, folder): Iterable<Comparison> {
    for (const [i, row] of (lines as Row[]).entries()) {
      const release = row.mode === 'documented' ? 'documented' : 'observed';
      const text = fileText(folder, `../${row.doc}`);
      const answer = previewOf({ text, hostId: gloodata.id, release, path: null }, [gloodata]);
      const panel = answer?.preview.panel as Panel | undefined;
      const tile = panel?.tools.find(({ id }) => id === row.tool)?.tile;
      yield {
        id: `${String(i)} ${row.doc} ${row.tool}`,
        area: row.mode,
        release,
        expected: row.expected,
        actual: tile && (row.truncated ? visiblePart(tile, row) : header(tile, row)),
      };
    }
  },
};

function header(tile: Tile, { args, mode }: Row): string {
  if (mode !== 'expanded') return closedText(tile, args);
  const parts = openParts(tile, args, LOCALE).map(({ kind, text }) => (kind === 'chip' ? `[${text}]` : text));
  return [...parts, ...(unset(tile, args).length > 0 ? ['[+]'] : [])].join(' ');
}

/** As much as the picture shows, with one of the unset arguments given a value that goes on as the picture does. */
function visiblePart(tile: Tile, row: Row): string {
  for (const { name, type } of unset(tile, row.args)) {
    for (const value of type.type?.entries.map(({ key }) => key) ?? [0]) {
      const whole = header(tile, { ...row, args: { ...row.args, [name]: value } });
      if (whole.startsWith(row.expected)) return row.expected;
    }
  }
  return header(tile, row);
}
