// Assignments to patterns that engines take and the parser does not: `[a[i], a[j]] = [a[j], a[i]]`.

import type { SyntaxNode, Tree } from '@lezer/common';

/** Where the `=` of the first of them is; null where the first fault of the tree is another. */
export function unknownPattern(tree: Tree, text: string): number | null {
  const [at] = faultsOf(tree);
  if (at === undefined || !/^=(?![=>])/.test(text.slice(at, at + 2))) return null;
  return isTarget(bracketsBefore(tree, text.slice(0, at).trimEnd().length)) ? at : null;
}

/** Where its faults are. */
function faultsOf(tree: Tree): number[] {
  const faults: number[] = [];
  tree.iterate({
    enter: ({ type, from }) => {
      if (type.isError) faults.push(from);
    },
  });
  return faults;
}

/** The outermost value in brackets that ends there. */
function bracketsBefore(tree: Tree, end: number): SyntaxNode | null {
  let found: SyntaxNode | null = null;
  for (let node: SyntaxNode | null = tree.resolveInner(end, -1); node; node = node.parent) {
    if (node.to === end && BRACKETS.has(node.name)) found = node;
  }
  return found;
}

const BRACKETS: ReadonlySet<string> = new Set([
  'ArrayExpression',
  'ObjectExpression',
  'ParenthesizedExpression',
]);

/** What may be in brackets to the left of `=`. */
const SIMPLE: ReadonlySet<string> = new Set(['VariableName', 'MemberExpression', 'ParenthesizedExpression']);

/** Whether a value can be assigned to. */
function isTarget(node: SyntaxNode | null | undefined): boolean {
  if (!node) return false;
  const parts = partsOf(node);
  switch (node.name) {
    case 'VariableName':
    case 'ArrayPattern':
    case 'ObjectPattern':
      return true;
    case 'MemberExpression':
      return node.getChild('?.') === null;
    case 'ParenthesizedExpression':
      return SIMPLE.has(parts[0]?.name ?? '') && isTarget(parts[0]);
    case 'AssignmentExpression':
      return isTarget(parts[0]);
    case 'ArrayExpression':
      return parts.every((part) => part.name === 'Spread' || isTarget(part));
    case 'ObjectExpression':
      return parts.every(isMemberTarget);
    default:
      return false;
  }
}

function isMemberTarget(member: SyntaxNode): boolean {
  if (member.name === 'Spread' || member.name === 'VariableName') return true;
  const isShort = member.firstChild?.to === member.to;
  return (
    member.name === 'Property' &&
    member.getChild('ParamList') === null &&
    (isShort || isTarget(member.lastChild))
  );
}

/** All children except comments and punctuation. */
function partsOf(node: SyntaxNode): SyntaxNode[] {
  const parts: SyntaxNode[] = [];
  for (let part = node.firstChild; part; part = part.nextSibling) {
    if (/^\w+$/.test(part.name) && !part.name.endsWith('Comment')) parts.push(part);
  }
  return parts;
}
