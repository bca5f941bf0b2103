// Answers the calls of a tool as OwnPilot does: requests with their guard and redirects, and other tools.

import type { Mocks } from '../../../model/run.ts';
import { PLAIN_NODE, type RequestRules } from '../../../sandbox/requests.ts';
import type { CallPlan } from '../../../sandbox/run-core.ts';
import type { RunLog } from '../../../sandbox/run-log.ts';
import { V0_8_3 } from '../releases.ts';
import { guardText } from '../tool/address-guard.ts';
import { callTool, type ToolPolicy } from '../tool/tool-policy.ts';
import type { OwnPilotMode } from './modes.ts';

const MAX_REDIRECTS = 5;

/** The guard and redirects of requests. With `looksUp` names are resolved as in 0.8.3, which then refuses every IPv6 literal. */
export function requestRules(tool: string, mode: OwnPilotMode, looksUp: boolean): RequestRules {
  const guard = (address: URL): string | null => guardText(address, tool, mode.real, looksUp);
  if (mode.real !== V0_8_3) return { ...PLAIN_NODE, guard };
  return {
    guard,
    mostRedirects: MAX_REDIRECTS,
    tooMany: () =>
      new Error(`[SSRF blocked] Tool '${tool}' exceeded safe redirect limit (${String(MAX_REDIRECTS)})`),
  };
}

/** The policy for calls of other tools; `recorded` plays the set-up of the recorded runs. */
export function toolPolicyOf(
  mode: OwnPilotMode,
  permissions: readonly string[],
  { tools: mocks }: Mocks,
  recorded: boolean,
): ToolPolicy {
  return { permissions, real: mode.real, worker: mode.id === '0.8.3-worker', mocks, without: recorded };
}

/** Answers `utils.callTool`, and notes in the log the permission that each call needs. */
export function answersOf(policy: ToolPolicy): NonNullable<CallPlan['answer']> {
  return (method, params, log) => {
    if (method === 'callTool') return called(params, policy, log);
    if (method !== 'fetch') return undefined;
    log.use('network');
    // Without the permission the guest has no `fetch`, so code that asks for it has got around the guest.
    if (!policy.permissions.includes('network')) throw new TypeError('fetch is not a function');
    return undefined;
  };
}

function called(params: unknown, policy: ToolPolicy, log: RunLog): string {
  const { name: given, args } = Object(params) as Record<string, unknown>;
  const name = String(given);
  const at = log.clock();
  const write = (rest: { content: string } | { failure: string }): void =>
    log.write({ kind: 'tool', at, ms: log.clock() - at, name, args: String(args), ...rest });
  try {
    const { content, permission } = callTool(name, policy, String(args));
    if (permission !== undefined) log.use(permission);
    write({ content });
    return content;
  } catch (error) {
    write({ failure: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}
