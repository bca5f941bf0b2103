// Calls whose result the text shows: of `dict`, and of methods of known texts.

import { DictBuilder } from './dicts.ts';
import { formatted } from './format.ts';
import type { PythonNode, PythonTree } from './parse.ts';
import { nameOf } from './scopes.ts';
import type { PythonValue } from './value.ts';

type Evaluate = (node: PythonNode) => PythonValue;

/** One argument as it is written. */
interface Argument {
  readonly kind: 'plain' | 'keyword' | '*' | '**';
  /** Of a keyword. */
  readonly name: PythonNode | null;
  readonly value: PythonNode;
}

function writtenIn(list: PythonNode): Argument[] {
  const parts = list.children.slice(1, -1).filter(({ type }) => type !== ',');
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
  for (const [i, one] of writtenIn(list).entries()) {
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

/** The arguments of a call. */
export interface Arguments {
  readonly values: readonly PythonValue[];
  readonly keywords: ReadonlyMap<string, PythonValue>;
}

/** Null where some are spread. */
export function argumentsOf(tree: PythonTree, list: PythonNode, value: Evaluate): Arguments | null {
  const values: PythonValue[] = [];
  const keywords = new Map<string, PythonValue>();
  for (const one of writtenIn(list)) {
    if (one.kind === '*' || one.kind === '**') return null;
    if (one.name) keywords.set(nameOf(tree, one.name), value(one.value));
    else values.push(value(one.value));
  }
  return { values, keywords };
}

/** `text.format(…)` and `text.join(…)`; null where that cannot be known. */
export function textMethod(text: PythonValue, name: string, given: Arguments | null): string | null {
  if (text.kind !== 'str' || !given) return null;
  if (name === 'format') return formatted(text.value, given.values, given.keywords);
  const [list] = given.values;
  const alone = given.values.length === 1 && given.keywords.size === 0;
  if (name !== 'join' || !alone || (list?.kind !== 'list' && list?.kind !== 'tuple')) return null;
  const texts = list.items.map((item) => (item.kind === 'str' ? item.value : null));
  return texts.includes(null) ? null : texts.join(text.value);
}
