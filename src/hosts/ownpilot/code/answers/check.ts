// Checks what a tool returns: the guide wants an object with `content` from every path, failures included.

import type { SyntaxNode } from '@lezer/common';
import type { Finding } from '../../../../model/finding.ts';
import { isCaught } from '../../../../lang/javascript/awaits.ts';
import {
  bare,
  calls,
  expressions,
  functionOf,
  lastStatement,
  uncalledFunction,
  memberName,
  objectKeys,
  outerOf,
  requests,
  resolve,
  textOf,
  type GlobalCall,
} from '../../../../lang/javascript/nodes.ts';
import type { ParsedCode } from '../../../../lang/javascript/parse.ts';
import { within, type ReadableTool } from '../tool.ts';
import * as rules from './rules.ts';

const LITERALS = /^(?:String|TemplateString|Number|BooleanLiteral|ArrayExpression|null|RegExp)$/;

/** Findings about `return` and `throw` in the tool's own body, and about failures that nothing catches. */
export function checkAnswers(tool: ReadableTool): Finding[] {
  return [...checkReturns(tool), ...checkErrors(tool), ...checkThrown(tool)];
}

function checkReturns(tool: ReadableTool): Finding[] {
  const { code } = tool;
  const returns = code.all('ReturnStatement').filter((node) => functionOf(node) === null);
  if (returns.length === 0) return checkNoReturn(tool);
  const ends = new Set(requests(code).map(({ node }) => node.to));
  return returns.flatMap((node) => checkReturn(tool, node, ends));
}

function checkNoReturn(tool: ReadableTool): Finding[] {
  const { code } = tool;
  const throws = code.all('ThrowStatement').some((node) => functionOf(node) === null);
  if (throws || usesExports(code)) return [];
  const last = lastStatement(code);
  if (!last)
    return [rules.noReturn.at(...within(tool, { from: 0, to: code.text.length }), { uncalled: false })];
  const line = within(tool, { from: last.from, to: firstLine(code, last) });
  const uncalled = uncalledFunction(code) !== null;
  // What a request or a tool did, it did without an answer.
  const works = !uncalled && requests(code).length + toolCalls(code).length > 0;
  return [works ? rules.returnNothing.at(...line) : rules.noReturn.at(...line, { uncalled })];
}

function usesExports(code: ParsedCode): boolean {
  return code.uses('module').length + code.uses('exports').length > 0;
}

function firstLine(code: ParsedCode, node: SyntaxNode): number {
  const line = code.text.indexOf('\n', node.from);
  return line < 0 ? node.to : Math.min(node.to, line);
}

function checkReturn(tool: ReadableTool, node: SyntaxNode, ends: ReadonlySet<number>): Finding[] {
  const { code } = tool;
  const [found] = expressions(node);
  if (!found) return [rules.returnNothing.at(...within(tool, node))];
  const value = bare(found);
  if (value.name === 'VariableName' && textOf(code, value) === 'undefined') {
    return [rules.returnNothing.at(...within(tool, node))];
  }
  if (isResponse(code, value, ends)) return [rules.returnResponse.at(...within(tool, value))];
  if (LITERALS.test(value.name)) return [rules.returnNotObject.at(...within(tool, value))];
  if (value.name !== 'ObjectExpression') return [];
  const keys = objectKeys(code, value);
  if (keys === null || keys.includes('content')) return [];
  return [rules.returnNoContent.at(...within(tool, value), { keys })];
}

/** True for the response of `fetch` itself, which JSON turns into `{}` (docs/hosts/ownpilot.md#results). `ends` are the ends of all requests. */
function isResponse(code: ParsedCode, value: SyntaxNode, ends: ReadonlySet<number>): boolean {
  const inner = resolve(code, awaited(value));
  const call = awaited(inner);
  return call.name === 'CallExpression' && call.firstChild?.name === 'VariableName' && ends.has(call.to);
}

/** The expression after `await`; the node itself without one. */
function awaited(node: SyntaxNode): SyntaxNode {
  return (node.name === 'AwaitExpression' ? expressions(node)[0] : undefined) ?? node;
}

function toolCalls(code: ParsedCode): GlobalCall[] {
  return calls(code, 'utils').filter(({ path }) => path === 'utils.callTool');
}

/** Tip 11, reported once: the first request or tool call whose failure nothing catches. */
function checkErrors(tool: ReadableTool): Finding[] {
  const { code } = tool;
  const tries = code.all('TryStatement').length > 0;
  const risky = [...requests(code), ...toolCalls(code)]
    .sort((a, b) => a.node.from - b.node.from)
    .find(({ node }) => {
      // A function may be called from inside a try.
      if (functionOf(node) !== null && tries) return false;
      return !isCaught(node, null) && !endsInCatch(code, node);
    });
  return risky ? [rules.errorsUnhandled.at(...within(tool, risky.callee), { path: risky.path })] : [];
}

/** Tip 11: errors that the tool throws itself and that leave it, as none is caught or passed to a caller. */
function checkThrown(tool: ReadableTool): Finding[] {
  return tool.code
    .all('ThrowStatement')
    .filter((node) => functionOf(node) === null && !isCaught(node, null) && !inCatch(node))
    .map((node) => rules.errorThrown.at(...within(tool, node)));
}

/** Throws on what it has caught. */
function inCatch(node: SyntaxNode): boolean {
  for (let here = node.parent; here; here = here.parent) if (here.name === 'CatchClause') return true;
  return false;
}

/** Ends in `.catch(…)`, or in `.then(…, …)`. */
function endsInCatch(code: ParsedCode, node: SyntaxNode): boolean {
  for (
    let here = outerOf(node);
    here && /^(?:Member|Call)Expression$/.test(here.name);
    here = outerOf(here)
  ) {
    if (here.name === 'MemberExpression' && memberName(code, here) === 'catch') return true;
  }
  return functionOf(node) !== null && code.text.includes('.catch(');
}
