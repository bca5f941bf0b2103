// The tolerant reader's tree: values with their ranges, broken parts included.

import type { Span } from '../../../model/finding.ts';

export type TreeNode = Scalar | Container;

/** A string, number or literal with the value it was meant to have. */
export interface Scalar extends Span {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
}

/** An object or array; its range ends with its closing bracket, or where reading stopped. */
export interface Container extends Span {
  readonly kind: 'object' | 'array';
  readonly members: readonly TreeMember[];
}

/** A member of an object or an element of an array. Keys may repeat. */
export interface TreeMember {
  readonly key: string;
  /** The key with its quotes; null for array elements. */
  readonly keySpan: Span | null;
  /** Null for a member without a value, such as the last one of `{"a": ` while it is typed. */
  readonly value: TreeNode | null;
  /** Offset where the value starts or would start. */
  readonly valueAt: number;
}

/**
 * The JavaScript value of a tree, as JSON.parse makes it: of equal keys the last one counts, `__proto__` is an ordinary
 * member. Members without a value are left out; in an array they are null.
 */
export function valueOf(node: TreeNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'array') return node.members.map((m) => (m.value ? valueOf(m.value) : null));
  const out: Record<string, unknown> = {};
  for (const { key, value } of node.members) {
    if (value) setOwn(out, key, valueOf(value));
  }
  return out;
}

function setOwn(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') target[key] = value;
  else Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
