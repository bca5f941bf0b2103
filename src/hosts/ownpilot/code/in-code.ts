// What the repairs for tool code share: the tool and place of a finding, and edits inside its code.

import type { SyntaxNode } from '@lezer/common';
import type { SourceDocument } from '../../../model/document.ts';
import type { Finding, Span } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import type { Change, ValueFix } from '../../../model/host.ts';
import { join, split, valueAt } from '../../../text/pointer.ts';
import { isText, type Members } from '../shape.ts';
import type { Code } from './parse.ts';
import { toolAt, type Tool } from './tool.ts';

export interface Fixing {
  readonly finding: Finding;
  readonly manifest: unknown;
  readonly tool: Tool;
  /** The tool as it stands in the manifest. */
  readonly value: Members;
  /** The place of the finding in the code. */
  readonly span: Span;
  readonly code: Code;
  /** The node that fills the place; null where none does. */
  readonly node: SyntaxNode | null;
}

export type CodeMender = (fixing: Fixing) => ValueFix[];

/** Null where the finding is not about a range of readable code. */
export function fixingOf(finding: Finding, { value: manifest }: SourceDocument): Fixing | null {
  const [list = '', index = '', key] = split(finding.pointer);
  const pointer = join('', list, index);
  const value = valueAt(manifest, pointer);
  const text = member(value, 'code');
  if (key !== 'code' || !isObject(value) || !isText(text) || typeof finding.at !== 'object') return null;
  const tool = toolAt(pointer, value, text);
  const span = finding.at;
  return (
    tool.code && { finding, manifest, tool, value, span, code: tool.code, node: nodeAt(tool.code, span) }
  );
}

/** The outermost node with exactly this range. */
export function nodeAt({ tree }: Code, { from, to }: Span): SyntaxNode | null {
  let found: SyntaxNode | null = null;
  for (let here: SyntaxNode | null = tree.resolveInner(from, 1); here; here = here.parent) {
    if (here.from < from || here.to > to) break;
    if (here.to === to) found = here;
  }
  return found?.from === from ? found : null;
}

export interface CodeEdit extends Span {
  readonly insert: string;
}

/** A repair that edits the tool's code; the edits must not overlap. */
export function edit(tool: Tool, title: string, ...edits: readonly CodeEdit[]): ValueFix {
  const pointer = join(tool.pointer, 'code');
  // Changes are made one after the other, so the last place comes first and moves none of the others.
  const changes = [...edits]
    .sort((a, b) => b.from - a.from)
    .map(({ from, to, insert }): Change => ({ op: 'splice', pointer, from, to, insert }));
  return { title, changes };
}

export function insertAt(at: number, insert: string): CodeEdit {
  return { from: at, to: at, insert };
}

/** Replaces the text of a node. */
export function replace({ from, to }: Span | SyntaxNode, insert: string): CodeEdit {
  return { from, to, insert };
}

/** Words that may follow a dot. */
export function isIdentifier(text: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(text);
}

/** Writes another name where a member or a destructured key stands; the key's variable keeps its name. */
export function renameKey(tool: Tool, node: SyntaxNode, name: string): ValueFix[] {
  if (!isIdentifier(name)) return [];
  const change = node.name === 'VariableDefinition' ? insertAt(node.from, `${name}: `) : replace(node, name);
  if (node.name === 'String') return [];
  return [edit(tool, `Change to \`${name}\``, change)];
}
