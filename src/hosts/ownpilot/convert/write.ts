// Writes a plugin as a skill package.

import type { Reason } from '../../../model/ledger.ts';
import type { ConversionOutput, OutputNode, OutputTree } from '../../../model/output.ts';
import type { Plugin, Tool } from '../../../model/plugin.ts';
import { isStated, kebab, Names, spaced, namesIn } from '../../../convert/values/identifiers.ts';
import { keep, invent, someMembers, someOf } from '../../../convert/values/output.ts';
import * as why from '../../../convert/report/reasons.ts';
import { schemaNode, impliedFlags } from '../../../convert/schema/write.ts';
import { ownDescription, promptsOf, toolDescription } from '../../../convert/values/tool-description.ts';
import { CATEGORIES } from '../metadata/rules.ts';
import { PERMISSIONS, PERMISSIONS_REAL } from '../permissions/rules.ts';
import { codeNode, missingCode, needsNetwork } from './code.ts';
import { install } from './install.ts';
import { servicesOf } from './services.ts';
import type { Portable } from '../../../model/portable.ts';
import { convention } from './adapter.ts';
import { read } from './read.ts';

/** Writes any plugin; the documented release accepts the result. */
export function write(plugin: Plugin): ConversionOutput {
  const ids = new Names({
    // 0.8.3 registers no tool of a package whose id has a hyphen, though every release accepts such an id.
    legal: (id) => /^[a-z0-9]+$/.test(id),
    make: (text) => kebab(text).replaceAll('-', ''),
    fallback: 'myskill',
    separator: '',
    longest: 64,
  });
  const [first] = plugin.tools;
  const id = ids.give(plugin.id ?? plugin.name ?? first?.id, WITHOUT_HYPHEN);
  const { version, description, category, author } = plugin;
  const tools = namedTools(plugin);
  const services = servicesOf(plugin, String(id.value));
  const node: OutputTree = {
    id,
    name: nameOf(plugin),
    version: keep(version) ?? invent('1.0.0'),
    description: keep([description, first?.description].find(isStated)) ?? invent('Tools for the agent'),
    category: category && CATEGORIES.includes(category.value) ? keep(category) : undefined,
    icon: keep(plugin.icon),
    author: someMembers({ name: keep(author?.name), email: author?.name && keep(author.email) }),
    tags: someOf(plugin.tags.map((tag) => keep(tag))),
    keywords: someOf(plugin.keywords.map((word) => keep(word))),
    docs: keep(plugin.homepage),
    system_prompt: keep(plugin.prompt) ?? promptOf(tools),
    required_services: services.node,
    triggers: someOf(plugin.triggers.map((trigger) => keep(trigger))),
    tools: toolNodes(plugin, tools, services.names),
  };
  const path = `${String(id.value)}/skill.json`;
  return {
    files: [{ path, language: 'json', content: node, manifest: '' }],
    implied: [...plugin.tools.flatMap((tool) => impliedFlags(tool)), ...services.implied],
    install: install(String(id.value), services.node !== undefined),
    calls: {
      tools: tools.map(({ name }) => ({ name: String(name.value), path })),
      settings: services.names,
    },
  };
}

function nameOf({ name, id, tools: [first] }: Plugin): OutputTree {
  if (isStated(name)) return keep(name);
  const title = [id, first?.id].find(isStated);
  return title ? keep(title, spaced(title.value) || title.value) : invent('My skill');
}

const WITHOUT_HYPHEN: Reason = {
  code: 'without-hyphen',
  says: 'Release 0.8.3 registers tools only of packages whose id is lower-case letters and digits.',
  changesName: true,
};

interface NamedTool {
  readonly tool: Tool;
  readonly name: OutputNode;
}

/** No release registers a tool whose name starts with something other than a letter, though it accepts the package. */
function toolNames(): Names {
  return namesIn('snake', 'tool', (name) => /^[a-z][a-z0-9_]*$/.test(name));
}

function namedTools({ tools }: Plugin): NamedTool[] {
  const given = toolNames();
  return tools.map((tool) => ({ tool, name: given.give(tool.id ?? tool.title, why.LEGAL_NAME) }));
}

/** What people say when they want a tool, where no description says it. */
function promptOf(tools: readonly NamedTool[]): OutputNode | undefined {
  const lines = tools.flatMap(({ tool, name }) =>
    (ownDescription(tool) ? promptsOf(tool.examples) : []).map((prompt) => ({
      prompt,
      text: `- “${prompt.value}”: call ${String(name.value)}`,
    })),
  );
  const text = `Examples of what people say:\n${lines.map((line) => line.text).join('\n')}`;
  return lines.length > 0
    ? keep(
        lines.map(({ prompt }) => prompt),
        text,
      )
    : undefined;
}

function toolNodes(
  plugin: Plugin,
  tools: readonly NamedTool[],
  names: Parameters<typeof codeNode>[1],
): OutputTree[] {
  if (tools.length > 0) return tools.map((one) => toolNode(plugin, one, names));
  const name = toolNames().of(plugin.id?.value ?? 'tool');
  return [
    {
      name: invent(name, why.NO_TOOL),
      description: invent('Says that this tool is not written yet', why.NO_TOOL),
      parameters: invent({ type: 'object', properties: {} }, why.NO_TOOL),
      code: invent(missingCode(name), why.NO_TOOL),
    },
  ];
}

function toolNode(
  plugin: Plugin,
  { tool, name }: NamedTool,
  names: Parameters<typeof codeNode>[1],
): OutputTree {
  const code = codeNode(tool, names, String(name.value));
  const permissions = (tool.permissions ?? []).filter(({ value }) =>
    [...PERMISSIONS, ...PERMISSIONS_REAL].includes(value),
  );
  const network = needsNetwork(tool) && !permissions.some(({ value }) => value === 'network');
  return {
    name,
    description: toolDescription(plugin, tool, String(name.value)),
    parameters: schemaNode(tool),
    code,
    permissions: someOf([
      ...permissions.map((one) => keep(one)),
      ...(network ? [invent('network', FETCHES)] : []),
    ]),
    requires_approval: tool.approval && keep(tool.approval),
  };
}

const FETCHES = {
  code: 'fetches',
  says: 'The code calls `fetch`, which this host only allows with this permission.',
};

export const portable: Portable = { read, write, convention };
