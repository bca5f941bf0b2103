// Makes the preview of metadata: the tool selector, its notes, and what reaches the model.

import type { SourceDocument } from '../../../model/document.ts';
import type { Crash, Preview } from '../../../model/preview.ts';
import { DOCUMENTED_WARNING } from '../../kit/verdict.ts';
import { check } from '../subjects.ts';
import { crashingText, SELECTOR_CRASH, startError } from '../crashes.ts';
import { toolsOf, type ToolAt } from '../input/pasted.ts';
import { modelOf } from './model.ts';
import { NO_VIEW, notesOf } from './notes.ts';
import { optionsOf, type Option } from './selector.ts';
import { WITH_SELECTOR } from '../releases.ts';
import { factsOf, type SourceFacts } from '../source-facts.ts';

/** The data of the panel, as `view/View.svelte` gets it. */
export interface Panel {
  /** False in releases that have no view of plugins. */
  readonly selector: boolean;
  readonly options: readonly Option[];
}

const NO_TOOLS = 'There is no metadata of a tool in this text.';

/** What keeps the server from its start, or crashes the selector, has no panel. */
const IN_CHATS = { crashes: 'The selector shows this, but a chat crashes as soon as the tool is chosen' };

/** The preview in a release; the panel is null where there is no metadata, or where the page crashes. Never throws. */
export function preview(document: SourceDocument, release: string): Preview {
  const tools = toolsOf(document);
  if (tools.length === 0) {
    return { panel: null, notes: [{ pointer: '', text: NO_TOOLS }], model: [] };
  }
  const notes = notesOf(release, check(document));
  const facts = factsOf(document);
  const model = modelOf(release, tools, facts);
  const crash = crashOf(tools, release, facts);
  if (crash) return { panel: null, crash, notes, model };
  const panel: Panel = { selector: NO_VIEW[release] === undefined, options: optionsOf(tools) };
  const warnings = release === 'documented' ? DOCUMENTED_WARNING : IN_CHATS;
  return { panel, warnings, notes, model };
}

function crashOf(tools: readonly ToolAt[], release: string, facts: SourceFacts): Crash | null {
  // The README knows of no exceptions.
  if (release === 'documented') return null;
  const start = startError(tools, facts);
  if (start) {
    const { message, tool } = start;
    const advice =
      'The server crashes while it starts, so there is no page at all. Give every tool a `name` that is a string.';
    return { message, advice, pointer: tool.pointer };
  }
  const pointer = WITH_SELECTOR.includes(release) ? crashingText(tools) : null;
  if (pointer === null) return null;
  const advice =
    'The whole form of `Generate` crashes, for every tool. Make `displayName` and `displayDescription` strings.';
  return { message: SELECTOR_CRASH, advice, pointer };
}
