// The result of `tools/list` of the Model Context Protocol.

import type { ConversionOutput } from '../../../model/output.ts';
import type { Format } from '../../../model/format.ts';
import { isObject, member } from '../../../model/guards.ts';
import type { PluginRead, PluginFiles } from '../../../model/portable.ts';
import type { Plugin } from '../../../model/plugin.ts';
import { placesOf, readerOf } from '../../values/reader.ts';
import { listOutput, nameFaults, pluginOf, schemaFaultsOf, toolAt, writtenList } from '../tool-list.ts';

const NAME = /^[A-Za-z0-9_./-]{1,128}$/;

export const mcp: Format = {
  id: 'mcp-tools',
  name: 'MCP tool list',
  manifest: 'tools/list result',
  defaultPath: 'tools.json',
  recognises: (value) => {
    const tools = listOf(value);
    return tools !== null && tools.length > 0 && tools.every((tool) => isObject(member(tool, 'inputSchema')));
  },
  read,
  write,
  faults,
};

/** The tools of a result, or of a whole JSON-RPC answer. */
function listOf(value: unknown): readonly unknown[] | null {
  const tools: unknown = member(member(value, 'result') ?? value, 'tools');
  return Array.isArray(tools) ? tools : null;
}

function read({ main }: PluginFiles): PluginRead {
  const root = readerOf(main);
  const result = root.at('result').value === undefined ? root : root.at('result');
  const list = result.at('tools').list();
  const tools = list.map((at) => ({
    ...toolAt(at, 'inputSchema'),
    title: at.at('title').text() ?? at.at('annotations', 'title').text(),
  }));
  const schemas = list.map((at) => at.at('inputSchema', '$schema'));
  return {
    files: [main],
    constants: placesOf([root.at('jsonrpc'), root.at('id'), result.at('nextCursor'), ...schemas]),
    plugin: pluginOf(tools),
  };
}

function write(plugin: Plugin): ConversionOutput {
  const { content, implied } = writtenList(plugin, NAME);
  return listOutput(content, implied, [
    'This is what a server answers to `tools/list`. The server must implement the tools itself.',
  ]);
}

function faults(value: unknown): string[] {
  const tools = listOf(value);
  if (!tools) return ['There is no list of tools.'];
  const seen = new Set<unknown>();
  return tools.flatMap((tool, i) => {
    const subject = `tool ${String(i)}`;
    const out = nameFaults(member(tool, 'name'), subject, NAME, seen);
    for (const key of ['title', 'description']) {
      const text = member(tool, key);
      if (text !== undefined && typeof text !== 'string')
        out.push(`The ${key} of ${subject} is not a string.`);
    }
    const schema = member(tool, 'inputSchema');
    if (member(schema, 'type') !== 'object') {
      out.push(`The inputSchema of ${subject} is not of type "object".`);
    }
    return [...out, ...schemaFaultsOf(schema, `the inputSchema of ${subject}`)];
  });
}
