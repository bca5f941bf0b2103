// Links a panel to the source: from a member to its place and back, and from changes of values to edits.

import { getLocation } from 'jsonc-parser';
import type { Span, Change, TextEdit } from '../../model/finding.ts';
import { editsOfAll } from './change.ts';
import { locate } from './locate.ts';
import { strictOutline, treeOutline, type Outline } from './outline.ts';
import { join } from './pointer.ts';
import { readJson } from './read.ts';

/** The range of the member's value; of the key of its nearest existing parent where it does not exist. */
export function placeOf(text: string, pointer: string): Span {
  return locate(text, outlineOf(text), { pointer, at: 'value' });
}

/** Pointer of the innermost member at an offset, '' outside of all; of broken text as far as it can be read. */
export function pointerAt(text: string, offset: number): string {
  return join('', ...getLocation(text, offset).path);
}

/** Minimal edits that make the changes; null where one of them cannot be made in this text. */
export function editsFor(text: string, changes: readonly Change[]): TextEdit[] | null {
  return editsOfAll(text, outlineOf(text), changes, outlineOf);
}

/** The outline of any text; `reading` is of it. */
export function outlineOf(text: string, reading = readJson(text)): Outline {
  return reading.strict ? strictOutline(text) : treeOutline(reading.broken?.root ?? null);
}
