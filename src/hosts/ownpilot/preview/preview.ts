// Makes the preview of a package: OwnPilot's pages, notes about their quirks, and what the model gets.

import type { SourceDocument } from '../../../model/document.ts';
import { isObject, member } from '../../../model/guards.ts';
import type { Preview } from '../../../model/preview.ts';
import { isLoaded } from '../../../model/verdict.ts';
import { drawn } from '../../kit/react-page.ts';
import { install } from '../convert/install.ts';
import { V2026_02, V0_8_3 } from '../releases.ts';
import { elements, isText } from '../shape.ts';
import { check } from '../subjects.ts';
import { verdicts } from '../verdicts.ts';
import { modelOf } from './model.ts';
import { documentedNote, NO_PACKAGE, notesOf } from './notes.ts';
import { isRefused, panelOf } from './panel.ts';

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
  const findings = check(document);
  const verdict = verdicts(document, findings).find((one) => one.release === release);
  const model = modelOf(value, release, verdict);
  const shown = drawn(() => {
    const refused = verdict !== undefined && isRefused(verdict);
    const panel = panelOf(value, release === V0_8_3 ? V0_8_3 : V2026_02, refused);
    const notes = [...documentedNote(release), ...notesOf(findings, panel.services, release)];
    return {
      panel,
      warnings: WARNINGS,
      notes,
      ...(verdict && isLoaded(verdict.kind) ? installOf(value, release) : {}),
    };
  });
  return { panel: null, notes: notesOf(findings, [], release), model, ...shown };
}

function installOf(manifest: unknown, release: string): Pick<Preview, 'install'> {
  const id = member(manifest, 'id');
  const settings = elements(member(manifest, 'required_services')).length > 0;
  const notes = install(isText(id) ? id : 'my-skill', settings);
  const steps = notes.find(({ releases }) => releases.includes(release))?.steps;
  return steps ? { install: steps } : {};
}
