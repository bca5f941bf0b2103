// Calls whose promise is used as if it were the value.

import type { SyntaxNode } from '@lezer/common';
import type { Finding } from '../../../../model/finding.ts';
import { bare, calls, expressions, functionOf, isFunction, memberName, outerOf, textOf } from '../nodes.ts';
import type { Code } from '../parse.ts';
import { mark, type ReadableTool } from '../tool.ts';

const ASYNC = ['config.get', 'fetch', 'utils.callTool'];

/** Functions that make something else of what they get at once. */
const EAGER = new Set([
  'Boolean',
  'JSON.parse',
  'JSON.stringify',
  'Number',
  'String',
  'encodeURI',
  'encodeURIComponent',
  'parseFloat',
  'parseInt',
]);

const THEN = new Set(['then', 'catch', 'finally']);

export function checkAwaits(tool: ReadableTool): Finding[] {
  const { code } = tool;
  return ['config', 'fetch', 'utils'].flatMap((base) =>
    calls(code, base)
      .filter(({ path, node }) => ASYNC.includes(path) && isUsedAsValue(code, node, 0))
      .map(({ path, node }) => mark(tool, 'await-missing', node, { path })),
  );
}

/** True where it is sure that the promise itself is used as the value, or thrown away. */
function isUsedAsValue(code: Code, node: SyntaxNode, depth: number): boolean {
  const outer = outerOf(node);
  if (!outer) return false;
  switch (outer.name) {
    case 'ExpressionStatement':
    case 'UnaryExpression':
    case 'Interpolation':
    case 'IfStatement':
    case 'WhileStatement':
      return !outer.getChild('void');
    case 'MemberExpression':
      return (
        bare(outer.firstChild ?? outer).from === node.from && !THEN.has(memberName(code, outer) ?? 'then')
      );
    case 'BinaryExpression':
      if (outer.getChild('instanceof')) return false;
      return outer.getChild('LogicOp') === null || isUsedAsValue(code, outer, depth);
    case 'ConditionalExpression':
      return expressions(outer).findIndex((part) => part.from <= node.from && node.to <= part.to) === 0
        ? true
        : isUsedAsValue(code, outer, depth);
    case 'ArgList':
      return isEager(code, outer);
    case 'Property':
      return !isFunction(outer) && isAnswered(outer);
    case 'VariableDeclaration':
      return depth === 0 && isVariableUsedAsValue(code, outer, node);
    default:
      return false;
  }
}

function isEager(code: Code, list: SyntaxNode): boolean {
  const callee = list.parent?.firstChild;
  if (!callee || list.parent?.name !== 'CallExpression') return false;
  const path = textOf(code, callee);
  return EAGER.has(path) || (/^utils\.\w+$/.test(path) && path !== 'utils.callTool');
}

/** Part of an object that the tool itself returns: the promise becomes `{}` there. */
function isAnswered(property: SyntaxNode): boolean {
  let here: SyntaxNode | null = property;
  while (
    here?.name === 'Property' ||
    here?.name === 'ObjectExpression' ||
    here?.name === 'ParenthesizedExpression'
  ) {
    here = here.parent;
  }
  return here?.name === 'ReturnStatement' && functionOf(here) === null;
}

/** The variable is used, and never in a way that could wait for the promise. */
function isVariableUsedAsValue(code: Code, declaration: SyntaxNode, value: SyntaxNode): boolean {
  for (const kind of ['ObjectPattern', 'ArrayPattern']) {
    const pattern = declaration.getChild(kind);
    if (pattern && pattern.to <= value.from) return true;
  }
  const definition = declaration.getChildren('VariableDefinition').findLast((node) => node.to <= value.from);
  if (!definition || declaration.getChildren('VariableDefinition').length > 1) return false;
  const name = textOf(code, definition);
  const initial = code.initial(name);
  if (!initial || initial.from > value.from || value.to > initial.to || code.shorthand.has(name))
    return false;
  const uses = code.uses(name);
  return uses.length > 0 && uses.every((use) => isUsedAsValue(code, use, 1));
}
