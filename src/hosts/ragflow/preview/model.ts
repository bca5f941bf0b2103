// Shows the OpenAI tool that RAGFlow builds from metadata, in releases that give tools to a model.

import { member } from '../../../model/guards.ts';
import type { ModelBlock, ModelTool } from '../../../model/preview.ts';
import type { ToolAt } from '../input/pasted.ts';
import { toOpenAiTool, type ConvertedTool } from '../openai-tool.ts';
import type { SourceFacts } from '../source-facts.ts';

const NOTES: Readonly<Record<string, string>> = {
  documented:
    'The README says only that the model gets what `get_metadata` returns. This is the form it has in 0.19.',
  '0.19':
    'The model gets this if the tool is chosen in `Generate` and the model supports tool calls. Of a parameter it gets only the type and the description.',
};

const NO_MODEL =
  'No model gets this tool. Since v0.20 RAGFlow does not call plugins; it only lists them at GET /api/v1/plugin/tools.';

function toolOf({ tool }: ConvertedTool): ModelTool {
  const { name, description, parameters } = tool.function;
  return {
    name: typeof name === 'string' ? name : JSON.stringify(name ?? null),
    description: typeof description === 'string' ? description : '',
    parameters,
    approval: { asked: false, how: 'RAGFlow has no approval step. Do not let the tool do what needs one.' },
  };
}

/** One block per tool, in the order of the text. */
export function modelOf(release: string, tools: readonly ToolAt[], facts: SourceFacts): ModelBlock[] {
  return tools.map(({ value, pointer }) => {
    const name = member(value, 'name');
    const title = `Tool ${typeof name === 'string' ? name : JSON.stringify(name ?? null)}`;
    const block = { title, pointer, language: 'json' } as const;
    const note = NOTES[release];
    if (note === undefined) return { ...block, note: NO_MODEL };
    const conversion = toOpenAiTool(value, pointer, facts);
    if ('tool' in conversion) return { ...block, text: written(conversion), note, tool: toolOf(conversion) };
    return {
      ...block,
      note: `RAGFlow 0.19 crashes when it builds the tool for the model: \`${conversion.error}\`.`,
    };
  });
}

/** Prints the tool as JSON; names like 2 and 1 keep their order, which JavaScript objects cannot do. */
function written({ tool, names }: ConvertedTool): string {
  const { properties } = tool.function.parameters;
  const text = JSON.stringify(tool, null, 2);
  if (names.every((name, i) => Object.keys(properties)[i] === name)) return text;
  const whole = JSON.stringify(properties, null, 2).replaceAll('\n', '\n      ');
  const members = names.map((name) => {
    const value = JSON.stringify(properties[name], null, 2).replaceAll('\n', '\n        ');
    return `        ${JSON.stringify(name)}: ${value}`;
  });
  return text.replace(`"properties": ${whole}`, () => `"properties": {\n${members.join(',\n')}\n      }`);
}
