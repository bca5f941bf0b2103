// Rows of the report: each says what is true at all of its places, and changed names have rows.

import { expect, test } from 'vitest';
import { convert } from '../../src/convert/convert.ts';
import { rowsOf } from '../../src/convert/values/mapping.ts';
import { made, sources } from './pairs.ts';

/** Rows of a conversion: what, from where, to where. */
function rowsFrom(fromId: string, toId: string, path: string, value: unknown): string[] {
  const from = sources.find(({ id }) => id === fromId);
  const to = sources.find(({ id }) => id === toId);
  if (!from || !to) throw new Error('no such host');
  const main = { path, text: JSON.stringify(value), value };
  const { mappings, nodes } = made(convert(from, to, { main, others: [] }, true));
  return rowsOf(mappings, nodes).flatMap(({ code, source, targets }) =>
    source
      ? `${source.pointer} ${code} ${targets.map(({ file, pointer }) => `${file}#${pointer}`).join(' ')}`
      : [],
  );
}

test('a tool that is a member has a row where its name changes', () => {
  const tool = { title: 'Show map', schema: { fields: {} }, ui: { prefix: 'Map' }, examples: ['x'] };
  const value = { ns: 'maps', title: 'Maps', tools: { SHOW_MAP: tool, draw: tool } };
  const rows = rowsFrom('gloodata', 'ownpilot', 'maps/info.json', value);
  expect(rows).toContain('/tools/SHOW_MAP approximated/legal-name maps/skill.json#/tools/0/name');
  expect(rows.filter((row) => row.startsWith('/tools/draw '))).toEqual([]);
});

test('a row names the places where the best became of a value', () => {
  const value = { hubId: 'tide-table', name: 'Tides', version: '1.0.0', description: 'Tides', active: true };
  const rows = rowsFrom('anythingllm', 'elizaos', 'tide-table/plugin.json', value);
  expect(rows.filter((row) => row.startsWith('/hubId '))).toEqual([
    '/hubId kept/kept plugin-tide-table/elizaos.plugin.json#/id plugin-tide-table/package.json#/name plugin-tide-table/src/index.ts#/facts/0/similes/0',
  ]);
});
