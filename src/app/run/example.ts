// A saved call: arguments, mocks, settings and what is expected, to be run again as a test; and the file with all of them.

import { member, parsedJson } from '../../model/guards.ts';
import type { HttpMock, ToolMock } from '../../model/run.ts';
import type { FieldName, KeptConfig } from './example-config.ts';
import { faultOf, type Expectation, type SavedResult } from './expectation.ts';
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
  readonly expected: SavedResult;
  /** Set where not all of the result counts. */
  readonly lookedFor?: Expectation | undefined;
}

/** The file beside the manifest that examples are saved in, so links, drafts and zips have them. */
export const EXAMPLES_FILE = 'plugbench.examples.json';

/** Since the second one an example may look for something in the result. */
const FORMATS = ['plugbench-examples-1', 'plugbench-examples-2'];

/** More would take long to run, and to list. */
const MOST = 200;

/** The text of a file of examples; `readExamples` reads it. */
export function writeExamples(examples: readonly RunExample[]): string {
  return `${JSON.stringify({ format: FORMATS.at(-1), examples }, null, 2)}\n`;
}

/** Whether a file of any name is meant to be one of examples. */
export function areExamples(text: string): boolean {
  return /^\s*\{\s*"format"\s*:\s*"plugbench-examples-\d/.test(text.slice(0, 200));
}

/** The examples of a file; throws a sentence for anything else. */
export function readExamples(text: string): RunExample[] {
  const value = parsedJson(text);
  if (value === undefined) throw new Error('It is not valid JSON.');
  const list = member(value, 'examples');
  if (!areExamples(text) || !Array.isArray(list))
    throw new Error('It does not begin as a file of examples does.');
  if (!FORMATS.includes(String(member(value, 'format'))))
    throw new Error('It is from another version of Plugbench.');
  if (list.length > MOST) throw new Error(`It has more than ${String(MOST)} examples.`);
  return list.map((one: unknown, index) => {
    const example = exampleOf(one);
    if (!example) throw new Error(`Example ${String(index + 1)} in it is incomplete.`);
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
  const lookedFor = lookedForIn(member(value, 'lookedFor'));
  if (lookedFor === null) return null;
  const expected = { isError, content };
  const example = { name, packageId, tool, mode, args, http, tools, config, leftOut, clock, seed, expected };
  return lookedFor === undefined ? example : { ...example, lookedFor };
}

/** undefined where nothing is, null where it cannot be read. */
function lookedForIn(value: unknown): Expectation | undefined | null {
  if (value === undefined) return undefined;
  const [kind, text] = [member(value, 'kind'), member(value, 'text')];
  if ((kind !== 'text' && kind !== 'members' && kind !== 'error') || typeof text !== 'string') return null;
  return faultOf({ kind, text }) === null ? { kind, text } : null;
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
