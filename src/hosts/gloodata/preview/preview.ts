// Makes the preview of an info document: the panel, its notes, and what reaches the model.

import type { SourceDocument } from '../../../model/document.ts';
import { isObject } from '../../../model/guards.ts';
import type { Preview, PanelNote } from '../../../model/preview.ts';
import { DOCUMENTED_WARNING } from '../../kit/verdict.ts';
import { modelOf } from './model.ts';
import { panelOf } from './panel.ts';

const WARNINGS = { refused: 'The host expects JSON, so none of this appears until the text is fixed' };

/** The preview of a document; the panel is null where the root is not an object. Never throws. */
export function preview(document: SourceDocument, release: string): Preview {
  const { value } = document;
  if (!isObject(value)) {
    const text = 'There is nothing to show. An info document is an object with `ns`, `title` and `tools`.';
    return { panel: null, notes: [{ pointer: '', text }], model: [] };
  }
  const warnings = release === 'documented' ? DOCUMENTED_WARNING : WARNINGS;
  return { panel: panelOf(value), warnings, notes: notesOf(release), model: modelOf(value) };
}

const CLOSED =
  'Gloodata is closed source. The order, the words around the values and the quotes come from its documentation. Chips, `+` and the closed line come from screenshots. Its picker is not public, and no argument form is known: there the model fills in the arguments.';

const DOCUMENTED =
  'The page shows one line for a tile. That a tile opens into chips is known only from screenshots.';

const TITLE =
  'The documentation says that the extension’s `title` appears in several places, and names none of them. Here it is above the list of tools.';

function notesOf(release: string): PanelNote[] {
  return [
    { pointer: '', text: CLOSED },
    { pointer: '/title', text: TITLE },
    ...(release === 'documented' ? [{ pointer: '', text: DOCUMENTED }] : []),
  ];
}
