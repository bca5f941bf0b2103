// Reads an info document as a plugin, with the code that a request handler of ours holds.

import { isObject } from '../../../model/guards.ts';
import type { PluginRead, PluginFiles } from '../../../model/portable.ts';
import type { Parameter, Sourced, Tool } from '../../../model/plugin.ts';
import { CALLS_FILE, readCalls } from '../../kit/convert/code/calls-module.ts';
import { readerOf, type Reader } from '../../kit/convert/reader.ts';
import { fileBeside } from '../../kit/convert/files.ts';
import { wordsOf } from '../../kit/convert/schema-read.ts';
import { readJson } from '../../../text/read.ts';
import { HANDLER } from './handler.ts';

/** An extension as a plugin without code: its tools are calls of a server. */
export function read(source: PluginFiles): PluginRead {
  const { main } = source;
  const root = readerOf(main);
  const server = fileBeside(source, HANDLER);
  const script = fileBeside(source, CALLS_FILE) ?? server;
  const calls = script && readCalls(script);
  const ids = server ? formerIds(server.text) : [];
  return {
    files: calls ? [main, calls.file] : [main],
    constants: calls?.constants ?? [],
    plugin: {
      id: root.at('ns').text(),
      name: root.at('title').text(),
      description: root.at('description').text(),
      tags: [],
      keywords: [],
      services: [],
      settings: [],
      tools: root
        .at('tools')
        .members()
        .map(({ key, here }) => {
          const code = calls?.codeOf([key.value], () => undefined, ids.indexOf(key.value));
          return { ...toolOf(key, here), code };
        }),
      triggers: [],
    },
  };
}

/** Earlier versions listed the names of the tools, and marked their code by its number. */
function formerIds(text: string): unknown[] {
  const [, list = '[]'] = /\nconst ids = (\[.*\]);\n/.exec(text) ?? [];
  const { value } = readJson(list);
  return Array.isArray(value) ? value : [];
}

function toolOf(id: Sourced<string>, tool: Reader): Tool {
  const { parameters, frame } = fieldsOf(tool);
  return {
    id,
    title: tool.at('title').text(),
    description: tool.at('description').text(),
    parameters,
    frame,
    examples: tool
      .at('examples')
      .texts()
      .map((prompt) => ({ prompt })),
    prefix: tool.at('ui', 'prefix').text(),
    suffix: tool.at('ui', 'suffix').text(),
  };
}

function fieldsOf(tool: Reader): Pick<Tool, 'parameters' | 'frame'> {
  const fields = tool.at('schema', 'fields');
  const parameters = fields.members().flatMap(({ key, here }): Parameter[] => {
    if (!isObject(here.value)) return [];
    const arg = tool.at('ui', 'args', key.value);
    const prefix = arg.text() ?? arg.at('prefix').text();
    return [{ name: key, words: wordsOf(here), required: false, prefix, suffix: arg.at('suffix').text() }];
  });
  const none = fields.any();
  const empty = isObject(fields.value) && Object.keys(fields.value).length === 0;
  return { parameters, frame: none && empty ? [['properties', none]] : [] };
}
