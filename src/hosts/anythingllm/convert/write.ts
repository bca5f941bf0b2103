// Writes a plugin as skills: one per tool, since a skill has one entry point.

import type {
  ConversionOutput,
  WrittenFile,
  InstallNote,
  OutputTree,
  OutputNode,
} from '../../../model/output.ts';
import type { Plugin, Tool } from '../../../model/plugin.ts';
import { installStep, nodeFor } from '../../../convert/code/required.ts';
import { pathKey } from '../../../files/paths.ts';
import { type Names, spaced, namesIn } from '../../../convert/values/identifiers.ts';
import { keep, invent, fixed } from '../../../convert/values/output.ts';
import * as why from '../../../convert/report/reasons.ts';
import {
  impliedFlags,
  describedParameter,
  typeNode,
  namedParameters,
  impliedObject,
} from '../../../convert/schema/write.ts';
import { toolDescription } from '../../../convert/values/tool-description.ts';
import { isSafeFolder } from '../../../files/paths.ts';
import { textArguments } from '../../../convert/code/text-arguments.ts';
import { webAddress } from '../about/address.ts';
import { TOOL_NAME } from '../hub-id/hub-id.ts';
import { handlerFiles } from './write/handler.ts';
import { setupArgs, type SetupArgs } from './write/setup-args.ts';
import type { Portable } from '../../../model/portable.ts';
import { convention } from './adapter.ts';
import { read } from './read.ts';

/** `flow_` and `mcp_` mark something other than a skill; the folder must have the same name. */
function isFree(hubId: string): boolean {
  return TOOL_NAME.test(hubId) && !/^(?:flow_|mcp_)/.test(hubId) && isSafeFolder(hubId);
}

/** One skill per tool, since a skill has one entry point. */
export function write(plugin: Plugin): ConversionOutput {
  const hubIds = namesIn('kebab', 'skill', isFree, 64, pathKey);
  const tools: readonly Tool[] = plugin.tools.length > 0 ? plugin.tools : [EMPTY];
  const setup = setupArgs(plugin);
  const skills = tools.map((tool) => skillOf(plugin, tool, hubIds, setup));
  return {
    files: skills.flatMap(({ files }) => files),
    implied: [...tools.flatMap((tool) => [...impliedObject(tool), ...impliedFlags(tool)]), ...setup.implied],
    install: install(
      skills.map(({ folder }) => folder),
      tools,
      plugin.settings.length > 0,
    ),
    calls: {
      tools: skills.map(({ folder }, i) => ({
        name: folder,
        path: `${folder}/plugin.json`,
        texts: Object.keys(textArguments(tools[i] ?? EMPTY, TYPES)),
      })),
      settings: setup.names,
    },
  };
}

const EMPTY: Tool = { parameters: [], frame: [], examples: [] };

/** The settings page uses it as a link as it stands. */
function linkOf({ author }: Plugin): OutputNode | undefined {
  const url = author?.url;
  const address = url && webAddress(url.value);
  return url && address !== undefined ? keep(url, address) : undefined;
}

function skillOf(
  plugin: Plugin,
  tool: Tool,
  hubIds: Names,
  setup: SetupArgs,
): { readonly folder: string; readonly files: readonly WrittenFile[] } {
  const alone = plugin.tools.length < 2;
  const hubId = hubIds.give(tool.id ?? tool.title ?? plugin.id ?? plugin.name, why.LEGAL_NAME);
  const folder = String(hubId.value);
  const name = tool.title ?? (alone ? plugin.name : undefined);
  const node: OutputTree = {
    active: keep(plugin.active) ?? fixed(true),
    hubId,
    name: keep(name) ?? nameOf(tool, folder),
    schema: fixed('skill-1.0.0'),
    version: keep(plugin.version) ?? invent('1.0.0'),
    description: toolDescription(plugin, tool, folder),
    author: keep(plugin.author?.name),
    author_url: linkOf(plugin),
    license: keep(plugin.license),
    setup_args: setup.node,
    examples: examplesOf(tool),
    entrypoint: { file: fixed('handler.js'), params: paramsOf(tool) },
    imported: fixed(true),
  };
  return {
    folder,
    files: [
      { path: `${folder}/plugin.json`, language: 'json', content: node, manifest: '' },
      ...handlerFiles(folder, tool, setup.names, TYPES),
    ],
  };
}

function nameOf({ id }: Tool, folder: string): OutputNode {
  return id ? keep(id, spaced(id.value) || folder) : invent(spaced(folder));
}

/** The types that the documentation names; the host passes any word on to the model. */
const TYPES = ['string', 'number', 'boolean'];

function paramsOf(tool: Tool): OutputTree {
  return namedParameters(tool, (parameter) => ({
    description: describedParameter(parameter, ['type', 'description'], TYPES),
    type: typeNode(parameter.words, TYPES),
  }));
}

/** An example without its arguments teaches the model to leave them out, so it is only for tools without any. */
function examplesOf({ examples, parameters }: Tool): OutputTree | undefined {
  const list = examples.flatMap(({ prompt, call }): OutputTree[] => {
    if (!prompt || (!call && parameters.length > 0)) return [];
    const text = typeof call?.value === 'string' ? call.value : JSON.stringify(call?.value ?? {});
    return [
      {
        prompt: keep(prompt),
        call: call ? keep(call, text) : invent('{}'),
      },
    ];
  });
  return list.length > 0 ? list : undefined;
}

/** How skills get into each release. */
function install(folders: readonly string[], tools: readonly Tool[], hasSettings: boolean): InstallNote[] {
  const what =
    folders.length === 1
      ? `the folder \`${folders[0] ?? ''}\``
      : `the ${String(folders.length)} folders, each unchanged,`;
  const needed = nodeFor(tools);
  return [
    {
      releases: [],
      steps: [
        `The code needs ${needed}${needed.includes('18') ? ', as in' : ', which is not in'} the official image.`,
        ...folders.flatMap((folder, i) => installStep(folder, tools.slice(i, i + 1))),
        `Put ${what} into \`plugins/agent-skills/\` of the storage folder. A folder must be named as the \`hubId\` in it.`,
        'STORAGE_DIR names the storage folder; with NODE_ENV=development it is `server/storage`.',
        hasSettings
          ? 'Reload the page Settings > Agent Skills, choose the skill under Custom Skills, enter its settings and press Save. Values that are only shown never reach the handler.'
          : 'Reload the page Settings > Agent Skills: the skill is listed under Custom Skills.',
        'Skills are read again whenever an agent session starts.',
      ],
    },
  ];
}

/** What the host offers to conversions, loaded only for them. */
export const portable: Portable = { read, write, convention };
