// Turns changes of values into minimal text edits, which touch nothing outside the changed member.

import type { Change, TextEdit } from '../../model/finding.ts';
import { stepsOf, type Step } from './apply.ts';
import { compose } from './compose.ts';
import { insertion } from './insertion.ts';
import { indentAt, printInline, printLines, startsLine } from './layout.ts';
import { follow, type Located } from './locate.ts';
import { startOfMember } from './outline.ts';
import type { Outline } from '../../model/language.ts';
import { last, parent } from './pointer.ts';
import { removal } from './removal.ts';
import { escapeForString, rawOffset } from './string-literal.ts';

/** Steps times characters: every step but the first reads the text anew. */
const MAX_WORK = 50_000_000;

/**
 * Edits that make the changes one after the other; null where one of them cannot be made. Pointers refer to the
 * document as the changes before have left it, but removals from one container that follow each other all refer
 * to it as it was before the first of them. `outlineOf` reads the texts in between.
 */
export function editsOfAll(
  text: string,
  outline: Outline,
  changes: readonly Change[],
  outlineOf: (text: string) => Outline,
): TextEdit[] | null {
  const steps = stepsOf(changes);
  if (steps.length * text.length > MAX_WORK) return null;
  let all: TextEdit[] = [];
  let here = { text, outline };
  for (const [i, step] of steps.entries()) {
    const edits = editsOfStep(here.text, here.outline, step);
    if (edits.length === 0) return null;
    all = i === 0 ? edits : compose(text.length, all, edits);
    if (i === steps.length - 1) break;
    const next = applyEdits(here.text, edits);
    here = { text: next, outline: outlineOf(next) };
  }
  return all.length > 0 ? all : null;
}

function editsOfStep(text: string, outline: Outline, step: Step): TextEdit[] {
  if ('pointer' in step) return editsOf(text, outline, step);
  const container = follow(outline, step.container);
  if (!container.exact || step.keys.some((key) => !outline.find(container.value, key))) return [];
  const keys = new Set(step.keys);
  return removal(text, outline.members(container.value), (m) => keys.has(m.key));
}

/** The sorted edits of one change; [] where it cannot be made. `set` adds a missing member. */
export function editsOf(text: string, outline: Outline, change: Change): TextEdit[] {
  const found = follow(outline, change.pointer);
  if (change.op === 'set') {
    if (change.value === undefined || outline.root.to === outline.root.from) return [];
    return found.exact
      ? [replaced(text, found, change.value)]
      : insertion(text, outline, change.pointer, change.value);
  }
  if (!found.exact || !found.member) return [];
  if (change.op === 'splice') return spliced(text, found, change);
  const siblings = outline.members(follow(outline, parent(change.pointer)).value);
  const key = last(change.pointer);
  if (change.op === 'remove') return removal(text, siblings, (m) => m.key === key);
  const { member } = found;
  if (!member.keySpan || siblings.some((m) => m.key === change.key)) return [];
  // Otherwise an earlier member with the same key would count again.
  const hidden = removal(text, siblings, (m) => m.key === key && m !== member);
  return withoutOverlaps([...hidden, { ...member.keySpan, insert: JSON.stringify(change.key) }]);
}

function replaced(text: string, { value, member }: Located, wanted: unknown): TextEdit {
  if (value.to === value.from) {
    const colon = member?.keySpan && text.charAt(value.from - 1) !== ':' ? ': ' : ' ';
    return { ...value, insert: colon + printInline(wanted, ' ') };
  }
  const start = member ? startOfMember(member) : value.from;
  const lines = member === null || startsLine(text, start);
  const insert = lines ? printLines(text, wanted, indentAt(text, start)) : printInline(wanted, ' ');
  return { ...value, insert };
}

function spliced(text: string, { value }: Located, change: Change & { op: 'splice' }): TextEdit[] {
  const literal = text.slice(value.from, value.to);
  if (!/^"[^]*"$/.test(literal) || change.from > change.to) return [];
  return [
    {
      from: value.from + rawOffset(literal, change.from),
      to: value.from + rawOffset(literal, change.to),
      insert: escapeForString(change.insert),
    },
  ];
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
