// Repairs for names and members that the sandbox does not have.

import type { SyntaxNode } from '@lezer/common';
import type { ValueFix } from '../../../../model/host.ts';
import { expressions, memberName, plainString, textOf } from '../nodes.ts';
import type { Code } from '../parse.ts';
import { edit, insertAt, renameKey, replace, type CodeMender } from '../in-code.ts';

/** Works in every release: a timeout where there is one to be had. */
export function guarded(signal: string): string {
  return `typeof AbortSignal === 'undefined' ? undefined : ${signal}`;
}

const abortSignal: CodeMender = ({ tool, code, node }) => {
  const call = node?.parent?.parent;
  if (call?.name !== 'CallExpression' || !call.parent) return [];
  const plain = /^(?:Property|ArgList|VariableDeclaration)$/.test(call.parent.name);
  const text = guarded(textOf(code, call));
  const guard = edit(tool, 'Use it only where it exists', replace(call, plain ? text : `(${text})`));
  const property = call.parent;
  const isSignal = property.name === 'Property' && textOf(code, property).startsWith('signal');
  return isSignal ? [guard, ...removeProperty(tool, property)] : [guard];
};

function removeProperty(tool: Parameters<typeof edit>[0], property: SyntaxNode): ValueFix[] {
  const object = property.parent;
  if (!object) return [];
  const title = 'Remove the timeout';
  const all = object.getChildren('Property');
  const index = all.findIndex((one) => one.from === property.from);
  const before = all[index - 1];
  const after = all[index + 1];
  if (before) return [edit(tool, title, { from: before.to, to: property.to, insert: '' })];
  if (after) return [edit(tool, title, { from: property.from, to: after.from, insert: '' })];
  const list = object.parent?.name === 'ArgList' ? expressions(object.parent) : [];
  const url = list[0];
  if (url && list.length === 2) return [edit(tool, title, { from: url.to, to: object.to, insert: '' })];
  return [edit(tool, title, replace(object, '{}'))];
}

const nameMissing: CodeMender = ({ tool, code, node, finding }) => {
  if (!node || code.own.has('utils')) return [];
  const parent = node.parent;
  const called = parent?.name === 'CallExpression' && parent.firstChild?.from === node.from;
  switch (finding.args?.name) {
    case 'btoa':
      return [edit(tool, 'Use `utils.base64Encode`', replace(node, 'utils.base64Encode'))];
    case 'atob':
      return [edit(tool, 'Use `utils.base64Decode`', replace(node, 'utils.base64Decode'))];
    case 'structuredClone':
      return called
        ? [
            edit(
              tool,
              'Copy through JSON',
              replace(node, 'JSON.parse(JSON.stringify'),
              insertAt(parent.to, ')'),
            ),
          ]
        : [];
    case 'performance':
      return parent?.name === 'MemberExpression' && memberName(code, parent) === 'now'
        ? [edit(tool, 'Use `Date.now`', replace(parent, 'Date.now'))]
        : [];
    case 'Buffer':
      return buffer(code, tool, node);
    default:
      return [];
  }
};

/** `Buffer.from(text).toString('base64')` and its opposite. */
function buffer(code: Code, tool: Parameters<typeof edit>[0], node: SyntaxNode): ValueFix[] {
  const from = node.parent;
  const make = from?.parent;
  const method = make?.parent;
  const call = method?.parent;
  if (!from || !make || !method || call?.name !== 'CallExpression') return [];
  if (memberName(code, from) !== 'from' || memberName(code, method) !== 'toString') return [];
  const [text, source] = argumentsOf(make);
  const [target] = argumentsOf(call);
  const encoding = (one: SyntaxNode | undefined): string => (one ? (plainString(code, one) ?? '?') : 'utf8');
  const way = `${encoding(source)} ${encoding(target)}`.replaceAll('utf-8', 'utf8');
  const name = { 'utf8 base64': 'base64Encode', 'base64 utf8': 'base64Decode', 'utf8 hex': 'hexEncode' }[way];
  if (!text || name === undefined) return [];
  return [edit(tool, `Use \`utils.${name}\``, replace(call, `utils.${name}(${textOf(code, text)})`))];
}

function argumentsOf(call: SyntaxNode): SyntaxNode[] {
  const list = call.getChild('ArgList');
  return list ? expressions(list) : [];
}

const nameUnknown: CodeMender = ({ tool, node, finding }) => {
  const meant = finding.args?.meant;
  return node && typeof meant === 'string'
    ? [edit(tool, `Change to \`${meant}\``, replace(node, meant))]
    : [];
};

const memberUnknown: CodeMender = ({ tool, node, finding }) => {
  const meant = finding.args?.meant;
  return node && typeof meant === 'string' ? renameKey(tool, node, meant) : [];
};

const consoleMember: CodeMender = ({ tool, node }) => (node ? renameKey(tool, node, 'log') : []);

const instanceOf: CodeMender = ({ tool, code, node, finding }) => {
  const left = node?.firstChild;
  if (!node || !left || finding.args?.name !== 'Array') return [];
  return [edit(tool, 'Use `Array.isArray`', replace(node, `Array.isArray(${textOf(code, left)})`))];
};

/** `module.exports = async (args, utils) => …` becomes a call of that function. */
const moduleExports: CodeMender = ({ tool, code, node }) => {
  const assignment = node?.parent;
  const value = assignment?.lastChild;
  const outer = assignment?.parent;
  if (assignment?.name !== 'AssignmentExpression' || !value || outer?.parent?.name !== 'Script') return [];
  if (!/^(?:ArrowFunction|FunctionExpression|VariableName)$/.test(value.name)) return [];
  const text = textOf(code, value);
  const callee = value.name === 'VariableName' ? text : `(${text})`;
  return [
    edit(
      tool,
      'Return what the function returns',
      replace(assignment, `return await ${callee}(args, utils)`),
    ),
  ];
};

const formBody: CodeMender = ({ tool, node }) =>
  node
    ? [
        edit(
          tool,
          'Set the content type',
          insertAt(node.to, ", headers: { 'Content-Type': 'application/x-www-form-urlencoded' }"),
        ),
      ]
    : [];

export const sandboxMenders: Readonly<Record<string, CodeMender>> = {
  'abort-signal': abortSignal,
  'name-missing': nameMissing,
  'name-unknown': nameUnknown,
  'utils-member': memberUnknown,
  'crypto-member': memberUnknown,
  'config-member': memberUnknown,
  'console-member': consoleMember,
  'form-body': formBody,
  instanceof: instanceOf,
  'module-exports': moduleExports,
};
