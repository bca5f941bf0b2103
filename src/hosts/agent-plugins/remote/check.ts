// Checks servers that clients reach by an address: address and headers.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { isMisspelt } from '../names.ts';
import { serversOf, TRANSPORTS } from '../servers/entries.ts';
import { addressFaults, HEADER_NAME, isHeaderValue } from './address.ts';
import {
  headerInvalid,
  headersType,
  headerText,
  headerTwice,
  remotePlaceholder,
  urlFragment,
  urlInsecure,
  urlMissing,
  urlNotAbsolute,
  urlType,
  urlUser,
} from './rules.ts';

/** Findings on servers of the types `streamable-http` and `sse`, and on those that mean to be. */
export function checkRemote({ value }: SourceDocument): Finding[] {
  return serversOf(value)
    .filter(({ transport }) => transport === 'streamable-http' || transport === 'sse')
    .flatMap(({ pointer, server }) => [
      ...checkAddress(pointer, server),
      ...checkHeaders(join(pointer, 'headers'), member(server, 'headers')),
    ]);
}

const RULES = { user: urlUser, fragment: urlFragment, elsewhere: urlInsecure } as const;

function checkAddress(holder: string, server: Readonly<Record<string, unknown>>): Finding[] {
  const url = member(server, 'url');
  if (url === undefined)
    return isMisspelt(server, 'url', TRANSPORTS.sse) ? [] : [urlMissing.at(holder, 'key')];
  const pointer = join(holder, 'url');
  if (typeof url !== 'string') return [urlType.at(pointer, 'value', { type: typeName(url) })];
  const faults = addressFaults(url).map((fault): Finding => {
    if (fault !== 'not-absolute') return RULES[fault].at(pointer, 'value', { url });
    const secure = `https://${url.trim()}`;
    const isBare = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[:/]|$)/i.test(url.trim());
    const meant = isBare && addressFaults(secure).length === 0 ? secure : undefined;
    return urlNotAbsolute.at(pointer, 'value', { url, meant });
  });
  return faults.some(({ code }) => code === urlNotAbsolute.code)
    ? faults
    : [...faults, ...placeholdersIn(pointer, url)];
}

function checkHeaders(pointer: string, headers: unknown): Finding[] {
  if (headers === undefined) return [];
  if (!isObject(headers)) return [headersType.at(pointer, 'value', { type: typeName(headers) })];
  const seen = new Map<string, string>();
  return Object.entries(headers).flatMap(([name, text]): Finding[] => {
    const at = join(pointer, name);
    const first = seen.get(name.toLowerCase());
    if (first !== undefined) return [headerTwice.at(at, 'key', { name, first })];
    seen.set(name.toLowerCase(), name);
    if (!HEADER_NAME.test(name)) return [headerInvalid.at(at, 'key', { name, part: 'name' })];
    if (typeof text !== 'string') return [headerText.at(at, 'value', { name, type: typeName(text) })];
    return isHeaderValue(text)
      ? placeholdersIn(at, text)
      : [headerInvalid.at(at, 'value', { name, part: 'value' })];
  });
}

function placeholdersIn(pointer: string, text: string): Finding[] {
  const match = /\$\{[^{}\s]{1,100}\}/.exec(text);
  if (!match) return [];
  const range = { from: match.index, to: match.index + match[0].length };
  return [remotePlaceholder.at(pointer, range, { text: match[0] })];
}
