// Makes the panel of an info document: its tools with their prompts, argument forms and tiles.

import type { Pointer } from '../../../model/finding.ts';
import { member, textIn } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { toolsOf, type ObjectAt } from '../walk.ts';
import { formOf, type Field } from './fields.ts';
import { tileOf, type Tile } from './tile.ts';

export interface Prompt {
  readonly text: string;
  readonly pointer: Pointer;
}

export interface ToolPanel {
  readonly id: string;
  readonly pointer: Pointer;
  /** The tool's title; its id where that is missing or blank. */
  readonly title: string;
  readonly titlePointer: Pointer;
  readonly prompts: readonly Prompt[];
  readonly fields: readonly Field[];
  readonly tile: Tile;
}

export interface Panel {
  readonly title: string;
  readonly tools: readonly ToolPanel[];
}

/** Everything that can be shown of the document; a missing title is ''. */
export function panelOf(document: unknown): Panel {
  return {
    title: textIn(document, 'title'),
    tools: toolsOf(document).map((tool) => toolPanel(document, tool)),
  };
}

function toolPanel(document: unknown, tool: ObjectAt): ToolPanel {
  const title = textIn(tool.value, 'title');
  const examples = member(tool.value, 'examples');
  const at = join(tool.pointer, 'examples');
  return {
    id: tool.key,
    pointer: tool.pointer,
    title: title.trim() === '' ? tool.key : title,
    titlePointer: join(tool.pointer, 'title'),
    prompts: (Array.isArray(examples) ? (examples as unknown[]) : []).flatMap((text, i) =>
      typeof text === 'string' ? [{ text, pointer: join(at, i) }] : [],
    ),
    fields: formOf(document, tool),
    tile: tileOf(document, tool),
  };
}
