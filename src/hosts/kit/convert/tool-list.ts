// What lists of function tools have in common: a name, a description, and parameters as a JSON schema.

import type { Node, Put } from '../../../model/draft.ts';
import type { Plugin, Tool } from '../../../model/plugin.ts';
import type { Cursor } from './cursor.ts';
import { Names, snake } from './identifiers.ts';
import { invent, keep } from './put.ts';
import * as why from './reasons.ts';
import { schemaTool } from './schema-read.ts';
import { schemaNode, settledFlags } from './schema-write.ts';

/** What the model APIs take as a function's name. */
export const FUNCTION_NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** A plugin of nothing but tools. */
export function pluginOf(tools: readonly Tool[]): Plugin {
  return { tags: [], keywords: [], services: [], settings: [], tools, triggers: [] };
}

export function toolAt(at: Cursor, schema: string): Tool {
  return {
    id: at.at('name').text(),
    description: at.at('description').text(),
    ...schemaTool(at.at(schema)),
    examples: [],
  };
}

export interface ListedTool {
  readonly tool: Tool;
  readonly name: Put;
  readonly description: Node | undefined;
  readonly schema: Node;
}

export function listed(
  { tools }: Plugin,
  legal: RegExp,
): { readonly tools: readonly ListedTool[]; readonly settled: readonly Put[] } {
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
    settled: tools.flatMap(settledFlags),
  };
}

/** An empty list is said to be one. */
export function listNode(list: readonly Node[]): Node {
  return list.length > 0 ? list : invent([], why.NO_TOOL);
}
