// Finds the members that code reads of a value, by destructuring or by `value.name`.

import type { SyntaxNode } from '@lezer/common';
import type { Span } from '../../model/finding.ts';
import { keyText, textOf } from './nodes.ts';
import type { ParsedCode } from './parse.ts';

export interface NameRead {
  readonly name: string;
  /** It has a default, so the code works without it. */
  readonly optional: boolean;
  /** The name in the code, without quotes. */
  readonly span: Span;
  /** `{ name }`, which also names the variable. */
  readonly shorthand: boolean;
}

export interface Reads {
  readonly names: readonly NameRead[];
  /** True where the code may read other members too. */
  readonly open: boolean;
}

export const NOTHING: Reads = { names: [], open: false };
/** Code whose reads cannot be followed, so it may read any member. */
export const ANYTHING: Reads = { names: [], open: true };

/** The reads of all these pieces of code together. */
export function merged(all: readonly Reads[]): Reads {
  return { names: all.flatMap(({ names }) => names), open: all.some(({ open }) => open) };
}

/** Places where a name is used as a value, `{ name }` included. */
export function mentionsOf(code: ParsedCode, name: string): readonly SyntaxNode[] {
  return [...code.uses(name), ...code.shorthands(name)];
}

/** What code reads of a name that is declared once, in the whole text or in a part of it. */
export function readsOfName(
  code: ParsedCode,
  name: string,
  part: Span = code.tree.topNode,
  following: readonly string[] = [],
): Reads {
  const isIn = ({ from, to }: SyntaxNode): boolean => from >= part.from && to <= part.to;
  // Code may name them in a circle.
  if (code.declared(name).filter(isIn).length > 1 || following.includes(name)) return ANYTHING;
  const uses = mentionsOf(code, name).filter(isIn);
  return merged(uses.map((node) => readsOf(code, node, part, [...following, name])));
}

/** What code reads of an expression's value, from where the expression is. */
export function readsOf(
  code: ParsedCode,
  node: SyntaxNode,
  part: Span = code.tree.topNode,
  following: readonly string[] = [],
): Reads {
  const value = unwrapped(code, node);
  const { parent, prevSibling: sign } = value;
  if (parent?.name === 'MemberExpression' && parent.firstChild?.from === value.from)
    return readOfMember(code, parent);
  const target = parent?.name === 'VariableDeclaration' && sign?.name === 'Equals' ? sign.prevSibling : null;
  if (target?.name === 'ObjectPattern') return readsOfPattern(code, target);
  return target?.name === 'VariableDefinition'
    ? readsOfName(code, textOf(code, target), part, following)
    : ANYTHING;
}

function readOfMember(code: ParsedCode, member: SyntaxNode): Reads {
  const key = member.getChild('PropertyName') ?? member.lastChild?.prevSibling;
  const name = key && /^(?:PropertyName|String)$/.test(key.name) ? keyText(code, key) : null;
  if (!key || name === null) return ANYTHING;
  return { names: [{ name, span: spanOf(key), optional: false, shorthand: false }], open: false };
}

/** The members that a pattern `{ a, b: c, d = 1 }` takes. */
export function readsOfPattern(code: ParsedCode, pattern: SyntaxNode): Reads {
  const names: NameRead[] = [];
  let open = false;
  for (const property of pattern.getChildren('PatternProperty')) {
    const key = property.firstChild;
    const name = key && keyText(code, key);
    if (!key || name === null) open = true;
    else {
      const optional = property.getChild('Equals') !== null;
      names.push({ name, span: spanOf(key), optional, shorthand: key.name === 'VariableDefinition' });
    }
  }
  return { names, open };
}

/** The widest expression around a value that gives it, such as `(this.runtimeArgs ?? {})`. */
function unwrapped(code: ParsedCode, node: SyntaxNode): SyntaxNode {
  let value = node;
  while (value.parent && isWrapping(code, value.parent, value)) value = value.parent;
  return value;
}

function isWrapping(code: ParsedCode, parent: SyntaxNode, value: SyntaxNode): boolean {
  if (parent.name === 'ParenthesizedExpression') return true;
  const operator = value.nextSibling;
  const isFirst = parent.name === 'BinaryExpression' && parent.firstChild?.to === value.to;
  return isFirst && operator !== null && /^(?:\|\||\?\?)$/.test(textOf(code, operator));
}

/** The place of a key, without quotes. */
function spanOf({ name, from, to }: SyntaxNode): Span {
  return name === 'String' ? { from: from + 1, to: to - 1 } : { from, to };
}
