// Fixes inside a tool's code: the place of a finding there, and edits of the code's text.

import type { SyntaxNode } from '@lezer/common';
import type {
  SourceDocument,
  Args,
  Pointer,
  Span,
  Finding,
  Change,
  Fix,
  TextEdit,
} from '../../../model/finding.ts';
import { join, split, valueAt } from '../../../lang/json/pointer.ts';
import { fix } from '../../kit/rule.ts';
import { isText } from '../shape.ts';
import type { ParsedCode } from '../../../lang/javascript/parse.ts';
import { readCode, type CodedTool } from './tool.ts';

/** The tool that the code is in. */
export type ToolPlace = Pick<CodedTool, 'pointer'>;

export interface InCode<A extends Args = Args> {
  readonly args: A;
  readonly document: SourceDocument;
  readonly tool: ToolPlace;
  readonly span: Span;
  readonly code: ParsedCode;
  /** The node with exactly this range; null where there is none. */
  readonly node: SyntaxNode | null;
}

/** The `fix` of a rule on code; [] where the finding is not about a range of readable code. */
export function inCode<A extends Args>(
  write: (place: InCode<A>) => readonly Fix[],
): (found: Finding<A>, document: SourceDocument) => readonly Fix[] {
  return ({ pointer: place, at: span, args }, document) => {
    const [list = '', index = '', key] = split(place);
    const pointer = join('', list, index);
    const text = valueAt(document.value, place);
    const code = key === 'code' && isText(text) && typeof span === 'object' ? readCode(text) : null;
    if (!code || typeof span !== 'object') return [];
    return write({ args, document, tool: { pointer }, span, code, node: nodeAt(code, span) });
  };
}

/** The outermost node with exactly this range. */
function nodeAt({ tree }: ParsedCode, { from, to }: Span): SyntaxNode | null {
  let found: SyntaxNode | null = null;
  for (let here: SyntaxNode | null = tree.resolveInner(from, 1); here; here = here.parent) {
    if (here.from < from || here.to > to) break;
    if (here.to === to) found = here;
  }
  return found?.from === from ? found : null;
}

/** A fix that edits the tool's code; the edits, in units of the decoded text, must not overlap. */
export function edit(tool: ToolPlace, title: string, ...edits: readonly TextEdit[]): Fix[] {
  return fix(title, ...splices(join(tool.pointer, 'code'), edits));
}

/** Changes for several edits of one text. They apply one after the other, so the last place comes first. */
export function splices(pointer: Pointer, edits: readonly TextEdit[]): Change[] {
  return [...edits]
    .sort((a, b) => b.from - a.from)
    .map(({ from, to, insert }) => ({ op: 'splice', pointer, from, to, insert }));
}

/** Inserts text before an offset. */
export function insertAt(at: number, insert: string): TextEdit {
  return { from: at, to: at, insert };
}

/** Replaces the text of a node or range. */
export function replace({ from, to }: Span | SyntaxNode, insert: string): TextEdit {
  return { from, to, insert };
}

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** Renames a member, a destructured key or its string; the variable of a destructured key keeps its name. */
export function renameTo(tool: ToolPlace, node: SyntaxNode | null, name: string | undefined): Fix[] {
  if (!node || name === undefined || !IDENTIFIER.test(name)) return [];
  const insert = node.name === 'String' ? `'${name}'` : name;
  const change =
    node.name === 'VariableDefinition' ? insertAt(node.from, `${name}: `) : replace(node, insert);
  return edit(tool, `Change to \`${name}\``, change);
}
