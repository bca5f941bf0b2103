// Reads what was set for runs from links and drafts, which anyone may have written: only as much as a page can show.

import { isObject, member } from '../../model/guards.ts';
import type { ConfigEntry, ConfigValues, HttpMock, ToolMock } from '../../model/run.ts';
import { SHOWN } from '../../sandbox/limits.ts';
import { record } from '../mock-config-store.svelte.ts';
import type { RunInput } from './run-inputs.svelte.ts';

/** How many of each kind are read; more than a person sets. */
const MAX = 100;

/** Arguments, and texts of settings, are not longer, in UTF-16 units. */
const MAX_LENGTH = 200_000;

/** Latest time that a Date can hold, ms from 1970 either way. */
const LATEST = 8.64e15;

/** Whatever is missing, of a wrong type or too long counts as not set. */
export function readRunInput(value: unknown): RunInput {
  const tool = member(value, 'tool');
  const mode = member(value, 'mode');
  const [id, release] = [member(mode, 'id'), member(mode, 'release')];
  const args = entriesOf(member(value, 'args')).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= MAX_LENGTH,
  );
  return {
    tool: typeof tool === 'string' ? tool : '',
    mode: typeof id === 'string' ? { id, release: typeof release === 'string' ? release : null } : null,
    args: Object.fromEntries(args),
    http: listOf(member(value, 'http'), httpMock),
    tools: listOf(member(value, 'tools'), toolMock),
    clock: timeOr(member(value, 'clock')),
    seed: numberOr(member(value, 'seed')),
  };
}

/** The settings that a link carries only if its maker chose so. */
export function readSharedConfig(value: unknown): ConfigValues {
  const config = record<ConfigEntry>();
  for (const [service, entry] of entriesOf(member(value, 'config'))) {
    const data = member(entry, 'data');
    if (!isObject(data)) continue;
    const fields = entriesOf(data).filter(([, one]) => typeof one !== 'string' || one.length <= MAX_LENGTH);
    config[service] = {
      data: Object.assign(record<unknown>(), Object.fromEntries(fields)),
      active: member(entry, 'active') !== false,
    };
  }
  return config;
}

/** Whether a link's part for runs has more than is read of it. */
export function isTooMuch(value: unknown): boolean {
  const read = { ...readRunInput(value), config: readSharedConfig(value) };
  const count = (part: unknown): number =>
    Object.keys(isObject(part) || Array.isArray(part) ? part : {}).length;
  return (['http', 'tools', 'args', 'config'] as const).some(
    (name) => count(member(value, name)) > count(read[name]),
  );
}

function entriesOf(value: unknown): [string, unknown][] {
  return Object.entries(isObject(value) ? value : {}).slice(0, MAX);
}

function listOf<T>(value: unknown, read: (one: unknown) => T | null): T[] {
  const list: unknown[] = Array.isArray(value) ? value.slice(0, MAX) : [];
  return list.flatMap((one) => read(one) ?? []);
}

/** null for anything that is not a mock of a request, or too long. */
export function httpMock(value: unknown): HttpMock | null {
  if (!isObject(value)) return null;
  const { method, address, status, headers, body, delayMs, fails } = value;
  if (typeof method !== 'string' || typeof address !== 'string' || typeof body !== 'string') return null;
  if (typeof status !== 'number' || status < 200 || status > 599) return null;
  const pairs = (Array.isArray(headers) ? headers : []).filter(
    (pair: unknown): pair is [string, string] =>
      Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string'),
  );
  const isShort =
    [method, ...pairs.flat()].every((word) => word.length <= SHOWN.header) &&
    pairs.length <= SHOWN.headers &&
    address.length <= SHOWN.address &&
    body.length <= SHOWN.body;
  if (!isShort) return null;
  const wait = Math.min(60_000, Math.max(0, numberOr(delayMs) ?? 0));
  const [whole, isFailure] = [Math.trunc(status), fails === true];
  return { method, address, status: whole, headers: pairs, body, delayMs: wait, fails: isFailure };
}

/** null for anything that is not a mock of a tool, or too long. */
export function toolMock(value: unknown): ToolMock | null {
  const [name, content] = [member(value, 'name'), member(value, 'content')];
  if (typeof name !== 'string' || typeof content !== 'string') return null;
  const isShort = name.length <= SHOWN.name && content.length <= SHOWN.body;
  return isShort ? { name, content, isError: member(value, 'isError') === true } : null;
}

/** null for anything that is not a time. */
export function timeOr(value: unknown): number | null {
  const time = numberOr(value);
  return time !== null && Math.abs(time) <= LATEST ? time : null;
}

/** null for anything that is not a finite number. */
export function numberOr(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
