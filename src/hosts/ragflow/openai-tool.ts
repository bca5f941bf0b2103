// Port of the host's `llm_tool_metadata_to_openai_tool` (plugin/llm_tool_plugin.py): what the model gets of a tool.

import { isObject, member } from '../../model/guards.ts';
import type { Pointer } from '../../model/finding.ts';
import { join } from '../../text/pointer.ts';
import { isTruthy, subscript } from './python.ts';
import { OF_VALUES, type SourceFacts } from './source-facts.ts';

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

export interface ConvertedTool {
  readonly tool: OpenAiTool;
  /** The names of the properties in their order. */
  readonly names: readonly string[];
}

/** The tool as the model gets it, or the exception with which the host's function ends (`KeyError: 'required'`). */
export type ToolConversion = ConvertedTool | { readonly error: string };

/** Converts metadata, which stand at `pointer`, exactly as the host does: in its order, with no check of any type. */
export function toOpenAiTool(
  metadata: unknown,
  pointer: Pointer = '',
  facts: SourceFacts = OF_VALUES,
): ToolConversion {
  for (const key of ['name', 'description', 'parameters']) {
    const found = subscript(metadata, key, facts.typeOf(metadata, pointer));
    if ('error' in found) return found;
  }
  const parameters = member(metadata, 'parameters');
  const at = join(pointer, 'parameters');
  if (!isObject(parameters)) {
    return { error: `AttributeError: '${facts.typeOf(parameters, at)}' object has no attribute 'items'` };
  }
  const names = facts.namesOf(parameters, at);
  const entries = names.map((name) => [name, parameters[name]] as const);
  // Two comprehensions: every type and description is read before the first `required`.
  for (const keys of [['type', 'description'], ['required']]) {
    for (const [name, parameter] of entries) {
      for (const key of keys) {
        const found = subscript(parameter, key, facts.typeOf(parameter, join(at, name)));
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
    names,
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
