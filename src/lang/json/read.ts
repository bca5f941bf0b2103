// Reads a text: exactly as JSON.parse where it is JSON, as far as possible where it is not.

import { parse, type ParseError } from 'jsonc-parser';
import type { TextReading } from '../../model/language.ts';
import { MAX_DEPTH, nestingDepth } from './depth.ts';
import { valueOf } from './lenient/tree.ts';
import { readBroken, type Broken } from './lenient/broken.ts';

/** Of a text as JSON: strict where JSON.parse accepts it, too deep where brackets nest deeper than MAX_DEPTH. */
export interface Reading extends TextReading {
  /** Number of members of all objects in the value; for JSON only. */
  readonly members?: number;
  /** How a text that is not JSON was read; absent for JSON and for text that nests too deep. */
  readonly broken?: Broken;
}

/** Reads any text; never throws. */
export function readJson(text: string): Reading {
  try {
    const value: unknown = JSON.parse(text);
    const { depth, members } = measure(value);
    if (depth > MAX_DEPTH) return { value: undefined, strict: false, tooDeep: true };
    return { value, strict: true, tooDeep: false, members };
  } catch (error) {
    if (nestingDepth(text) > MAX_DEPTH) return { value: undefined, strict: false, tooDeep: true };
    const parseError = error instanceof Error ? error.message : String(error);
    const broken = readBroken(text);
    const value = broken.root ? valueOf(broken.root) : undefined;
    return { value, strict: false, parseError, tooDeep: false, broken };
  }
}

/** How deep a value nests and how many members its objects have; stops one level past MAX_DEPTH. */
function measure(value: unknown): { depth: number; members: number } {
  let depth = 0;
  let members = 0;
  let level: unknown[] = typeof value === 'object' && value !== null ? [value] : [];
  while (level.length > 0 && depth <= MAX_DEPTH) {
    depth++;
    const next: unknown[] = [];
    for (const container of level) {
      const list = Array.isArray(container);
      const children: unknown[] = list ? container : Object.values(container as object);
      if (!list) members += children.length;
      for (const child of children) if (typeof child === 'object' && child !== null) next.push(child);
    }
    level = next;
  }
  return { depth, members };
}

/** True for JSON with nothing beyond it but comments and trailing commas. The text must not nest deeper than MAX_DEPTH. */
export function isCommentedJson(text: string): boolean {
  const errors: ParseError[] = [];
  parse(text, errors, { allowTrailingComma: true, disallowComments: false });
  return errors.length === 0;
}
