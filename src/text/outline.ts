// Where every member of a JSON text lies, found lazily: only containers that somebody asks for are scanned.

import type { Node } from 'jsonc-parser';
import type { Span } from '../model/finding.ts';
import { endOfString } from './depth.ts';
import { tolerantTree } from './read.ts';

export interface Member {
  readonly key: string;
  /** The key with its quotes; null for array elements. */
  readonly keySpan: Span | null;
  readonly value: Span;
}

export interface Outline {
  /** The root value's range; an empty range at 0 where there is no value. */
  readonly root: Span;
  /** Members of the object or elements of the array at this range, in source order, duplicates included. */
  members(container: Span): readonly Member[];
}

/** For text that JSON.parse takes: scans only what is asked for, so that 1 MB costs little. */
export function strictOutline(text: string): Outline {
  const cache = new Map<number, readonly Member[]>();
  const start = skipSpace(text, 0);
  return {
    root: { from: start, to: endOfValue(text, start) },
    members(container) {
      const known = cache.get(container.from);
      if (known) return known;
      const found = scanMembers(text, container.from);
      cache.set(container.from, found);
      return found;
    },
  };
}

/** For broken text: from jsonc-parser's tree, members without a value end at their key. */
export function tolerantOutline(text: string): Outline {
  const tree = tolerantTree(text).tree;
  const byOffset = new Map<number, Node>();
  const remember = (node: Node): void => {
    if (node.type === 'object' || node.type === 'array') byOffset.set(node.offset, node);
    node.children?.forEach(remember);
  };
  if (tree) remember(tree);
  return {
    root: tree ? spanOf(tree) : { from: 0, to: 0 },
    members(container) {
      const node = byOffset.get(container.from);
      if (node?.type === 'array') {
        return (node.children ?? []).map((child, i) => ({
          key: String(i),
          keySpan: null,
          value: spanOf(child),
        }));
      }
      return (node?.children ?? []).flatMap((property) => {
        const [key, value] = property.children ?? [];
        if (!key) return [];
        return [{ key: String(key.value), keySpan: spanOf(key), value: spanOf(value ?? key) }];
      });
    },
  };
}

function spanOf(node: Node): Span {
  return { from: node.offset, to: node.offset + node.length };
}

function scanMembers(text: string, open: number): Member[] {
  const bracket = text.charCodeAt(open);
  if (bracket !== 0x7b && bracket !== 0x5b) return [];
  const out: Member[] = [];
  let i = skipSpace(text, open + 1);
  while (i < text.length && text.charCodeAt(i) !== 0x7d && text.charCodeAt(i) !== 0x5d) {
    let key = String(out.length);
    let keySpan: Span | null = null;
    if (bracket === 0x7b) {
      keySpan = { from: i, to: endOfString(text, i) };
      key = JSON.parse(text.slice(keySpan.from, keySpan.to)) as string;
      i = skipSpace(text, skipSpace(text, keySpan.to) + 1);
    }
    const to = endOfValue(text, i);
    out.push({ key, keySpan, value: { from: i, to } });
    i = skipSpace(text, to);
    if (text.charCodeAt(i) === 0x2c) i = skipSpace(text, i + 1);
  }
  return out;
}

function skipSpace(text: string, from: number): number {
  let i = from;
  for (;;) {
    const c = text.charCodeAt(i);
    if (c !== 0x20 && c !== 0x0a && c !== 0x0d && c !== 0x09) return i;
    i++;
  }
}

function endOfValue(text: string, from: number): number {
  const first = text.charCodeAt(from);
  if (first === 0x22) return endOfString(text, from);
  if (first !== 0x7b && first !== 0x5b) {
    let i = from;
    while (i < text.length && !/[\s,\]}]/.test(text.charAt(i))) i++;
    return i;
  }
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === 0x22) i = endOfString(text, i) - 1;
    else if (c === 0x7b || c === 0x5b) depth++;
    else if ((c === 0x7d || c === 0x5d) && --depth === 0) return i + 1;
  }
  return text.length;
}
