// Takes TypeScript's types out of a piece of code, so that what is left is JavaScript.

import type { SyntaxNode } from '@lezer/common';

const WHOLE = [
  'AmbientDeclaration',
  'InterfaceDeclaration',
  'Optional',
  'Privacy',
  'TypeAliasDeclaration',
  'TypeAnnotation',
  'TypeArgList',
  'TypeParamList',
  'abstract',
  'override',
  'readonly',
];

interface Cut {
  readonly from: number;
  readonly to: number;
}

/** The text between two places inside of a node, without types. */
export function withoutTypes(node: SyntaxNode, text: string, from: number, to: number): string {
  const cuts: Cut[] = [];
  node.cursor().iterate(({ node: inner }) => {
    const cut = cutOf(inner);
    if (cut) cuts.push(cut);
    return cut === null || cut.from !== inner.from || cut.to !== inner.to;
  });
  let out = '';
  let at = from;
  for (const cut of cuts.sort((a, b) => a.from - b.from)) {
    if (cut.from < at || cut.to > to) continue;
    out += text.slice(at, cut.from);
    at = cut.to;
  }
  return out + text.slice(at, to);
}

/** Children of an import or export that brings types and nothing else. */
const TYPES_ONLY = ['type', 'TypeAliasDeclaration', 'InterfaceDeclaration'];

function isIn(parent: SyntaxNode | null, ...names: readonly string[]): boolean {
  return parent !== null && names.includes(parent.name);
}

/** What has to go at this node. */
function cutOf(node: SyntaxNode): Cut | null {
  const { name, parent, from, to } = node;
  if (WHOLE.includes(name)) return node;
  switch (name) {
    case 'ImportDeclaration':
    case 'ExportDeclaration':
      return TYPES_ONLY.some((child) => node.getChild(child)) ? node : null;
    // A function without a body is one more signature.
    case 'FunctionDeclaration':
      return node.getChild('Block') ? null : node;
    case 'type':
      return isIn(parent, 'ImportGroup', 'ExportGroup') ? specifier(node) : null;
    case 'as':
    case 'satisfies':
      return parent && isIn(parent, 'BinaryExpression') ? { from, to: parent.to } : null;
    case 'implements':
      return { from, to: parent?.getChild('ClassBody')?.from ?? to };
    case 'LogicOp':
      return isIn(parent, 'PostfixExpression', 'PropertyDeclaration') ? node : null;
    case 'PrefixCast': {
      const end = node.getChild('>');
      return end && { from, to: end.to };
    }
    default:
      return null;
  }
}

/** `type Name as Other,` in the braces of an import. */
function specifier(type: SyntaxNode): Cut {
  let last = type;
  for (let next = type.nextSibling; next && next.name !== '}'; next = next.nextSibling) {
    last = next;
    if (next.name === ',') break;
  }
  return { from: type.from, to: last.to };
}
