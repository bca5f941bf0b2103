// Adds a member or element at the end of an object or a list.

import type { TextEdit } from '../../model/finding.ts';
import { indentAt, indentStep, lineBreakOf, printInline, printLines, startsLine } from './layout.ts';
import { afterSpace, endOfComment } from './lenient/scanner.ts';
import { follow } from './locate.ts';
import { endOfMember, startOfMember } from './outline.ts';
import type { Member, Outline } from '../../model/language.ts';
import { last, parent } from './pointer.ts';
import { commaAfter } from './removal.ts';

/** Edits that add a member at this pointer; [] where its container does not exist. */
export function insertion(text: string, outline: Outline, pointer: string, value: unknown): TextEdit[] {
  const container = follow(outline, parent(pointer));
  const bracket = text.charAt(container.value.from);
  if (!container.exact || (bracket !== '{' && bracket !== '[')) return [];
  const members = outline.members(container.value);
  const key = last(pointer);
  // Lists grow by one element; the index may be written as '-' (RFC 6901).
  if (bracket === '[' && key !== '-' && key !== String(members.length)) return [];
  const name = bracket === '{' ? JSON.stringify(key) : null;
  const previous = members.at(-1);
  return previous
    ? [...behind(text, previous, members.length, name, value)]
    : [first(text, container.value, bracket, name, value)];
}

function behind(
  text: string,
  previous: Member,
  count: number,
  name: string | null,
  value: unknown,
): TextEdit[] {
  const start = startOfMember(previous);
  const end = endOfMember(previous);
  const comma = commaAfter(text, end);
  const from = comma === null ? end : comma + 1;
  const comment = commentOnLine(text, from);
  const ownLine = startsLine(text, start) || text.startsWith('//', afterBlank(text, from));
  const space = isCompact(text, previous, count) ? '' : ' ';
  const indent = indentAt(text, start);
  const gap = ownLine ? lineBreakOf(text) + indent : space;
  const printed = ownLine ? printLines(text, value, indent) : printInline(value, space);
  const member = gap + (name === null ? '' : `${name}:${ownLine ? ' ' : space}`) + printed;
  if (comma !== null) return [{ from: comment, to: comment, insert: member }];
  if (comment === end) return [{ from: end, to: end, insert: ',' + member }];
  return [
    { from: end, to: end, insert: ',' },
    { from: comment, to: comment, insert: member },
  ];
}

/** The edit that adds the first member of an empty container; a comment in it is kept. */
function first(
  text: string,
  { from, to }: { from: number; to: number },
  bracket: string,
  name: string | null,
  value: unknown,
): TextEdit {
  const closed = to - 1 > from && text.charAt(to - 1) === (bracket === '{' ? '}' : ']');
  const inside = text.slice(from + 1, closed ? to - 1 : to);
  const at = from + 1 + inside.trimEnd().length;
  const end = from + 1 + inside.length;
  if (!text.includes('\n')) {
    const lead = inside.trim() === '' ? '' : ' ';
    return { from: at, to: end, insert: lead + (name === null ? '' : `${name}: `) + printInline(value, ' ') };
  }
  const outer = indentAt(text, from);
  const inner = outer + indentStep(text);
  const lineBreak = lineBreakOf(text);
  const printed = (name === null ? '' : `${name}: `) + printLines(text, value, inner);
  return { from: at, to: end, insert: lineBreak + inner + printed + lineBreak + outer };
}

/** End of a comment after this offset on the same line; the offset itself where there is none. */
function commentOnLine(text: string, from: number): number {
  const at = afterBlank(text, from);
  const end = endOfComment(text, at);
  return end > at ? end : from;
}

function afterBlank(text: string, from: number): number {
  let i = from;
  while (text.charAt(i) === ' ' || text.charAt(i) === '\t') i++;
  return i;
}

/** True where the author writes no space after commas and colons. */
function isCompact(text: string, member: Member, count: number): boolean {
  if (count > 1) return text.charAt(startOfMember(member) - 1) === ',';
  return member.keySpan !== null && afterSpace(text, member.keySpan.to) + 1 === member.value.from;
}
