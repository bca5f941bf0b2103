// A text that ends too early has one fault: that it ends. What is open there is not judged yet.

import type { Finding, Pointer } from '../../model/finding.ts';
import { applyEdits } from '../../lang/json/change.ts';
import { joinedEdits } from '../../lang/text/edits.ts';
import type { Fault } from '../../lang/json/lenient/fault.ts';
import type { TreeMember, TreeNode } from '../../lang/json/lenient/tree.ts';
import { join, parent } from '../../lang/json/pointer.ts';
import { readJson, type Reading } from '../../lang/json/read.ts';

const isEnd = ({ code, args }: Fault): boolean => code === 'unclosed-bracket' && args?.['atEnd'] === true;

/** What a text may lack because it ends too early. */
const CUT: readonly string[] = [
  'unclosed-string',
  'missing-value',
  'missing-colon',
  'trailing-comma',
  'extra-comma',
];

/** Longer texts are not read again to see whether one fix closes all of them. */
const MAX_LENGTH = 200_000;

/** The faults, those at the end joined to the one that names the open brackets, whose fix then closes all. */
export function withOneEnd(text: string, faults: readonly Fault[]): readonly Fault[] {
  const end = faults.find(isEnd);
  const closing = end?.fixes[0];
  if (!end || !closing || text.length > MAX_LENGTH) return faults;
  const at = text.trimEnd().length;
  const cut = faults.filter(
    ({ code, fixes: [edits] }) => CUT.includes(code) && edits?.every(({ to }) => to >= at),
  );
  if (cut.length === 0) return faults;
  const all = [...cut.flatMap(({ fixes }) => fixes[0] ?? []), ...closing];
  const edits = joinedEdits(all.sort((a, b) => a.from - b.from));
  const left = readJson(applyEdits(text, edits)).broken?.faults.length ?? 0;
  if (left >= faults.length - cut.length) return faults;
  return faults.flatMap((fault) =>
    fault === end ? { ...end, fixes: [edits] } : cut.includes(fault) ? [] : fault,
  );
}

/** The findings that hold whatever may follow: none on what is open where the text ends. */
export function beforeEnd(findings: readonly Finding[], { broken }: Reading): readonly Finding[] {
  const end = broken?.faults.find(isEnd);
  if (!broken?.root || !end) return findings;
  const there = new Set<Pointer>();
  const open = new Set(openAt(broken.root, Number(end.args?.['count']), broken.root.to, there));
  return findings.filter(({ pointer }) => !open.has(there.has(pointer) ? pointer : parent(pointer)));
}

/** Pointers of the open containers, from the root inwards, and of a value that the end may have cut; `there`: of their members. */
function openAt(root: TreeNode, levels: number, end: number, there: Set<Pointer>): Pointer[] {
  const open: Pointer[] = [];
  let node: TreeNode | null = root;
  let pointer = '';
  for (let level = 0; level < levels && node && node.kind !== 'scalar'; level++) {
    open.push(pointer);
    there.add(pointer);
    for (const { key } of node.members) there.add(join(pointer, key));
    const last: TreeMember | undefined = node.members.at(-1);
    if (!last) return open;
    pointer = join(pointer, last.key);
    node = last.value;
  }
  const isCut = node === null || (node.kind === 'scalar' && node.to >= end);
  return isCut ? [...open, pointer] : open;
}
