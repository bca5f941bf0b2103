// What OwnPilot decides about the calls of a tool: requests, their guard and redirects (sheet 3.5), and other tools.

import type { Mocks } from '../../../model/run.ts';
import { PLAIN_NODE, type RequestRules } from '../../../sandbox/requests.ts';
import type { CallPlan } from '../../../sandbox/run-core.ts';
import type { RunLog } from '../../../sandbox/run-log.ts';
import { V0_8_3 } from '../releases.ts';
import { guardText } from '../tool/address-guard.ts';
import { callTool, type ToolPolicy } from '../tool/tool-policy.ts';
import type { OwnPilotMode } from './modes.ts';

const MOST_REDIRECTS = 5;

/** `looksUp`: whether 0.8.3's look-up of names is played; it refuses every IPv6 literal. */
export function requestRules(tool: string, mode: OwnPilotMode, looksUp: boolean): RequestRules {
  const guard = (address: URL): string | null => guardText(address, tool, mode.real, looksUp);
  if (mode.real !== V0_8_3) return { ...PLAIN_NODE, guard };
  return {
    guard,
    mostRedirects: MOST_REDIRECTS,
    tooMany: () =>
      new Error(`[SSRF blocked] Tool '${tool}' exceeded safe redirect limit (${String(MOST_REDIRECTS)})`),
  };
}

/** What decides on the calls of other tools. */
export function toolPolicyOf(
  mode: OwnPilotMode,
  permissions: readonly string[],
  { tools: mocks }: Mocks,
  recorded: boolean,
): ToolPolicy {
  return { permissions, real: mode.real, worker: mode.id === '0.8.3-worker', mocks, without: recorded };
}

/** Permissions that calls need are noted in the log. */
export function answersOf(policy: ToolPolicy): NonNullable<CallPlan['answer']> {
  return (method, params, log) => {
    if (method === 'callTool') return called(params, policy, log);
    if (method !== 'fetch') return undefined;
    log.use('network');
    // The guest has no `fetch` then; code that asks for it anyway has got around it.
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
