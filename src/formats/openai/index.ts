// Function tools as OpenAI's APIs take them: the form of chat completions, and that of responses when reading.

import type { ConversionOutput } from '../../model/output.ts';
import type { Format } from '../../model/format.ts';
import { isObject, member } from '../../model/guards.ts';
import type { PluginRead, PluginFiles } from '../../model/portable.ts';
import type { Plugin } from '../../model/plugin.ts';
import { readerOf, type Reader } from '../../hosts/kit/convert/reader.ts';
import { invent } from '../../hosts/kit/convert/output.ts';
import * as why from '../../hosts/kit/convert/reasons.ts';
import { FUNCTION_NAME, listed, listNode, pluginOf, toolAt } from '../../hosts/kit/convert/tool-list.ts';

/** A list of function tools as the OpenAI API has it. */
export const openai: Format = {
  id: 'openai-tools',
  name: 'OpenAI function tools',
  manifest: 'tools',
  defaultPath: 'tools.json',
  recognises: (value) => {
    const tools = listOf(value);
    return tools !== null && tools.length > 0 && tools.every((tool) => member(tool, 'type') === 'function');
  },
  read,
  write,
  faults,
};

/** A list of tools, a request that holds one, or a single tool. */
function listOf(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value as unknown[];
  const tools = member(value, 'tools');
  if (Array.isArray(tools)) return tools as unknown[];
  return isObject(value) && value.type === 'function' ? [value] : null;
}

function read({ main }: PluginFiles): PluginRead {
  const root = readerOf(main);
  const list = Array.isArray(main.value) ? root.list() : root.at('tools').list();
  const tools: Reader[] = root.at('type').value === 'function' ? [root] : list;
  return {
    files: [main],
    plugin: pluginOf(
      tools.map((at) => toolAt(isObject(at.at('function').value) ? at.at('function') : at, 'parameters')),
    ),
  };
}

function write(plugin: Plugin): ConversionOutput {
  const { tools, implied } = listed(plugin, FUNCTION_NAME);
  const list = tools.map(({ name, description, schema }) => ({
    type: invent('function', why.FIXED),
    function: { name, description, parameters: schema },
  }));
  return {
    files: [{ path: 'tools.json', language: 'json', content: listNode(list), manifest: '' }],
    implied,
    install: [{ releases: [], steps: ['Send the list as `tools` of a request to chat completions.'] }],
  };
}

function faults(value: unknown): string[] {
  const tools = listOf(value);
  if (!tools) return ['There is no list of tools.'];
  const seen = new Set<unknown>();
  return tools.flatMap((tool, i) => {
    const inner = member(tool, 'function') ?? tool;
    const name = member(inner, 'name');
    const out: string[] = [];
    if (typeof name !== 'string' || !FUNCTION_NAME.test(name))
      out.push(`Tool ${String(i)} has no valid name.`);
    else if (seen.has(name)) out.push(`Two tools are called ${name}.`);
    seen.add(name);
    const parameters = member(inner, 'parameters');
    if (parameters !== undefined && member(parameters, 'type') !== 'object') {
      out.push(`The parameters of tool ${String(i)} are not of type "object".`);
    }
    return out;
  });
}
