// Errors that leave the handler, which end the whole agent session.

import type { SyntaxNode } from '@lezer/common';
import type { CodeFinding, Fix, TextEdit } from '../../../model/finding.ts';
import { isCaught } from '../../../lang/javascript/awaits.ts';
import { bare, bodyOf, memberName, textOf } from '../../../lang/javascript/nodes.ts';
import type { ParsedCode } from '../../../lang/javascript/parse.ts';
import type { Handler } from './handler/read.ts';
import { codeNoTry, codeThrow } from './rules.ts';
import { codeFix, found, insert, ownNodes } from './tree.ts';

/** The first `await` without a `try` around it, and every such `throw`. */
export function checkErrors({ handler, code }: Handler): CodeFinding[] {
  const body = handler && bodyOf(handler);
  if (!handler || body?.name !== 'Block') return [];
  const findings: CodeFinding[] = [];
  let awaited: SyntaxNode | null = null;
  ownNodes(handler, (node) => {
    if (node.name === 'await' && !isCaught(node, handler) && !isHarmless(node, code)) awaited ??= node;
    if (node.name !== 'ThrowStatement' || isCaught(node, handler)) return;
    findings.push(found(codeThrow, {}, node, returned(node, code)));
  });
  if (awaited) findings.push(found(codeNoTry, {}, awaited, [tried(body, code)]));
  return findings;
}

/** `new Promise((done) => setTimeout(done, 1000))` */
const PAUSE = /^newPromise\(\(?([\w$]+)\)?=>\{?setTimeout\(\1,[\w$.*]+\);?\}?\)$/;

/** What cannot fail, or is caught at once: a pause, `await call().catch(…)`. */
function isHarmless(keyword: SyntaxNode, code: ParsedCode): boolean {
  const call = keyword.nextSibling && bare(keyword.nextSibling);
  if (call && PAUSE.test(textOf(code, call).replace(/\s/g, ''))) return true;
  const callee = call?.name === 'CallExpression' ? call.firstChild : null;
  return callee?.name === 'MemberExpression' && memberName(code, callee) === 'catch';
}

/** `return 'x';` for `throw new Error('x');`. */
function returned(node: SyntaxNode, code: ParsedCode): Fix[] {
  const thrown = node.firstChild?.nextSibling;
  const list = thrown?.name === 'NewExpression' ? thrown.getChild('ArgList') : null;
  const message = list?.getChild('String') ?? list?.getChild('TemplateString');
  if (!message || !thrown || list?.getChild(',')) return [];
  const insert = `return ${textOf(code, message)}`;
  return [codeFix('Return the text', { from: node.from, to: thrown.to, insert })];
}

/** The whole body in a `try`, its lines moved in by one step. */
function tried(body: SyntaxNode, { tree: { topNode }, text }: ParsedCode): Fix {
  const title = 'Put it into try and catch';
  const failed = 'return `The skill failed: ${error.message}`;';
  const inner = text.slice(body.from + 1, body.to - 1);
  const last = text.lastIndexOf('\n', body.to - 1) + 1;
  const outer = text.slice(last, body.to - 1);
  if (last <= body.from || outer.trim() !== '') {
    return codeFix(
      title,
      insert(body.from + 1, ' try {'),
      insert(body.to - 1, ` } catch (error) { ${failed} } `),
    );
  }
  const indent = /\n([ \t]*)\S/.exec(inner)?.[1] ?? `${outer}  `;
  const step = indent.startsWith(outer) && indent !== outer ? indent.slice(outer.length) : '  ';
  const head = insert(body.from + 1, `\n${indent}try {`);
  const tail = insert(last, `${indent}} catch (error) {\n${indent}${step}${failed}\n${indent}}\n`);
  return codeFix(title, head, ...movedIn(topNode, text, body.from + 1, last, step), tail);
}

/** Lines between two offsets that have text and do not begin inside of a string or comment. */
function movedIn(top: SyntaxNode, text: string, from: number, to: number, step: string): TextEdit[] {
  const edits: TextEdit[] = [];
  for (let at = text.indexOf('\n', from) + 1; at > 0 && at < to; at = text.indexOf('\n', at) + 1) {
    const isBlank = /^[ \t]*(?:\r?\n|$)/.test(text.slice(at, to));
    if (!isBlank && !isInText(top.resolveInner(at, 0))) edits.push(insert(at, step));
  }
  return edits;
}

function isInText(node: SyntaxNode): boolean {
  for (let here: SyntaxNode | null = node; here; here = here.parent)
    if (/^(?:TemplateString|String|BlockComment)$/.test(here.name)) return true;
  return false;
}
