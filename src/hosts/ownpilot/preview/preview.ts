// Makes the preview of a package: OwnPilot's pages, notes about their quirks, and what the model gets.

import type { SourceDocument } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import type { PanelNote, Preview } from '../../../model/preview.ts';
import { isLoaded } from '../../../model/verdict.ts';
import { drawn } from '../../kit/react-page.ts';
import { install } from '../convert/install.ts';
import { DOCUMENTED, V2026_02, V0_8_3 } from '../releases.ts';
import { elements, isText } from '../shape.ts';
import { check } from '../subjects.ts';
import { verdicts } from '../verdicts.ts';
import { modelOf } from './model.ts';
import type { Field } from './fields.ts';
import type { RegisteredService } from './services.ts';
import { isRefused, panelOf } from './panel.ts';

/** More than a person reads beside a panel. */
const MAX_NOTES = 12;

const WARNINGS = {
  refused: 'The package is refused, so none of this appears until it is fixed',
  crashes: 'The install fails, so none of this appears until it is fixed',
};

/**
 * What a release shows right after the install; `documented` has no pages and shows those of 2026-02. Never
 * throws.
 */
export function preview(document: SourceDocument, release: string): Preview {
  const { value } = document;
  if (!isObject(value)) return { panel: null, notes: [NO_PACKAGE], model: [] };
  const verdict = verdicts(document, check(document)).find((one) => one.release === release);
  const model = modelOf(value, release, verdict);
  const shown = drawn(() => {
    const refused = verdict !== undefined && isRefused(verdict);
    const panel = panelOf(value, release === V0_8_3 ? V0_8_3 : V2026_02, refused);
    const quirks = panel.services.flatMap((service) => serviceNotes(service, release));
    const notes = [...documentedNote(release), ...quirks.slice(0, MAX_NOTES)];
    return {
      panel,
      warnings: WARNINGS,
      notes,
      ...(verdict && isLoaded(verdict.kind) ? installOf(value, release) : {}),
    };
  });
  return { panel: null, notes: [], model, ...shown };
}

function installOf(manifest: unknown, release: string): Pick<Preview, 'install'> {
  const id = member(manifest, 'id');
  const settings = elements(member(manifest, 'required_services')).length > 0;
  const notes = install(isText(id) ? id : 'my-skill', settings);
  const steps = notes.find(({ releases }) => releases.includes(release))?.steps;
  return steps ? { install: steps } : {};
}

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

const NO_PACKAGE: PanelNote = {
  pointer: '',
  text: 'There is nothing to show. A skill package is one JSON object.',
};

/** The note for the documented release, which has no pages of its own; [] for other releases. */
function documentedNote(release: string): PanelNote[] {
  if (release !== DOCUMENTED) return [];
  const text = 'The guide shows no pages. These are the pages of 2026-02, the release it came with.';
  return [{ pointer: '', text }];
}
