// Repairs for missing `await`, `async` and `return`, for answers without `content`, and for failures nobody catches.

import type { SyntaxNode } from '@lezer/common';
import { bare, expressions, functionOf, isFunction, textOf } from '../nodes.ts';
import type { Code } from '../parse.ts';
import { loneFunction } from './check.ts';
import { edit, insertAt, type CodeMender } from '../in-code.ts';

const addAwait: CodeMender = ({ tool, code, node }) => {
  if (!node) return [];
  const around = functionOf(node);
  if (around && !around.getChild('async')) return [];
  const title = 'Add `await`';
  if (node.parent?.name !== 'MemberExpression') return [edit(tool, title, insertAt(node.from, 'await '))];
  const start = startsStatement(code, node) ? ';(await ' : '(await ';
  return [edit(tool, title, insertAt(node.from, start), insertAt(node.to, ')'))];
};

/** A line that starts with a bracket would go on with the one above it, where that has no semicolon. */
function startsStatement(code: Code, node: SyntaxNode): boolean {
  let here: SyntaxNode | null = node;
  while (here && here.name !== 'ExpressionStatement') here = here.parent;
  return here?.from === node.from && /[^\s;{}]\s*$/.test(code.text.slice(0, node.from));
}

const addAsync: CodeMender = ({ tool, node }) => {
  const around = node && functionOf(node);
  if (!around || around.getChild('get') || around.getChild('set') || around.getChild('static')) return [];
  if (around.name === 'StaticBlock') return [];
  return [edit(tool, 'Make the function async', insertAt(around.from, 'async '))];
};

const wrapObject: CodeMender = ({ tool, node }) =>
  node ? [edit(tool, 'Wrap in `content`', insertAt(node.from, '{ content: '), insertAt(node.to, ' }'))] : [];

const wrapValue: CodeMender = ({ tool, node }) =>
  node
    ? [
        edit(
          tool,
          'Wrap in `content`',
          insertAt(node.from, '{ content: { result: '),
          insertAt(node.to, ' } }'),
        ),
      ]
    : [];

/** Returns what the code has worked out last, where that can be told. */
const addReturn: CodeMender = ({ tool, code }) => {
  const end = code.text.length;
  const lone = loneFunction(code);
  if (lone) {
    const name = lone.getChild('VariableDefinition');
    const params = lone.getChild('ParamList');
    const count = params ? expressions(params).length : 0;
    if (!name || count > 2 || lone.getChild('Star')) return [];
    const given = ['', 'args', 'args, utils'][count] ?? '';
    const call = `\nreturn await ${textOf(code, name)}(${given});`;
    return [edit(tool, 'Return what the function returns', insertAt(end, call))];
  }
  const last = expressions(code.tree.topNode).at(-1);
  const inner = last && expressions(last)[0];
  if (last?.name === 'VariableDeclaration' && inner?.name === 'VariableDefinition') {
    const line = `\nreturn { content: { ${textOf(code, inner)} } };`;
    return [edit(tool, `Return \`${textOf(code, inner)}\``, insertAt(end, line))];
  }
  if (last?.name !== 'ExpressionStatement' || !inner) return [];
  if (/^(?:Assignment|Postfix|Sequence)Expression$/.test(inner.name)) return [];
  if (/^console\b/.test(textOf(code, inner))) return [];
  if (isOwnCall(code, inner)) {
    return [edit(tool, 'Return what the function returns', insertAt(inner.from, 'return await '))];
  }
  const edits = [insertAt(inner.from, 'return { content: { result: '), insertAt(inner.to, ' } }')];
  return [edit(tool, 'Return the last value', ...edits)];
};

/** A call of a function that the code declares, or of one written right there. */
function isOwnCall(code: Code, node: SyntaxNode): boolean {
  const callee = node.name === 'CallExpression' ? node.firstChild : null;
  if (!callee) return false;
  return callee.name === 'VariableName' ? code.own.has(textOf(code, callee)) : isFunction(bare(callee));
}

const removeType: CodeMender = ({ tool, node }) => {
  if (!node) return [];
  const optional = node.prevSibling?.name === 'Optional' ? node.prevSibling : node;
  return [edit(tool, 'Remove the type', { from: optional.from, to: node.to, insert: '' })];
};

/** One handler around the whole code keeps every `return` where it is. */
const addTry: CodeMender = ({ tool, code, node }) => {
  if (
    !node ||
    functionOf(node) ||
    code.all('ImportDeclaration').length + code.all('ExportDeclaration').length > 0
  ) {
    return [];
  }
  const lines = /[\n]|\/\//.test(code.text);
  const [open, close] = lines
    ? ['try {\n', '\n} catch (error) {\n  return { content: { error: error.message } };\n}']
    : ['try { ', ' } catch (error) { return { content: { error: error.message } }; }'];
  return [edit(tool, 'Return failures as an error', insertAt(0, open), insertAt(code.text.length, close))];
};

/** `throw new Error(message)` becomes an answer with that message. */
const returnError: CodeMender = ({ tool, code, node }) => {
  const made = node && expressions(node)[0];
  const list = made?.name === 'NewExpression' ? made.getChild('ArgList') : null;
  const [callee] = made ? expressions(made) : [];
  const [message, ...rest] = list ? expressions(list) : [];
  if (!node || !message || !callee || rest.length > 0 || list?.getChild('Spread')) return [];
  if (!/^\w*Error$/.test(textOf(code, callee))) return [];
  const end = code.text.charAt(node.to - 1) === ';' ? ';' : '';
  const insert = `return { content: { error: ${textOf(code, message)} } }${end}`;
  return [edit(tool, 'Return the error instead', { from: node.from, to: node.to, insert })];
};

export const answerMenders: Readonly<Record<string, CodeMender>> = {
  'await-missing': addAwait,
  'await-place': addAsync,
  'return-no-content': wrapObject,
  'return-not-object': wrapValue,
  'no-return': addReturn,
  typescript: removeType,
  'errors-unhandled': addTry,
  'error-thrown': returnError,
};
