// Answers questions about single nodes of code: what is called, with which texts, inside which function.

import type { SyntaxNode } from '@lezer/common';
import type { ParsedCode } from './parse.ts';

export interface GlobalCall {
  readonly node: SyntaxNode;
  /** `fetch`, `config.get`, `utils.callTool`: a free name, with one member at most. */
  readonly path: string;
  readonly callee: SyntaxNode;
  readonly args: readonly SyntaxNode[];
  /** An argument is spread, so their number and order are not known. */
  readonly spread: boolean;
}

/** The source text of a node. */
export function textOf(code: ParsedCode, node: SyntaxNode): string {
  return code.text.slice(node.from, node.to);
}

/** Calls of a free name and of its members, [] where the code declares the name itself. */
export function calls(code: ParsedCode, base: string): GlobalCall[] {
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

/** The texts in calls `require('…')`; [] where the code declares the name itself. */
export function requiresIn(code: ParsedCode): SyntaxNode[] {
  return calls(code, 'require').flatMap(({ path, args: [text, ...more] }) =>
    path === 'require' && text?.name === 'String' && more.length === 0 ? [text] : [],
  );
}

/** Calls of `fetch`. */
export function requests(code: ParsedCode): GlobalCall[] {
  return calls(code, 'fetch').filter(({ path }) => path === 'fetch');
}

/** The member that a MemberExpression names; undefined where it is computed. */
export function memberName(code: ParsedCode, node: SyntaxNode): string | undefined {
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

/** The text of a string or template without interpolations and escapes; undefined for all else. */
export function plainString(code: ParsedCode, node: SyntaxNode): string | undefined {
  if (node.name !== 'String' && node.name !== 'TemplateString') return undefined;
  if (node.getChild('Interpolation')) return undefined;
  const raw = code.text.slice(node.from + 1, node.to - 1);
  return raw.includes('\\') ? undefined : raw;
}

/** The same as `plainString`, also through a variable that never changes. */
export function constantString(code: ParsedCode, node: SyntaxNode): string | undefined {
  return plainString(code, resolve(code, node));
}

/** The value with which a variable that never changes is declared; the node itself for all else. */
export function resolve(code: ParsedCode, node: SyntaxNode): SyntaxNode {
  const plain = bare(node);
  return (plain.name === 'VariableName' ? code.initial(textOf(code, plain)) : undefined) ?? plain;
}

/** The innermost function around a node; null at the top. */
export function functionOf(node: SyntaxNode): SyntaxNode | null {
  for (let here = node.parent; here; here = here.parent) if (isFunction(here)) return here;
  return null;
}

/** True for nodes with a body of their own, methods and static blocks included. */
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

/** The function whose `this` a node has; null at the top. */
export function functionWithThis(node: SyntaxNode): SyntaxNode | null {
  let fn = functionOf(node);
  while (fn?.name === 'ArrowFunction') fn = functionOf(fn);
  return fn;
}

/** The block of a function, or the expression after an arrow. */
export function bodyOf(fn: SyntaxNode): SyntaxNode | null {
  return fn.getChild('Block') ?? (fn.name === 'ArrowFunction' ? fn.lastChild : null);
}

/** The name that a key or a string of the code stands for; null for other expressions. */
export function keyText(code: ParsedCode, node: SyntaxNode): string | null {
  if (/^(?:Property(?:Name|Definition)|VariableDefinition|Number)$/.test(node.name))
    return textOf(code, node);
  return node.name === 'String' ? (plainString(code, node) ?? null) : null;
}

/** The nearest parent that is not a parenthesis; null at the root. */
export function outerOf(node: SyntaxNode): SyntaxNode | null {
  let here = node.parent;
  while (here?.name === 'ParenthesizedExpression') here = here.parent;
  return here;
}

export interface MemberUse {
  readonly name: string;
  readonly node: SyntaxNode;
}

/** Members of a free name that the code uses: `base.x` and `const { x } = base`. */
export function membersOf(code: ParsedCode, base: string): MemberUse[] {
  if (code.own.has(base)) return [];
  return code.uses(base).flatMap((name) => {
    const parent = name.parent;
    if (parent?.name === 'MemberExpression' && parent.firstChild?.from === name.from) {
      const member = memberName(code, parent);
      const node = expressions(parent).at(-1);
      const outer = parent.parent;
      if (member === undefined || !node || outer?.getChild('typeof')) return [];
      return [{ name: member, node }];
    }
    return patternKeys(code, name);
  });
}

/** The keys of `const { a, b: c } = value`; [] where the value is not destructured. */
export function patternKeys(code: ParsedCode, value: SyntaxNode): { name: string; node: SyntaxNode }[] {
  const pattern = patternFor(value);
  if (!pattern) return [];
  return pattern.getChildren('PatternProperty').flatMap((property) => {
    const node = property.firstChild;
    const plain = node?.name === 'PropertyName' || node?.name === 'VariableDefinition';
    return node && plain ? [{ name: textOf(code, node), node }] : [];
  });
}

/** The pattern that destructures a value, also in `const { a } = value || {}`; null where there is none. */
export function patternFor(value: SyntaxNode): SyntaxNode | null {
  let parent = outerOf(value);
  while (parent?.name === 'BinaryExpression' && parent.getChild('LogicOp')) parent = outerOf(parent);
  if (parent?.name !== 'VariableDeclaration' && parent?.name !== 'AssignmentExpression') return null;
  const pattern = parent.getChild('ObjectPattern');
  return pattern && pattern.to <= value.from ? pattern : null;
}

/** The keys of an object literal; null where some are computed or spread. */
export function objectKeys(code: ParsedCode, object: SyntaxNode): string[] | null {
  const keys: string[] = [];
  for (const property of object.getChildren('Property')) {
    const key = property.firstChild;
    const plain = property.getChild('PropertyDefinition') ?? (key?.name === 'String' ? key : null);
    if (!plain || property.getChild('Spread')) return null;
    keys.push(plain.name === 'String' ? (plainString(code, plain) ?? '') : textOf(code, plain));
  }
  return keys;
}

/** The last statement of the tool's own body; null where there is none. */
export function lastStatement(code: ParsedCode): SyntaxNode | null {
  return expressions(code.tree.topNode).at(-1) ?? null;
}

/** A function that is declared last and that nothing calls, as in a module; null where there is none. */
export function uncalledFunction(code: ParsedCode): SyntaxNode | null {
  const last = lastStatement(code);
  const name = last?.name === 'FunctionDeclaration' ? last.getChild('VariableDefinition') : null;
  return name && code.uses(textOf(code, name)).length === 0 ? last : null;
}
