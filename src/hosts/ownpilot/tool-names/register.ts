// Ports how a tool gets into OwnPilot's two registries after an install; the host only logs what fails here.

import { member } from '../../../model/guards.ts';
import { isAgentSkill } from '../agent-skills/agent-skill.ts';
import { codeErrors } from '../code/blocked/patterns.ts';
import type { RealRelease } from '../releases.ts';
import { isText, textOf, type ListItem, type JsonObject } from '../shape.ts';

/** Tools of the host itself that keep their bare names in 0.8.3 (core/agent/tool-namespace.ts:18-42). */
export const META_TOOLS: readonly string[] = ['search_tools', 'get_tool_help', 'use_tool', 'batch_use_tool'];

/** Built-in tools; in 2026-02 a package's tools share one namespace with them. */
export const BUILT_IN_TOOLS: ReadonlySet<string> = new Set(
  (
    'execute_javascript execute_python execute_shell compile_code package_manager write_file delete_file ' +
    'copy_file move_file send_email git_commit git_checkout git_add git_push git_reset create_tool ' +
    'delete_custom_tool toggle_custom_tool http_request fetch_web_page search_web read_file list_directory ' +
    'get_file_info get_current_datetime date_diff date_add calculate calculate_statistics convert_units ' +
    'generate_uuid generate_password random_number hash_text encode_decode count_text extract_from_text ' +
    'transform_text compare_text run_regex format_json parse_csv generate_csv array_operations ' +
    'validate_data get_system_info'
  ).split(' '),
);

/** What the two registries answer for a tool; see docs/hosts/ownpilot.md#names-and-registration. */
export interface Registration {
  /** The sandbox registry's message; then the tool cannot be called. */
  readonly rejected?: string;
  readonly qualified: string;
  readonly registered: boolean;
  /** The tool registry's message. */
  readonly refused?: string;
  /** The function name that the model sees. */
  readonly model?: string;
}

/** What the registries read of a tool and its package. */
export interface ToolToRegister {
  readonly packageId: string;
  readonly name: string;
  readonly code: string;
  /** As in the manifest, of any type. Some of them let code pass at registration that is refused otherwise. */
  readonly permissions?: unknown;
  /** AgentSkills skills get another prefix. */
  readonly agentSkill?: boolean;
}

interface Names {
  /** Base names that the sandbox registry accepts (core/agent/tools/dynamic-tool-registry.ts:68-83). */
  readonly base: RegExp;
  readonly baseWords: string;
  /** Qualified names that the tool registry accepts (core/agent/tools.ts:118-134). */
  readonly qualified: RegExp;
  readonly qualifiedWords: string;
  readonly longest: number;
}

const NAMES: Readonly<Record<RealRelease, Names>> = {
  '2026-02': {
    base: /^[a-z][a-z0-9_]*$/,
    baseWords: 'lowercase letters, numbers, and underscores',
    qualified: /^[a-zA-Z][a-zA-Z0-9_]*$/,
    qualifiedWords: 'alphanumeric characters and underscores',
    longest: 64,
  },
  '0.8.3': {
    base: /^[a-z][a-z0-9_.]*$/,
    baseWords: 'lowercase letters, numbers, underscores, and dots',
    qualified: /^[a-zA-Z][a-zA-Z0-9_.]*$/,
    qualifiedWords: 'alphanumeric characters, underscores, and dots',
    longest: 100,
  },
};

/** The longest qualified name that a release accepts, in UTF-16 units. */
export function longestName(release: RealRelease): number {
  return NAMES[release].longest;
}

/** The name under which a release registers a tool (core/agent/tool-namespace.ts:18-42). */
export function qualifiedName(tool: Omit<ToolToRegister, 'code'>, release: RealRelease): string {
  if (release === '2026-02' || META_TOOLS.includes(tool.name)) return tool.name;
  const space = tool.agentSkill ? 'skill' : 'ext';
  return tool.packageId === '' ? `${space}.${tool.name}` : `${space}.${tool.packageId}.${tool.name}`;
}

/** The tool of a manifest as the registries read it; null for a tool without a name or code. */
export function toolToRegister(manifest: JsonObject, { value }: ListItem): ToolToRegister | null {
  const name = member(value, 'name');
  const code = member(value, 'code');
  if (!isText(name) || !isText(code)) return null;
  const packageId = textOf(member(manifest, 'id') ?? '');
  const permissions = member(value, 'permissions');
  return { packageId, name, code, permissions, agentSkill: isAgentSkill(manifest) };
}

/** Both registries' answers for one tool in an otherwise empty host; never throws. */
export function registerTool(tool: ToolToRegister, release: RealRelease): Registration {
  const names = NAMES[release];
  const rejected = rejection(tool, release);
  const qualified = qualifiedName(tool, release);
  const refused = refusal(qualified, names);
  return {
    ...(rejected === undefined ? {} : { rejected }),
    qualified,
    registered: refused === undefined,
    // Model providers allow no dots in function names (core/agent/tool-namespace.ts:88-90).
    ...(refused === undefined ? { model: qualified.replaceAll('.', '__') } : { refused }),
  };
}

function rejection(tool: ToolToRegister, release: RealRelease): string | undefined {
  const { base, baseWords } = NAMES[release];
  if (!base.test(tool.name)) {
    return `Invalid tool name: ${tool.name}. Must start with lowercase letter and contain only ${baseWords}.`;
  }
  const { permissions = [] } = tool;
  // A text is searched for the names as a list would be (core/sandbox/code-validator.ts:261-285).
  if (!Array.isArray(permissions) && typeof permissions !== 'string') {
    return permissions === null
      ? "Cannot read properties of null (reading 'includes')"
      : 'permissions.includes is not a function';
  }
  const errors = codeErrors(tool.code, release, permissions);
  return errors.length > 0 ? `Tool code validation failed: ${errors.join('; ')}` : undefined;
}

function refusal(qualified: string, names: Names): string | undefined {
  if (qualified.length === 0 || qualified.length > names.longest) {
    return `Tool name must be 1-${String(names.longest)} characters`;
  }
  return names.qualified.test(qualified)
    ? undefined
    : `Tool name must start with a letter and contain only ${names.qualifiedWords}`;
}
