// The rule for a promise that is used as if it were the value.

import type { SyntaxNode } from '@lezer/common';
import { fromBoth, guide, define } from '../../evidence.ts';
import { edit, inCode, insertAt } from '../in-code.ts';
import { functionOf } from '../../../../lang/javascript/nodes.ts';
import type { ParsedCode } from '../../../../lang/javascript/parse.ts';

const EXECUTOR = fromBoth(
  'core/agent/tools/dynamic-tools.ts:752-758',
  'core/agent/tools/dynamic-tool-executor.ts:217-223',
);

/** The asynchronous functions, and what is worked on in place of their value. */
export const ASYNC = {
  'config.get': "not the user's value",
  fetch: 'not the response',
  'utils.callTool': "not the tool's answer",
};

export const awaitMissing = define.changed<{ path: keyof typeof ASYNC }>('ownpilot/code-await-missing', {
  message: ({ path }) => `Without \`await\` this is a promise, which is always truthy, ${ASYNC[path]}.`,
  evidence: [guide('Tool Code Environment, Available Globals'), ...EXECUTOR],
  fix: inCode(({ tool, code, node }) => {
    if (!node) return [];
    const around = functionOf(node);
    if (around && !around.getChild('async')) return [];
    const title = 'Add `await`';
    if (node.parent?.name !== 'MemberExpression') return edit(tool, title, insertAt(node.from, 'await '));
    const start = startsStatement(code, node) ? ';(await ' : '(await ';
    return edit(tool, title, insertAt(node.from, start), insertAt(node.to, ')'));
  }),
});

/** A line that starts with a bracket would go on with the one above it, where that has no semicolon. */
function startsStatement(code: ParsedCode, node: SyntaxNode): boolean {
  let here: SyntaxNode | null = node;
  while (here && here.name !== 'ExpressionStatement') here = here.parent;
  return here?.from === node.from && /[^\s;{}]\s*$/.test(code.text.slice(0, node.from));
}
