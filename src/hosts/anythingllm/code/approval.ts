// Answers of `this.requestToolApproval` that are never looked at.

import type { SyntaxNode } from '@lezer/common';
import type { CodeFinding } from '../../../model/finding.ts';
import { memberName } from '../../../lang/javascript/nodes.ts';
import type { Handler } from './handler/read.ts';
import { codeApproval } from './rules.ts';
import { usesOfThis } from './this.ts';
import { codeFix, found, insert, isCondition, outOfParentheses } from './tree.ts';

/** A call without `await` whose answer is used, and one whose object is taken for the answer. */
export function checkApproval(handler: Handler): CodeFinding[] {
  return usesOfThis(handler).flatMap(({ parent }): CodeFinding[] => {
    const isMember =
      parent?.name === 'MemberExpression' && memberName(handler.code, parent) === 'requestToolApproval';
    const call = isMember && parent.parent?.name === 'CallExpression' ? parent.parent : null;
    if (!call) return [];
    const wrapped = outOfParentheses(call).parent;
    const awaited = wrapped?.name === 'AwaitExpression' ? wrapped : null;
    if (!awaited) {
      if (!isLookedAt(call)) return [];
      const fix = codeFix('Add await', insert(call.from, 'await '));
      return [found(codeApproval, { how: 'promise' }, call, [fix])];
    }
    if (!isTested(outOfParentheses(awaited))) return [];
    const isAlone = outOfParentheses(awaited) === awaited;
    const fix = isAlone
      ? codeFix('Look at approved', insert(awaited.from, '('), insert(awaited.to, ').approved'))
      : codeFix('Look at approved', insert(outOfParentheses(awaited).to, '.approved'));
    return [found(codeApproval, { how: 'object' }, awaited, [fix])];
  });
}

/** Destructured, or tested as it is. */
function isLookedAt(call: SyntaxNode): boolean {
  const value = outOfParentheses(call);
  const target = value.prevSibling?.name === 'Equals' ? value.prevSibling.prevSibling : null;
  return target?.name === 'ObjectPattern' || isTested(value);
}

/** In the place of a condition. */
function isTested(value: SyntaxNode): boolean {
  const { parent } = value;
  if (!parent) return false;
  if (isCondition(parent)) return true;
  if (parent.name === 'UnaryExpression') return parent.firstChild?.name === 'LogicOp';
  if (parent.name === 'ConditionalExpression') return parent.firstChild?.from === value.from;
  return parent.name === 'BinaryExpression' && value.nextSibling?.name === 'LogicOp';
}
