// Finds the ranges of members in a JSON text, and scans only the containers that are asked for.

import type { Span } from '../../model/finding.ts';
import type { Member, Outline } from '../../model/language.ts';
import { endOfString } from './depth.ts';
import { type Container, type TreeMember } from './lenient/tree.ts';
import { readBroken } from './lenient/broken.ts';
import { afterSpace } from './lenient/scanner.ts';

/** Where a member starts: its key, or its value for an element of a list. */
export function startOfMember({ keySpan, value }: Member): number {
  return (keySpan ?? value).from;
}

/** Where a member ends; the end of its key where it has no value. */
export function endOfMember({ keySpan, value }: Member): number {
  return Math.max(value.to, keySpan?.to ?? 0);
}

/** The outline of text that JSON.parse accepts; scanning only what is asked for keeps 1 MB fast. */
export function strictOutline(text: string): Outline {
  const ends = containerEnds(text);
  const start = afterSpace(text, 0);
  const root = { from: start, to: endOfValue(text, start, ends) };
  return outline(root, ({ from }) => scanMembers(text, from, ends));
}

/** The outline of broken text, as far as it can be read. The text must not nest deeper than MAX_DEPTH. */
export function tolerantOutline(text: string): Outline {
  return treeOutline(readBroken(text).root);
}

/** The outline of a broken text that was read before; empty for null. */
export function treeOutline(root: Container | null): Outline {
  const containers = new Map<number, readonly TreeMember[]>();
  const remember = (container: Container): void => {
    containers.set(container.from, container.members);
    for (const { value } of container.members) if (value && value.kind !== 'scalar') remember(value);
  };
  if (root) remember(root);
  return outline(root ? { from: root.from, to: root.to } : { from: 0, to: 0 }, ({ from, to }) =>
    (to > from ? (containers.get(from) ?? []) : []).map(({ key, keySpan, value, valueAt }) => ({
      key,
      keySpan,
      value: value ? { from: value.from, to: value.to } : { from: valueAt, to: valueAt },
    })),
  );
}

function outline(root: Span, membersOf: (container: Span) => readonly Member[]): Outline {
  const lists = new Map<number, readonly Member[]>();
  const maps = new Map<number, Map<string, Member>>();
  const members = (container: Span): readonly Member[] => {
    const known = lists.get(container.from);
    if (known) return known;
    const found = membersOf(container);
    lists.set(container.from, found);
    return found;
  };
  return {
    root,
    members,
    find(container, key) {
      let map = maps.get(container.from);
      if (!map) {
        map = new Map();
        // A member without a value counts only where no other one has its key.
        for (const m of members(container))
          if (m.value.to > m.value.from || !map.has(m.key)) map.set(m.key, m);
        maps.set(container.from, map);
      }
      return map.get(key);
    },
  };
}

function scanMembers(text: string, open: number, ends: ContainerEnds): Member[] {
  const bracket = text.charCodeAt(open);
  if (bracket !== 0x7b && bracket !== 0x5b) return [];
  const out: Member[] = [];
  let i = afterSpace(text, open + 1);
  while (i < text.length && text.charCodeAt(i) !== 0x7d && text.charCodeAt(i) !== 0x5d) {
    let key = String(out.length);
    let keySpan: Span | null = null;
    if (bracket === 0x7b) {
      keySpan = { from: i, to: endOfString(text, i) };
      key = JSON.parse(text.slice(keySpan.from, keySpan.to)) as string;
      i = afterSpace(text, afterSpace(text, keySpan.to) + 1);
    }
    const to = endOfValue(text, i, ends);
    out.push({ key, keySpan, value: { from: i, to } });
    i = afterSpace(text, to);
    if (text.charCodeAt(i) === 0x2c) i = afterSpace(text, i + 1);
  }
  return out;
}

/** From where a container opens to where it ends. */
type ContainerEnds = ReadonlyMap<number, number>;

/** One pass, so that no level of the text is read again for each level around it. */
function containerEnds(text: string): ContainerEnds {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === 0x22) i = endOfString(text, i) - 1;
    else if (c === 0x7b || c === 0x5b) open.push(i);
    else if (c === 0x7d || c === 0x5d) ends.set(open.pop() ?? 0, i + 1);
  }
  return ends;
}

function endOfValue(text: string, from: number, ends: ContainerEnds): number {
  const first = text.charCodeAt(from);
  if (first === 0x22) return endOfString(text, from);
  if (first === 0x7b || first === 0x5b) return ends.get(from) ?? text.length;
  let i = from;
  while (i < text.length && !/[\s,\]}]/.test(text.charAt(i))) i++;
  return i;
}
