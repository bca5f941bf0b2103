// The OpenAI tool that RAGFlow makes of a tool's metadata, as far as a release has a model for it.

import { member } from '../../../model/guards.ts';
import type { ModelBlock } from '../../../model/preview.ts';
import type { ToolAt } from '../input.ts';
import { toOpenAiTool } from '../openai-tool.ts';

const NOTES: Readonly<Record<string, string>> = {
  documented:
    'The README says only that `get_metadata` is what the model gets. This is the form that 0.19 gives it in.',
  '0.19':
    'Given to the model if the tool is chosen in `Generate` and the model supports tool calls. Of a parameter it gets the type and the description, nothing else.',
};

const NOBODY =
  'No model gets this tool: since v0.20 nothing in RAGFlow calls plugins, they are only listed at GET /api/v1/plugin/tools.';

/** One block per tool, in the order of the text. */
export function modelOf(release: string, tools: readonly ToolAt[]): ModelBlock[] {
  return tools.map(({ value, pointer }) => {
    const name = member(value, 'name');
    const title = `Tool ${typeof name === 'string' ? name : JSON.stringify(name ?? null)}`;
    const block = { title, pointer, language: 'json' } as const;
    const note = NOTES[release];
    if (note === undefined) return { ...block, note: NOBODY };
    const conversion = toOpenAiTool(value);
    if ('tool' in conversion) return { ...block, text: JSON.stringify(conversion.tool, null, 2), note };
    return { ...block, note: `RAGFlow 0.19 dies when it makes the model’s tool: \`${conversion.error}\`.` };
  });
}
