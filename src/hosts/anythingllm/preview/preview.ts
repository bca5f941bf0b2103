// Joins the panel, its notes and the model's input into the preview of a manifest.

import type { SourceDocument } from '../../../model/finding.ts';
import { isObject } from '../../../model/guards.ts';
import type { Preview } from '../../../model/preview.ts';
import { DOCUMENTED_WARNING } from '../../kit/verdict.ts';
import { NULL_MANIFEST } from '../loading/load.ts';
import { parseAsHost } from '../loading/parse.ts';
import { crashOf } from './crash.ts';
import { documentedModelOf, modelOf } from './model.ts';
import { notesOf } from './notes.ts';
import { panelOf } from './panel.ts';
import { DOCUMENTED } from '../releases.ts';

/** The settings page shows what agents do not get. */
const WARNINGS = {
  refused: 'Agents do not get this skill until it is fixed',
  crashes: 'No agent session starts with this skill until it is fixed',
};

const TOO_LONG =
  'The text is not JSON and too long to find out here how AnythingLLM reads it. This is Plugbench’s own reading.';

/** The settings page before any edit. Never throws. */
export function preview(document: SourceDocument, release: string): Preview {
  const { manifest, guessed } = readingOf(document);
  const model = release === DOCUMENTED ? documentedModelOf(document) : realModelOf(manifest, document);
  const crash = crashOf(manifest);
  if (crash || !isObject(manifest)) return { panel: null, ...(crash ? { crash } : {}), notes: [], model };
  const panel = panelOf(manifest, document.path);
  const notes = notesOf(panel, release, document.strict);
  const warnings = release === DOCUMENTED ? DOCUMENTED_WARNING : WARNINGS;
  return { panel, warnings, notes: guessed ? [{ pointer: '', text: TOO_LONG }, ...notes] : notes, model };
}

/** The host's reading of the text, null for text it cannot read; `guessed` where it is unknown and ours is used. */
function readingOf({ text, value, strict }: SourceDocument): { manifest: unknown; guessed: boolean } {
  if (strict) return { manifest: value, guessed: false };
  const parsed = parseAsHost(text);
  if (parsed.kind === 'cannot-tell') return { manifest: value, guessed: true };
  return { manifest: parsed.kind === 'value' ? parsed.value : null, guessed: false };
}

function realModelOf(manifest: unknown, { path, others }: SourceDocument): Preview['model'] {
  if (manifest !== null) return modelOf(manifest, path, others);
  const note = `The session of every agent crashes with \`${NULL_MANIFEST}\`, so no model is called.`;
  return [{ title: 'Tool definition', pointer: '', language: 'json', note }];
}
