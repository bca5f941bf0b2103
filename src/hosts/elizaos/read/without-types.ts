// Takes TypeScript's types out of a piece of code, so that what is left is JavaScript.

import type { SyntaxNode } from '@lezer/common';

const WHOLE = [
  'TypeAnnotation',
  'TypeArgList',
  'TypeParamList',
  'Optional',
  'TypeAliasDeclaration',
  'InterfaceDeclaration',
];

/** The text between two places inside of a node, without types. */
export function withoutTypes(node: SyntaxNode, text: string, from: number, to: number): string {
  const cuts: { from: number; to: number }[] = [];
  node.cursor().iterate((inner) => {
    const { name, node: here } = inner;
    if (WHOLE.includes(name)) {
      cuts.push({ from: here.from, to: here.to });
      return false;
    }
    const parent = here.parent?.name;
    if ((name === 'as' || name === 'satisfies') && parent === 'BinaryExpression') {
      cuts.push({ from: here.from, to: here.parent?.to ?? here.to });
    }
    if (name === 'LogicOp' && parent === 'PostfixExpression') cuts.push({ from: here.from, to: here.to });
    if (name === 'PrefixCast') {
      const end = here.getChild('>');
      if (end) cuts.push({ from: here.from, to: end.to });
    }
    return undefined;
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
