// Reads what examples, links and drafts keep of mocks and settings: all that a link's first look needs of examples.

import { isObject, member } from '../../model/guards.ts';
import type { ConfigEntry, ConfigValues, HttpMock, ToolMock } from '../../model/run.ts';
import { record } from './example-config.ts';

/** null where one of them cannot be read. */
export function listOf<T>(value: unknown, read: (one: unknown) => T | null): T[] | null {
  const list: unknown[] = Array.isArray(value) ? value : [];
  const all = list.map(read);
  return all.every((one) => one !== null) ? all : null;
}

/** null for values that are none. */
export function configOf(value: unknown): ConfigValues | null {
  const config = record<ConfigEntry>();
  for (const [service, entry] of Object.entries(isObject(value) ? value : {})) {
    const data = member(entry, 'data');
    if (!isObject(data)) return null;
    config[service] = {
      data: Object.assign(record<unknown>(), data),
      active: member(entry, 'active') !== false,
    };
  }
  return config;
}

/** null for anything that is not a mock of a request. */
export function httpMock(value: unknown): HttpMock | null {
  if (!isObject(value)) return null;
  const { method, address, status, headers, body, delayMs, fails } = value;
  if (typeof method !== 'string' || typeof address !== 'string' || typeof body !== 'string') return null;
  if (typeof status !== 'number' || status < 200 || status > 599) return null;
  const pairs = (Array.isArray(headers) ? headers : []).filter(
    (pair: unknown): pair is [string, string] =>
      Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string'),
  );
  const wait = Math.min(60_000, Math.max(0, numberOr(delayMs) ?? 0));
  return {
    method,
    address,
    status: Math.trunc(status),
    headers: pairs,
    body,
    delayMs: wait,
    fails: fails === true,
  };
}

/** null for anything that is not a mock of a tool. */
export function toolMock(value: unknown): ToolMock | null {
  if (!isObject(value)) return null;
  const { name, content, isError } = value;
  return typeof name === 'string' && typeof content === 'string'
    ? { name, content, isError: isError === true }
    : null;
}

/** Latest time that a Date can hold, ms from 1970 either way. */
const LATEST = 8.64e15;

/** null for anything that is not a time. */
export function timeOr(value: unknown): number | null {
  const time = numberOr(value);
  return time !== null && Math.abs(time) <= LATEST ? time : null;
}

/** null for anything that is not a finite number. */
export function numberOr(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
