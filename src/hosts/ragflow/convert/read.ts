// Reads tools' metadata as a plugin: JSON as the bench knows it, or the Python files of plugins.

import { isObject } from '../../../model/guards.ts';
import type { BundleFile, PluginRead, PluginFiles, SourceFile } from '../../../model/portable.ts';
import type { Parameter, Sourced, Tool } from '../../../model/plugin.ts';
import { readerOf, type Reader } from '../../kit/convert/reader.ts';
import { wordsOf } from '../../kit/convert/schema-read.ts';
import { isAnswer, pythonHeader } from '../input/pasted.ts';
import { readPython } from './read/python-file.ts';
import { convention } from './write/python-file.ts';

/** A plugin is the metadata in a Python file; its code stays Python and is not converted. */
export function read({ main, others }: PluginFiles): PluginRead {
  const files = pythonHeader(main.text) ? [asPython(main)] : [main];
  for (const file of others)
    if (file.path.endsWith('.py') && pythonHeader(file.text)) files.push(asPython(file));
  const tools = files.flatMap(toolsIn);
  const unread = files.some(({ value }) => value === null);
  return {
    files,
    ...(unread ? { unread: 'Python' } : {}),
    plugin: {
      version: tools.find(({ version }) => version)?.version,
      tags: [],
      keywords: [],
      services: [],
      settings: [],
      tools: tools.map(({ tool }) => tool),
      triggers: [],
    },
  };
}

function asPython(file: BundleFile): SourceFile {
  const tools = readPython(file.text);
  return { ...file, value: tools && { tools } };
}

interface Found {
  readonly tool: Tool;
  readonly version?: Sourced<string> | undefined;
}

function toolsIn(file: SourceFile): Found[] {
  const root = readerOf(file);
  if (pythonHeader(file.text)) {
    return root
      .at('tools')
      .list()
      .map((plugin): Found => {
        const code = plugin.at('code').text();
        const tool = toolOf(plugin.at('metadata'));
        return {
          tool:
            code && !isUnwritten(code.value)
              ? { ...tool, code: { convention: convention.id, text: code } }
              : tool,
          version: plugin.at('version').text(),
        };
      });
  }
  const list = isAnswer(file.value) ? root.at('data') : root;
  const tools = Array.isArray(list.value) ? list.list() : [root];
  return tools.filter(({ value }) => isObject(value)).map((at) => ({ tool: toolOf(at) }));
}

/** A method that only says so, as a conversion writes it. */
function isUnwritten(code: string): boolean {
  return code.includes('raise NotImplementedError');
}

function toolOf(at: Reader): Tool {
  const parameters = at.at('parameters');
  const none = parameters.any();
  const empty = isObject(parameters.value) && Object.keys(parameters.value).length === 0;
  return {
    id: at.at('name').text(),
    title: at.at('displayName').text(),
    description: at.at('description').text(),
    display: at.at('displayDescription').text(),
    parameters: parameters.members().flatMap(parameterOf),
    frame: none && empty ? [['properties', none]] : [],
    examples: [],
  };
}

/** As in the host, whatever Python calls true is required. */
function parameterOf({ key, here }: { key: Sourced<string>; here: Reader }): Parameter[] {
  if (!isObject(here.value)) return [];
  const required = here.at('required');
  return [
    {
      name: key,
      words: wordsOf(here, ['required', 'displayDescription']),
      required: Boolean(required.value),
      requiredBy: required.flag(),
      display: here.at('displayDescription').text(),
    },
  ];
}
