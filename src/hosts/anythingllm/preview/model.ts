// Shows the parts of a skill that reach the language model, as a tool or in the prompt.

import type { SourceDocument } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import type { ModelBlock, ToolApproval } from '../../../model/preview.ts';
import type { PluginFile } from '../../../model/file.ts';
import { asText, hubPath, TOOL_NAME } from '../hub-id/hub-id.ts';
import { load, type ToolDefinition } from '../loading/load.ts';
import { isOn, sessionWhenOn } from '../loading/session.ts';
import { promptSection } from './prompt-section.ts';

const OFF = 'The skill is off, so the model does not know it. ';

/** The model's input in release 2026-08. `manifest` is the host's reading of the text, `others` the files beside it. */
export function modelOf(manifest: unknown, path: string, others: readonly PluginFile[] = []): ModelBlock[] {
  const on = isOn(manifest);
  const session = sessionWhenOn(manifest, path);
  const nothing = { title: 'Tool definition', pointer: '', language: 'json' } as const;
  const off = on ? '' : OFF;
  if (session.kind === 'skipped') {
    return [{ ...nothing, note: `${off}The skill is skipped with a line in the log: \`${session.log}\`` }];
  }
  const tool = session.kind === 'loaded' ? toolOf(manifest) : undefined;
  if (tool === undefined) {
    const message = session.kind === 'crashes' ? ` with \`${session.message}\`` : '';
    return [
      {
        ...nothing,
        note: `${off}${on ? 'The' : 'Once it is on, the'} session of every agent crashes${message}.`,
      },
    ];
  }
  const description = member(manifest, 'description');
  const blocks = [definition(tool, description, approvalIn(others)), section(tool, description)];
  return on ? blocks : blocks.map((block) => ({ ...block, title: `${block.title}, once the skill is on` }));
}

function toolOf(manifest: unknown): ToolDefinition | undefined {
  const target = hubPath(asText(member(manifest, 'hubId')));
  return 'folder' in target && target.folder !== null ? load(manifest, target.folder).tool : undefined;
}

/** The host asks only where the handler's own code calls for it. */
function approvalIn(others: readonly PluginFile[]): ToolApproval {
  return {
    asked: others.some(({ text }) => text.includes('requestToolApproval')),
    how: 'Let handler.js ask with `this.requestToolApproval` before it does.',
  };
}

function definition(
  { name, parameters }: ToolDefinition,
  description: unknown,
  approval: ToolApproval,
): ModelBlock {
  const illegal = TOOL_NAME.test(asText(name)) ? '' : ' Most providers refuse a tool of this name.';
  return {
    title: 'Tool definition',
    pointer: '',
    language: 'json',
    text: JSON.stringify({ name, description, parameters }, null, 2),
    tool: { name: asText(name), description: asText(description ?? ''), parameters, approval },
    note: `For models that can call tools. These models get no examples, and no parameter is ever marked as required. Anthropic gets only \`type\` and \`properties\` of the parameters; Gemini sees the name with \`gtc__\` before it. What handler.js exports on \`runtime\` overrides all of this.${illegal}`,
  };
}

function section(tool: ToolDefinition, description: unknown): ModelBlock {
  const made = promptSection(tool, description);
  const block = { title: 'In the system prompt', pointer: '/examples', language: 'text' } as const;
  if (made.kind === 'text') {
    const note =
      'For models without tool calling: part of the prompt that asks for a call as JSON. A call with other arguments than these parameters is dropped. With more than 15 tools, the prompts of the examples, joined by `; `, also help to choose which tools are offered.';
    return { ...block, text: made.text, note };
  }
  const { pointer } = made;
  if (made.kind === 'cannot-tell') {
    const note = 'The `call` of this example is too long to find out here how AnythingLLM reads it.';
    return { ...block, pointer, note };
  }
  const note = `For models without tool calling: every turn fails with \`The agent model failed to respond: ${made.message}\``;
  return { ...block, pointer, note };
}

/** The model's input according to the documentation, which specifies neither its form nor the tool's name. */
export function documentedModelOf({ value }: SourceDocument): ModelBlock[] {
  const block = { title: 'As documented', pointer: '', language: 'json' } as const;
  if (!isOn(value)) return [{ ...block, note: 'A skill that is not active is not loaded.' }];
  const given = {
    description: member(value, 'description'),
    params: member(member(value, 'entrypoint'), 'params'),
    examples: member(value, 'examples'),
  };
  const note =
    'The documentation says that these reach the model, the examples inside the prompt. It does not say in which form. Choose release 2026-08 to see that.';
  return [{ ...block, text: JSON.stringify(given, null, 2), note }];
}
