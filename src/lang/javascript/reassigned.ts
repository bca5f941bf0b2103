// Finds what surely throws while a module is loaded: a constant that is given another value.

import type { SyntaxNode } from '@lezer/common';
import { bare, expressions, functionOf, textOf } from './nodes.ts';
import type { ParsedCode } from './parse.ts';

/**
 * The first place where a statement of the module itself assigns to a constant of the module. Null if no statement does,
 * or if the module may return before it.
 */
export function reassignedConstant(code: ParsedCode): SyntaxNode | null {
  const { topNode } = code.tree;
  const constants = topNode
    .getChildren('VariableDeclaration')
    .filter((node) => node.getChild('const'))
    .flatMap((node) => node.getChildren('VariableDefinition').map((name) => textOf(code, name)));
  const leaves = code.all('ReturnStatement').find((node) => functionOf(node) === null);
  const found = topNode
    .getChildren('ExpressionStatement')
    .flatMap((node) => assignedBy(code, node) ?? [])
    .find((name) => constants.includes(textOf(code, name)));
  return found && (!leaves || found.from < leaves.from) ? found : null;
}

/** The name to which a statement always gives a value, which `a ||= 1` does not. */
function assignedBy(code: ParsedCode, statement: SyntaxNode): SyntaxNode | null {
  const node = statement.firstChild && bare(statement.firstChild);
  const [target] = node ? expressions(node) : [];
  if (!node || target?.name !== 'VariableName') return null;
  const operator = node.getChild('UpdateOp') ?? node.getChild('ArithOp');
  const isAssigned =
    node.name === 'AssignmentExpression'
      ? !operator || !/^(?:\|\||&&|\?\?)=$/.test(textOf(code, operator))
      : /^(?:Unary|Postfix)Expression$/.test(node.name) && operator && /\+\+|--/.test(textOf(code, operator));
  return isAssigned ? target : null;
}
