// Ports the guard for requests of tool code (core/agent/tools/dynamic-tool-sandbox.ts:20-77).

import { isPrivate } from '../code/network/addresses.ts';
import { V2026_02, type RealRelease } from '../releases.ts';

export interface RequestAddress {
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
