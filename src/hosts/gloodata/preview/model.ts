// Shows what Gloodata's model is known to get of the tools: their fields, and the prompts that select them.

import { isObject, member } from '../../../model/guards.ts';
import type { ModelBlock, ToolApproval } from '../../../model/preview.ts';
import { join } from '../../../text/pointer.ts';
import { toolsOf, type ObjectAt } from '../walk.ts';

const HOW =
  'The page says that the model maps a prompt to arguments with these fields. The exact words are not public, nor is whether title, description and examples are included.';

const NONE =
  'The tool has no fields, so there are no arguments for the model to fill in. It is selected by its prompts.';

const APPROVAL: ToolApproval = {
  asked: false,
  how: 'The documentation has no way to ask: make a first call show what a second one would do.',
};

/** One or two blocks per tool: its fields, and its prompts where it has any. */
export function modelOf(document: unknown): ModelBlock[] {
  return toolsOf(document).flatMap((tool) => [fieldsBlock(tool), ...promptsBlock(tool)]);
}

function fieldsBlock(tool: ObjectAt): ModelBlock {
  const fields = member(member(tool.value, 'schema'), 'fields');
  const title = `Fields of ${tool.key}`;
  const description = member(tool.value, 'description');
  const known = {
    name: tool.key,
    description: typeof description === 'string' ? description : '',
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
  const examples = member(tool.value, 'examples');
  const prompts = Array.isArray(examples) ? examples.filter((e): e is string => typeof e === 'string') : [];
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
