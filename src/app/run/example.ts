// A saved call: arguments, mocks, settings and the expected result, to be run again as a test.

import type { ConfigEntry, ConfigValues } from '../../model/config.ts';
import { isObject, member } from '../../model/guards.ts';
import type { HttpMock, RunResult, ToolMock } from '../../model/run.ts';
import { record, type FieldName, type KeptConfig } from './example-config.ts';

/** A saved call with the result that it should give. */
export interface RunExample extends KeptConfig {
  readonly name: string;
  /** The id of the manifest that it belongs to. */
  readonly packageId: string;
  readonly tool: string;
  readonly mode: string;
  /** As typed; it may be no JSON. */
  readonly args: string;
  readonly http: readonly HttpMock[];
  readonly tools: readonly ToolMock[];
  readonly clock: number | null;
  readonly seed: number | null;
  readonly expected: { readonly isError: boolean; readonly content: string | null };
}

/** Whether a result is the expected one. */
export function passes({ expected }: RunExample, { isError, content }: RunResult): boolean {
  return isError === expected.isError && (content ?? null) === expected.content;
}

const FORMAT = 'plugbench-examples-1';

/** The text of a file of examples; `readExamples` reads it. */
export function writeExamples(examples: readonly RunExample[]): string {
  // Files keep the name that the mode has always had there.
  const stored = examples.map(({ mode, ...rest }) => ({ ...rest, way: mode }));
  return `${JSON.stringify({ format: FORMAT, examples: stored }, null, 2)}\n`;
}

/** The examples of a file; throws a sentence for anything else. */
export function readExamples(text: string): RunExample[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('This file is not JSON, so it contains no examples.');
  }
  const list = member(value, 'examples');
  if (member(value, 'format') !== FORMAT || !Array.isArray(list)) {
    throw new Error('This file contains no examples exported from Plugbench.');
  }
  return list.map((one: unknown, index) => {
    const example = exampleOf(one);
    if (!example)
      throw new Error(`Example ${String(index + 1)} in this file is incomplete, so nothing was imported.`);
    return example;
  });
}

function exampleOf(value: unknown): RunExample | null {
  const texts = ['name', 'packageId', 'tool', 'way', 'args'].map((key) => member(value, key));
  if (!texts.every((one) => typeof one === 'string')) return null;
  const [name = '', packageId = '', tool = '', mode = '', args = ''] = texts;
  const isError = member(member(value, 'expected'), 'isError');
  const content = member(member(value, 'expected'), 'content');
  if (typeof isError !== 'boolean' || (content !== null && typeof content !== 'string')) return null;
  const http = listOf(member(value, 'http'), httpMock);
  const tools = listOf(member(value, 'tools'), toolMock);
  const leftOut = listOf(member(value, 'leftOut'), fieldName);
  const config = configOf(member(value, 'config'));
  if (!http || !tools || !leftOut || !config) return null;
  const clock = timeOr(member(value, 'clock'));
  const seed = numberOr(member(value, 'seed'));
  const expected = { isError, content };
  return { name, packageId, tool, mode, args, http, tools, config, leftOut, clock, seed, expected };
}

/** null where one of them cannot be read. */
export function listOf<T>(value: unknown, read: (one: unknown) => T | null): T[] | null {
  const list: unknown[] = Array.isArray(value) ? value : [];
  const all = list.map(read);
  return all.every((one) => one !== null) ? all : null;
}

function fieldName(value: unknown): FieldName | null {
  const [service, field] = Array.isArray(value) ? (value as unknown[]) : [];
  return typeof service === 'string' && typeof field === 'string' ? [service, field] : null;
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
