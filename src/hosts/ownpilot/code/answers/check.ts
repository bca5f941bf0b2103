// What the tool hands back: the guide wants an object with `content` from every way out.

import type { SyntaxNode } from '@lezer/common';
import type { Finding } from '../../../../model/finding.ts';
import { bare, calls, expressions, functionOf, resolve, textOf } from '../nodes.ts';
import type { Code } from '../parse.ts';
import { mark, type ReadableTool } from '../tool.ts';
import { objectKeys } from '../network/check.ts';

const LITERALS = /^(?:String|TemplateString|Number|BooleanLiteral|ArrayExpression|null|RegExp)$/;

export function checkReturns(tool: ReadableTool): Finding[] {
  const { code } = tool;
  const returns = code.all('ReturnStatement').filter((node) => functionOf(node) === null);
  if (returns.length === 0) return checkNoReturn(tool);
  const requests = new Set(
    calls(code, 'fetch').flatMap(({ path, node }) => (path === 'fetch' ? [node.to] : [])),
  );
  return returns.flatMap((node) => checkReturn(tool, node, requests));
}

function checkNoReturn(tool: ReadableTool): Finding[] {
  const { code } = tool;
  const throws = code.all('ThrowStatement').some((node) => functionOf(node) === null);
  if (throws || usesExports(code)) return [];
  const last = lastStatement(code);
  if (!last) return [mark(tool, 'no-return', { from: 0, to: code.text.length }, { alone: false })];
  const alone = loneFunction(code) !== null;
  return [mark(tool, 'no-return', { from: last.from, to: firstLine(code, last) }, { alone })];
}

function usesExports(code: Code): boolean {
  return code.uses('module').length + code.uses('exports').length > 0;
}

function lastStatement(code: Code): SyntaxNode | null {
  return expressions(code.tree.topNode).at(-1) ?? null;
}

function firstLine(code: Code, node: SyntaxNode): number {
  const line = code.text.indexOf('\n', node.from);
  return line < 0 ? node.to : Math.min(node.to, line);
}

/** A function that is declared last and that nothing calls: its author took the code for a module. */
export function loneFunction(code: Code): SyntaxNode | null {
  const last = lastStatement(code);
  const name = last?.name === 'FunctionDeclaration' ? last.getChild('VariableDefinition') : null;
  return name && code.uses(textOf(code, name)).length === 0 ? last : null;
}

function checkReturn(tool: ReadableTool, node: SyntaxNode, requests: ReadonlySet<number>): Finding[] {
  const { code } = tool;
  const [found] = expressions(node);
  if (!found) return [mark(tool, 'return-nothing', node)];
  const value = bare(found);
  if (value.name === 'VariableName' && textOf(code, value) === 'undefined') {
    return [mark(tool, 'return-nothing', node)];
  }
  if (isResponse(code, value, requests)) return [mark(tool, 'return-response', value)];
  if (LITERALS.test(value.name)) return [mark(tool, 'return-not-object', value)];
  if (value.name !== 'ObjectExpression') return [];
  const keys = objectKeys(code, value);
  return keys === null || keys.includes('content') ? [] : [mark(tool, 'return-no-content', value, { keys })];
}

/** The answer of `fetch` as it is: JSON makes `{}` of it (sheet 2.7). `requests` are the ends of the calls. */
function isResponse(code: Code, value: SyntaxNode, requests: ReadonlySet<number>): boolean {
  const inner = resolve(code, awaited(value));
  const call = awaited(inner);
  return call.name === 'CallExpression' && call.firstChild?.name === 'VariableName' && requests.has(call.to);
}

/** What stands behind `await`; the node itself without one. */
function awaited(node: SyntaxNode): SyntaxNode {
  return (node.name === 'AwaitExpression' ? expressions(node)[0] : undefined) ?? node;
}
