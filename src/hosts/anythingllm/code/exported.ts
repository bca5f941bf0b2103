// What a handler's module exports: whether it is what the host calls, and what it takes from the host.

import type { SyntaxNode } from '@lezer/common';
import type { CodeFinding, Fix } from '../../../model/finding.ts';
import { keyOf, pathOf, type Handler } from './handler/read.ts';
import { MEMBERS } from './members.ts';
import { codeMemberReplaced, codeRuntime, codeSecondParameter, codeToolReplaced } from './rules.ts';
import { isFunction, lastStatement, textOf } from '../../../lang/javascript/nodes.ts';
import type { ParsedCode } from '../../../lang/javascript/parse.ts';
import { codeFix, found, insert } from './tree.ts';

/** A missing `runtime` or `handler`; `written` is a whole handler for a file without code. */
export function checkMissing(handler: Handler, written: () => string): CodeFinding[] {
  const { code, missing } = handler;
  const { topNode } = code.tree;
  if (missing === null || topNode.getChild('ExportDeclaration')) return [];
  const end = code.text.trimEnd().length;
  if (!lastStatement(code)) {
    const fix = codeFix('Write a handler', insert(end, `${end > 0 ? '\n' : ''}${written()}`));
    return [found(codeRuntime, { missing }, { from: end, to: end }, [fix])];
  }
  const set = exportsSet(code);
  const target = set?.firstChild;
  if (set && target) return [found(codeRuntime, { missing }, target, renamed(code, set, target))];
  return [found(codeRuntime, { missing }, { from: end, to: end }, exportedFunction(code, end))];
}

/** The last assignment to the exports or one of their members. */
function exportsSet(code: ParsedCode): SyntaxNode | null {
  const last = code.all('AssignmentExpression').findLast(({ firstChild }) => {
    const path = firstChild && pathOf(firstChild, code);
    return path?.[0] === 'exports' || (path?.[0] === 'module' && path[1] === 'exports');
  });
  return last ?? null;
}

/** `module.exports.runtime` in place of `module.exports`, `exports.handler` and the like. */
function renamed(code: ParsedCode, set: SyntaxNode, target: SyntaxNode): Fix[] {
  const value = set.lastChild;
  const edit = { from: target.from, to: target.to, insert: 'module.exports.runtime' };
  const title = 'Set module.exports.runtime';
  if (value?.name === 'ObjectExpression') {
    const hasHandler = value.getChildren('Property').some((property) => keyOf(property, code) === 'handler');
    return hasHandler ? [codeFix(title, edit)] : [];
  }
  if (!value || !isFunction(value)) return [];
  return [codeFix(title, edit, insert(value.from, '{ handler: '), insert(value.to, ' }'))];
}

/** For a function at the top of the module that is called handler, or is the only one. */
function exportedFunction(code: ParsedCode, end: number): Fix[] {
  const names = code.tree.topNode
    .getChildren('FunctionDeclaration')
    .map((node) => node.getChild('VariableDefinition'));
  const own = names.find((name) => name && textOf(code, name) === 'handler') ?? names[0];
  if (!own || (names.length > 1 && textOf(code, own) !== 'handler')) return [];
  const name = textOf(code, own);
  const member = name === 'handler' ? 'handler' : `handler: ${name}`;
  return [codeFix('Set module.exports.runtime', insert(end, `\n\nmodule.exports.runtime = { ${member} };`))];
}

/** A second parameter, and members of `runtime` that the host has too. */
export function checkExported({ handler, runtime, code }: Handler): CodeFinding[] {
  return [...(handler ? checkParameters(handler) : []), ...(runtime ? checkMembers(runtime, code) : [])];
}

function checkParameters(handler: SyntaxNode): CodeFinding[] {
  const list = handler.getChild('ParamList');
  const [, second] = list?.getChildren(',') ?? [];
  const comma = list?.getChild(',');
  const first = comma?.nextSibling;
  if (!first || first.name === ')') return [];
  const last = second ? list?.lastChild?.prevSibling : first;
  const to = last && last.name !== ')' ? last.to : first.to;
  return [found(codeSecondParameter, {}, { from: first.from, to })];
}

function checkMembers(runtime: SyntaxNode, code: ParsedCode): CodeFinding[] {
  return runtime.getChildren('Property').flatMap((property) => {
    const name = keyOf(property, code);
    const key = property.getChild('PropertyDefinition') ?? property.firstChild;
    const known = name === null ? undefined : MEMBERS.get(name);
    if (name === null || !key || !known) return [];
    return [found(known.ofTool ? codeToolReplaced : codeMemberReplaced, { name }, key)];
  });
}
