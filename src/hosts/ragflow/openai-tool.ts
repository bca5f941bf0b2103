// Port of the host's `llm_tool_metadata_to_openai_tool` (plugin/llm_tool_plugin.py): what the model gets of a tool.

import { isObject, member } from '../../model/guards.ts';
import { isTruthy, pythonType, subscript } from './python.ts';

export interface OpenAiTool {
  readonly type: 'function';
  readonly function: {
    readonly name: unknown;
    readonly description: unknown;
    readonly parameters: {
      readonly type: 'object';
      readonly properties: Readonly<
        Record<string, { readonly type: unknown; readonly description: unknown }>
      >;
      readonly required: readonly string[];
    };
  };
}

/** The tool as the model gets it, or the exception with which the host's function ends (`KeyError: 'required'`). */
export type Conversion = { readonly tool: OpenAiTool } | { readonly error: string };

/** Converts metadata exactly as the host does: in its order, with no check of any type. */
export function toOpenAiTool(metadata: unknown): Conversion {
  for (const key of ['name', 'description', 'parameters']) {
    const found = subscript(metadata, key);
    if ('error' in found) return found;
  }
  const parameters = member(metadata, 'parameters');
  if (!isObject(parameters)) {
    return { error: `AttributeError: '${pythonType(parameters)}' object has no attribute 'items'` };
  }
  const entries = Object.entries(parameters);
  // Two comprehensions: every type and description is read before the first `required`.
  for (const keys of [['type', 'description'], ['required']]) {
    for (const [, parameter] of entries) {
      for (const key of keys) {
        const found = subscript(parameter, key);
        if ('error' in found) return found;
      }
    }
  }
  const properties = entries.map(([name, parameter]) => [
    name,
    { type: member(parameter, 'type'), description: member(parameter, 'description') },
  ]);
  const required = entries.filter(([, parameter]) => isTruthy(member(parameter, 'required')));
  return {
    tool: {
      type: 'function',
      function: {
        name: member(metadata, 'name'),
        description: member(metadata, 'description'),
        parameters: {
          type: 'object',
          properties: Object.fromEntries(properties) as OpenAiTool['function']['parameters']['properties'],
          required: required.map(([name]) => name),
        },
      },
    },
  };
}
