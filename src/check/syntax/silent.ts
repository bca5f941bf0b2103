// What JSON readers swallow without a word: keys that come twice.

import type { Finding } from '../../model/finding.ts';
import { countSigns } from '../../lang/json/depth.ts';
import { readLenient } from '../../lang/json/lenient/parse.ts';
import type { Container, TreeMember, TreeNode } from '../../lang/json/lenient/tree.ts';
import { endOfMember, startOfMember } from '../../lang/json/outline.ts';
import { join } from '../../lang/json/pointer.ts';
import { removal } from '../../lang/json/removal.ts';
import type { Reading } from '../../lang/json/read.ts';

/** More than this are not even counted. */
const MAX_COUNTED = 1000;

/** Findings in source order; at most `shown` of them are made, the rest is counted. JSON without any takes one pass. */
export function checkSilent(text: string, reading: Reading, shown: number): Collected {
  const collected = new Collected(shown);
  const hasTwice = reading.strict && countSigns(text, ':') !== reading.members;
  const root = reading.broken?.root ?? (hasTwice ? readLenient(text).root : null);
  if (root) walk(text, root, '', collected);
  return collected;
}

class Collected {
  readonly findings: Finding[] = [];
  hidden = 0;
  readonly #shown: number;

  constructor(shown: number) {
    this.#shown = shown;
  }

  get full(): boolean {
    return this.hidden >= MAX_COUNTED;
  }

  add(make: () => Finding): void {
    if (this.findings.length < this.#shown) this.findings.push(make());
    else this.hidden++;
  }
}

function walk(text: string, node: TreeNode, pointer: string, out: Collected): void {
  if (out.full || node.kind === 'scalar') return;
  const lastOf = new Map<string, TreeMember>();
  if (node.kind === 'object') for (const m of node.members) lastOf.set(m.key, m);
  for (const member of node.members) {
    const { keySpan, key, value } = member;
    const here = join(pointer, key);
    if (keySpan && lastOf.get(key) !== member) out.add(() => duplicate(text, node, member, here));
    if (value) walk(text, value, here, out);
  }
}

function duplicate(
  text: string,
  node: Container,
  { key, keySpan, value, valueAt }: TreeMember,
  pointer: string,
): Finding {
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
  const fixes = [{ key: 'remove', title: 'Remove the ignored one', edits }];
  return { code: 'json/duplicate-key', pointer, at: 'key', args: { key }, span, fixes };
}
