// What lists of function tools have in common: a name, a description, and parameters as a JSON schema.

import type { ConversionOutput, OutputTree, OutputNode } from '../../model/output.ts';
import type { Plugin, Tool } from '../../model/plugin.ts';
import type { Reader } from '../values/reader.ts';
import { namesIn } from '../values/identifiers.ts';
import { keep, invent } from '../values/output.ts';
import * as why from '../report/reasons.ts';
import { schemaFaults } from '../schema/faults.ts';
import { schemaTool } from '../schema/read.ts';
import { schemaNode, impliedFlags } from '../schema/write.ts';
import { toolDescription } from '../values/tool-description.ts';

/** What the model APIs take as a function's name. */
export const FUNCTION_NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** A plugin of nothing but tools. */
export function pluginOf(tools: readonly Tool[]): Plugin {
  return { tags: [], keywords: [], services: [], settings: [], tools, triggers: [] };
}

/** The tool at a place; `schema` is the member that holds the schema of its parameters. */
export function toolAt(at: Reader, schema: string): Tool {
  return {
    id: at.at('name').text(),
    description: at.at('description').text(),
    ...schemaTool(at.at(schema)),
    examples: [],
  };
}

export interface ListedTool {
  readonly tool: Tool;
  readonly name: OutputNode;
  readonly description: OutputNode;
  readonly schema: OutputTree;
}

/** All tools under names that match `legal`, none twice. */
export function listed(
  plugin: Plugin,
  legal: RegExp,
  itemsNeeded = false,
): { readonly tools: readonly ListedTool[]; readonly implied: readonly OutputNode[] } {
  const names = namesIn('snake', 'tool', (name) => legal.test(name));
  return {
    tools: plugin.tools.map((tool) => {
      const name = names.give(tool.id ?? tool.title, why.LEGAL_NAME);
      return {
        tool,
        name,
        description: toolDescription(plugin, tool, String(name.value)),
        schema: schemaNode(tool, itemsNeeded),
      };
    }),
    implied: plugin.tools.flatMap((tool) => impliedFlags(tool)),
  };
}

/** An empty list is said to be one. */
export function listNode(list: readonly OutputTree[]): OutputTree {
  return list.length > 0 ? list : invent([], why.NO_TOOL);
}

/** What is refused of a tool's name: one that is not `legal`, or that an earlier tool has. */
export function nameFaults(name: unknown, subject: string, legal: RegExp, seen: Set<unknown>): string[] {
  if (typeof name !== 'string' || !legal.test(name)) {
    return [`${subject.charAt(0).toUpperCase()}${subject.slice(1)} has no valid name.`];
  }
  const repeated = seen.has(name);
  seen.add(name);
  return repeated ? [`Two tools are called ${name}.`] : [];
}

const MAX_FAULTS = 5;

/** What compilers refuse in a tool's schema, a few faults at most. */
export function schemaFaultsOf(schema: unknown, subject: string, itemsNeeded = false): string[] {
  return schemaFaults(schema, false, itemsNeeded)
    .slice(0, MAX_FAULTS)
    .map(({ pointer, says }) => `In ${subject}${pointer === '' ? '' : ` at ${pointer}`}, ${says}.`);
}

/** The one file that is written of a list, and how it is used. */
export function listOutput(
  content: OutputTree,
  implied: readonly OutputNode[],
  steps: readonly string[],
): ConversionOutput {
  return {
    files: [{ path: 'tools.json', language: 'json', content, manifest: '' }],
    implied,
    install: [{ releases: [], steps }],
  };
}

/** The result of `tools/list`, the tools under the names that they have in it, and what it says by leaving it out. */
interface WrittenList {
  readonly content: OutputTree;
  readonly tools: readonly ListedTool[];
  readonly implied: readonly OutputNode[];
}

/** Names match `legal`; `more` gives further members of a tool. */
export function writtenList(
  plugin: Plugin,
  legal: RegExp,
  more: (tool: Tool) => Readonly<Record<string, OutputTree | undefined>> = () => ({}),
): WrittenList {
  const { tools, implied } = listed(plugin, legal);
  const list = tools.map(({ tool, name, description, schema }) => ({
    name,
    title: keep(tool.title),
    description,
    inputSchema: schema,
    ...more(tool),
  }));
  return { content: { tools: listNode(list) }, tools, implied };
}
