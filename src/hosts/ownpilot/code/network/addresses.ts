// Decides which addresses the request guard of each release blocks, as far as the text of the address shows.

import { V2026_02, type RealRelease } from '../../releases.ts';

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0'];
const METADATA_NAMES = ['metadata.google.internal'];

/**
 * Blocked IPv4 ranges: the first octet, and the first and last second octet. The host compares only these two
 * (core/agent/tools/dynamic-tool-permissions.ts:160-342).
 */
const RANGES: readonly { first: number; from: number; to: number; in2026_02: boolean }[] = [
  { first: 0, from: 0, to: 255, in2026_02: true },
  { first: 10, from: 0, to: 255, in2026_02: true },
  { first: 100, from: 64, to: 127, in2026_02: false },
  { first: 127, from: 0, to: 255, in2026_02: false },
  { first: 169, from: 254, to: 254, in2026_02: true },
  { first: 172, from: 16, to: 31, in2026_02: true },
  { first: 192, from: 0, to: 0, in2026_02: false },
  { first: 192, from: 168, to: 168, in2026_02: true },
  { first: 198, from: 18, to: 19, in2026_02: false },
];

export interface Address {
  readonly scheme: string;
  /** Lower case, without port; '' where there is none. */
  readonly host: string;
}

/**
 * Scheme and host of the beginning of an address; null where it has no scheme, or where the host may go on
 * behind the text (`whole` false and nothing after it).
 */
export function readAddress(text: string, whole: boolean): Address | null {
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(text);
  if (!scheme?.[1]) return null;
  const rest = text.slice(scheme[0].length);
  const name = scheme[1].toLowerCase();
  const host = /^[/\\]{2}(?:[^/\\?#@\s]*@)?(\[[0-9a-f:.]*\]|[^/\\?#:\s]*)(.?)/is.exec(rest);
  if (!host) return { scheme: name, host: '' };
  return whole || host[2] !== ''
    ? { scheme: name, host: (host[1] ?? '').toLowerCase().replace(/\.$/, '') }
    : null;
}

/** True where the release refuses the request without asking the network. */
export function isPrivate({ host }: Address, release: RealRelease): boolean {
  if (LOCAL_NAMES.includes(host) || METADATA_NAMES.includes(host)) return true;
  if (host.startsWith('[')) return release !== V2026_02;
  const number = ipv4(host);
  if (number === undefined) return false;
  const [first, second] = [Math.floor(number / 2 ** 24), Math.floor(number / 2 ** 16) % 256];
  if (release === V2026_02 && host === '100.100.100.200') return true;
  if (first >= 240) return release !== V2026_02;
  // 127.0.0.1 in another spelling.
  if (number === 0x7f000001) return true;
  return RANGES.some(
    (range) =>
      (range.in2026_02 || release !== V2026_02) &&
      range.first === first &&
      range.from <= second &&
      second <= range.to,
  );
}

/** The number of an IPv4 address in any spelling that a URL takes (decimal, 0x, fewer parts). */
function ipv4(host: string): number | undefined {
  const parts = host.split('.').map((part) => {
    if (!/^(?:0x[0-9a-f]*|\d+)$/.test(part)) return NaN;
    if (/^0x/.test(part)) return parseInt(part.slice(2) || '0', 16);
    return /^0[0-7]+$/.test(part) ? parseInt(part, 8) : Number(part);
  });
  const last = parts.pop();
  if (last === undefined || isNaN(last) || parts.length > 3 || parts.some((part) => !(part < 256)))
    return undefined;
  if (last >= 256 ** (4 - parts.length)) return undefined;
  return parts.reduce((sum, part, i) => sum + part * 256 ** (3 - i), last);
}
