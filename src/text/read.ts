// Text to value: exactly as JSON.parse where it is JSON, as far as it can be read where it is not.

import { parseTree, type Node, type ParseError } from 'jsonc-parser';
import { MAX_DEPTH, nestingDepth } from './depth.ts';

export interface Reading {
  /** JSON.parse's value, else the tolerant reading's, else undefined. */
  readonly value: unknown;
  readonly strict: boolean;
  /** JSON.parse's own message for text that is not JSON. */
  readonly parseError?: string;
  /** Brackets nest deeper than the bench reads; then value is undefined. */
  readonly tooDeep: boolean;
}

/** Reads any text; never throws. */
export function readJson(text: string): Reading {
  if (nestingDepth(text) > MAX_DEPTH) return { value: undefined, strict: false, tooDeep: true };
  try {
    return { value: JSON.parse(text) as unknown, strict: true, tooDeep: false };
  } catch (error) {
    const parseError = error instanceof Error ? error.message : String(error);
    const tree = tolerantTree(text).tree;
    return { value: tree && valueOf(tree), strict: false, parseError, tooDeep: false };
  }
}

/** jsonc-parser's tree of broken text, with its errors. The text must not nest deeper than MAX_DEPTH. */
export function tolerantTree(text: string): { tree: Node | undefined; errors: ParseError[] } {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true, disallowComments: false });
  return { tree, errors };
}

/** The value of a tree; members without a value yet are left out, `__proto__` stays an ordinary member. */
export function valueOf(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(valueOf);
  if (node.type !== 'object') return node.value as unknown;
  const out: Record<string, unknown> = {};
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? [];
    if (!key || !value) continue;
    Object.defineProperty(out, String(key.value), {
      value: valueOf(value),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return out;
}
