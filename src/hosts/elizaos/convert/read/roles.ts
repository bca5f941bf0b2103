// What an object in a plugin's source is: by its type, by the list it is in, or by the list that names it.

import type { SyntaxNode, Tree } from '@lezer/common';
import { elementsOf, keyOf } from './literal.ts';

/** Where a file of the plugin is used. */
export type Role = 'action' | 'evaluator' | 'provider' | 'route' | 'plugin';

/** Lists of the Plugin interface whose elements have a name of their own. */
export const LISTS: Readonly<Record<string, Role>> = {
  actions: 'action',
  evaluators: 'evaluator',
  providers: 'provider',
  routes: 'route',
};

const TYPES: Readonly<Record<string, Role>> = {
  Action: 'action',
  Evaluator: 'evaluator',
  Provider: 'provider',
  Route: 'route',
  Plugin: 'plugin',
};

/** Names that each stand for an object, or for a list of objects. */
export type Named = ReadonlyMap<string, Role>;

/** From an object to the list or declaration around it. */
const MAX_STEPS = 10;

/** A list may name other lists; deeper chains are not followed. */
const ROUNDS = 3;

/** The roles of names in all files, from lists such as `evaluators: [first, second]` and from their imports. */
export function namedRoles(sources: readonly { readonly text: string; readonly tree: Tree }[]): Named {
  const named = new Map<string, Role>();
  for (let round = 0; round < ROUNDS; round++) {
    const before = named.size;
    for (const { text, tree } of sources) collect(tree, text, named);
    if (named.size === before) break;
  }
  return named;
}

function collect(tree: Tree, text: string, named: Map<string, Role>): void {
  tree.iterate({
    enter: ({ name, node }) => {
      if (name === 'ImportGroup') alias(node, text, named);
      if (name !== 'Property' && name !== 'VariableDeclaration') return;
      const value = withoutCast(node.lastChild?.name === ';' ? node.lastChild.prevSibling : node.lastChild);
      if (!value) return;
      const role = name === 'Property' ? listRole(node, text) : declaredRole(node, text, named);
      if (role === undefined) return;
      for (const { from, to } of namesIn(value)) named.set(text.slice(from, to), role);
    },
  });
}

/** The names that a list gives, or a value that is a name itself. */
function namesIn(value: SyntaxNode): SyntaxNode[] {
  const values = value.name === 'ArrayExpression' ? elementsOf(value) : [value];
  return values.flatMap((one) => {
    const inner = one.name === 'Spread' ? one.nextSibling : withoutCast(one);
    return inner?.name === 'VariableName' || inner?.name === 'PropertyDefinition' ? [inner] : [];
  });
}

/** `import { a as b }`: what is known of b holds for a. */
function alias(group: SyntaxNode, text: string, named: Map<string, Role>): void {
  for (const local of group.getChildren('VariableDefinition')) {
    const role = named.get(text.slice(local.from, local.to));
    const other = local.prevSibling?.name === 'as' ? local.prevSibling.prevSibling : null;
    if (role !== undefined && other) named.set(text.slice(other.from, other.to), role);
  }
}

function listRole(property: SyntaxNode, text: string): Role | undefined {
  const key = keyOf(property, text);
  return key !== null && Object.hasOwn(LISTS, key) ? LISTS[key] : undefined;
}

/** By the type that is written beside it, or by the lists that name it. */
function declaredRole(declaration: SyntaxNode, text: string, named: Named): Role | undefined {
  const type = typeRole(declaration.getChild('TypeAnnotation'), text);
  const name = declaration.getChild('VariableDefinition');
  return type ?? (name ? named.get(text.slice(name.from, name.to)) : undefined);
}

/** `: Evaluator`, `: Evaluator[]`, `satisfies Plugin`. */
function typeRole(node: SyntaxNode | null, text: string): Role | undefined {
  if (!node) return undefined;
  const name = text.slice(node.from, node.to).replace(/^(?::|as\b|satisfies\b)\s*/, '');
  const bare = /^(?:core\.)?([A-Za-z]{1,20})(?:\[\])?$/.exec(name)?.[1];
  return bare !== undefined && Object.hasOwn(TYPES, bare) ? TYPES[bare] : undefined;
}

/** undefined where nothing says it. */
export function roleOf(object: SyntaxNode, text: string, named: Named): Role | undefined {
  let steps = 0;
  for (let parent = object.parent; parent && ++steps <= MAX_STEPS; parent = parent.parent) {
    if (parent.name === 'BinaryExpression') {
      const cast = typeRole(parent.lastChild, text);
      if (cast !== undefined) return cast;
    } else if (parent.name === 'Property') return listRole(parent, text);
    else if (parent.name === 'VariableDeclaration') return declaredRole(parent, text, named);
    else if (parent.name !== 'ArrayExpression' && parent.name !== 'ParenthesizedExpression') return undefined;
  }
  return undefined;
}

function withoutCast(node: SyntaxNode | null): SyntaxNode | null {
  const cast = node?.name === 'BinaryExpression' && (node.getChild('as') ?? node.getChild('satisfies'));
  return cast && node ? node.firstChild : node;
}
