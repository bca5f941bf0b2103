// Names that the sandbox does not have, or has in one release only.

import type { SyntaxNode } from '@lezer/common';
import type { Finding } from '../../../../model/finding.ts';
import { didYouMean } from '../../../../text/did-you-mean.ts';
import { ERA, GUIDE } from '../../releases.ts';
import { functionOf, memberName, textOf } from '../nodes.ts';
import type { Code } from '../parse.ts';
import { BLOCKED } from '../blocked/patterns.ts';
import { ABSENT, BLANKED, FORBIDDEN, LANGUAGE, NETWORK_CLASSES, SANDBOX } from '../sandbox.ts';
import { mark, type ReadableTool } from '../tool.ts';

/** One name used more often than this is told this often. */
const MOST = 10;

/** Code that misses more names than this is no tool. */
const MOST_NAMES = 100;

export function checkNames(tool: ReadableTool): Finding[] {
  const { code } = tool;
  const counts = new Map<string, number>();
  return code.all('VariableName').flatMap((node) => {
    const name = textOf(code, node);
    const count = counts.get(name) ?? 0;
    if (code.own.has(name) || isThere(name, node) || count >= MOST || counts.size >= MOST_NAMES) return [];
    if (isGuarded(code, node)) return [];
    counts.set(name, count + 1);
    return checkName(tool, node, name);
  });
}

function isThere(name: string, node: SyntaxNode): boolean {
  if (name === 'arguments') return hasArguments(node);
  return LANGUAGE.has(name) || SANDBOX.has(name);
}

/** The tool's own body is an arrow function, which has no `arguments`. */
function hasArguments(node: SyntaxNode): boolean {
  for (let around = functionOf(node); around; around = functionOf(around)) {
    if (around.name !== 'ArrowFunction') return true;
  }
  return false;
}

function checkName(tool: ReadableTool, node: SyntaxNode, name: string): Finding[] {
  const member = node.parent?.name === 'MemberExpression' ? memberName(tool.code, node.parent) : undefined;
  if (name === 'AbortSignal' && member === 'timeout') return [mark(tool, 'abort-signal', node)];
  if (name === 'module' || name === 'exports') return checkExports(tool, node, name, member);
  if (isBlocked(tool.text, node)) return [];
  if (FORBIDDEN.has(name)) return [mark(tool, 'name-forbidden', node, { name })];
  if (NETWORK_CLASSES.has(name)) {
    const network = tool.permissions.includes('network');
    return [mark(tool, 'name-missing', node, { name, kind: 'network' }, network ? [GUIDE, ERA] : undefined)];
  }
  if (BLANKED.has(name)) return [mark(tool, 'name-missing', node, { name, kind: 'undefined' })];
  if (ABSENT.has(name) || name === 'arguments') {
    return [mark(tool, 'name-missing', node, { name, kind: 'absent' })];
  }
  const meant = didYouMean(name, [...[...tool.code.own].slice(0, 200), ...SANDBOX, ...LANGUAGE]);
  return [mark(tool, 'name-unknown', node, { name, ...(meant === undefined ? {} : { meant }) })];
}

/** `module.exports = …` and `exports.x = …`, the ways of Node.js modules. */
function checkExports(
  tool: ReadableTool,
  node: SyntaxNode,
  name: string,
  member: string | undefined,
): Finding[] {
  if (name === 'module' && member === 'exports' && node.parent) {
    return [mark(tool, 'module-exports', node.parent, { name: 'module.exports' })];
  }
  return [mark(tool, 'module-exports', node, { name })];
}

/** A use that the code makes only where the name exists. */
function isGuarded(code: Code, node: SyntaxNode): boolean {
  const guard = `typeof ${textOf(code, node)}`;
  for (let here = node.parent; here; here = here.parent) {
    if (here.name === 'UnaryExpression' && here.getChild('typeof')) return true;
    if (!/^(?:ConditionalExpression|IfStatement|BinaryExpression)$/.test(here.name)) continue;
    if (code.text.slice(here.from, node.from).includes(guard)) return true;
  }
  return false;
}

/** True where the plain text search of the code check already speaks about this name. */
function isBlocked(text: string, node: SyntaxNode): boolean {
  const near = text.slice(Math.max(0, node.from - 20), node.to + 20);
  const offset = node.from - Math.max(0, node.from - 20);
  return BLOCKED.some(({ now }) =>
    Array.from(near.matchAll(now)).some(
      (match) => match.index <= offset && offset < match.index + match[0].length,
    ),
  );
}
