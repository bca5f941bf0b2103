// Makes the preview of an info document: the panel, its notes, and what reaches the model.

import type { SourceDocument } from '../../../model/document.ts';
import { isObject } from '../../../model/guards.ts';
import type { Preview } from '../../../model/preview.ts';
import { DOCUMENTED_WARNING } from '../../kit/verdict.ts';
import { check } from '../subjects.ts';
import { modelOf } from './model.ts';
import { notesOf } from './notes.ts';
import { panelOf } from './panel.ts';

const WARNINGS = { refused: 'The host expects JSON, so none of this appears until the text is fixed' };

/** The preview of a document; the panel is null where the root is not an object. Never throws. */
export function preview(document: SourceDocument, release: string): Preview {
  const { value } = document;
  if (!isObject(value)) {
    const text = 'There is nothing to show. An info document is an object with `ns`, `title` and `tools`.';
    return { panel: null, notes: [{ pointer: '', text, code: 'gloodata/not-an-object' }], model: [] };
  }
  const warnings = release === 'documented' ? DOCUMENTED_WARNING : WARNINGS;
  return { panel: panelOf(value), warnings, notes: notesOf(release, check(document)), model: modelOf(value) };
}
