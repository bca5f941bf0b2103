// What a lenient reading makes of a text: values with their ranges, broken parts included.

import type { Span } from '../../model/finding.ts';

export type TreeNode = Scalar | Container;

export interface Scalar extends Span {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
}

export interface Container extends Span {
  readonly kind: 'object' | 'array';
  readonly members: readonly TreeMember[];
}

export interface TreeMember {
  /** The decoded key; the index for array elements. */
  readonly key: string;
  /** The key with its quotes; null for array elements. */
  readonly keySpan: Span | null;
  /** Null for a member whose value is not written yet. */
  readonly value: TreeNode | null;
  /** Where the value starts or would start. */
  readonly valueAt: number;
}

/** The value of a tree; members without a value are left out, `__proto__` stays an ordinary member. */
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
