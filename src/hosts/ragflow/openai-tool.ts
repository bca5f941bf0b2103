// Port of the host's `llm_tool_metadata_to_openai_tool`, which makes the model's tool (llm_tool_plugin.py:33-45).

import { isObject, member } from '../../model/guards.ts';
import type { Pointer } from '../../model/finding.ts';
import { join } from '../../lang/json/pointer.ts';
import { isTruthy, subscript } from './python.ts';
import { OF_VALUES, type SourceFacts } from './source-facts.ts';

/** A function tool of OpenAI's API as the host builds it; `unknown` is whatever the metadata has. */
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
  /** The names of the properties in source order, which JavaScript objects do not keep for names like 2 and 1. */
  readonly names: readonly string[];
}

/** The tool as the model gets it, or the exception with which the host's function ends (`KeyError: 'required'`). */
export type ToolConversion = ConvertedTool | { readonly error: string };

/** Converts the metadata at `pointer` as the host does: in its order of reading, and without a check of any type. */
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
