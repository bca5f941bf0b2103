// Questions about single nodes of tool code: what is called, with which texts, inside of which function.

import type { SyntaxNode } from '@lezer/common';
import type { Code } from './parse.ts';

export interface Call {
  readonly node: SyntaxNode;
  /** `fetch`, `config.get`, `utils.callTool`: a free name, with one member at most. */
  readonly path: string;
  readonly callee: SyntaxNode;
  readonly args: readonly SyntaxNode[];
  /** An argument is spread, so their number and order are not known. */
  readonly spread: boolean;
}

export function textOf(code: Code, node: SyntaxNode): string {
  return code.text.slice(node.from, node.to);
}

/** Calls of a free name and of its members, [] where the code declares the name itself. */
export function calls(code: Code, base: string): Call[] {
  if (code.own.has(base)) return [];
  return code.uses(base).flatMap((name) => {
    const member = name.parent?.name === 'MemberExpression' ? name.parent : null;
    const callee = member ?? name;
    const node = callee.parent;
    if (node?.name !== 'CallExpression' || node.firstChild?.from !== callee.from) return [];
    const key = member ? memberName(code, member) : '';
    if (key === undefined) return [];
    const list = node.getChild('ArgList');
    const args = list ? expressions(list) : [];
    const path = key === '' ? base : `${base}.${key}`;
    return [{ node, path, callee, args, spread: Boolean(list?.getChild('Spread')) }];
  });
}

/** The member that a MemberExpression names; undefined where it is computed. */
export function memberName(code: Code, node: SyntaxNode): string | undefined {
  const last = expressions(node).at(-1);
  if (last?.name === 'PropertyName') return textOf(code, last);
  return node.getChild('[') && last ? plainString(code, last) : undefined;
}

/** The children that are expressions, names or statements, without punctuation and comments. */
export function expressions(node: SyntaxNode): SyntaxNode[] {
  const out: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    const word = /^(?:[A-Z]|(?:this|super|null)$)/.test(child.name);
    if (word && !/Comment$|^(?:Spread|Equals|Arrow|\w+Op)$/.test(child.name)) out.push(child);
  }
  return out;
}

/** The node without parentheses around it. */
export function bare(node: SyntaxNode): SyntaxNode {
  let here = node;
  while (here.name === 'ParenthesizedExpression') {
    const inner = expressions(here)[0];
    if (!inner) return here;
    here = inner;
  }
  return here;
}

/** The text of a string or template without interpolations; undefined for all else. */
export function plainString(code: Code, node: SyntaxNode): string | undefined {
  if (node.name !== 'String' && node.name !== 'TemplateString') return undefined;
  if (node.getChild('Interpolation')) return undefined;
  const raw = code.text.slice(node.from + 1, node.to - 1);
  return raw.includes('\\') ? undefined : raw;
}

/** As `plainString`, also through a variable that never changes. */
export function constantString(code: Code, node: SyntaxNode): string | undefined {
  return plainString(code, resolve(code, node));
}

/** What a never-changed variable was declared with; the node itself for all else. */
export function resolve(code: Code, node: SyntaxNode): SyntaxNode {
  const plain = bare(node);
  return (plain.name === 'VariableName' ? code.initial(textOf(code, plain)) : undefined) ?? plain;
}

/** The function that a node stands in; null in the tool's own body. */
export function functionOf(node: SyntaxNode): SyntaxNode | null {
  for (let here = node.parent; here; here = here.parent) if (isFunction(here)) return here;
  return null;
}

export function isFunction(node: SyntaxNode): boolean {
  switch (node.name) {
    case 'ArrowFunction':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'MethodDeclaration':
    case 'StaticBlock':
      return true;
    case 'Property':
      return node.getChild('ParamList') !== null;
    default:
      return false;
  }
}

/** The nearest parent that is no parenthesis. */
export function outerOf(node: SyntaxNode): SyntaxNode | null {
  let here = node.parent;
  while (here?.name === 'ParenthesizedExpression') here = here.parent;
  return here;
}
