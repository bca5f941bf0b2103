// Writes a plugin as Python files, one per tool.

import type {
  ConversionOutput,
  WrittenFile,
  InstallNote,
  OutputTree,
  OutputNode,
} from '../../../model/output.ts';
import type { Parameter, Plugin, Tool } from '../../../model/plugin.ts';
import { moduleNames, Names, snake, spaced, namesIn } from '../../../convert/values/identifiers.ts';
import { keep, approximate, invent } from '../../../convert/values/output.ts';
import { requiredFiles } from '../../../convert/code/required.ts';
import * as why from '../../../convert/report/reasons.ts';
import {
  requiredFlag,
  describedParameter,
  typeNode,
  namedParameters,
  impliedObject,
} from '../../../convert/schema/write.ts';
import { FUNCTION_NAME } from '../names.ts';
import { TYPES } from '../members.ts';
import { toolDescription } from '../../../convert/values/tool-description.ts';
import { pythonFile, convention } from './write/python-file.ts';
import { isVersion, nearestVersion } from './write/version.ts';
import type { Portable } from '../../../model/portable.ts';
import { read } from './read.ts';

const EMPTY: Tool = { parameters: [], frame: [], examples: [] };

/** One Python file per tool, since a plugin has one `invoke`. */
export function write(plugin: Plugin): ConversionOutput {
  const names = namesIn('snake', 'tool', (name) => FUNCTION_NAME.test(name));
  const modules = moduleNames();
  const classes = new Names({
    legal: (name) => /^[A-Z]\w*$/.test(name),
    make: pascal,
    fallback: 'Tool',
    separator: '',
    longest: 80,
  });
  const tools = plugin.tools.length > 0 ? plugin.tools : [EMPTY];
  const imported = tools.flatMap(({ code }) => code?.module?.files ?? []);
  const files = [
    ...tools.map((tool) => fileOf(plugin, tool, { names, modules, classes })),
    ...requiredFiles('embedded_plugins/llm_tools', imported),
  ];
  return {
    files,
    implied: tools.flatMap(impliedObject),
    install: install(files.map(({ path }) => path)),
  };
}

/** Names that are given once: of tools, of files, which some systems compare without case, and of classes. */
interface GivenNames {
  readonly names: Names;
  readonly modules: Names;
  readonly classes: Names;
}

function fileOf(plugin: Plugin, tool: Tool, { names, modules, classes }: GivenNames): WrittenFile {
  const name = names.give(tool.id ?? tool.title ?? plugin.id ?? plugin.name, why.LEGAL_NAME);
  const text = String(name.value);
  const metadata: OutputTree = {
    name,
    displayName: displayName(plugin, tool, text),
    description: toolDescription(plugin, tool, text),
    displayDescription: displayDescription(plugin, tool, text),
    parameters: namedParameters(tool, parameterNode),
  };
  return pythonFile({
    path: `embedded_plugins/llm_tools/${modules.of(text)}.py`,
    className: classes.of(`${pascal(text)}Plugin`),
    version: versionOf(plugin),
    metadata,
    tool,
  });
}

function pascal(text: string): string {
  return snake(text)
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

function displayName(plugin: Plugin, { title, id }: Tool, name: string): OutputNode {
  const own = title ?? (plugin.tools.length < 2 ? plugin.name : undefined);
  if (own) return keep(own);
  return id ? keep(id, spaced(id.value) || name) : invent(name);
}

function displayDescription(plugin: Plugin, tool: Tool, name: string): OutputNode {
  const alone = plugin.tools.length < 2 ? plugin.description : undefined;
  return keep(tool.display ?? alone) ?? toolDescription(plugin, tool, name);
}

function versionOf({ version }: Plugin): OutputNode {
  if (!version) return invent('1.0.0');
  if (isVersion(version.value)) return keep(version);
  return approximate(version, nearestVersion(version.value) ?? '1.0.0', LEGAL_VERSION);
}

const LEGAL_VERSION = {
  code: 'legal-version',
  says: 'The server does not start with such a version, so the nearest valid one is used.',
};

function parameterNode(parameter: Parameter): OutputTree {
  const { name, words, display } = parameter;
  return {
    type: typeNode(words, TYPES),
    description: describedParameter(parameter, ['type', 'description', 'required'], TYPES),
    displayDescription: keep(display) ?? keep(name, spaced(name.value) || name.value),
    required: requiredFlag(parameter),
  };
}

/** How the files get into each release. */
function install(paths: readonly string[]): InstallNote[] {
  const files = paths.length === 1 ? 'the file' : `the ${String(paths.length)} files`;
  return [
    {
      releases: ['0.19'],
      steps: [
        `Put ${files} into \`plugin/embedded_plugins/llm_tools/\` of RAGFlow and restart the server. Its log says which plugins were loaded.`,
        'Choose the tool under “Enabled tools” in the form of the Generate component.',
      ],
    },
    {
      releases: ['documented', '2026-08'],
      steps: [
        `Put ${files} into \`agent/plugin/embedded_plugins/llm_tools/\` of RAGFlow and restart the server. Its log says which plugins were loaded.`,
        'Since v0.20 tools of plugins are only listed (`GET /api/v1/plugin/tools`). Agents and chats cannot use them.',
      ],
    },
  ];
}

/** What the host offers to conversions, loaded only for them. */
export const portable: Portable = { read, write, convention };
