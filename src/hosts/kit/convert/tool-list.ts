// What lists of function tools have in common: a name, a description, and parameters as a JSON schema.

import type { OutputTree, OutputNode } from '../../../model/output.ts';
import type { Plugin, Tool } from '../../../model/plugin.ts';
import type { Reader } from './reader.ts';
import { Names, snake } from './identifiers.ts';
import { invent, keep } from './output.ts';
import * as why from './reasons.ts';
import { schemaTool } from './schema-read.ts';
import { schemaNode, impliedFlags } from './schema-write.ts';

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

/** A tool with the nodes that every list of tools has. */
export interface ListedTool {
  readonly tool: Tool;
  readonly name: OutputNode;
  readonly description: OutputTree | undefined;
  readonly schema: OutputTree;
}

/** All tools under names that match `legal`, none twice. */
export function listed(
  { tools }: Plugin,
  legal: RegExp,
): { readonly tools: readonly ListedTool[]; readonly implied: readonly OutputNode[] } {
  const names = new Names({
    legal: (name) => legal.test(name),
    make: snake,
    fallback: 'tool',
    separator: '_',
    longest: 64,
  });
  return {
    tools: tools.map((tool) => ({
      tool,
      name: names.give(tool.id ?? tool.title, why.LEGAL_NAME),
      description: keep(tool.description ?? tool.display) ?? (tool.title && keep(tool.title)),
      schema: schemaNode(tool),
    })),
    implied: tools.flatMap(impliedFlags),
  };
}

/** An empty list is said to be one. */
export function listNode(list: readonly OutputTree[]): OutputTree {
  return list.length > 0 ? list : invent([], why.NO_TOOL);
}
