// What JSON readers swallow without a word: keys that come twice, `__proto__`, half characters.

import type { Finding } from '../../model/finding.ts';
import { countMembers } from '../../text/depth.ts';
import { readLenient } from '../../text/lenient/parse.ts';
import type { Container, TreeMember, TreeNode } from '../../text/lenient/tree.ts';
import { endOfMember, startOfMember } from '../../text/outline.ts';
import { join } from '../../text/pointer.ts';
import { removal } from '../../text/removal.ts';
import { rawOffset } from '../../text/string-literal.ts';
import type { SyntaxProblem } from './check.ts';

/** Problems of a text in source order, at most `limit`; for JSON the usual answer, none, takes one pass. */
export function checkSilent(
  text: string,
  value: unknown,
  strict: boolean,
  root: TreeNode | null,
  limit: number,
): SyntaxProblem[] {
  if (strict && !isSuspicious(text, value)) return [];
  const tree = strict ? readLenient(text).root : root;
  const out: SyntaxProblem[] = [];
  if (tree) walk(text, tree, '', out, limit);
  return out.slice(0, limit);
}

function isSuspicious(text: string, value: unknown): boolean {
  return (
    text.includes('__proto__') ||
    /\\u005f/i.test(text) ||
    /[\ud800-\udfff]/u.test(text) ||
    /\\u[dD][89a-fA-F]/.test(text) ||
    countMembers(text) !== membersIn(value)
  );
}

/** Members of all objects in a value. */
function membersIn(value: unknown): number {
  let count = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    const children: unknown[] = Array.isArray(next) ? next : Object.values(next);
    if (!Array.isArray(next)) count += children.length;
    for (const child of children) if (typeof child === 'object' && child !== null) waiting.push(child);
  }
  return count;
}

function walk(text: string, node: TreeNode, pointer: string, out: SyntaxProblem[], limit: number): void {
  if (out.length >= limit) return;
  if (node.kind === 'scalar') {
    if (typeof node.value === 'string')
      out.push(...halves(text, node.from, node.to, node.value, pointer, false));
    return;
  }
  const lastOf = new Map<string, TreeMember>();
  if (node.kind === 'object') for (const m of node.members) lastOf.set(m.key, m);
  for (const member of node.members) {
    const here = join(pointer, member.key);
    const { keySpan, key, value } = member;
    if (keySpan) {
      if (lastOf.get(key) !== member) out.push(duplicate(text, node, member, here));
      if (key === '__proto__') {
        out.push({ finding: { code: 'json/proto-key', pointer: here, at: 'key', span: keySpan }, fixes: [] });
      }
      out.push(...halves(text, keySpan.from, keySpan.to, key, here, true));
    }
    if (value) walk(text, value, here, out, limit);
  }
}

function duplicate(
  text: string,
  node: Container,
  { key, keySpan, value, valueAt }: TreeMember,
  pointer: string,
): SyntaxProblem {
  const members = node.members.map((m) => ({
    key: m.key,
    keySpan: m.keySpan,
    value: m.value ?? { from: m.valueAt, to: m.valueAt },
  }));
  const own = { key, keySpan, value: value ?? { from: valueAt, to: valueAt } };
  const edits = removal(
    text,
    members,
    (m) => startOfMember(m) === startOfMember(own) && endOfMember(m) === endOfMember(own),
  );
  const span = keySpan ?? own.value;
  const finding: Finding = { code: 'json/duplicate-key', pointer, at: 'key', args: { key }, span };
  return { finding, fixes: [{ title: 'Remove the one that is lost', edits }] };
}

/** Lone surrogates in one string; each is told. */
function halves(
  text: string,
  from: number,
  to: number,
  value: string,
  pointer: string,
  isKey: boolean,
): SyntaxProblem[] {
  const literal = text.slice(from, to);
  if (!literal.startsWith('"')) return [];
  return [...value.matchAll(/[\ud800-\udfff]/gu)].map(({ index }) => {
    const span = { from: from + rawOffset(literal, index), to: from + rawOffset(literal, index + 1) };
    const finding: Finding = { code: 'json/lone-surrogate', pointer, at: 'value', span };
    const edits = [{ ...span, insert: '\ufffd' }];
    return { finding, fixes: isKey ? [] : [{ title: 'Write what a reader will see: \ufffd', edits }] };
  });
}
