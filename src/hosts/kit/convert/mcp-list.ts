// The tools as an MCP server lists them.

import type { OutputNode, OutputTree } from '../../../model/output.ts';
import type { Plugin, Tool } from '../../../model/plugin.ts';
import { keep } from './output.ts';
import { listed, listNode, type ListedTool } from './tool-list.ts';

/** The result of `tools/list`, the tools under the names that they have in it, and what it says by leaving it out. */
export interface WrittenList {
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
