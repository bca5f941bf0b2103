// Notes beside the panel on surprising facts about RAGFlow's tool selector.

import type { Finding } from '../../../model/finding.ts';
import type { PanelNote } from '../../../model/preview.ts';
import { rules } from '../subjects.ts';
import { isOneOf, panelNotes } from '../../kit/verdict.ts';

/** True for problems that show in the selector; the others concern the model. */
const isSeen = isOneOf(
  'ragflow',
  'display-missing display-blank display-type translation-missing translation-subtree',
  'translation-space translation-namespace translation-not-first translation-elsewhere name-duplicate',
);

const SELECTOR_NOTES: readonly string[] = [
  'The selector is in the form of the `Generate` component. It is disabled until the chosen model supports tool calls, and keeps its choices while it is disabled.',
  'A search in the selector checks only `name`, not the label that people see. That is antd’s default; it was not run.',
  'Parameters, `description` and the version are not shown in any release. The table of parameters is Plugbench’s.',
  'v0.20 still shows this selector, but no code reads the choice any more.',
];

const NOWHERE =
  'This release shows plugins nowhere: the selector was taken out of the page for v0.21 and deleted for v0.23.';

/** Why a release shows nothing, by release; a release that is missing has the selector. */
export const NO_VIEW: Readonly<Record<string, string>> = {
  documented: 'The README says that the frontend displays the tool, but not how.',
  ...Object.fromEntries(['0.21', '0.24', '0.26', '2026-08'].map((id) => [id, NOWHERE])),
};

/** A note on the version, which no release shows and the metadata does not have. */
const VERSION =
  'The version is not part of the metadata: it is the field `_version_` of the plugin’s class. Without it RAGFlow loads the plugin with the version `None`. A value such as `latest`, which is not a Python version number, stops the server at its start.';

/** The notes of a release; `findings` are those of the same document. */
export function notesOf(release: string, findings: readonly Finding[]): PanelNote[] {
  const none = NO_VIEW[release];
  const own = [...(none === undefined ? SELECTOR_NOTES : [none]), VERSION];
  return [...own.map((text) => ({ pointer: '', text })), ...panelNotes(release, findings, rules, isSeen)];
}
