// Reads the front matter of SKILL.md with the places of its members.

import { isMap, isScalar, type Node, type Pair } from 'yaml';
import type { Span } from '../../../model/finding.ts';
import { readFront, spansOf, type SkillSpans } from '../../../convert/skill/read-front.ts';

export interface FrontMember {
  readonly key: string;
  readonly keySpan: Span;
  /** The range of the value, or an empty range at the end of the key where the value is missing. */
  readonly valueSpan: Span;
  /** From its line to that of the next member. */
  readonly lines: Span;
  /** The text, where readers of YAML 1.1 and 1.2 agree that it is one. */
  readonly text: string | null;
  /** Members of a value that is a map; null for any other. */
  readonly inner: readonly FrontMember[] | null;
  /** The elements of a list where all are texts; null for any other value. */
  readonly list: readonly string[] | null;
}

/** The parts of SKILL.md; spans are in the whole text. */
export interface SkillParts extends SkillSpans {
  /** Null where the front matter has no members. */
  readonly members: readonly FrontMember[] | null;
  /** Where YAML gives up; null where it reads all. */
  readonly broken: Span | null;
}

/** `missing` and `open` as `spansOf` says them. */
export function readParts(text: string): SkillParts | 'missing' | 'open' {
  const spans = spansOf(text);
  if (typeof spans === 'string') return spans;
  const { from, to } = spans.front;
  return { ...spans, ...membersIn(text.slice(from, to), from) };
}

function membersIn(front: string, at: number): Pick<SkillParts, 'members' | 'broken'> {
  const { newer, older, error } = readFront(front);
  if (error !== null) {
    const start = Math.min(front.lastIndexOf('\n', Math.max(0, error - 1)) + 1, front.length);
    const end = front.indexOf('\n', start);
    return { members: null, broken: { from: at + start, to: at + (end < 0 ? front.length : end) } };
  }
  return { members: membersOf(newer.contents, older.contents, at, front.length), broken: null };
}

/** `older`: the same node as YAML 1.1 reads it. */
function membersOf(node: Node | null, older: Node | null, at: number, end: number): FrontMember[] | null {
  if (!isMap(node)) return null;
  const pairs = node.items as Pair<Node, Node | null>[];
  const before = isMap(older) ? (older.items as Pair<Node, Node | null>[]) : [];
  return pairs.flatMap(({ key, value }, i): FrontMember[] => {
    const [from = 0, to = 0] = key.range ?? [];
    const [start, stop] = value?.range ?? [to, to];
    const next = pairs[i + 1]?.key.range?.[0] ?? end;
    const same = before[i]?.value ?? null;
    return [
      {
        key: isScalar(key) ? String(key.value) : '',
        keySpan: { from: at + from, to: at + to },
        valueSpan: { from: at + start, to: at + stop },
        lines: { from: at + from, to: at + next },
        text: textOf(value) === textOf(same) ? textOf(value) : null,
        inner: membersOf(value, same, at, next),
        list: listOf(value),
      },
    ];
  });
}

function textOf(node: Node | null): string | null {
  return isScalar(node) && typeof node.value === 'string' ? node.value : null;
}

function listOf(node: Node | null): string[] | null {
  const items = (node as { items?: unknown } | null)?.items;
  if (isMap(node) || !Array.isArray(items)) return null;
  const texts = items.map((item) => textOf(item as Node));
  return texts.every((text) => text !== null) ? texts : null;
}
