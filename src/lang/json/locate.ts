// Turns a finding's pointer and place into a range of the source text.

import type { Finding, Place, Span } from '../../model/finding.ts';
import type { Member, Outline } from '../../model/language.ts';
import { split } from './pointer.ts';
import { rawOffset } from './string-literal.ts';

/** Where a pointer leads in a text. */
export interface Located {
  /** The member; null for the root. */
  readonly member: Member | null;
  readonly value: Span;
  /** False where the pointer leads to nothing; then this is its nearest existing parent. */
  readonly exact: boolean;
}

/** Follows a pointer; of duplicate keys the last counts, as for JSON.parse. */
export function follow(outline: Outline, pointer: string): Located {
  let here: Located = { member: null, value: outline.root, exact: true };
  for (const key of split(pointer)) {
    const member = outline.find(here.value, key);
    if (!member) return { ...here, exact: false };
    here = { member, value: member.value, exact: true };
  }
  return here;
}

/** The range of a finding, always inside the text. A container without a key is marked by its bracket. */
export function locate(
  text: string,
  outline: Outline,
  finding: Pick<Finding, 'pointer' | 'at' | 'span'>,
): Span {
  if (finding.span) return clamp(finding.span, text.length);
  const found = follow(outline, finding.pointer);
  return clamp(rangeOf(text, found, found.exact ? finding.at : 'key'), text.length);
}

function rangeOf(text: string, found: Located, at: Place): Span {
  const { value, member } = found;
  const container = /[[{]/.test(text.charAt(value.from));
  if (at === 'value') return value;
  if (at === 'end') return container ? { from: value.to - 1, to: value.to } : value;
  if (at === 'key') {
    if (member?.keySpan) return member.keySpan;
    return container ? { from: value.from, to: value.from + 1 } : value;
  }
  if (text.charAt(value.from) !== '"') return value;
  const literal = text.slice(value.from, value.to);
  return {
    from: value.from + rawOffset(literal, at.from),
    to: value.from + rawOffset(literal, at.to),
  };
}

function clamp(span: Span, length: number): Span {
  const from = Math.max(0, Math.min(span.from, length));
  return { from, to: Math.max(from, Math.min(span.to, length)) };
}
