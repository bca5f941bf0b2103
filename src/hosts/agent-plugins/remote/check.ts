// Checks servers that clients reach by an address: address and headers.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { isMisspelt } from '../names.ts';
import { serversOf, TRANSPORTS } from '../servers/entries.ts';
import * as rules from './rules.ts';

/** Findings on servers of the types `streamable-http` and `sse`, and on those that mean to be. */
export function checkRemote({ value }: SourceDocument): Finding[] {
  return serversOf(value)
    .filter(({ transport }) => transport === 'streamable-http' || transport === 'sse')
    .flatMap(({ pointer, server }) => [
      ...checkAddress(pointer, server),
      ...checkHeaders(join(pointer, 'headers'), member(server, 'headers')),
    ]);
}

const RULES = { user: rules.urlUser, fragment: rules.urlFragment, elsewhere: rules.urlInsecure } as const;

function checkAddress(holder: string, server: Readonly<Record<string, unknown>>): Finding[] {
  const url = member(server, 'url');
  if (url === undefined)
    return isMisspelt(server, 'url', TRANSPORTS.sse) ? [] : [rules.urlMissing.at(holder, 'key')];
  const pointer = join(holder, 'url');
  if (typeof url !== 'string') return [rules.urlType.at(pointer, 'value', { type: typeName(url) })];
  const faults = addressFaults(url).map((fault): Finding => {
    if (fault !== 'not-absolute') return RULES[fault].at(pointer, 'value', { url });
    const secure = `https://${url.trim()}`;
    const isBare = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[:/]|$)/i.test(url.trim());
    const meant = isBare && addressFaults(secure).length === 0 ? secure : undefined;
    return rules.urlNotAbsolute.at(pointer, 'value', { url, meant });
  });
  return faults.some(({ code }) => code === rules.urlNotAbsolute.code)
    ? faults
    : [...faults, ...placeholdersIn(pointer, url)];
}

function checkHeaders(pointer: string, headers: unknown): Finding[] {
  if (headers === undefined) return [];
  if (!isObject(headers)) return [rules.headersType.at(pointer, 'value', { type: typeName(headers) })];
  const seen = new Map<string, string>();
  return Object.entries(headers).flatMap(([name, text]): Finding[] => {
    const at = join(pointer, name);
    const first = seen.get(name.toLowerCase());
    if (first !== undefined) return [rules.headerTwice.at(at, 'key', { name, first })];
    seen.set(name.toLowerCase(), name);
    if (!HEADER_NAME.test(name)) return [rules.headerInvalid.at(at, 'key', { name, part: 'name' })];
    if (typeof text !== 'string') return [rules.headerText.at(at, 'value', { name, type: typeName(text) })];
    return isHeaderValue(text)
      ? placeholdersIn(at, text)
      : [rules.headerInvalid.at(at, 'value', { name, part: 'value' })];
  });
}

function placeholdersIn(pointer: string, text: string): Finding[] {
  const match = /\$\{[^{}\s]{1,100}\}/.exec(text);
  if (!match) return [];
  const range = { from: match.index, to: match.index + match[0].length };
  return [rules.remotePlaceholder.at(pointer, range, { text: match[0] })];
}

/** What is wrong with an address; `elsewhere`: unencrypted, and not on this machine. */
type AddressFault = 'not-absolute' | 'user' | 'fragment' | 'elsewhere';

/** All faults; [] for an address that a client may connect to. */
function addressFaults(address: string): AddressFault[] {
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
const HEADER_NAME = /^[!#$%&'*+.^_`|~\dA-Za-z-]+$/;

/** Whether header fields may have this value: no line breaks and no other control characters. */
function isHeaderValue(text: string): boolean {
  return !/[^\t\x20-\x7e\x80-\xff]/.test(text) && text.trim() === text;
}
