// Writes a plugin as a skill package.

import type { ConversionOutput, OutputTree } from '../../../model/output.ts';
import type { Plugin, Tool } from '../../../model/plugin.ts';
import { isStated, kebab, Names, snake, spaced } from '../../kit/convert/identifiers.ts';
import { invent, keep, keepOrReshape, reshape, someMembers, someOf } from '../../kit/convert/output.ts';
import * as why from '../../kit/convert/reasons.ts';
import { schemaNode, impliedFlags } from '../../kit/convert/schema-write.ts';
import { CATEGORIES } from '../metadata/rules.ts';
import { PERMISSIONS, PERMISSIONS_REAL } from '../permissions/rules.ts';
import { codeNode, missingCode, needsNetwork } from './code.ts';
import { install } from './install.ts';
import { servicesOf } from './services.ts';

/** Writes any plugin; the documented release accepts the result. */
export function write(plugin: Plugin): ConversionOutput {
  const ids = new Names({
    legal: (id) => /^[a-z0-9][a-z0-9-]*$/.test(id),
    // 0.8.3 registers no tool of a package whose id has a hyphen, so an id that is made here has none.
    make: (text) => kebab(text).replaceAll('-', ''),
    fallback: 'myskill',
    separator: '',
    longest: 64,
  });
  const [first] = plugin.tools;
  const id = ids.give(plugin.id ?? plugin.name ?? first?.id, why.LEGAL_NAME);
  const { version, description, category, author } = plugin;
  const services = servicesOf(plugin, String(id.value));
  const node: OutputTree = {
    id,
    name: nameOf(plugin),
    version: keep(version) ?? invent('1.0.0', why.DEMANDED),
    description:
      keep([description, first?.description].find(isStated)) ?? invent('Tools for the agent', why.DEMANDED),
    category: category && CATEGORIES.includes(category.value) ? keep(category) : undefined,
    icon: keep(plugin.icon),
    author: someMembers({ name: keep(author?.name), email: author?.name && keep(author.email) }),
    tags: someOf(plugin.tags.map((tag) => keep(tag))),
    keywords: someOf(plugin.keywords.map((word) => keep(word))),
    docs: keep(plugin.homepage),
    system_prompt: keep(plugin.prompt),
    required_services: services.node,
    triggers: someOf(plugin.triggers.map((trigger) => keep(trigger))),
    tools: toolNodes(plugin, services.names),
  };
  const path = `${String(id.value)}/skill.json`;
  return {
    files: [{ path, language: 'json', content: node, manifest: '' }],
    implied: [...plugin.tools.flatMap(impliedFlags), ...services.implied],
    install: install(String(id.value), services.node !== undefined),
  };
}

function nameOf({ name, id, tools: [first] }: Plugin): OutputTree {
  if (isStated(name)) return keep(name);
  const title = [id, first?.id].find(isStated);
  return title
    ? reshape(title, spaced(title.value) || title.value, why.FROM_NAME)
    : invent('My skill', why.DEMANDED);
}

function toolNodes(plugin: Plugin, names: Parameters<typeof codeNode>[1]): OutputTree[] {
  const given = new Names({
    legal: (name) => /^[a-z0-9_]+$/.test(name),
    make: snake,
    fallback: 'tool',
    separator: '_',
    longest: 64,
  });
  if (plugin.tools.length > 0) return plugin.tools.map((tool) => toolNode(plugin, tool, given, names));
  const name = given.of(plugin.id?.value ?? 'tool');
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
  tool: Tool,
  given: Names,
  names: Parameters<typeof codeNode>[1],
): OutputTree {
  const name = given.give(tool.id ?? tool.title, why.LEGAL_NAME);
  const about = [tool.description, tool.display, tool.title, plugin.description].find(isStated);
  const code = codeNode(tool, names, String(name.value));
  const permissions = (tool.permissions ?? []).filter(({ value }) =>
    [...PERMISSIONS, ...PERMISSIONS_REAL].includes(value),
  );
  const network = needsNetwork(tool) && !permissions.some(({ value }) => value === 'network');
  return {
    name,
    description: about ? keep(about) : invent(`Runs ${String(name.value)}`, why.DEMANDED),
    parameters: schemaNode(tool),
    code,
    permissions: someOf([
      ...permissions.map((one) => keep(one)),
      ...(network ? [invent('network', FETCHES)] : []),
    ]),
    requires_approval:
      tool.approval && keepOrReshape(tool.approval, tool.approval.value, why.IMPLIED_BY_TARGET),
  };
}

const FETCHES = {
  code: 'fetches',
  says: 'The code calls `fetch`, which this host only allows with this permission.',
};
