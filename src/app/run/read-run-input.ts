// Reads what was set for runs from links and drafts, which anyone may have written: only as much as a page can show.

import { isObject, member } from '../../model/guards.ts';
import type { ConfigValues, HttpMock, ToolMock } from '../../model/run.ts';
import { SHOWN } from '../../sandbox/limits.ts';
import { configOf, httpMock, listOf, numberOr, timeOr, toolMock } from './stored-mocks.ts';
import { record } from './example-config.ts';
import type { RunInput } from './run-inputs.svelte.ts';

/** How many of each kind are read; more than a person sets. */
export const MAX = { answers: 100, texts: 100, services: 100, fields: 100 } as const;

/** Arguments, and texts of settings, are not longer, in UTF-16 units. */
const MAX_LENGTH = 200_000;

/** Whatever is missing, of a wrong type or too long counts as not set. */
export function readRunInput(value: unknown): RunInput {
  const tool = member(value, 'tool');
  const mode = member(value, 'mode');
  const [id, release] = [member(mode, 'id'), member(mode, 'release')];
  const args = member(value, 'args');
  const texts = Object.entries(isObject(args) ? args : {})
    .slice(0, MAX.texts)
    .filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= MAX_LENGTH,
    );
  return {
    tool: typeof tool === 'string' ? tool : '',
    mode: typeof id === 'string' ? { id, release: typeof release === 'string' ? release : null } : null,
    args: Object.fromEntries(texts),
    http: (listOf(beginning(member(value, 'http')), httpMock) ?? []).filter(isShort),
    tools: (listOf(beginning(member(value, 'tools')), toolMock) ?? []).filter(isShortTool),
    clock: timeOr(member(value, 'clock')),
    seed: numberOr(member(value, 'seed')),
  };
}

function beginning(value: unknown): unknown {
  return Array.isArray(value) ? value.slice(0, MAX.answers) : value;
}

function isShort({ method, address, headers, body }: HttpMock): boolean {
  const words = [method, ...headers.flat()];
  const fits = words.every((word) => word.length <= SHOWN.header) && headers.length <= SHOWN.headers;
  return fits && address.length <= SHOWN.address && body.length <= SHOWN.body;
}

function isShortTool({ name, content }: ToolMock): boolean {
  return name.length <= SHOWN.name && content.length <= SHOWN.body;
}

/** The settings that a link carries only if its maker chose so. */
export function readSharedConfig(value: unknown): ConfigValues {
  const given = member(value, 'config');
  const services = Object.entries(isObject(given) ? given : {}).slice(0, MAX.services);
  const few = services.map(([service, entry]) => {
    const data = member(entry, 'data');
    const fields = Object.entries(isObject(data) ? data : {}).slice(0, MAX.fields);
    const short = fields.filter(([, one]) => typeof one !== 'string' || one.length <= MAX_LENGTH);
    const values = Object.assign(record<unknown>(), Object.fromEntries(short));
    return [service, isObject(data) ? { ...(entry as object), data: values } : entry] as const;
  });
  return configOf(Object.fromEntries(few)) ?? {};
}

/** What of a link's part for runs is not opened, as a sentence; '' where all of it is. */
export function leftOutOf(value: unknown): string {
  const { http, tools, args } = readRunInput(value);
  const config = readSharedConfig(value);
  const sizeOf = (name: string): number => {
    const part = member(value, name);
    return Array.isArray(part) ? part.length : Object.keys(isObject(part) ? part : {}).length;
  };
  const counts: readonly (readonly [count: number, one: string, more: string])[] = [
    [sizeOf('http') - http.length, 'answer to a request', 'answers to requests'],
    [sizeOf('tools') - tools.length, 'answer of a tool', 'answers of tools'],
    [sizeOf('args') - Object.keys(args).length, 'set of arguments', 'sets of arguments'],
    [sizeOf('config') - Object.keys(config).length, 'service with settings', 'services with settings'],
  ];
  const parts = counts.flatMap(([count, one, more]) =>
    count > 0 ? [`${String(count)} ${count === 1 ? one : more}`] : [],
  );
  return parts.length === 0 ? '' : `Too much to show, so left out: ${parts.join(', ')}.`;
}
