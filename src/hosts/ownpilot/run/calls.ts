// Answers the calls of a tool as OwnPilot does: requests with their guard and redirects, and other tools.

import type { Mocks } from '../../../model/run.ts';
import { PLAIN_NODE, type RequestRules } from '../../../sandbox/requests.ts';
import type { CallPlan } from '../../../sandbox/run-core.ts';
import type { RunLog } from '../../../sandbox/run-log.ts';
import { V0_8_3, V2026_02, type RealRelease } from '../releases.ts';
import { callTool, type ToolPolicy } from '../tool/tool-policy.ts';
import type { OwnPilotMode } from './modes.ts';
import { isPrivate } from '../code/network/addresses.ts';

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

interface RequestAddress {
  /** With its colon. */
  readonly protocol: string;
  readonly hostname: string;
}

/**
 * The text with which the host refuses an address; null where it sends the request. The guide does not mention a
 * guard, so for it (`release` null) that of 2026-02 applies. `looksUp` is that of `isBlockedAddress`.
 */
export function guardText(
  address: RequestAddress,
  tool: string,
  release: RealRelease | null,
  looksUp = true,
): string | null {
  if (!isBlockedAddress(address, release ?? V2026_02, looksUp)) return null;
  return `[SSRF blocked] Tool '${tool}' attempted to access a private/internal URL: ${address.hostname}. Only public URLs are allowed.`;
}

/**
 * True where the release refuses the address (core/agent/tools/dynamic-tool-permissions.ts:160-342). With `looksUp`
 * names are resolved as in 0.8.3. That refuses every IPv6 literal, because it is resolved with its brackets, and names
 * of this machine with a final dot. In the recorded runs every name resolved.
 */
export function isBlockedAddress(
  { protocol, hostname }: RequestAddress,
  release: RealRelease,
  looksUp: boolean,
): boolean {
  if (protocol !== 'http:' && protocol !== 'https:') return true;
  const host = hostname.toLowerCase();
  const beyond = release !== V2026_02 && looksUp;
  if (host.startsWith('[')) return host === '[::1]' || beyond;
  if (isPrivate({ scheme: protocol, host }, release)) return true;
  // The final dot of a full name: only this one is compared with and without it.
  if (host === 'metadata.google.internal.') return release !== V2026_02;
  return beyond && host.endsWith('.') && isPrivate({ scheme: protocol, host: host.slice(0, -1) }, release);
}
