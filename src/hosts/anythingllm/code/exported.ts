// What a handler's module exports: whether it is what the host calls, and what it takes from the host.

import type { SyntaxNode } from '@lezer/common';
import type { CodeFinding, CodeFix } from '../../../model/code.ts';
import { keyOf, pathOf, type Handler } from '../handler/read.ts';
import { MEMBERS } from './members.ts';
import { codeMemberReplaced, codeRuntime, codeSecondParameter, codeToolReplaced } from './rules.ts';
import { codeFix, found, insert, isFunction } from './tree.ts';

/** A missing `runtime` or `handler`; `written` is a whole handler for a file without code. */
export function checkMissing(handler: Handler, written: () => string): CodeFinding[] {
  const { tree, uses, missing } = handler;
  if (missing === null || tree.topNode.getChild('ExportDeclaration')) return [];
  const finding = codeRuntime.at('', 'value', { missing });
  const end = uses.text.trimEnd().length;
  if (!tree.topNode.firstChild || onlyComments(tree.topNode)) {
    const text = `${end > 0 ? '\n' : ''}${written()}`;
    return [found(finding, { from: end, to: end }, [codeFix('Write a handler', insert(end, text))])];
  }
  const set = exportsSet(handler);
  const target = set?.firstChild;
  if (set && target) return [found(finding, target, renamed(handler, set, target))];
  return [found(finding, { from: end, to: end }, exportedFunction(handler, end))];
}

function onlyComments(top: SyntaxNode): boolean {
  for (let node = top.firstChild; node; node = node.nextSibling)
    if (!/Comment$/.test(node.name)) return false;
  return true;
}

/** The last assignment to the exports or one of their members. */
function exportsSet({ tree, uses }: Handler): SyntaxNode | null {
  let last: SyntaxNode | null = null;
  tree.iterate({
    enter: ({ name, node }) => {
      if (name !== 'AssignmentExpression' || !node.firstChild) return;
      const path = pathOf(node.firstChild, uses.text);
      if (path?.[0] === 'exports' || (path?.[0] === 'module' && path[1] === 'exports')) last = node;
    },
  });
  return last;
}

/** `module.exports.runtime` in place of `module.exports`, `exports.handler` and the like. */
function renamed({ uses }: Handler, set: SyntaxNode, target: SyntaxNode): CodeFix[] {
  const value = set.lastChild;
  const edit = { from: target.from, to: target.to, insert: 'module.exports.runtime' };
  const title = 'Set module.exports.runtime';
  if (value?.name === 'ObjectExpression') {
    const hasHandler = value.getChildren('Property').some((property) => keyOf(property, uses) === 'handler');
    return hasHandler ? [codeFix(title, edit)] : [];
  }
  if (!value || !isFunction(value)) return [];
  return [codeFix(title, edit, insert(value.from, '{ handler: '), insert(value.to, ' }'))];
}

/** For a function at the top of the module that is called handler, or is the only one. */
function exportedFunction({ tree, uses }: Handler, end: number): CodeFix[] {
  const names = tree.topNode
    .getChildren('FunctionDeclaration')
    .map((node) => node.getChild('VariableDefinition'));
  const own = names.find((name) => name && uses.textOf(name) === 'handler') ?? names[0];
  if (!own || (names.length > 1 && uses.textOf(own) !== 'handler')) return [];
  const name = uses.textOf(own);
  const member = name === 'handler' ? 'handler' : `handler: ${name}`;
  return [codeFix('Set module.exports.runtime', insert(end, `\n\nmodule.exports.runtime = { ${member} };`))];
}

/** A second parameter, and members of `runtime` that the host has too. */
export function checkExported({ handler, runtime, uses }: Handler): CodeFinding[] {
  return [...(handler ? checkParameters(handler) : []), ...(runtime ? checkMembers(runtime, uses) : [])];
}

function checkParameters(handler: SyntaxNode): CodeFinding[] {
  const list = handler.getChild('ParamList');
  const [, second] = list?.getChildren(',') ?? [];
  const comma = list?.getChild(',');
  const first = comma?.nextSibling;
  if (!first || first.name === ')') return [];
  const last = second ? list?.lastChild?.prevSibling : first;
  const to = last && last.name !== ')' ? last.to : first.to;
  return [found(codeSecondParameter.at('', 'value'), { from: first.from, to })];
}

function checkMembers(runtime: SyntaxNode, uses: Handler['uses']): CodeFinding[] {
  return runtime.getChildren('Property').flatMap((property) => {
    const name = keyOf(property, uses);
    const key = property.getChild('PropertyDefinition') ?? property.firstChild;
    const known = name === null ? undefined : MEMBERS.get(name);
    if (name === null || !key || !known) return [];
    const finding = known.ofTool
      ? codeToolReplaced.at('', 'value', { name })
      : codeMemberReplaced.at('', 'value', { name });
    return [found(finding, key)];
  });
}
