// Writes a plugin as an extension: the info document, and a server in JavaScript that answers with it.

import type { ConversionOutput, OutputMember, OutputTree, InstallNote } from '../../../model/output.ts';
import type { Parameter, Plugin, Tool, SchemaWord } from '../../../model/plugin.ts';
import { CALLS_FILE } from '../../../convert/code/calls-module.ts';
import { packageFiles, installStep } from '../../../convert/code/required.ts';
import { textArguments } from '../../../convert/code/text-arguments.ts';
import { environmentOf } from '../../../convert/code/setting-names.ts';
import { isStated, kebab, spaced, namesIn } from '../../../convert/values/identifiers.ts';
import { keep, invent, named } from '../../../convert/values/output.ts';
import * as why from '../../../convert/report/reasons.ts';
import { word } from '../../../convert/schema/read.ts';
import {
  impliedFlags,
  describedParameter,
  typeNode,
  namedParameters,
  impliedObject,
} from '../../../convert/schema/write.ts';
import { FIELD_TYPES } from '../members/known.ts';
import { handlerFiles } from './handler.ts';
import type { Portable } from '../../../model/portable.ts';
import { read } from './read.ts';

/** An extension, and the server that it calls. */
export function write(plugin: Plugin): ConversionOutput {
  const [first] = plugin.tools;
  const spaces = namesIn('kebab', 'my-extension', (ns) => /^[^\s/:\p{Cc}]+$/u.test(ns), 100);
  const ids = namesIn(
    'camel',
    'tool',
    (id) => /^[^\s/:\p{Cc}]+$/u.test(id) && id !== '__proto__' && !/^\d+$/.test(id),
    100,
  );
  const ns = spaces.give(plugin.id ?? plugin.name ?? first?.id, why.LEGAL_NAME);
  const title = [plugin.name, plugin.id, first?.title, first?.id].find(isStated);
  const tools = plugin.tools.map((tool) => {
    const name = ids.give(tool.id ?? tool.title, why.LEGAL_NAME);
    return { name, tool, node: toolNode(tool, String(name.value)) };
  });
  const info: OutputTree = {
    ns,
    title: title ? keep(title) : invent('My extension'),
    description: keep(plugin.description),
    tools: tools.length > 0 ? named(tools) : invent({}, why.NO_TOOL),
  };
  const names = environmentOf(plugin.settings);
  const variables = names.map(({ to }) => to);
  const calls = tools.map(({ name, tool }) => ({
    name: String(name.value),
    tool,
    texts: textArguments(tool, FIELD_TYPES),
  }));
  const folder = kebab(String(ns.value)) || 'my-extension';
  return {
    files: [
      { path: `${folder}/info.json`, language: 'json', content: info, manifest: '' },
      ...handlerFiles(folder, calls, names),
      ...packageFiles(folder, plugin.tools),
    ],
    implied: plugin.tools.flatMap((tool) => [...impliedObject(tool), ...impliedFlags(tool)]),
    install: install(folder, variables, plugin.tools),
    environment: variables,
    calls: {
      tools: calls.map(({ name, texts }) => ({
        ...{ name, texts: Object.keys(texts) },
        ...{ path: `${folder}/${CALLS_FILE}`, script: 'module' },
      })),
      settings: names,
    },
  };
}

function toolNode(tool: Tool, id: string): OutputTree {
  const { parameters, prefix, suffix } = tool;
  const title = isStated(tool.title) ? keep(tool.title) : titleOf(tool, id);
  const prompts = tool.examples.flatMap(({ prompt }) => (prompt ? [keep(prompt)] : []));
  return {
    title,
    description: keep(tool.description ?? tool.display),
    examples: prompts.length > 0 ? prompts : [titleOf(tool, id)],
    schema: {
      fields: namedParameters(tool, fieldNode),
    },
    ui: {
      prefix: keep(prefix) ?? titleOf(tool, id),
      suffix: keep(suffix),
      args: parameters.length > 0 ? named(parameters.map(argOf)) : undefined,
    },
  };
}

function titleOf({ title, id }: Tool, name: string): OutputTree {
  if (isStated(title)) return keep(title);
  return id ? keep(id, spaced(id.value) || name) : invent(name);
}

function argOf({ name, prefix, suffix }: Parameter): OutputMember {
  return {
    name: keep(name),
    node: {
      prefix: keep(prefix) ?? keep(name, spaced(name.value) || name.value),
      suffix: keep(suffix),
    },
  };
}

function fieldNode(parameter: Parameter): OutputTree {
  const { words } = parameter;
  const kept = keptWords(words);
  return {
    type: typeNode(words, FIELD_TYPES),
    description: describedParameter(
      parameter,
      ['type', 'description', ...kept.map(([keyword]) => keyword)],
      FIELD_TYPES,
    ),
    ...Object.fromEntries(kept.map(([keyword, value]) => [keyword, keep(value)])),
  };
}

/** The page lists choices and examples for texts alone. */
function keptWords(words: readonly SchemaWord[]): SchemaWord[] {
  const isText = word(words, 'type')?.value === 'string';
  return words.filter(([keyword, { value }]) => {
    if (keyword === 'default') return typeof value !== 'object';
    if (keyword !== 'enum' && keyword !== 'examples') return false;
    return (
      isText && Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')
    );
  });
}

/** The steps by which an extension gets into the host; `variables` hold its settings. */
function install(folder: string, variables: readonly string[], tools: readonly Tool[]): InstallNote[] {
  return [
    {
      releases: [],
      steps: [
        ...installStep(folder, tools),
        `Start the extension with \`node ${folder}/extension.mjs\`; EXTENSION_HOST and EXTENSION_PORT set its address (port 8086 by default).`,
        'Ask the prompt bar of Gloodata to add an extension at that port, then press Test and Save.',
        ...(variables.length > 0
          ? [
              `Before that, set what it needs in its environment: ${variables.map((name) => `\`${name}\``).join(', ')}.`,
            ]
          : []),
      ],
    },
  ];
}

export const portable: Portable = { read, write };
