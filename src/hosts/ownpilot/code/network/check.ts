// Requests: permission, timeout, address, and permissions that the code never uses.

import type { SyntaxNode } from '@lezer/common';
import type { Finding } from '../../../../model/finding.ts';
import { join } from '../../../../text/pointer.ts';
import { ERA, NOW } from '../../releases.ts';
import { report } from '../../rules/report.ts';
import { isPrivate, readAddress } from './addresses.ts';
import { calledTools, GATES } from '../permissions/called-tools.ts';
import { calls, expressions, plainString, resolve, textOf, type Call } from '../nodes.ts';
import type { Code } from '../parse.ts';
import { mark, type ReadableTool } from '../tool.ts';

export function checkNetwork(tool: ReadableTool): Finding[] {
  const requests = calls(tool.code, 'fetch').filter(({ path }) => path === 'fetch');
  return [
    ...checkPermission(tool, requests),
    ...requests.flatMap((call) => [...checkTimeout(tool, call), ...checkAddress(tool, call)]),
    ...checkUnused(tool),
  ];
}

function checkPermission(tool: ReadableTool, requests: readonly Call[]): Finding[] {
  const first = requests[0];
  if (!first || tool.permissions.includes('network')) return [];
  return [mark(tool, 'fetch-permission', first.callee)];
}

function checkTimeout(tool: ReadableTool, { args, spread, callee }: Call): Finding[] {
  const { code } = tool;
  const [, options] = args;
  if (spread || args.length === 0) return [];
  if (options) {
    const value = resolve(code, options);
    const keys = value.name === 'ObjectExpression' ? objectKeys(code, value) : null;
    if (keys === null || keys.includes('signal')) return [];
  }
  return [mark(tool, 'fetch-timeout', callee)];
}

/** The keys of an object literal; null where not all can be told. */
export function objectKeys(code: Code, object: SyntaxNode): string[] | null {
  const keys: string[] = [];
  for (const property of object.getChildren('Property')) {
    const key = property.firstChild;
    const plain = property.getChild('PropertyDefinition') ?? (key?.name === 'String' ? key : null);
    if (!plain || property.getChild('Spread')) return null;
    keys.push(plain.name === 'String' ? (plainString(code, plain) ?? '') : textOf(code, plain));
  }
  return keys;
}

/** A path, or a host without a scheme. */
const RELATIVE = /^\s*(?:\.{0,2}\/|(?:[a-z0-9-]+\.)+[a-z]{2,}\/)/i;

function checkAddress(tool: ReadableTool, { args: [url] }: Call): Finding[] {
  const start = url && beginning(tool.code, url);
  if (!start || start.text === '') return [];
  const { text, whole, node } = start;
  if (RELATIVE.test(text)) {
    return [mark(tool, 'fetch-relative', node, { text })];
  }
  const address = readAddress(text, whole);
  if (!address) return [];
  if (address.scheme !== 'http' && address.scheme !== 'https') {
    return [mark(tool, 'fetch-scheme', node, { scheme: address.scheme })];
  }
  const releases = [ERA, NOW].filter((release) => isPrivate(address, release === ERA ? ERA : NOW));
  return releases.length > 0 ? [mark(tool, 'fetch-private', node, { host: address.host }, releases)] : [];
}

interface Beginning {
  readonly text: string;
  readonly whole: boolean;
  readonly node: SyntaxNode;
}

/** The constant beginning of a text that is put together. */
function beginning(code: Code, expression: SyntaxNode): Beginning | undefined {
  let node = resolve(code, expression);
  let whole = true;
  for (let i = 0; node.name === 'BinaryExpression' && i < 100; i++) {
    const first = expressions(node)[0];
    if (!first || node.getChild('ArithOp') === null) return undefined;
    node = resolve(code, first);
    whole = false;
  }
  const text = plainString(code, node);
  if (text !== undefined) return { text, whole, node };
  const gap = node.name === 'TemplateString' ? node.getChild('Interpolation') : null;
  if (!gap) return undefined;
  const start = code.text.slice(node.from + 1, gap.from);
  return start.includes('\\') ? undefined : { text: start, whole: false, node: gap.prevSibling ?? node };
}

/** `network` and `filesystem` open nothing that this code uses. */
function checkUnused(tool: ReadableTool): Finding[] {
  const { code } = tool;
  const { names, more } = calledTools(code);
  if (more) return [];
  const uses = (name: string): boolean => code.uses(name).length > 0 || code.shorthand.has(name);
  const requests = ['fetch', 'Headers', 'Request', 'Response'].some(uses);
  return tool.permissions.flatMap((permission, i) => {
    if (permission !== 'network' && permission !== 'filesystem') return [];
    if (permission === 'network' && requests) return [];
    if (permission === 'filesystem' && (tool.permissions.includes('local') || uses('fs'))) return [];
    if (names.some((name) => GATES[permission].has(name))) return [];
    return [report('code-permission-unused', join(tool.pointer, 'permissions', i), 'value', { permission })];
  });
}
