// Finds the members that code reads of a value, by destructuring or by `value.name`.

import type { SyntaxNode } from '@lezer/common';

/** A member that code reads. */
export interface NameRead {
  readonly name: string;
  /** It has a default, so the code works without it. */
  readonly optional: boolean;
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
      const name = memberName(parent, this.text);
      return name === null ? ANYTHING : { names: [{ name, optional: false }], open: false };
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
      const key = property.getChild('PropertyName') ?? property.getChild('VariableDefinition');
      if (!key || property.getChild('Spread') || property.getChild('[')) open = true;
      else names.push({ name: this.textOf(key), optional: property.getChild('Equals') !== null });
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
  const plain = node.getChild('PropertyName');
  if (plain) return text.slice(plain.from, plain.to);
  const key = node.lastChild?.prevSibling;
  return key?.name === 'String' ? text.slice(key.from + 1, key.to - 1) : null;
}
