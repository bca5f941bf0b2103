// The notes beside the panel, about quirks of AnythingLLM that a person would stumble over.

import type { Finding } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import type { Rule } from '../../../model/host.ts';
import type { PanelNote } from '../../../model/preview.ts';
import { rulesOf } from '../../kit/rule.ts';
import { panelNotes } from '../../kit/verdict.ts';
import * as about from '../about/rules.ts';
import * as hubId from '../hub-id/rules.ts';
import * as identity from '../identity/rules.ts';
import { V2026_08 } from '../releases.ts';
import * as setupArgs from '../setup-args/rules.ts';
import { rules } from '../subjects.ts';
import type { Field } from './fields.ts';
import type { Panel } from './panel.ts';

/** Problems that are visible in the row or the panel; all others concern only the file or the model. */
const SEEN_IN_PANEL: ReadonlySet<Rule | undefined> = new Set<Rule>([
  identity.nameVanishes,
  identity.nameLosesLetters,
  identity.nameRecased,
  identity.activeMissing,
  identity.activeType,
  hubId.hubIdMissing,
  hubId.hubIdMissingWhenOn,
  hubId.hubIdFolder,
  hubId.hubIdFolderWhenOn,
  about.authorMissing,
  about.authorUrlFormat,
  about.authorUrlScheme,
  ...Object.values(rulesOf([{ rules: setupArgs }])),
]);

/** The notes for a panel. `findings` are those of the same document; `strict` is true if its text is plain JSON. */
export function notesOf(
  panel: Panel,
  release: string,
  findings: readonly Finding[],
  strict: boolean,
): PanelNote[] {
  const reported = panelNotes(V2026_08, findings, rules, (code) => SEEN_IN_PANEL.has(rules[code]));
  return [...aboutAll(panel, release, strict), ...aboutFields(panel), ...reported];
}

function aboutAll({ manifest, gear, tracked, fields }: Panel, release: string, strict: boolean): PanelNote[] {
  const notes: PanelNote[] = [];
  const note = (pointer: string, text: string): unknown => notes.push({ pointer, text });
  if (release !== V2026_08) {
    note('', `The documentation describes the fields only in words. This is the panel of ${V2026_08}.`);
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
