// Reads addresses of servers as far as the specification has rules for them.

/** What is wrong with an address; `elsewhere`: unencrypted, and not on this machine. */
export type AddressFault = 'not-absolute' | 'user' | 'fragment' | 'elsewhere';

/** All faults; [] for an address that a client may connect to. */
export function addressFaults(address: string): AddressFault[] {
  const [, scheme = '', authority = '', rest = ''] =
    /^(https?):\/\/([^/?#\\]*)((?:[/?#\\][^]*)?)$/i.exec(address) ?? [];
  const host = hostOf(authority);
  if (!isHost(host) || /\s/.test(address)) return ['not-absolute'];
  return [
    ...(authority.includes('@') ? (['user'] as const) : []),
    ...(rest.includes('#') ? (['fragment'] as const) : []),
    ...(scheme.toLowerCase() === 'http' && !isLoopback(host) ? (['elsewhere'] as const) : []),
  ];
}

/** A name, an IPv4 or a bracketed IPv6 address, without the port. */
function hostOf(authority: string): string {
  return authority
    .slice(authority.lastIndexOf('@') + 1)
    .replace(/:(\d{0,5})$/, (whole, port) => (Number(port) > 65535 ? whole : ''));
}

function isHost(host: string): boolean {
  if (host.startsWith('[')) return host.endsWith(']') && isIpv6(host.slice(1, -1));
  // What looks like an IPv4 address has to be one.
  return /^[\d.]+$/.test(host) ? isIpv4(host) : /^(?:[^\s[\]:@<>"{}|^`%]|%[\da-f]{2})+$/i.test(host);
}

function isIpv4(text: string): boolean {
  return /^\d+(?:\.\d+){0,3}$/.test(text) && text.split('.').every((part) => Number(part) < 256);
}

/** Eight groups of hexadecimal digits, of which the last two may be an IPv4 address and `::` stands for zeros. */
function isIpv6(text: string): boolean {
  const halves = text.replace(/(?<=:)[\d.]+\.\d+$/, (end) => (isIpv4(end) ? '0:0' : end)).split('::');
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const fits = halves.length === 2 ? groups.length < 8 : halves.length === 1 && groups.length === 8;
  return fits && groups.every((group) => /^[\da-f]{1,4}$/i.test(group));
}

function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[(?:0{0,4}:){2,7}0{0,3}1\])$/i.test(host);
}

/** A name that header fields may have (RFC 9110). */
export const HEADER_NAME = /^[!#$%&'*+.^_`|~\dA-Za-z-]+$/;

/** Whether header fields may have this value: no line breaks and no other control characters. */
export function isHeaderValue(text: string): boolean {
  return !/[^\t\x20-\x7e\x80-\xff]/.test(text) && text.trim() === text;
}
