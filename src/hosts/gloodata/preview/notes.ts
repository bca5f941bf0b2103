// Notes beside the panel on surprising facts about the tile and its sources.

import type { Finding } from '../../../model/finding.ts';
import type { PanelNote } from '../../../model/preview.ts';
import { isOneOf, panelNotes } from '../../kit/verdict.ts';
import { rules } from '../subjects.ts';

/** True for problems that show in the picker, the form or the tile; the others concern only the document. */
const isSeen = isOneOf(
  'gloodata',
  'tool-type tool-title-missing tool-title-type tool-title-blank functions-for-tools',
  'field-shape field-type-missing field-type-unknown fields-missing required-list string-only-member',
  'default-type default-not-allowed enum-type enum-empty examples-type',
  'ui-missing ui-type ui-prefix-missing ui-args-missing ui-args-type affix-type suffix-unseen arg-type',
  'arg-bare-string arg-without-field field-not-shown integer-like-name',
);

const CLOSED =
  'Gloodata is closed source. The order, the words around the values and the quotes come from its documentation. Chips, `+` and the closed line come from screenshots. Its picker is not public, and no argument form is known: there the model fills in the arguments.';

const DOCUMENTED =
  'The page shows one line for a tile. That a tile opens into chips is known only from screenshots.';

const TITLE =
  'The documentation says that the extension’s `title` appears in several places, and names none of them. Here it is above the list of tools.';

/** The notes of a release; `findings` are those of the same document. */
export function notesOf(release: string, findings: readonly Finding[]): PanelNote[] {
  return [
    { pointer: '', text: CLOSED },
    { pointer: '/title', text: TITLE },
    ...(release === 'documented' ? [{ pointer: '', text: DOCUMENTED }] : []),
    ...panelNotes(release, findings, rules, isSeen),
  ];
}
