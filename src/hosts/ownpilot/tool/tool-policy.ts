// Decides which tools of the host `utils.callTool` reaches, with the host's texts (docs/hosts/ownpilot.md#calls-of-other-tools).

import type { ToolMock } from '../../../model/run.ts';
import { baseName, permissionFor, isBlockedTool } from '../code/permissions/called-tools.ts';
import { V2026_02, V0_8_3, type RealRelease } from '../releases.ts';
import { hostTools, unanswered, type HostTool } from './host-tools.ts';

export interface ToolPolicy {
  readonly permissions: readonly string[];
  /** null for the guide; 2026-02, the release of its time, then applies. */
  readonly real: RealRelease | null;
  /** 0.8.3's worker, instead of the chat sandbox. */
  readonly worker: boolean;
  readonly mocks: readonly ToolMock[];
  /** True for a worker whose host has not connected its tools, as in the recorded runs. */
  readonly without: boolean;
}

/**
 * The answer of another tool to the calling code; throws the host's error where the permission check, the registry or the tool
 * refuses. `permission` is the one that let the call pass; `args` is JSON.
 */
export function callTool(
  name: string,
  policy: ToolPolicy,
  args = '{}',
): { readonly content: string; readonly permission?: string } {
  const refused = refusedCall(name, policy);
  if (refused !== null) throw new Error(refused);
  const tools = hostTools(policy.mocks.map((mock) => mock.name));
  const tool = findTool(name, tools, policy);
  if (!tool) throw new Error(missingTool(name, tools, policy));
  const { content, isError } =
    policy.mocks.find((mock) => mock.name === tool.name) ?? unanswered(tool.name, args);
  if (isError) throw new Error(policy.worker ? content : `Tool '${name}' failed: ${content}`);
  const permission = policy.worker ? undefined : permissionFor(name, releaseOf(policy));
  return permission === undefined ? { content } : { content, permission };
}

/** The answer of `utils.listTools()`: in the chat what may be called, in the worker everything, without parameters. */
export function listTools(policy: ToolPolicy): HostTool[] {
  const tools = hostTools(policy.mocks.map((mock) => mock.name));
  if (policy.worker) return tools.map(({ name, description }) => ({ name, description }));
  return allowed(tools, policy).map((tool) => ({ ...tool, name: baseName(tool.name) }));
}

const KINDS = 'code execution, file mutation, email,';

/** Why the host does not let a call pass; null where it does. */
export function refusedCall(name: string, policy: ToolPolicy): string | null {
  const { worker, without, permissions } = policy;
  if (worker) return without ? 'No callTool handler registered' : refusedInWorker(name);
  const release = releaseOf(policy);
  // 2026-02 compares whole names, so `core.write_file` passes here and is not found later.
  if (release === V2026_02 && baseName(name) !== name) return null;
  if (isBlockedTool(name, release)) {
    return `Tool '${name}' is blocked for security — custom tools cannot invoke ${KINDS} or git tools`;
  }
  const wanted = permissionFor(name, release) ?? inheritedPermission(baseName(name));
  if (wanted === undefined || permissions.includes(wanted)) return null;
  return `Tool '${name}' requires '${wanted}' permission which this custom tool does not have`;
}

/**
 * The host looks the permission up in a plain object, where `toString` and the like find what every object has
 * (core/agent/tools/dynamic-tool-permissions.ts). As V8 writes it.
 */
function inheritedPermission(base: string): string | undefined {
  if (!(base in {})) return undefined;
  if (base === '__proto__') return '[object Object]';
  return `function ${base === 'constructor' ? 'Object' : base}() { [native code] }`;
}

/** The refusals of the worker (gw/services/tool/executor.ts:456-569). */
function refusedInWorker(name: string): string | null {
  if (isBlockedTool(name, V0_8_3)) {
    return `permission_denied: tool "${name}" is blocked from extension callTool — ${KINDS} and git tools cannot be invoked from sandboxed extension code`;
  }
  const kept = keptFor(baseName(name));
  return kept === undefined ? null : `permission_denied: tool "${name}" requires "${kept}" permission`;
}

/** The tools that the worker of 0.8.3 keeps for each permission (gw/services/extension/permissions.ts). */
const KEPT: Readonly<Record<string, string>> = {
  memories: 'add_memory search_memories delete_memory get_memory list_memories update_memory',
  goals: 'create_goal update_goal delete_goal list_goals get_goal add_goal_step update_goal_step',
  tasks: 'create_task update_task delete_task list_tasks get_task complete_task',
  contacts: 'create_contact update_contact delete_contact list_contacts search_contacts get_contact',
  calendar: 'create_event update_event delete_event list_events get_event',
  notes: 'create_note update_note delete_note list_notes get_note search_notes',
  'custom-data': `create_table add_record update_record delete_record query_records list_tables get_table delete_table
    batch_add_records`,
  triggers: 'create_trigger update_trigger delete_trigger list_triggers get_trigger toggle_trigger',
  plans: 'create_plan update_plan delete_plan list_plans get_plan add_plan_step update_plan_step',
  network: 'http_request fetch_web_page search_web call_json_api',
  browser: `browse_web browser_click browser_type browser_fill_form browser_screenshot browser_extract browser_wait_for
    browser_scroll browser_select browser_press_key browser_get_state`,
  config: 'get_config set_config list_config',
  expenses: `add_expense batch_add_expenses update_expense delete_expense query_expenses expense_summary export_expenses
    parse_receipt`,
  bookmarks: 'add_bookmark batch_add_bookmarks update_bookmark delete_bookmark list_bookmarks',
  habits: `create_habit list_habits update_habit delete_habit log_habit get_today_habits get_habit_stats archive_habit`,
};

/**
 * The permission that a tool needs in the worker. An install grants none, whatever the manifest declares
 * (gw/services/extension/service.ts:264-278).
 */
function keptFor(base: string): string | undefined {
  return Object.keys(KEPT).find((permission) => KEPT[permission]?.split(/\s+/).includes(base));
}

/** The tool of that name. Where there is none, 0.8.3 uses one of the same base name. */
function findTool(name: string, tools: readonly HostTool[], policy: ToolPolicy): HostTool | undefined {
  const exact = tools.find((tool) => tool.name === name);
  if (exact || releaseOf(policy) === V2026_02) return exact;
  const alike = tools.filter((tool) => baseName(tool.name) === baseName(name));
  // The registry behind the worker compares base names, and only one tool may have the name.
  return !policy.worker || (alike.length === 1 && baseName(name) === name) ? alike[0] : undefined;
}

function missingTool(name: string, tools: readonly HostTool[], policy: ToolPolicy): string {
  if (policy.worker) return `Tool not found: ${name}`;
  const names = allowed(tools, policy).map((tool) => baseName(tool.name));
  return `Tool '${name}' not found. Available tools: ${names.join(', ')}`;
}

function allowed(tools: readonly HostTool[], policy: ToolPolicy): readonly HostTool[] {
  return tools.filter((tool) => refusedCall(tool.name, policy) === null);
}

function releaseOf({ real }: ToolPolicy): RealRelease {
  return real ?? V2026_02;
}
