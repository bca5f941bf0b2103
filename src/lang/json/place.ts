// JSON as a language of manifests: from a member to its place and back, and from changes of values to edits.

import { getLocation } from 'jsonc-parser';
import type { Change, TextEdit } from '../../model/finding.ts';
import type { Outline, ValueLanguage } from '../../model/language.ts';
import { editsOfAll } from './change.ts';
import { strictOutline, treeOutline } from './outline.ts';
import { join } from './pointer.ts';
import { readJson, type Reading } from './read.ts';

/** Minimal edits that make the changes; null where one of them cannot be made in this text. */
export function editsFor(
  text: string,
  changes: readonly Change[],
  outline = outlineOf(text),
): TextEdit[] | null {
  return editsOfAll(text, outline, changes, outlineOf);
}

/** The outline of any text; `reading` is of it. */
export function outlineOf(text: string, reading: Reading = readJson(text)): Outline {
  return reading.strict ? strictOutline(text) : treeOutline(reading.broken?.root ?? null);
}

/** Broken text is read as far as it can be. */
export const json: ValueLanguage = {
  id: 'json',
  read: readJson,
  outline: outlineOf,
  pointerAt: (text, offset) => join('', ...getLocation(text, offset).path),
  edit: editsFor,
};
