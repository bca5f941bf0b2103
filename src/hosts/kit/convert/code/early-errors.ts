// Early errors: code that has the form of JavaScript, so the parser takes it, and that no engine compiles. One of them in
// a script would keep all of the script from loading. Only what is certain counts: sound code is never refused.

import type { SyntaxNode, SyntaxNodeRef, Tree } from '@lezer/common';
import { isMisplaced } from './operand-errors.ts';
import { Scopes, type FunctionKind } from './scopes.ts';
import { isBrokenToken } from './token-errors.ts';

/** Whether an engine refuses the code. `text` is what the tree was made of, a script and not a module. */
export function hasEarlyError(tree: Tree, text: string): boolean {
  const scopes = new Scopes();
  let found = false;
  tree.iterate({
    enter: (ref) => {
      found ||=
        isBrokenToken(ref.name, ref.node, text, scopes) ||
        isMisplaced(ref.name, ref.node, text) ||
        isRefused(ref, text, scopes) ||
        !declares(ref, text, scopes);
      if (!found) enter(ref, text, scopes);
      return !found;
    },
    leave: ({ name, node }) => {
      if (!found && opens(name, node)) scopes.leave();
    },
  });
  return found;
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunction',
  'MethodDeclaration',
  'StaticBlock',
]);
const LOOPS: ReadonlySet<string> = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);

/** An object's method is a property with parameters. */
function isFunction(name: string, node: SyntaxNode): boolean {
  return FUNCTIONS.has(name) || (name === 'Property' && node.getChild('ParamList') !== null);
}

/** The body of a function, and that of a `catch`, share the scope of their parameters. */
function opens(name: string, node: SyntaxNode): boolean {
  if (name === 'Block') {
    const { parent } = node;
    return parent !== null && parent.name !== 'CatchClause' && !isFunction(parent.name, parent);
  }
  const isPlain = ['SwitchBody', 'CatchClause', 'ClassBody', 'LabeledStatement'].includes(name);
  return isPlain || LOOPS.has(name) || isFunction(name, node);
}

function enter({ name, node }: SyntaxNodeRef, text: string, scopes: Scopes): void {
  if (!opens(name, node)) return;
  if (isFunction(name, node)) scopes.enterFunction(kindOf(name, node, text));
  else if (name === 'LabeledStatement') scopes.enterLabel(textOf(node.getChild('Label'), text));
  else if (name === 'ClassBody') scopes.enterClass();
  else scopes.enterBlock(LOOPS.has(name) ? 'loop' : name === 'SwitchBody' ? 'switch' : 'block');
}

function kindOf(name: string, node: SyntaxNode, text: string): FunctionKind {
  const isMethod = name === 'MethodDeclaration' || name === 'Property' || name === 'StaticBlock';
  return {
    isAsync: node.getChild('async') !== null,
    isGenerator: node.getChild('Star') !== null,
    isArrow: name === 'ArrowFunction',
    isMethod,
    isStrict: isStrictBody(node.getChild('Block'), text),
  };
}

function isStrictBody(body: SyntaxNode | null, text: string): boolean {
  const first = body?.getChild('ExpressionStatement');
  const isFirst = first !== undefined && first !== null && first.prevSibling?.name === '{';
  return isFirst && /^(?:'use strict'|"use strict");?$/.test(textOf(first, text));
}

/** False where a name is declared twice, or a constant without a value. */
function declares({ name, node }: SyntaxNodeRef, text: string, scopes: Scopes): boolean {
  switch (name) {
    case 'VariableDeclaration':
    case 'ForInSpec':
    case 'ForOfSpec': {
      const kind = ['var', 'let', 'const'].find((word) => node.getChild(word));
      if (!kind) return true;
      const names = namesIn(node, text);
      if (name === 'VariableDeclaration' && !hasValues(node, kind)) return false;
      return kind === 'var'
        ? names.every((one) => scopes.addVariable(one))
        : names.every((one) => scopes.add(one));
    }
    case 'ClassDeclaration':
      return namesIn(node, text).every((one) => scopes.add(one));
    case 'FunctionDeclaration': {
      // `if (a) function f() {}` has a scope of its own.
      const isListed = ['Block', 'SwitchBody', 'Script'].includes(node.parent?.name ?? '');
      return !isListed || namesIn(node, text).every((one) => scopes.addFunction(one));
    }
    case 'ParamList':
      return scopes.addParameters(namesIn(node, text), isSimple(node));
    default:
      return true;
  }
}

/** Whether a list of parameters has names alone. */
function isSimple(list: SyntaxNode): boolean {
  const children = childrenOf(list);
  return children.every(({ name }) => ['(', ')', ',', 'VariableDefinition'].includes(name));
}

/** Constants and patterns need a value. */
function hasValues(node: SyntaxNode, kind: string): boolean {
  return childrenOf(node).every((child) => {
    const isPattern = child.name === 'ObjectPattern' || child.name === 'ArrayPattern';
    const needs = isPattern || (kind === 'const' && child.name === 'VariableDefinition');
    return !needs || child.nextSibling?.name === 'Equals';
  });
}

const PATTERNS: ReadonlySet<string> = new Set(['ObjectPattern', 'ArrayPattern', 'PatternProperty']);

/** The names that a declaration or a list of parameters declares. */
function namesIn(node: SyntaxNode, text: string): string[] {
  return childrenOf(node).flatMap((child) => {
    if (child.name === 'VariableDefinition') return [textOf(child, text)];
    return PATTERNS.has(child.name) ? namesIn(child, text) : [];
  });
}

/** Whether the node itself is refused where it is. */
function isRefused({ name, node }: SyntaxNodeRef, text: string, scopes: Scopes): boolean {
  switch (name) {
    case 'AwaitExpression':
      return !scopes.isAsync && hasOperand(node, text);
    case 'YieldExpression':
      return !scopes.isGenerator && hasOperand(node, text);
    case 'ForStatement':
      return node.getChild('await') !== null && !scopes.isAsync;
    case 'BreakStatement':
    case 'ContinueStatement': {
      const label = node.getChild('Label');
      if (label) return !scopes.hasLabel(textOf(label, text));
      return !scopes.isInside(name === 'BreakStatement' ? ['loop', 'switch'] : ['loop']);
    }
    case 'super':
      return !scopes.isInMethod;
    case 'ImportMeta':
      return true;
    case 'RegExp':
      return !isPattern(textOf(node, text));
    case 'WithStatement':
      return scopes.isStrict;
    case 'Number':
      return scopes.isStrict && /^0\d/.test(textOf(node, text));
    default:
      return false;
  }
}

/** In other functions both words are names; only before an operand on the same line can they be nothing else. */
function hasOperand(node: SyntaxNode, text: string): boolean {
  return /^(?:await|yield)[ \t]+(?!in\b|instanceof\b|of\b)[\p{L}\d_$'"{!~]/u.test(textOf(node, text));
}

/** Whether a literal is a regular expression that compiles. */
function isPattern(literal: string): boolean {
  const end = literal.lastIndexOf('/');
  try {
    return new RegExp(literal.slice(1, end), literal.slice(end + 1)) instanceof RegExp;
  } catch {
    return false;
  }
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

function textOf(node: SyntaxNode | null, text: string): string {
  return node ? text.slice(node.from, node.to) : '';
}
