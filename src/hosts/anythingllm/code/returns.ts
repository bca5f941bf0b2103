// What a handler returns, where its code leaves no doubt: values that are not strings, and nothing at all.

import type { SyntaxNode } from '@lezer/common';
import type { CodeFinding, Fix } from '../../../model/finding.ts';
import { bare, bodyOf, textOf } from '../../../lang/javascript/nodes.ts';
import type { ParsedCode } from '../../../lang/javascript/parse.ts';
import { resolved, type Handler } from './handler/read.ts';
import { exitOf, type Exit } from './exits.ts';
import { codeReturnMissing, codeReturnType } from './rules.ts';
import { codeFix, found, insert, ownNodes } from './tree.ts';

/** All returns of the handler function, and its end. */
export function checkReturns({ handler, code }: Handler): CodeFinding[] {
  if (!handler || handler.getChild('Star')) return [];
  const body = bodyOf(handler);
  if (!body) return [];
  if (body.name !== 'Block') return checkValue(body, code);
  const findings: CodeFinding[] = [];
  ownNodes(handler, (node) => {
    if (node.name !== 'ReturnStatement') return;
    const value = node.firstChild?.nextSibling;
    if (!value || value.name === ';') {
      findings.push(found(codeReturnMissing, { where: 'return' }, node));
    } else findings.push(...checkValue(value, code));
  });
  const end = exitOf(body);
  return end.kind === 'yes' ? [...findings, endFinding(body, end, code.text)] : findings;
}

function endFinding(body: SyntaxNode, end: Exit, text: string): CodeFinding {
  const clause = end.clause;
  const block = clause?.getChild('Block');
  if (!clause || !block) return found(codeReturnMissing, { where: 'end' }, body.lastChild ?? body);
  const fix = returnedError(clause, block, text);
  return found(codeReturnMissing, { where: 'catch' }, clause.firstChild ?? clause, [fix]);
}

/** The last statement of a `catch`: a text that says what failed. */
function returnedError(clause: SyntaxNode, block: SyntaxNode, text: string): Fix {
  const name = clause.getChild('VariableDefinition');
  const error = name && text.slice(name.from, name.to);
  const value = error === null ? "'The skill failed.'" : `\`The skill failed: \${${error}.message}\``;
  const brace = block.to - 1;
  const before = text.slice(0, brace);
  const lineStart = before.lastIndexOf('\n') + 1;
  const indent = before.slice(lineStart);
  const at = indent.trim() === '' && lineStart > block.from ? lineStart : brace;
  const line = at === lineStart ? `${indent}  return ${value};\n` : ` return ${value}; `;
  return codeFix('Return what failed', insert(at, line));
}

const KINDS: Readonly<Record<string, string>> = {
  ObjectExpression: 'an object',
  ArrayExpression: 'a list',
  Number: 'a number',
  BooleanLiteral: 'a boolean',
  null: '`null`',
  RegExp: 'a regular expression',
  ArrowFunction: 'a function',
  FunctionExpression: 'a function',
};

/** What is made a string by which call. */
const WRAPPERS: Readonly<Record<string, string>> = {
  ObjectExpression: 'JSON.stringify',
  ArrayExpression: 'JSON.stringify',
  Number: 'String',
  BooleanLiteral: 'String',
};

function checkValue(given: SyntaxNode, code: ParsedCode): CodeFinding[] {
  const value = bare(given);
  if (value.name === 'ConditionalExpression') {
    const [first, second] = value.getChildren('LogicOp');
    return [first, second].flatMap((sign) => (sign?.nextSibling ? checkValue(sign.nextSibling, code) : []));
  }
  if (value.name === 'AwaitExpression') return value.lastChild ? checkValue(value.lastChild, code) : [];
  const initial = isConstant(value, code) ? resolved(value, code) : value;
  const made = initial && bare(initial);
  const kind = KINDS[made?.name ?? ''];
  if (!made || kind === undefined) return [];
  const wrapper = WRAPPERS[made.name];
  const fixes =
    wrapper === undefined
      ? []
      : [codeFix(`Return ${wrapper}(…)`, insert(value.from, `${wrapper}(`), insert(value.to, ')'))];
  return [found(codeReturnType, { kind }, value, fixes)];
}

/** A name that is declared once, by `const`. */
function isConstant(value: SyntaxNode, code: ParsedCode): boolean {
  if (value.name !== 'VariableName') return false;
  const [definition, ...more] = code.declared(textOf(code, value));
  return more.length === 0 && definition?.parent?.getChild('const') !== null && definition !== undefined;
}
