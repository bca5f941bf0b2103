// Text to value: exactly as JSON.parse where it is JSON, as far as it can be read where it is not.

import { parseTree, type Node, type ParseError } from 'jsonc-parser';
import { MAX_DEPTH, nestingDepth } from './depth.ts';
import { readBroken, type Broken } from './lenient/broken.ts';
import { valueOf } from './lenient/tree.ts';

export interface Reading {
  /** JSON.parse's value, else what can be read of a broken text, else undefined. */
  readonly value: unknown;
  readonly strict: boolean;
  /** JSON.parse's own message for text that is not JSON. */
  readonly parseError?: string;
  /** Brackets nest deeper than the bench reads; then value is undefined. */
  readonly tooDeep: boolean;
  /** How a text that is not JSON was read; absent for JSON and for what nests too deep. */
  readonly broken?: Broken;
}

/** Reads any text; never throws. */
export function readJson(text: string): Reading {
  if (nestingDepth(text) > MAX_DEPTH) return { value: undefined, strict: false, tooDeep: true };
  try {
    return { value: JSON.parse(text) as unknown, strict: true, tooDeep: false };
  } catch (error) {
    const parseError = error instanceof Error ? error.message : String(error);
    const broken = readBroken(text);
    const value = broken.root ? valueOf(broken.root) : undefined;
    return { value, strict: false, parseError, tooDeep: false, broken };
  }
}

/** jsonc-parser's tree of half-typed text, with its errors. The text must not nest deeper than MAX_DEPTH. */
export function tolerantTree(text: string): { tree: Node | undefined; errors: ParseError[] } {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true, disallowComments: false });
  return { tree, errors };
}
