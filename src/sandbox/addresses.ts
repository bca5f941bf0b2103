// Which addresses a tool may never ask for, whatever the release's own guard says. The page and the broker both apply it.

/** Top-level names that lead to a local network, by standard (RFC 6761, 6762, 8375, 9476) or by the habit of routers. */
const LOCAL = new Set(
  `alt arpa box cluster corp domain fritz home host internal intra intranet invalid lan local localdomain localhost
  mail modem onion private router svc test workgroup`.split(/\s+/),
);

/**
 * Why an address is never asked; null for a public https address. Names that lead to a local address by public DNS
 * cannot be recognised.
 */
export function refusalOf(address: string): string | null {
  if (!URL.canParse(address)) return 'This address cannot be read.';
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== 'https:') return 'Only https addresses can be reached.';
  if (username !== '' || password !== '') return 'Addresses with a user name or password are not reached.';
  return isLocal(hostname) ? 'Addresses of local networks and bare numbers are not reached.' : null;
}

/** `hostname`: as URL gives it, so escapes are decoded, letters are small, and every notation of IPv4 is decimal. */
function isLocal(hostname: string): boolean {
  if (hostname.startsWith('[')) return true;
  const labels = hostname.replace(/(?<!\.)\.+$/, '').split('.');
  const last = labels.at(-1) ?? '';
  // No top-level name begins with a digit.
  return labels.length < 2 || labels.includes('') || /^\d/.test(last) || LOCAL.has(last);
}
