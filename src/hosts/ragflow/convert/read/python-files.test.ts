// What a report says of Python values that only running the file shows, and of those that CPython gave.

import { expect, test } from 'vitest';
import type { PluginRead } from '../../../../model/portable.ts';
import { read } from '../read.ts';

/** A plugin with this metadata. */
function source(metadata: string): string {
  return `from agent.plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin\n\n\nclass Tide(LLMToolPlugin):\n    _version_ = "1.0"\n\n    @classmethod\n    def get_metadata(cls):\n        return ${metadata}\n`;
}

function readText(text: string, loaded?: { readonly text: string; readonly metadata: unknown }): PluginRead {
  const main = { path: 'plugins/tide.py', text, value: null };
  if (!loaded) return read({ main, others: [] });
  const plugin = { name: 'Tide', file: 'tide.py', version: '1.0', metadata: loaded.metadata };
  const reading = { files: [{ path: 'tide.py', text: loaded.text }], loaded: [plugin] };
  return read({ main, others: [], reading });
}

const KNOWN = '"name": "tide", "description": "d"';

const MISSING = 'Values are missing that are computed when the file runs.';

test.each([
  ['a text', `{${KNOWN}, "displayName": load(), "parameters": {}}`],
  ['the parameters', `{${KNOWN}, "parameters": load()}`],
  ['spread parameters', `{${KNOWN}, "parameters": {**load()}}`],
  ['spread members', `{**load(), ${KNOWN}}`],
])('%s that running shows has its reason and a line', (_, metadata) => {
  const { reasons, remarks } = readText(source(metadata));
  expect(reasons?.map(({ reason }) => reason.code)).toEqual(['computed']);
  expect(remarks).toMatchObject([{ tone: 'stub', says: expect.stringContaining(MISSING) as string }]);
});

test('a tool without a known name is left out, and the report says so', () => {
  const other = source('{"name": load()}').split('\n\n\n')[1] ?? '';
  const { plugin, remarks } = readText(
    `${source(`{${KNOWN}, "parameters": {}}`)}\n\n${other.replace('Tide', 'Ebb')}`,
  );
  expect(plugin.tools).toHaveLength(1);
  expect(remarks).toMatchObject([{ tone: 'stub', says: expect.stringContaining('Tools: `Ebb`.') as string }]);
});

test('CPython’s values are used while the text is the one that was loaded, and the report says so', () => {
  const text = source('load()');
  const metadata = { name: 'tide', parameters: { a: { type: 'string', required: true } } };
  const now = readText(text, { text, metadata });
  expect(now.plugin.tools).toMatchObject([{ id: { value: 'tide' }, parameters: [{ name: { value: 'a' } }] }]);
  expect(now.remarks).toEqual([
    {
      tone: 'note',
      says: 'Values that CPython gave when you loaded the file, because its text does not show them: `Tide`.',
    },
  ]);
  const later = readText(text, { text: `${text}\n`, metadata });
  expect(later).toMatchObject({ unread: 'Python', remarks: [] });
});

test.each([{}, null, { loaded: 1, files: [] }, { sources: [] }])('%j is not a load', (reading) => {
  const text = source(`{${KNOWN}, "parameters": {}}`);
  const main = { path: 'tide.py', text, value: null };
  expect(read({ main, others: [], reading }).plugin.tools).toHaveLength(1);
});
