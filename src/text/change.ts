// From changes of values to minimal text edits: nothing outside the changed member is touched.

import type { Change } from '../model/host.ts';
import type { TextEdit } from '../model/problem.ts';
import { follow } from './locate.ts';
import type { Outline } from './outline.ts';
import { last, parent } from './pointer.ts';
import { escapeForString, rawOffset } from './string-literal.ts';

/** Edits of one change, [] where it cannot be made (its place is not there). `set` adds a missing member. */
export function editsOf(text: string, outline: Outline, change: Change): TextEdit[] {
  const found = follow(outline, change.pointer);
  if (change.op === 'set') {
    if (found.exact)
      return [{ ...found.value, insert: print(change.value, indentAt(text, found.value.from)) }];
    return insert(text, outline, change.pointer, change.value);
  }
  if (!found.exact || !found.member) return [];
  if (change.op === 'rename') {
    return found.member.keySpan ? [{ ...found.member.keySpan, insert: JSON.stringify(change.key) }] : [];
  }
  if (change.op === 'remove') return removal(text, outline, change.pointer);
  const literal = text.slice(found.value.from, found.value.to);
  if (!literal.startsWith('"')) return [];
  return [
    {
      from: found.value.from + rawOffset(literal, change.from),
      to: found.value.from + rawOffset(literal, change.to),
      insert: escapeForString(change.insert),
    },
  ];
}

/** Removes a member with the comma that belongs to it. */
function removal(text: string, outline: Outline, pointer: string): TextEdit[] {
  const members = outline.members(follow(outline, parent(pointer)).value);
  const index = members.findLastIndex((m) => m.key === last(pointer));
  const member = members[index];
  if (!member) return [];
  const before = members[index - 1];
  const after = members[index + 1];
  const from = (member.keySpan ?? member.value).from;
  if (before) return [{ from: before.value.to, to: member.value.to, insert: '' }];
  if (after) return [{ from, to: (after.keySpan ?? after.value).from, insert: '' }];
  const rest = /^\s*,/.exec(text.slice(member.value.to));
  return [{ from, to: member.value.to + (rest ? rest[0].length : 0), insert: '' }];
}

function insert(text: string, outline: Outline, pointer: string, value: unknown): TextEdit[] {
  const container = follow(outline, parent(pointer));
  const bracket = text.charAt(container.value.from);
  if (!container.exact || (bracket !== '{' && bracket !== '[')) return [];
  const members = outline.members(container.value);
  const lead = bracket === '{' ? JSON.stringify(last(pointer)) + ': ' : '';
  const previous = members.at(-1);
  if (previous) {
    const start = (previous.keySpan ?? previous.value).from;
    const ownLine = /\n[ \t]*$/.test(text.slice(0, start));
    const indent = indentAt(text, start);
    const gap = ownLine ? '\n' + indent : ' ';
    const at = previous.value.to;
    return [{ from: at, to: at, insert: ',' + gap + lead + print(value, indent, ownLine) }];
  }
  const outer = indentAt(text, container.value.from);
  const inner = outer + '  ';
  const inside = { from: container.value.from + 1, to: container.value.to - 1 };
  if (text.slice(inside.from, inside.to).trim() !== '') return [];
  return [{ ...inside, insert: `\n${inner}${lead}${print(value, inner)}\n${outer}` }];
}

/** The white space that starts the line of this offset. */
function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

function print(value: unknown, indent: string, multiline = true): string {
  return JSON.stringify(value, null, multiline ? 2 : undefined).replaceAll('\n', '\n' + indent);
}

/** Applies sorted, non-overlapping edits. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let out = '';
  let at = 0;
  for (const edit of edits) {
    out += text.slice(at, edit.from) + edit.insert;
    at = edit.to;
  }
  return out + text.slice(at);
}

/** Sorts edits and drops those that overlap an earlier one. */
export function withoutOverlaps(edits: readonly TextEdit[]): TextEdit[] {
  const out: TextEdit[] = [];
  for (const edit of [...edits].sort((a, b) => a.from - b.from || a.to - b.to)) {
    const before = out.at(-1);
    if (!before || edit.from > before.to || (edit.from === before.to && edit.to > edit.from)) out.push(edit);
  }
  return out;
}
