// AnythingLLM's tolerant reading of plugin.json (safeJsonParse, server/utils/http/index.js:78-97).

import { jsonrepair } from 'jsonrepair';
import { extractFirst } from './extract-json.ts';

/** The host's reading of a text; `cannot-tell` where finding out would take too long or too much stack. */
export type Parsed =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'cannot-tell' };

/** jsonrepair takes quadratic time on text with many faults: here about three seconds at worst. */
const MAX_BROKEN_LENGTH = 120_000;

let latest: { readonly text: string; readonly parsed: Parsed } | undefined;

/** Strict JSON, else jsonrepair (only if the text starts with a bracket), else the first object found, else nothing. */
export function parseAsHost(text: string): Parsed {
  if (latest?.text !== text) latest = { text, parsed: readTolerantly(text, MAX_BROKEN_LENGTH) };
  return latest.parsed;
}

/** The same without remembering the text; broken text longer than `longest` characters gives `cannot-tell`. */
export function readTolerantly(text: string, longest: number): Parsed {
  try {
    return { kind: 'value', value: JSON.parse(text) as unknown };
  } catch {
    // The host ignores every failure and tries the next reader.
  }
  if (text.length > longest) return { kind: 'cannot-tell' };
  if (text.startsWith('{') || text.startsWith('[')) {
    try {
      return { kind: 'value', value: JSON.parse(jsonrepair(text)) as unknown };
    } catch (error) {
      if (error instanceof RangeError) return { kind: 'cannot-tell' };
    }
  }
  const found = extractFirst(text);
  return found ? { kind: 'value', value: found.value } : { kind: 'nothing' };
}
