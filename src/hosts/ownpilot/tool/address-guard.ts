// The guard that every request of tool code meets (core/agent/tools/dynamic-tool-sandbox.ts:20-77).

import { isPrivate } from '../code/network/addresses.ts';
import { V2026_02, type RealRelease } from '../releases.ts';

/** A parsed address, as the WHATWG parser gives it. */
export interface RequestAddress {
  /** With its colon. */
  readonly protocol: string;
  readonly hostname: string;
}

/**
 * The text with which the host refuses an address; null where the request goes out. The guide says nothing of a
 * guard, so that for it (`release` null) the one of its time holds. `looksUp` as for `isBlockedAddress`.
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
 * core/agent/tools/dynamic-tool-permissions.ts:160-342. With `looksUp` names are looked up too, as 0.8.3 does: that
 * refuses every IPv6 literal, since it asks for it with its brackets, and names for this machine with a final dot.
 * The recorded runs had a look-up that found everything.
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
