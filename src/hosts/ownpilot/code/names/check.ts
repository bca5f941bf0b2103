// Checks names that the sandbox does not have, or has only in one release or one run mode.

import type { SyntaxNode } from '@lezer/common';
import type { Finding } from '../../../../model/finding.ts';
import { didYouMean } from '../../../../lang/text/did-you-mean.ts';
import { onlyIn } from '../../../kit/rule.ts';
import { V2026_02, DOCUMENTED } from '../../releases.ts';
import { BLOCKED } from '../blocked/patterns.ts';
import { missingBuiltIns } from '../../../../lang/javascript/built-ins.ts';
import { functionOf, memberName, membersOf, textOf } from '../../../../lang/javascript/nodes.ts';
import type { ParsedCode } from '../../../../lang/javascript/parse.ts';
import * as sandbox from '../sandbox.ts';
import { within, type ReadableTool } from '../tool.ts';
import * as rules from './rules.ts';

/** The most findings about one name in one tool. */
const MAX = 10;

/** The most different names that are reported for one tool. */
const MAX_NAMES = 100;

/** Findings about names that the code neither declares nor guards with `typeof`, and that no sandbox has. */
export function checkNames(tool: ReadableTool): Finding[] {
  const { code } = tool;
  const counts = new Map<string, number>();
  const builtIns = missingBuiltIns(code, 'node-22-vm').map(({ node, name, of }) =>
    rules.builtIn.at(...within(tool, node), { name, of }),
  );
  const names = code.all('VariableName').flatMap((node) => {
    const name = textOf(code, node);
    const count = counts.get(name) ?? 0;
    if (code.own.has(name) || isThere(name, node) || count >= MAX || counts.size >= MAX_NAMES) return [];
    if (isGuarded(code, node)) return [];
    counts.set(name, count + 1);
    return checkName(tool, node, name) ?? [];
  });
  return [...names, ...builtIns];
}

function isThere(name: string, node: SyntaxNode): boolean {
  if (name === 'arguments') return hasArguments(node);
  return sandbox.LANGUAGE.has(name) || sandbox.SANDBOX.has(name);
}

/** The tool's own body is an arrow function, which has no `arguments`. */
function hasArguments(node: SyntaxNode): boolean {
  for (let around = functionOf(node); around; around = functionOf(around)) {
    if (around.name !== 'ArrowFunction') return true;
  }
  return false;
}

function checkName(tool: ReadableTool, node: SyntaxNode, name: string): Finding | null {
  const parent = node.parent?.name === 'MemberExpression' ? node.parent : null;
  const path = `${name}.${(parent && memberName(tool.code, parent)) ?? ''}`;
  const [pointer, place] = within(tool, node);
  if (path === 'AbortSignal.timeout') return rules.abortSignal.at(pointer, place);
  if (parent && path === 'module.exports')
    return rules.moduleExports.at(...within(tool, parent), { name: path });
  if (name === 'module' || name === 'exports') return rules.moduleExports.at(pointer, place, { name });
  if (isBlocked(tool.text, node)) return null;
  if (sandbox.FORBIDDEN.has(name)) return rules.nameForbidden.at(pointer, place, { name });
  const kind = absenceOf(name);
  if (kind) {
    const missing = rules.nameMissing.at(pointer, place, { name, kind });
    const existsIn0_8_3 = kind === 'network' && tool.permissions.includes('network');
    return existsIn0_8_3 ? onlyIn([DOCUMENTED, V2026_02], missing) : missing;
  }
  const meant = didYouMean(name, [
    ...[...tool.code.own].slice(0, 200),
    ...sandbox.SANDBOX,
    ...sandbox.LANGUAGE,
  ]);
  return rules.nameUnknown.at(pointer, place, { name, meant });
}

function absenceOf(name: string): rules.Absence | null {
  if (sandbox.NETWORK_CLASSES.has(name)) return 'network';
  if (sandbox.BLANKED.has(name)) return 'undefined';
  return sandbox.ABSENT.has(name) || name === 'arguments' ? 'absent' : null;
}

/** True for a use that depends on a `typeof` check of the name. */
function isGuarded(code: ParsedCode, node: SyntaxNode): boolean {
  const guard = `typeof ${textOf(code, node)}`;
  for (let here = node.parent; here; here = here.parent) {
    if (here.name === 'UnaryExpression' && here.getChild('typeof')) return true;
    if (!/^(?:ConditionalExpression|IfStatement|BinaryExpression)$/.test(here.name)) continue;
    if (code.text.slice(here.from, node.from).includes(guard)) return true;
  }
  return false;
}

/** True where the code check's text search already reports this name. */
function isBlocked(text: string, node: SyntaxNode): boolean {
  const near = text.slice(Math.max(0, node.from - 20), node.to + 20);
  const offset = node.from - Math.max(0, node.from - 20);
  return BLOCKED.some(({ pattern }) =>
    Array.from(near.matchAll(pattern)).some(
      (match) => match.index <= offset && offset < match.index + match[0].length,
    ),
  );
}

/**
 * One finding for everything that the worker of 0.8.3 lacks, which runs the same code for triggers, plans and “Run
 * Tool” (docs/hosts/ownpilot.md#two-sandboxes).
 */
export function checkWorker(tool: ReadableTool): Finding[] {
  const { code } = tool;
  const globals = code.all('VariableName').flatMap((node) => {
    const name = textOf(code, node);
    return sandbox.CHAT_ONLY.has(name) && !code.own.has(name) && !isGuarded(code, node)
      ? [{ name, node }]
      : [];
  });
  const members = membersOf(code, 'utils').flatMap(({ name, node }) =>
    sandbox.WORKER_UTILS.has(name) ? [] : [{ name: `utils.${name}`, node }],
  );
  const all = [...globals, ...members].sort((a, b) => a.node.from - b.node.from);
  const first = all[0];
  if (!first) return [];
  const missing = [...new Set(all.map(({ name }) => name))];
  const names = missing.slice(0, 4);
  return [rules.worker.at(...within(tool, first.node), { names, more: missing.length - names.length })];
}
