// Makes the notes beside the panel: quirks of OwnPilot's pages that this manifest meets.

import type { Finding } from '../../../model/finding.ts';
import type { PanelNote } from '../../../model/preview.ts';
import { isOneOf, severityIn } from '../../kit/verdict.ts';
import { DOCUMENTED, V0_8_3 } from '../releases.ts';
import { rules } from '../subjects.ts';
import type { Field } from './fields.ts';
import type { RegisteredService } from './services.ts';

const MAX_NOTES = 12;

/** Rules whose problems are visible in the panel; their messages say how. */
const isShown = isOneOf(
  'ownpilot',
  'category-unknown icon-picture icon-not-emoji author-name-missing ',
  'member-type list-type prompt-type approval-not-enforced id-hyphen tool-name-start',
  'tool-name-long tool-name-long-qualified tool-name-taken service-not-object',
  'service-name-missing service-name-repeated service-text-missing',
  'config-schema-missing config-schema-type config-field-not-object',
  'config-field-missing config-field-unnamed config-field-repeated config-field-unmasked',
  'config-field-dropped config-type-select config-type-unknown',
);

/** At most a dozen, those of problems first. */
export function notesOf(
  findings: readonly Finding[],
  services: readonly RegisteredService[],
  release: string,
): PanelNote[] {
  const known = findings.filter(
    (finding) => isShown(finding.code) && severityIn(release, finding, rules) !== undefined,
  );
  const notes = [...known.map(problemNote), ...services.flatMap((service) => serviceNotes(service, release))];
  return notes.slice(0, MAX_NOTES);
}

function problemNote({ code, pointer, args = {} }: Finding): PanelNote {
  if (code === 'ownpilot/config-field-missing' && args.key === 'label')
    return { pointer, code, text: NO_LABEL };
  if (code === 'ownpilot/service-text-missing' && args.key === 'display_name') {
    return { pointer, code, text: NO_TITLE };
  }
  return { pointer, code, text: rules[code]?.message(args) ?? '' };
}

const NO_LABEL =
  'Without a `label` there is nothing above the box. Only the messages of Save use the name of the field.';

const NO_TITLE =
  'Without a `display_name` the row in the Services tab has no title. The Config Center shows the bare name.';

function serviceNotes({ form, pointer }: RegisteredService, release: string): PanelNote[] {
  const fields = 'fields' in form ? form.fields : [];
  const notes = fields.flatMap(fieldNote);
  return release === V0_8_3 && fields.length > 0 ? [...notes, { pointer, text: ALWAYS_ACTIVE }] : notes;
}

const ALWAYS_ACTIVE =
  'The only entry of a service is its default one, and 0.8.3 does not let a default entry be inactive.';

function fieldNote({ control, required, label, pointer }: Field): PanelNote[] {
  if (control !== 'boolean' || !required) return [];
  const text = `A switch that was never touched has no value, so Save says “${label} is required” until it is switched on once. Switched off again, it has a value.`;
  return [{ pointer, text }];
}

export const NO_PACKAGE: PanelNote = {
  pointer: '',
  text: 'There is nothing to show. A skill package is one JSON object.',
  code: 'ownpilot/root-not-object',
};

/** The note for the documented release, which has no pages of its own; [] for other releases. */
export function documentedNote(release: string): PanelNote[] {
  if (release !== DOCUMENTED) return [];
  const text = 'The guide shows no pages. These are the pages of 2026-02, the release it came with.';
  return [{ pointer: '', text }];
}
