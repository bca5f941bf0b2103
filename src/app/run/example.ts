// A saved call: arguments, mocks, settings and the expected result, to be run again as a test.

import { member } from '../../model/guards.ts';
import type { HttpMock, RunResult, ToolMock } from '../../model/run.ts';
import type { FieldName, KeptConfig } from './example-config.ts';
import { httpMock, numberOr, readSharedConfig, timeOr, toolMock } from './read-run-input.ts';

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
  return `${JSON.stringify({ format: FORMAT, examples }, null, 2)}\n`;
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
  const format = member(value, 'format');
  if (typeof format !== 'string' || !/^plugbench-examples-\d/.test(format) || !Array.isArray(list)) {
    throw new Error('This file contains no examples exported from Plugbench.');
  }
  if (format !== FORMAT)
    throw new Error('These examples are from another version of Plugbench, so nothing was imported.');
  return list.map((one: unknown, index) => {
    const example = exampleOf(one);
    if (!example)
      throw new Error(`Example ${String(index + 1)} in this file is incomplete, so nothing was imported.`);
    return example;
  });
}

function exampleOf(value: unknown): RunExample | null {
  const texts = ['name', 'packageId', 'tool', 'mode', 'args'].map((key) => member(value, key));
  if (!texts.every((one) => typeof one === 'string')) return null;
  const [name = '', packageId = '', tool = '', mode = '', args = ''] = texts;
  const isError = member(member(value, 'expected'), 'isError');
  const content = member(member(value, 'expected'), 'content');
  if (typeof isError !== 'boolean' || (content !== null && typeof content !== 'string')) return null;
  const http = listOf(member(value, 'http'), httpMock);
  const tools = listOf(member(value, 'tools'), toolMock);
  const leftOut = listOf(member(value, 'leftOut'), fieldName);
  const config = readSharedConfig(value);
  if (!http || !tools || !leftOut) return null;
  const clock = timeOr(member(value, 'clock'));
  const seed = numberOr(member(value, 'seed'));
  const expected = { isError, content };
  return { name, packageId, tool, mode, args, http, tools, config, leftOut, clock, seed, expected };
}

/** Null where one of them cannot be read. */
function listOf<T>(value: unknown, read: (one: unknown) => T | null): T[] | null {
  const list: unknown[] = Array.isArray(value) ? value : [];
  const all = list.map(read);
  return all.every((one) => one !== null) ? all : null;
}

function fieldName(value: unknown): FieldName | null {
  const [service, field] = Array.isArray(value) ? (value as unknown[]) : [];
  return typeof service === 'string' && typeof field === 'string' ? [service, field] : null;
}
