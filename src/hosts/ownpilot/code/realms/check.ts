// Checks code that mixes the sandbox's own objects with those that come from outside it.

import type { SyntaxNode } from '@lezer/common';
import type { Finding } from '../../../../model/finding.ts';
import { calls, expressions, memberName, resolve, textOf } from '../../../../lang/javascript/nodes.ts';
import type { ParsedCode } from '../../../../lang/javascript/parse.ts';
import { within, type ReadableTool } from '../tool.ts';
import { formBody, instanceOf, responseBytes } from './rules.ts';

/** Findings about `instanceof`, response bytes and form bodies. */
export function checkRealms(tool: ReadableTool): Finding[] {
  return [...checkInstanceOf(tool), ...checkBytes(tool), ...checkForms(tool)];
}

/** `instanceof` on literals, whose constructors are not the ones that the sandbox provides (core/sandbox/context.ts:258-359). */
function checkInstanceOf(tool: ReadableTool): Finding[] {
  const { code } = tool;
  return code.all('BinaryExpression').flatMap((node) => {
    const type = node.getChild('instanceof') ? node.lastChild : null;
    const name = type?.name === 'VariableName' ? textOf(code, type) : '';
    if ((name !== 'Array' && name !== 'Object' && name !== 'RegExp') || code.own.has(name)) return [];
    // Arguments come from outside like the constructors, so `instanceof` works for them.
    const left = node.firstChild;
    if (!left || /^args\b/.test(textOf(code, left))) return [];
    return [instanceOf.at(...within(tool, node), { name })];
  });
}

/** `new Uint8Array(await response.arrayBuffer())` has no bytes in 0.8.3 (core/sandbox/context.ts:258-359). */
function checkBytes(tool: ReadableTool): Finding[] {
  const { code } = tool;
  return code.all('NewExpression').flatMap((node) => {
    const list = node.getChild('ArgList');
    const type = node.getChild('VariableName');
    const [source] = list ? expressions(list) : [];
    if (!type || !source || textOf(code, type) !== 'Uint8Array') return [];
    return isArrayBuffer(code, resolve(code, source)) ? [responseBytes.at(...within(tool, node))] : [];
  });
}

function isArrayBuffer(code: ParsedCode, node: SyntaxNode): boolean {
  const call = node.name === 'AwaitExpression' ? expressions(node)[0] : node;
  const callee = call?.name === 'CallExpression' ? call.firstChild : null;
  return callee?.name === 'MemberExpression' && memberName(code, callee) === 'arrayBuffer';
}

/** A body of URLSearchParams without `headers`; 0.8.3 loses its content type. */
function checkForms(tool: ReadableTool): Finding[] {
  const { code } = tool;
  return calls(code, 'fetch').flatMap(({ path, args: [, options] }) => {
    const object = path === 'fetch' && options ? resolve(code, options) : undefined;
    if (object?.name !== 'ObjectExpression') return [];
    const parts = object.getChildren('Property');
    const named = (name: string): SyntaxNode | undefined =>
      parts.find(
        (part) => part.firstChild?.name === 'PropertyDefinition' && textOf(code, part.firstChild) === name,
      );
    const body = named('body');
    const value = body ? expressions(body)[1] : undefined;
    const made = value && resolve(code, value);
    if (!body || !made || named('headers')) return [];
    if (made.name !== 'NewExpression' || !/^new\s+URLSearchParams\b/.test(textOf(code, made))) return [];
    return parts.some((part) => part.getChild('Spread')) ? [] : [formBody.at(...within(tool, body))];
  });
}
