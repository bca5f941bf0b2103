// The guide's tip on errors, and the second way to run a tool that 0.8.3 has.

import type { SyntaxNode } from '@lezer/common';
import type { Finding } from '../../../../model/finding.ts';
import { calls, functionOf, memberName, outerOf, textOf } from '../nodes.ts';
import type { Code } from '../parse.ts';
import { CHAT_ONLY, WORKER_UTILS } from '../sandbox.ts';
import { mark, type ReadableTool } from '../tool.ts';
import { membersOf } from '../members/check.ts';

export function checkTips(tool: ReadableTool): Finding[] {
  return [...checkErrors(tool), ...checkThrown(tool), ...checkWorker(tool)];
}

/** Tip 11, told once: the first request or tool call whose failure nothing catches. */
function checkErrors(tool: ReadableTool): Finding[] {
  const { code } = tool;
  const tries = code.all('TryStatement').length > 0;
  const risky = [...calls(code, 'fetch'), ...calls(code, 'utils')]
    .filter(({ path }) => path === 'fetch' || path === 'utils.callTool')
    .sort((a, b) => a.node.from - b.node.from)
    .find(({ node }) => {
      // A function may be called from inside a try.
      if (functionOf(node) !== null && tries) return false;
      return !isTried(node) && !isCaught(code, node);
    });
  return risky ? [mark(tool, 'errors-unhandled', risky.callee, { path: risky.path })] : [];
}

/** Tip 11: errors that the tool throws itself and that leave it, as none is caught or passed to a caller. */
function checkThrown(tool: ReadableTool): Finding[] {
  return tool.code
    .all('ThrowStatement')
    .filter((node) => functionOf(node) === null && !isTried(node) && !inCatch(node))
    .map((node) => mark(tool, 'error-thrown', node));
}

/** Throws on what it has caught. */
function inCatch(node: SyntaxNode): boolean {
  for (let here = node.parent; here; here = here.parent) if (here.name === 'CatchClause') return true;
  return false;
}

/** In the block of a `try` that has a `catch`. */
function isTried(node: SyntaxNode): boolean {
  for (let here = node; here.parent; here = here.parent) {
    if (here.name === 'Block' && here.parent.name === 'TryStatement' && here.parent.getChild('CatchClause'))
      return true;
  }
  return false;
}

/** Ends in `.catch(…)`, or in `.then(…, …)`. */
function isCaught(code: Code, node: SyntaxNode): boolean {
  for (
    let here = outerOf(node);
    here && /^(?:Member|Call)Expression$/.test(here.name);
    here = outerOf(here)
  ) {
    if (here.name === 'MemberExpression' && memberName(code, here) === 'catch') return true;
  }
  return functionOf(node) !== null && code.text.includes('.catch(');
}

/** In 0.8.3 triggers, plans and "Run Tool" run the same code in a worker that has next to nothing (sheet 0.1). */
function checkWorker(tool: ReadableTool): Finding[] {
  const { code } = tool;
  const names = code.all('VariableName').flatMap((node) => {
    const name = textOf(code, node);
    return CHAT_ONLY.has(name) && !code.own.has(name) ? [{ name, node }] : [];
  });
  const members = membersOf(code, 'utils').flatMap(({ name, node }) =>
    WORKER_UTILS.has(name) ? [] : [{ name: `utils.${name}`, node }],
  );
  const all = [...names, ...members].sort((a, b) => a.node.from - b.node.from);
  const first = all[0];
  if (!first) return [];
  const missing = [...new Set(all.map(({ name }) => name))];
  return [
    mark(tool, 'worker', first.node, { names: missing.slice(0, 4), more: Math.max(0, missing.length - 4) }),
  ];
}
