// Ports the risk level that the audit of 0.8.3 gives a package. It blocks nothing; the page only shows it.

import { member } from '../../../model/guards.ts';
import { elements, isText, textOf, toolsOf } from '../shape.ts';

/** Tools that make the audit call a skill high risk when `allowed_tools` names them. */
const RISKY_TOOLS: readonly string[] = [
  'execute_shell',
  'execute_python',
  'execute_javascript',
  'compile_code',
  'package_manager',
];

/** The levels that an installed package can have; `critical` packages are blocked. */
export type RiskLevel = 'low' | 'medium' | 'high';

/** The audit's result (gw/services/skill/security-audit.ts:40-217). */
export interface Risk {
  readonly level: RiskLevel;
  /** The host's own texts, in its order. */
  readonly warnings: readonly string[];
  /** Host tools that the instructions name though `allowed_tools` does not list them. */
  readonly undeclared: readonly string[];
}

const WRITING_TOOLS = ['write_file', 'delete_file', 'move_file', 'create_folder'];
const OUTWARD_TOOLS = ['send_email', 'http_request', 'fetch_web_page', 'call_json_api'];
const HARMLESS_TOOLS =
  'search_web read_file list_files git_commit git_add git_checkout git_branch add_task add_note create_memory search_memories create_goal run_cli_tool run_coding_task';
const KNOWN_TOOLS = [...RISKY_TOOLS, ...WRITING_TOOLS, ...OUTWARD_TOOLS, ...HARMLESS_TOOLS.split(' ')];

/** Texts in a tool's code that the audit warns about (gw/services/skill/security-audit.ts:40-217). */
const CODE_PATTERNS: readonly RegExp[] = [
  /\bprocess\.env\b/,
  /\brequire\s*\(\s*['"]child_process['"]\s*\)/,
  /\bexec\s*\(/,
  /\bexecSync\s*\(/,
  /\bspawn\s*\(/,
  /\beval\s*\(/,
  /\bFunction\s*\(/,
  /\bfs\.(write|unlink|rm|rmdir|mkdir)/,
  /\b__dirname\b/,
  /\b__filename\b/,
];

/** The audit's result for any manifest; never throws. */
export function riskOf(manifest: unknown): Risk {
  const allowed = member(manifest, 'allowed_tools');
  const instructions = member(manifest, 'instructions');
  const allowedTools = new Set<unknown>(typeof allowed === 'string' ? allowed : elements(allowed));
  const isWild = allowedTools.has('*');
  const isListed = Array.isArray(allowed) && allowed.length > 0 && !isWild;
  const undeclared =
    isListed && typeof instructions === 'string'
      ? KNOWN_TOOLS.filter(
          (name) => new RegExp(`\\b${name}\\b`).test(instructions) && !allowedTools.has(name),
        )
      : [];
  const executing = undeclared.filter((name) => RISKY_TOOLS.includes(name));
  const mentions = undeclared.flatMap(mentionWarning);
  const grave = [
    ...(isWild ? ['Skill requests wildcard (*) access to ALL tools'] : []),
    ...(isListed ? RISKY_TOOLS.filter((name) => allowedTools.has(name)).map(requestWarning) : []),
    ...toolsOf(manifest).flatMap(({ value }) => codeWarnings(member(value, 'name'), member(value, 'code'))),
  ];
  const level = grave.length + executing.length > 0 ? 'high' : mentions.length > 0 ? 'medium' : 'low';
  return { level, warnings: [...mentions, ...grave], undeclared };
}

function requestWarning(name: string): string {
  return `Skill requests dangerous tool "${name}" in allowed-tools`;
}

function mentionWarning(name: string): string[] {
  if (RISKY_TOOLS.includes(name)) {
    return [`Skill instructions reference "${name}" (code execution) but it is not in allowed-tools`];
  }
  return WRITING_TOOLS.includes(name) || OUTWARD_TOOLS.includes(name)
    ? [`Skill instructions reference "${name}" but it is not in allowed-tools`]
    : [];
}

function codeWarnings(name: unknown, code: unknown): string[] {
  if (!isText(code)) return [];
  return CODE_PATTERNS.filter((pattern) => pattern.test(code)).map(
    ({ source }) => `Tool "${textOf(name)}" code contains suspicious pattern: ${source}`,
  );
}

/** From ui/pages/extensions/ExtensionDetailModal.tsx; `tone` is a colour of our own tokens. */
export const RISKS: Readonly<Record<RiskLevel, { readonly label: string; readonly tone: string }>> = {
  low: { label: 'Low Risk', tone: 'ok' },
  medium: { label: 'Medium Risk', tone: 'warn' },
  high: { label: 'High Risk', tone: 'bad' },
};
