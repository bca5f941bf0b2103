// Finds the members that code reads of a value, by destructuring or by `value.name`.

import type { SyntaxNode } from '@lezer/common';
import type { Span } from '../../../model/finding.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';

/** A member that code reads. */
export interface NameRead {
  readonly name: string;
  /** It has a default, so the code works without it. */
  readonly optional: boolean;
  /** The name in the code, without quotes. */
  readonly span: Span;
  /** `{ name }`, which also names the variable. */
  readonly shorthand: boolean;
}

/** All members that code reads of one value. */
export interface Reads {
  readonly names: readonly NameRead[];
  /** True where the code may read other members too. */
  readonly open: boolean;
}

/** Code that reads no member. */
export const NOTHING: Reads = { names: [], open: false };
/** Code whose reads cannot be followed, so it may read any member. */
export const ANYTHING: Reads = { names: [], open: true };

/** The one of these names that is nearly this one, or that starts with it or the other way round; undefined for none. */
export function meantName(name: string, others: readonly string[]): string | undefined {
  const parts = others.filter(
    (other) => other.length > 1 && (name.startsWith(other) || other.startsWith(name)),
  );
  return didYouMean(name, others) ?? (parts.length === 1 ? parts[0] : undefined);
}

/** The reads of all these pieces of code together. */
export function merged(all: readonly Reads[]): Reads {
  return { names: all.flatMap(({ names }) => names), open: all.some(({ open }) => open) };
}

/** Code with the names and declarations that occur in it. */
export class Uses {
  readonly text: string;
  readonly #nodes = new Map<string, SyntaxNode[]>();
  readonly #declared = new Map<string, SyntaxNode[]>();
  /** Names that are being followed: code may name them in a circle. */
  readonly #following = new Set<string>();

  constructor(root: SyntaxNode, text: string) {
    this.text = text;
    root.cursor().iterate(({ name, node }) => {
      const list = name === 'VariableDefinition' ? this.#declared : this.#nodes;
      if (name !== 'VariableDefinition' && name !== 'VariableName' && !isShorthand(node)) return;
      const key = this.textOf(node);
      const found = list.get(key);
      if (found) found.push(node);
      else list.set(key, [node]);
    });
  }

  textOf({ from, to }: SyntaxNode): string {
    return this.text.slice(from, to);
  }
  /** Places where a name is used as a value. */
  of(name: string): readonly SyntaxNode[] {
    return this.#nodes.get(name) ?? [];
  }
  /** Places where a name is declared. */
  declared(name: string): readonly SyntaxNode[] {
    return this.#declared.get(name) ?? [];
  }

  /** What code reads of a name that is declared once. */
  readsOfName(name: string): Reads {
    if (this.declared(name).length > 1 || this.#following.has(name)) return ANYTHING;
    this.#following.add(name);
    const reads = merged(this.of(name).map((node) => this.readsOf(node)));
    this.#following.delete(name);
    return reads;
  }

  /** What code reads of an expression's value, from where the expression is. */
  readsOf(node: SyntaxNode): Reads {
    let value = node;
    let parent = node.parent;
    // `(this.runtimeArgs ?? {})`
    while (parent && isWrapping(parent, value, this.text)) {
      value = parent;
      parent = parent.parent;
    }
    if (parent?.name === 'MemberExpression' && parent.firstChild?.from === value.from) {
      const key = memberKey(parent);
      const name = key && keyText(key, this.text);
      if (!key || name === null) return ANYTHING;
      return { names: [{ name, span: spanOf(key), optional: false, shorthand: false }], open: false };
    }
    if (parent?.name !== 'VariableDeclaration') return ANYTHING;
    const target = beforeEquals(value);
    if (target?.name === 'ObjectPattern') return this.pattern(target);
    return target?.name === 'VariableDefinition' ? this.readsOfName(this.textOf(target)) : ANYTHING;
  }

  /** The members that a pattern `{ a, b: c, d = 1 }` takes. */
  pattern(pattern: SyntaxNode): Reads {
    const names: NameRead[] = [];
    let open = false;
    for (const property of pattern.getChildren('PatternProperty')) {
      const key = property.firstChild;
      const name = key && keyText(key, this.text);
      if (!key || name === null) open = true;
      else {
        const optional = property.getChild('Equals') !== null;
        names.push({ name, span: spanOf(key), optional, shorthand: key.name === 'VariableDefinition' });
      }
    }
    return { names, open };
  }
}

/** `{ name }` in an object. */
function isShorthand({ name, parent, from, to }: SyntaxNode): boolean {
  return (
    name === 'PropertyDefinition' && parent?.name === 'Property' && parent.from === from && parent.to === to
  );
}

function isWrapping(parent: SyntaxNode, value: SyntaxNode, text: string): boolean {
  if (parent.name === 'ParenthesizedExpression') return true;
  if (parent.name !== 'BinaryExpression' || parent.firstChild?.to !== value.to) return false;
  const operator = value.nextSibling;
  return operator !== null && /^(?:\|\||\?\?)$/.test(text.slice(operator.from, operator.to));
}

function beforeEquals(value: SyntaxNode): SyntaxNode | null {
  return value.prevSibling?.name === 'Equals' ? value.prevSibling.prevSibling : null;
}

/** `b` of `a.b` and `a['b']`; null for a computed one. */
export function memberName(node: SyntaxNode, text: string): string | null {
  const key = memberKey(node);
  return key && keyText(key, text);
}

function memberKey(node: SyntaxNode): SyntaxNode | null {
  const key = node.getChild('PropertyName') ?? node.lastChild?.prevSibling;
  return key?.name === 'PropertyName' || key?.name === 'String' ? key : null;
}

const PLAIN_KEYS = ['PropertyName', 'PropertyDefinition', 'VariableDefinition', 'Number'];

/** The name that a key or a string of the code stands for; null for other expressions. */
export function keyText({ name, from, to }: SyntaxNode, text: string): string | null {
  if (PLAIN_KEYS.includes(name)) return text.slice(from, to);
  return name === 'String' ? stringText(text.slice(from, to)) : null;
}

/** The text that a literal stands for; null where its escapes are not JSON's too. */
function stringText(literal: string): string | null {
  const inner = literal.slice(1, -1);
  if (!inner.includes('\\')) return inner;
  const escaped = inner.replace(/\\[^]|"/g, (found) =>
    found === '"' ? '\\"' : found === "\\'" ? "'" : found,
  );
  try {
    return JSON.parse(`"${escaped}"`) as string;
  } catch {
    return null;
  }
}

/** The place of a key, without quotes. */
function spanOf({ name, from, to }: SyntaxNode): Span {
  return name === 'String' ? { from: from + 1, to: to - 1 } : { from, to };
}
