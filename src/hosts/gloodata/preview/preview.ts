// Makes the preview of an info document: the panel, its notes, and what reaches the model.

import type { SourceDocument } from '../../../model/finding.ts';
import { isObject, member, textIn } from '../../../model/guards.ts';
import type { Preview, PanelNote, ModelBlock, ToolApproval } from '../../../model/preview.ts';
import { DOCUMENTED_WARNING } from '../../kit/verdict.ts';
import { textsOf } from './fields.ts';
import { panelOf } from './panel.ts';
import { join } from '../../../lang/json/pointer.ts';
import { toolsOf, type ObjectAt } from '../walk.ts';

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

const HOW =
  'The page says that the model maps a prompt to arguments with these fields. The exact words are not public, nor is whether title, description and examples are included.';

const NONE = 'The tool has no fields, so the model fills in no arguments. Its prompts are what selects it.';

const APPROVAL: ToolApproval = {
  asked: false,
  how: 'The documentation has no way to ask: make a first call show what a second one would do.',
};

/** One or two blocks per tool: its fields, and its prompts where it has any. */
function modelOf(document: unknown): ModelBlock[] {
  return toolsOf(document).flatMap((tool) => [fieldsBlock(tool), ...promptsBlock(tool)]);
}

function fieldsBlock(tool: ObjectAt): ModelBlock {
  const fields = member(member(tool.value, 'schema'), 'fields');
  const title = `Fields of ${tool.key}`;
  const known = {
    name: tool.key,
    description: textIn(tool.value, 'description'),
    parameters: { properties: fields },
    approval: APPROVAL,
  };
  if (!isObject(fields) || Object.keys(fields).length === 0) {
    return { title, pointer: tool.pointer, language: 'json', note: NONE, tool: known };
  }
  const pointer = join(tool.pointer, 'schema', 'fields');
  return { title, pointer, language: 'json', text: JSON.stringify(fields, null, 2), note: HOW, tool: known };
}

function promptsBlock(tool: ObjectAt): ModelBlock[] {
  const prompts = textsOf(member(tool.value, 'examples'));
  if (prompts.length === 0) return [];
  return [
    {
      title: `Prompts of ${tool.key}`,
      pointer: join(tool.pointer, 'examples'),
      language: 'text',
      text: prompts.join('\n'),
      note: 'The page says that these should select the tool. Whether the model compares them, or something before it, is not public.',
    },
  ];
}
