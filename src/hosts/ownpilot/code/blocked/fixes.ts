// Repairs for what the code check refuses.

import type { SyntaxNode } from '@lezer/common';
import type { ValueFix } from '../../../../model/host.ts';
import { expressions, resolve, textOf } from '../nodes.ts';
import type { Code } from '../parse.ts';
import { BLOCKED } from './patterns.ts';
import { edit, insertAt, replace, type CodeMender, type Fixing } from '../in-code.ts';

/** Parents in which an arrow function may stand without parentheses of its own. */
const ROOMY =
  /^(?:ArgList|ArrayExpression|AssignmentExpression|ParenthesizedExpression|Property|ReturnStatement|VariableDeclaration)$/;

const anonymousFunction: CodeMender = ({ tool, code, span }) => {
  const node = code.all('FunctionExpression').find((one) => one.getChild('function')?.from === span.from);
  const params = node?.getChild('ParamList');
  if (!node || !params) return [];
  const name = freeName(code);
  const named = edit(tool, 'Give the function a name', insertAt(span.to, ` ${name}`));
  if (!isArrowLike(code, node)) return [named];
  const arrow = edit(
    tool,
    'Turn into an arrow function',
    { from: span.from, to: params.from, insert: '' },
    insertAt(params.to, ' =>'),
  );
  return [arrow, named];
};

/** Without `this`, `arguments` and `new`, an arrow function does the same. */
function isArrowLike(code: Code, node: SyntaxNode): boolean {
  const outer = node.parent;
  if (!outer || !ROOMY.test(outer.name) || node.getChild('Star')) return false;
  if (outer.name === 'ParenthesizedExpression' && outer.parent?.name === 'NewExpression') return false;
  return (
    !/\b(?:this|arguments|super|new\s*\.\s*target)\b/.test(textOf(code, node)) && !isConstructed(code, node)
  );
}

/** The function is given to a name that is called with `new` somewhere. */
function isConstructed(code: Code, node: SyntaxNode): boolean {
  const target = node.prevSibling?.name === 'Equals' ? node.prevSibling.prevSibling : null;
  const name = target ? textOf(code, target) : '';
  return name !== '' && code.all('NewExpression').some((one) => textOf(code, one).includes(name));
}

function freeName(code: Code): string {
  let name = 'callback';
  for (let n = 2; code.text.includes(name); n++) name = `callback${String(n)}`;
  return name;
}

/** `pattern.exec(text)` → `String(text).match(pattern)`, the same for patterns that keep no position. */
const exec: CodeMender = (fixing) => {
  const { tool, code, span } = fixing;
  if (fixing.finding.args?.where !== 'code') return reword(fixing);
  const method = code.tree.resolveInner(span.from, 1).parent;
  const call = method?.parent;
  const [base] = method ? expressions(method) : [];
  const list = call?.getChild('ArgList');
  const args = list ? expressions(list) : [];
  if (method?.name !== 'MemberExpression' || call?.name !== 'CallExpression' || !base || !args[0]) return [];
  const pattern = resolve(code, base);
  const flags = textOf(code, pattern).split('/').at(-1) ?? '';
  if (pattern.name !== 'RegExp' || /[gy]/.test(flags) || args.length > 1) return [];
  const text = textOf(code, args[0]);
  const subject = /^(?:Template)?String$/.test(args[0].name) ? text : `String(${text})`;
  return [edit(tool, 'Use `match`', replace(call, `${subject}.match(${textOf(code, base)})`))];
};

/** In a comment any other word will do; in a string only where the sentence still reads well. */
const processWord: CodeMender = (fixing) => {
  const { tool, code, span, finding } = fixing;
  const before = code.text.slice(Math.max(0, span.from - 12), span.from);
  const verb = /(?:\bto|\bcan|\bcannot|\bnot|n't|\bwe|\bwill)\s+$/i.test(before);
  const where = finding.args?.where;
  if (where !== 'comment' && !(where === 'string' && verb)) return [];
  return [edit(tool, 'Write "handle" instead', replace(span, 'handle')), ...reword(fixing)];
};

/** Comments can go. */
function reword({ tool, code, span, finding }: Fixing): ValueFix[] {
  if (finding.args?.where !== 'comment') return [];
  let comment: SyntaxNode | null = code.tree.resolveInner(span.from, 1);
  while (comment && !/Comment$/.test(comment.name)) comment = comment.parent;
  if (!comment) return [];
  return [edit(tool, 'Remove the comment', replace(comment, comment.name === 'BlockComment' ? ' ' : ''))];
}

/** Modules of which the sandbox has the parts that are used under the same names. */
const GLOBALS: Readonly<Record<string, readonly string[]>> = {
  crypto: ['crypto'],
  'node:crypto': ['crypto'],
  'node-fetch': ['fetch'],
  url: ['URL', 'URLSearchParams'],
  'node:url': ['URL', 'URLSearchParams'],
};

/** `const crypto = require('crypto');` goes, because `crypto` is there already. */
function removeRequire({ tool, code, span }: Fixing): ValueFix[] {
  let statement: SyntaxNode | null = code.tree.resolveInner(span.from, 1);
  while (statement && statement.name !== 'VariableDeclaration') statement = statement.parent;
  if (!statement) return [];
  const match =
    /^(?:const|let|var)\s+(?:\{([\w\s,]*)\}|(\w+))\s*=\s*require\(\s*['"]([\w:-]+)['"]\s*\);?$/.exec(
      textOf(code, statement),
    );
  const module = match?.[3] ?? '';
  const names = (match?.[1] ?? match?.[2] ?? '').split(',').map((name) => name.trim());
  const known = Object.hasOwn(GLOBALS, module) ? (GLOBALS[module] ?? []) : [];
  if (!names.every((name) => known.includes(name))) return [];
  const rest = /^[ \t]*\n?/.exec(code.text.slice(statement.to))?.[0].length ?? 0;
  const end = { from: statement.from, to: statement.to + rest };
  return [edit(tool, `Remove the line: ${names.join(' and ')} is there already`, replace(end, ''))];
}

/** The check looks for quotes, so the same text in backticks passes. */
const backticks: CodeMender = (fixing) => {
  const { tool, code, span, finding } = fixing;
  const quoted = /['"](\w+)['"]/.exec(code.text.slice(span.from, span.to));
  if (finding.args?.where !== 'code' || !quoted) return reword(fixing);
  const from = span.from + quoted.index;
  if (code.tree.resolveInner(from, 1).name !== 'String') return [];
  return [
    edit(tool, 'Use backticks', replace({ from, to: from + quoted[0].length }, `\`${quoted[1] ?? ''}\``)),
  ];
};

const requireCall: CodeMender = (fixing) =>
  fixing.finding.args?.where === 'comment' ? reword(fixing) : removeRequire(fixing);

export const blockedMenders: Readonly<Record<string, CodeMender>> = {
  ...Object.fromEntries(BLOCKED.map(({ slug }) => [`blocked-${slug}`, reword])),
  'anonymous-function': anonymousFunction,
  'blocked-exec': exec,
  'blocked-process': processWord,
  'blocked-require': requireCall,
  'blocked-concat-left': backticks,
  'blocked-concat-right': backticks,
};
