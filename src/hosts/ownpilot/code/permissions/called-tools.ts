// Finds the host tools that code calls through `utils.callTool`, and says which of them a release allows.

import type { SyntaxNode } from '@lezer/common';
import { V2026_02, type RealRelease } from '../../releases.ts';
import { calls, constantString, textOf } from '../../../../lang/javascript/nodes.ts';
import type { ParsedCode } from '../../../../lang/javascript/parse.ts';

const names = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Refused for every package by both releases (core/agent/tools/dynamic-tool-permissions.ts:20-161). */
const BLOCKED = names(
  `execute_javascript execute_python execute_shell compile_code package_manager write_file delete_file copy_file
  move_file send_email git_commit git_checkout git_add git_push git_reset create_tool delete_custom_tool
  toggle_custom_tool`,
);

/** Also refused by 0.8.3. */
const BLOCKED_LATER = names('edit_file create_directory git_stash git_branch calculate');

/** Base names of the host tools that need a permission of the calling tool. */
export const TOOLS_BY_PERMISSION = {
  network: names('http_request fetch_web_page call_json_api search_web'),
  filesystem: names('read_file list_directory get_file_info'),
} as const;

/** A permission that `utils.callTool` checks. */
export type CallPermission = keyof typeof TOOLS_BY_PERMISSION;

/** The name without its namespace: `core.read_file` → `read_file`. */
export function baseName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** True where the release refuses the tool to every package, whatever its permissions. */
export function isBlockedTool(name: string, release: RealRelease): boolean {
  const base = baseName(name);
  return BLOCKED.has(base) || (release !== V2026_02 && BLOCKED_LATER.has(base));
}

/** The permission that a release requires for a tool; undefined where it requires none. */
export function permissionFor(tool: string, release: RealRelease): CallPermission | undefined {
  const base = baseName(tool);
  if (release === V2026_02 && base === 'call_json_api') return undefined;
  return (['network', 'filesystem'] as const).find((name) => TOOLS_BY_PERMISSION[name].has(base));
}

export interface CalledTools {
  readonly calls: readonly { readonly name: string; readonly node: SyntaxNode }[];
  readonly names: readonly string[];
  /** Some names are only known when the code runs. */
  readonly more: boolean;
}

/** All calls whose tool name is written in the code. */
export function calledTools(code: ParsedCode): CalledTools {
  const all = calls(code, 'utils').filter(({ path }) => path === 'utils.callTool');
  const known = all.flatMap(({ args: [name] }) => {
    const text = name && constantString(code, name);
    return name && text !== undefined ? [{ name: text, node: name }] : [];
  });
  const more = known.length < all.length || utilsEscapes(code, all.length);
  return { calls: known, names: known.map(({ name }) => baseName(name)), more };
}

/** True where `callTool` is stored in a variable, or `utils` is passed on as a whole. */
function utilsEscapes(code: ParsedCode, callCount: number): boolean {
  let members = 0;
  for (const node of code.uses('utils')) {
    const parent = node.parent;
    if (parent?.name !== 'MemberExpression') return true;
    if (/\bcallTool$/.test(textOf(code, parent))) members++;
  }
  return members > callCount;
}
