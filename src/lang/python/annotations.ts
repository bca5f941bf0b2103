// Types in annotations, which Python computes when it reads them.

import { TYPES } from './builtins.ts';
import { visible } from './classes.ts';
import type { NameScopes } from './scopes.ts';
import { textOf, type PythonNode, type PythonTree } from './tree.ts';

/** Classes of `typing` that take as many types in brackets; 0 for any number. */
export const TYPING: Readonly<Record<string, number>> = {
  ...{ Optional: 1, List: 1, Set: 1, Sequence: 1, Iterable: 1, Type: 1, Dict: 2, Mapping: 2 },
  ...{ Union: 0, Tuple: 0, Literal: 0 },
};
/** Built-in classes that take types in brackets. */
export const GENERIC = ['dict', 'list', 'set', 'tuple', 'frozenset', 'type'];

/** `str | None` and its like. */
export function isUnion(tree: PythonTree, scopes: NameScopes, node: PythonNode): boolean {
  const [left, sign, right] = node.children;
  const isType = (one: PythonNode | undefined): boolean => {
    if (one?.type === 'BinaryExpression') return isUnion(tree, scopes, one);
    const name = one ? textOf(tree, one) : '';
    return one?.type === 'VariableName' && TYPES.has(name) && visible(scopes, one, name).length === 0;
  };
  return (
    sign !== undefined &&
    textOf(tree, sign) === '|' &&
    isType(left) &&
    (right?.type === 'None' || isType(right))
  );
}
