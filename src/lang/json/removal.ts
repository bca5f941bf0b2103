// Removes members from an object or a list, with the commas that belong to them.

import type { TextEdit } from '../../model/finding.ts';
import { afterSpace, endOfComment } from './lenient/scanner.ts';
import { startsLine } from './layout.ts';
import { endOfMember, startOfMember } from './outline.ts';
import type { Member } from '../../model/language.ts';

/** Sorted edits that remove the members for which `goes` is true; comments around them are kept. */
export function removal(
  text: string,
  members: readonly Member[],
  goes: (member: Member) => boolean,
): TextEdit[] {
  const edits: TextEdit[] = [];
  let kept: Member | undefined;
  for (let i = 0; i < members.length; i++) {
    const member = members[i];
    if (!member) break;
    if (!goes(member)) {
      kept = member;
      continue;
    }
    let final = member;
    for (let next = members[i + 1]; next && goes(next); next = members[i + 1]) {
      final = next;
      i++;
    }
    edits.push(...cut(text, kept, member, final, members[i + 1]));
  }
  return edits;
}

/** Removes the members from `first` to `final`, between two that stay. */
function cut(
  text: string,
  before: Member | undefined,
  first: Member,
  final: Member,
  after: Member | undefined,
): TextEdit[] {
  const from = startOfMember(first);
  const to = endOfMember(final);
  const comma = commaAfter(text, to);
  if (after) {
    const next = startOfMember(after);
    if (before && isBare(text, endOfMember(before), from) && isBare(text, to, next)) {
      return [{ from: endOfMember(before), to, insert: '' }];
    }
    if (isBare(text, to, next)) return [{ from, to: next, insert: '' }];
    return [wholeLine(text, from, comma === null ? to : comma + 1)];
  }
  if (!before) return [wholeInside(text, from, comma === null ? to : comma + 1)];
  const previous = endOfMember(before);
  if (isBare(text, previous, from)) return [{ from: previous, to, insert: '' }];
  // The comma after the previous member goes, unless one follows the removed members.
  const own = commaAfter(text, previous);
  const edit = wholeLine(text, from, comma === null ? to : comma + 1);
  return own === null || comma !== null ? [edit] : [{ from: own, to: own + 1, insert: '' }, edit];
}

/** Offset of the comma that follows `from`, ignoring white space and comments; null where none does. */
export function commaAfter(text: string, from: number): number | null {
  let i = afterSpace(text, from);
  for (let end = endOfComment(text, i); end > i; end = endOfComment(text, i)) i = afterSpace(text, end);
  return text.charAt(i) === ',' ? i : null;
}

/** True where only white space and a comma are between the two. */
function isBare(text: string, from: number, to: number): boolean {
  return /^\s*(?:,\s*)?$/.test(text.slice(from, to));
}

function wholeLine(text: string, from: number, to: number): TextEdit {
  const rest = /^[ \t]*\r?\n/.exec(text.slice(to, to + 200))?.[0];
  if (!rest || !startsLine(text, from)) return { from, to, insert: '' };
  return { from: text.lastIndexOf('\n', from - 1) + 1, to: to + rest.length, insert: '' };
}

/** Removes the only members together with the white space up to the brackets. */
function wholeInside(text: string, from: number, to: number): TextEdit {
  const space = /(?<!\s)\s*$/.exec(text.slice(Math.max(0, from - 200), from))?.[0].length ?? 0;
  const end = afterSpace(text, to);
  const open = /[{[]/.test(text.charAt(from - space - 1));
  const close = /[}\]]/.test(text.charAt(end));
  return open && close ? { from: from - space, to: end, insert: '' } : { from, to, insert: '' };
}
