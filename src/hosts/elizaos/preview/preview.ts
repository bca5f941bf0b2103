// Joins card, form, notes and the model's input into the preview of a manifest or package.json.

import { isObject } from '../../../model/guards.ts';
import type { SourceDocument } from '../../../model/document.ts';
import type { PanelNote, Preview } from '../../../model/preview.ts';
import { drawn } from '../../kit/react-page.ts';
import { DOCUMENTED_WARNING } from '../../kit/verdict.ts';
import { check } from '../subjects.ts';
import { kindOf } from '../file/kind.ts';
import { describeForm, type FormState } from './describe.ts';
import { modelOf } from './model.ts';
import { notesOf } from './notes.ts';
import { directPanel, hostPanel, sourceOf } from './panel.ts';
import { NO_ERRORS } from './validate.ts';

const UNTOUCHED: FormState = { values: {}, set: new Set(), errors: NO_ERRORS };

const NO_MANIFEST: PanelNote = {
  pointer: '',
  text: 'There is nothing to show. A manifest is an object. Milady treats any other file as missing, without a message.',
  code: 'elizaos/root-not-object',
};

/** The host's interface before any edit. Never throws. */
export function preview(document: SourceDocument, release: string): Preview {
  const { value } = document;
  if (!isObject(value)) return { panel: null, notes: [NO_MANIFEST], model: [] };
  const model = modelOf(value);
  const shown = drawn(() => {
    const panel = kindOf(document) === 'package' ? hostPanel(value) : directPanel(value);
    const form = describeForm(sourceOf(panel, UNTOUCHED.set), panel.pluginId, UNTOUCHED, false);
    return { panel, notes: notesOf(panel, form, release, check(document)) };
  });
  return { panel: null, warnings: DOCUMENTED_WARNING, notes: [], model, ...shown };
}
