// Which tools of the host `utils.callTool` reaches, and the host's words where it does not (sheet 3.7).

import type { ToolMock } from '../../../model/run.ts';
import { gateOf, isBlockedTool } from '../code/permissions/called-tools.ts';
import { ERA, NOW, type RealRelease } from '../releases.ts';
import { keptFor } from './extension-permissions.ts';
import { hostTools, unanswered } from './host-tools.ts';
import type { HostTool } from './utility-tools.ts';

/** What decides on a call. */
export interface ToolGates {
  /** Permissions that the calling tool declares. */
  readonly permissions: readonly string[];
  /** null for the guide, which the release of its time stands in for. */
  readonly real: RealRelease | null;
  /** 0.8.3's worker, instead of the chat sandbox. */
  readonly worker: boolean;
  readonly mocks: readonly ToolMock[];
  /** The worker before the host has wired its tools, as in the recorded runs. */
  readonly without: boolean;
}

/**
 * What another tool answers to the calling code; throws the host's error where the gate, the registry or the tool
 * refuses. `permission` is the one that let the call pass; `args` is JSON.
 */
export function callTool(
  name: string,
  gates: ToolGates,
  args = '{}',
): { readonly content: string; readonly permission?: string } {
  const refused = refusedCall(name, gates);
  if (refused !== null) throw new Error(refused);
  const tools = hostTools(gates.mocks.map((mock) => mock.name));
  const tool = findTool(name, tools, gates);
  if (!tool) throw new Error(missingTool(name, tools, gates));
  const { content, isError } =
    gates.mocks.find((mock) => mock.name === tool.name) ?? unanswered(tool.name, args);
  if (isError) throw new Error(gates.worker ? content : `Tool '${name}' failed: ${content}`);
  const permission = gates.worker ? undefined : gateOf(name, releaseOf(gates));
  return permission === undefined ? { content } : { content, permission };
}

/** What `utils.listTools()` tells: in the chat what may be called, in the worker everything, without parameters. */
export function listTools(gates: ToolGates): HostTool[] {
  const tools = hostTools(gates.mocks.map((mock) => mock.name));
  if (gates.worker) return tools.map(({ name, description }) => ({ name, description }));
  return allowed(tools, gates).map((tool) => ({ ...tool, name: baseName(tool.name) }));
}

const KINDS = 'code execution, file mutation, email,';

/** Why the host does not let a call pass; null where it does. */
export function refusedCall(name: string, gates: ToolGates): string | null {
  const { worker, without, permissions } = gates;
  if (worker) return without ? 'No callTool handler registered' : refusedInWorker(name);
  const release = releaseOf(gates);
  // 2026-02 compares whole names, so that `core.write_file` passes here and is not found later on.
  if (release === ERA && baseName(name) !== name) return null;
  if (isBlockedTool(name, release)) {
    return `Tool '${name}' is blocked for security — custom tools cannot invoke ${KINDS} or git tools`;
  }
  const wanted = gateOf(name, release) ?? inheritedGate(baseName(name));
  if (wanted === undefined || permissions.includes(wanted)) return null;
  return `Tool '${name}' requires '${wanted}' permission which this custom tool does not have`;
}

/**
 * The host looks the permission up in a plain object, where `toString` and the like find what every object has
 * (core/agent/tools/dynamic-tool-permissions.ts). As V8 writes it.
 */
function inheritedGate(base: string): string | undefined {
  if (!(base in {})) return undefined;
  if (base === '__proto__') return '[object Object]';
  return `function ${base === 'constructor' ? 'Object' : base}() { [native code] }`;
}

/** gw/services/tool/executor.ts:456-569 */
function refusedInWorker(name: string): string | null {
  if (isBlockedTool(name, NOW)) {
    return `permission_denied: tool "${name}" is blocked from extension callTool — ${KINDS} and git tools cannot be invoked from sandboxed extension code`;
  }
  const kept = keptFor(baseName(name));
  return kept === undefined ? null : `permission_denied: tool "${name}" requires "${kept}" permission`;
}

/** 0.8.3 takes a tool of the same base name where there is none of the whole name. */
function findTool(name: string, tools: readonly HostTool[], gates: ToolGates): HostTool | undefined {
  const exact = tools.find((tool) => tool.name === name);
  if (exact || releaseOf(gates) === ERA) return exact;
  const alike = tools.filter((tool) => baseName(tool.name) === baseName(name));
  // The registry behind the worker wants the base name alone, and that only one tool has it.
  return !gates.worker || (alike.length === 1 && baseName(name) === name) ? alike[0] : undefined;
}

function missingTool(name: string, tools: readonly HostTool[], gates: ToolGates): string {
  if (gates.worker) return `Tool not found: ${name}`;
  const names = allowed(tools, gates).map((tool) => baseName(tool.name));
  return `Tool '${name}' not found. Available tools: ${names.join(', ')}`;
}

function allowed(tools: readonly HostTool[], gates: ToolGates): readonly HostTool[] {
  return tools.filter((tool) => refusedCall(tool.name, gates) === null);
}

function releaseOf({ real }: ToolGates): RealRelease {
  return real ?? ERA;
}

function baseName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
