// The arguments of calls and classes, and what a call of `dict` gives.

import { DictBuilder } from './dicts.ts';
import type { PythonNode, PythonTree } from './tree.ts';
import { nameOf } from './scopes.ts';
import type { PythonValue } from './value.ts';

type Evaluate = (node: PythonNode) => PythonValue;

/** One argument as it is written. */
export interface Argument {
  readonly kind: 'plain' | 'keyword' | '*' | '**';
  /** Of a keyword. */
  readonly name: PythonNode | null;
  readonly value: PythonNode;
}

/** The arguments in a list, in their order. */
export function argumentsIn(list: PythonNode): Argument[] {
  const parts = list.children.filter(({ type }) => !/^[(),]$/.test(type));
  const found: Argument[] = [];
  for (let i = 0; i < parts.length; i++) {
    const [one, two, three] = parts.slice(i, i + 3);
    if (!one) continue;
    if ((one.type === '*' || one.type === '**') && two) {
      found.push({ kind: one.type, name: null, value: two });
      i += 1;
    } else if (two?.type === 'AssignOp' && three) {
      found.push({ kind: 'keyword', name: one, value: three });
      i += 2;
    } else found.push({ kind: 'plain', name: null, value: one });
  }
  return found;
}

/** `dict(a=1, **b)`, `dict({…}, a=1)`; null for anything else. */
export function dictOf(
  tree: PythonTree,
  node: PythonNode,
  list: PythonNode,
  value: Evaluate,
): PythonValue | null {
  const builder = new DictBuilder();
  for (const [i, one] of argumentsIn(list).entries()) {
    if (one.name) {
      const name = nameOf(tree, one.name);
      // Python changes such names in classes.
      if (name.startsWith('__') && !name.endsWith('__')) return null;
      builder.set(
        { kind: 'str', value: name, span: { from: one.name.from, to: one.name.to } },
        value(one.value),
      );
      continue;
    }
    const spread = value(one.value);
    if (one.kind === '*' || (one.kind === 'plain' && (i > 0 || spread.kind !== 'dict'))) return null;
    builder.spread(spread);
  }
  return builder.result({ from: node.from, to: node.to });
}
