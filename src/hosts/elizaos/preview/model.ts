// Shows the parts of a text that reach the language model: none of a manifest, and the actions of a plugin.

import { isObject, member } from '../../../model/guards.ts';
import type { ModelBlock } from '../../../model/preview.ts';
import { join } from '../../../text/pointer.ts';
import { asText } from '../parameters/values.ts';
import { SchemaRefused } from './action-schema.ts';
import { actionTool, modelToolOf } from './action-tool.ts';

const FROM_CODE =
  'The model never sees this file: no settings, secrets, descriptions or `skills`. It gets the actions that the plugin’s code exports, each as a tool with its name, description and parameters.';

const NATIVE =
  'The native tool form of the current core, for an action like this in the plugin’s code. No code reads actions in this file itself. Milady of 2026-03 had no native tools: it described the parameters in the prompt and read them from the text of the answer.';

/** The blocks of a manifest or package, with the tools that actions written in it would become in code. */
export function modelOf(value: unknown): ModelBlock[] {
  const actions = member(value, 'actions');
  const written = Array.isArray(actions) ? actions.filter(isObject) : [];
  return [
    { title: 'This file', pointer: '', language: 'text', note: FROM_CODE },
    ...written.map((action, i) => actionBlock(action, join('', 'actions', i))),
  ];
}

function actionBlock(action: Record<string, unknown>, pointer: string): ModelBlock {
  const name = asText(member(action, 'name') ?? 'An action without a name');
  const block = { title: `${name}: native tool form (current core)`, pointer, language: 'json' } as const;
  try {
    const definition = actionTool(action);
    return {
      ...block,
      text: JSON.stringify(definition, null, 2),
      note: NATIVE,
      tool: modelToolOf(definition),
    };
  } catch (error) {
    if (!(error instanceof SchemaRefused)) throw error;
    return { ...block, note: `The model does not get this tool, because core throws: ${error.message}` };
  }
}
