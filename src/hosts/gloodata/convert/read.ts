// Reads an info document as a plugin, with the code that a request handler of ours holds.

import { pluginOf } from '../../../convert/targets/tool-list.ts';
import { isObject } from '../../../model/guards.ts';
import type { PluginRead, PluginFiles } from '../../../model/portable.ts';
import type { Parameter, Setting, Sourced, Tool } from '../../../model/plugin.ts';
import { CALLS_FILE, fileWithTable, readCalls } from '../../../convert/code/calls-module.ts';
import { withTypes } from '../../../convert/code/text-arguments.ts';
import { settingByKey } from '../../../convert/code/setting-names.ts';
import { placesOf, readerOf, type Reader } from '../../../convert/values/reader.ts';
import { fileBeside } from '../../../convert/values/files.ts';
import { wordsOf } from '../../../convert/schema/read.ts';
import { secretName } from '../../kit/secrets.ts';

/** An extension as a plugin without code: its tools are calls of a server. */
export function read(source: PluginFiles): PluginRead {
  const { main } = source;
  const root = readerOf(main);
  const script = fileBeside(source, CALLS_FILE);
  const calls = script && readCalls(script, source);
  const file = calls && fileWithTable(calls);
  const settings = file ? settingsIn(readerOf(file).at('settings')) : [];
  const settingOf = settingByKey(settings);
  const tools = root
    .at('tools')
    .members()
    .map(({ key, here }) => {
      const tool = toolOf(key, here);
      const code = calls?.codeOf(key.value, settingOf);
      const parameters = withTypes(tool.parameters, calls?.textsOf(key.value) ?? {});
      return { ...tool, parameters, code };
    });
  return {
    files: [main, ...(file ? [file] : []), ...(calls?.sources ?? [])],
    constants: [...placesOf([root.at('$schema'), root.at('dynEnums')]), ...(calls?.constants ?? [])],
    ...(calls ? { noCode: calls.noCodeOf(tools) } : {}),
    plugin: {
      ...pluginOf(tools),
      id: root.at('ns').text(),
      name: root.at('title').text(),
      description: root.at('description').text(),
      settings,
    },
  };
}

/** A setting per variable, whichever names the code has for it. */
function settingsIn(table: Reader): Setting[] {
  const keys = table
    .members()
    .flatMap(({ here }) => here.text() ?? here.members().flatMap((inner) => inner.here.text() ?? []));
  return keys
    .filter(({ value }, i) => keys.findIndex((one) => one.value === value) === i)
    .map((key) => ({ key, kind: secretName(key.value) === null ? 'text' : 'secret', required: false }));
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
    const suffix = arg.at('suffix').text();
    return [{ name: key, words: wordsOf(here), required: false, prefix, suffix }];
  });
  const none = fields.any();
  const empty = isObject(fields.value) && Object.keys(fields.value).length === 0;
  return { parameters, frame: none && empty ? [['properties', none]] : [] };
}
