// What OwnPilot does to a tool's requests: the guard against private addresses, and redirects (sheet 3.5).

import { PLAIN_NODE, type RequestRules } from '../../../sandbox/requests.ts';
import { NOW } from '../releases.ts';
import { guardText } from '../tool/address-guard.ts';
import type { OwnPilotWay } from './ways.ts';

const MOST_REDIRECTS = 5;

/** `looksUp`: whether 0.8.3's look-up of names is played; it refuses every IPv6 literal. */
export function requestRules(tool: string, way: OwnPilotWay, looksUp: boolean): RequestRules {
  const guard = (address: URL): string | null => guardText(address, tool, way.real, looksUp);
  if (way.real !== NOW) return { ...PLAIN_NODE, guard };
  return {
    guard,
    mostRedirects: MOST_REDIRECTS,
    tooMany: () =>
      new Error(`[SSRF blocked] Tool '${tool}' exceeded safe redirect limit (${String(MOST_REDIRECTS)})`),
  };
}
