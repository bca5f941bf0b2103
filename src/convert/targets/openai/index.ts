// Function tools as OpenAI's APIs take them: the form of chat completions, and that of responses when reading.

import type { ConversionOutput } from '../../../model/output.ts';
import type { Format } from '../../../model/format.ts';
import { isObject, member } from '../../../model/guards.ts';
import type { PluginRead, PluginFiles } from '../../../model/portable.ts';
import type { Plugin } from '../../../model/plugin.ts';
import { placesOf, readerOf, type Reader } from '../../values/reader.ts';
import { fixed } from '../../values/output.ts';
import {
  FUNCTION_NAME,
  listed,
  listNode,
  listOutput,
  nameFaults,
  pluginOf,
  schemaFaultsOf,
  toolAt,
} from '../tool-list.ts';
import { NOT_AT_ROOT } from '../../schema/write.ts';
import { choicesInWords } from '../../schema/in-words.ts';
import { shortened, withWords } from '../../values/tool-description.ts';

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
  const functions = tools.map((at) => (isObject(at.at('function').value) ? at.at('function') : at));
  return {
    files: [main],
    constants: placesOf([
      ...tools.map((at) => at.at('type')),
      ...functions.flatMap((at) => [at.at('strict'), at.at('parameters', '$schema')]),
    ]),
    plugin: pluginOf(functions.map((at) => toolAt(at, 'parameters'))),
  };
}

const MAX_TOOLS = 128;
const MAX_DESCRIPTION = 1024;

function write(plugin: Plugin): ConversionOutput {
  const kept = { ...plugin, tools: plugin.tools.slice(0, MAX_TOOLS) };
  const { tools, implied } = listed(kept, FUNCTION_NAME, true);
  const list = tools.map(({ name, description, schema, tool }) => ({
    type: fixed('function'),
    function: {
      name,
      description: shortened(withWords(description, choicesInWords(tool.frame)), MAX_DESCRIPTION),
      parameters: schema,
    },
  }));
  return listOutput(listNode(list), implied, stepsFor(plugin.tools.length));
}

/** How the list is sent. */
function stepsFor(count: number): string[] {
  return [
    'Send the list as `tools` of a request to chat completions.',
    ...(count > MAX_TOOLS
      ? [
          `The API takes at most ${String(MAX_TOOLS)} tools, so only the first of the ${String(count)} are in the list.`,
        ]
      : []),
  ];
}

function faults(value: unknown): string[] {
  const tools = listOf(value);
  if (!tools) return ['There is no list of tools.'];
  const seen = new Set<unknown>();
  return [
    ...(tools.length > MAX_TOOLS ? [`There are more than ${String(MAX_TOOLS)} tools.`] : []),
    ...tools.flatMap((tool, i) => toolFaults(member(tool, 'function') ?? tool, i, seen)),
  ];
}

function toolFaults(tool: unknown, i: number, seen: Set<unknown>): string[] {
  const subject = `tool ${String(i)}`;
  const [name, description, parameters] = ['name', 'description', 'parameters'].map((key) =>
    member(tool, key),
  );
  const out: string[] = [...nameFaults(name, subject, FUNCTION_NAME, seen)];
  if (description !== undefined && typeof description !== 'string') {
    out.push(`The description of ${subject} is not a string.`);
  } else if (description !== undefined && description.length > MAX_DESCRIPTION) {
    out.push(`The description of ${subject} is longer than ${String(MAX_DESCRIPTION)} characters.`);
  }
  if (parameters === undefined) return out;
  if (member(parameters, 'type') !== 'object') {
    out.push(`The parameters of ${subject} are not of type "object".`);
  }
  for (const keyword of NOT_AT_ROOT) {
    if (member(parameters, keyword) !== undefined)
      out.push(`The parameters of ${subject} have \`${keyword}\` at the top, which the API refuses.`);
  }
  out.push(...schemaFaultsOf(parameters, `the parameters of ${subject}`, true));
  return out;
}
