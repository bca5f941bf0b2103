// The notes beside the panel, about quirks of AnythingLLM that a person would stumble over.

import { member } from '../../../model/guards.ts';
import type { PanelNote } from '../../../model/preview.ts';
import { DOCUMENTED, NEWEST } from '../releases.ts';
import type { Field } from './fields.ts';
import type { Panel } from './panel.ts';

/** The notes for a panel; `strict` is true if its text is plain JSON. */
export function notesOf(panel: Panel, release: string, strict: boolean): PanelNote[] {
  return [...aboutAll(panel, release, strict), ...aboutFields(panel)];
}

function aboutAll({ manifest, gear, tracked, fields }: Panel, release: string, strict: boolean): PanelNote[] {
  const notes: PanelNote[] = [];
  const note = (pointer: string, text: string): unknown => notes.push({ pointer, text });
  if (release === DOCUMENTED) {
    note('', `The documentation describes the fields only in words. This is the panel of ${NEWEST}.`);
  }
  if (!strict) {
    note('', 'AnythingLLM repairs this text. The first Save or switch rewrites it without comments.');
  }
  if (!gear) note('', 'There is no gear with “Delete Skill”, because there is no `hubId`.');
  if (fields.length > 0 && !tracked) {
    note(
      '/setup_args',
      'The form does not know the first values of these fields. Save appears after any edit, even one that is undone, and only edited fields are checked and saved.',
    );
  }
  if (fields.length > 0 && member(manifest, 'imported') !== true) {
    note('/imported', 'Save adds `imported: true` to the file, whatever its value is now.');
  }
  return notes;
}

/** A note that is shown once, at the first field that it applies to. */
interface Quirk {
  readonly of: (field: Field) => boolean;
  readonly text: string;
}

const QUIRKS: readonly Quirk[] = [
  {
    of: ({ initial, valuePointer }) => Boolean(initial) && valuePointer.endsWith('/input/default'),
    text: 'Save writes a `value` for every field, even if no one touched it. Then the default of that moment is the value, and a default that you change later is ignored.',
  },
  {
    of: ({ type }) => type === 'password',
    text: 'A password is hidden only on the screen. Save writes it to plugin.json in clear text.',
  },
  {
    of: ({ required, initial }) => required && !initial,
    text: 'A required field is not marked. While it is empty, no other field can be saved either.',
  },
];

function aboutFields({ fields }: Panel): PanelNote[] {
  return QUIRKS.flatMap(({ of, text }): PanelNote[] => {
    const field = fields.find(of);
    return field ? [{ pointer: field.pointer, text }] : [];
  });
}
