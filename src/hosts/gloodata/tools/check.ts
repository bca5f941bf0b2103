// Checks every tool: its title, and the example prompts that should select it.

import type { SourceDocument, Finding, Pointer } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { membersOf, toolsKey, toolsOf, type ObjectAt } from '../walk.ts';
import * as rules from './rules.ts';

/** Checks the members of `tools` apart from `schema` and `ui`. */
export function checkTools({ value }: SourceDocument): Finding[] {
  const key = toolsKey(value);
  const shapes = membersOf(member(value, key), join('', key)).flatMap((tool): Finding[] =>
    isObject(tool.value)
      ? []
      : [rules.toolType.at(tool.pointer, 'value', { id: tool.key, type: typeName(tool.value) })],
  );
  const tools = toolsOf(value);
  return [...shapes, ...tools.flatMap(checkTitle), ...tools.flatMap(checkExamples)];
}

function checkTitle(tool: ObjectAt): Finding[] {
  const title = member(tool.value, 'title');
  const id = tool.key;
  if (title === undefined) {
    return [rules.toolTitleMissing.at(tool.pointer, 'key', { id })];
  }
  const pointer = join(tool.pointer, 'title');
  if (typeof title !== 'string') {
    const args = { id, type: typeName(title) };
    return [rules.toolTitleType.at(pointer, 'value', args)];
  }
  return title.trim() === '' ? [rules.toolTitleBlank.at(pointer, 'value', { id })] : [];
}

function checkExamples(tool: ObjectAt): Finding[] {
  const examples = member(tool.value, 'examples');
  const id = tool.key;
  if (examples === undefined) {
    return [rules.examplesMissing.at(tool.pointer, 'key', { id })];
  }
  const pointer = join(tool.pointer, 'examples');
  if (Array.isArray(examples) && examples.length === 0) {
    return [rules.examplesEmpty.at(pointer, 'value', { id })];
  }
  return checkTexts(examples, pointer);
}

/** Checks the `examples` of a tool or a field: a list of strings. */
export function checkTexts(texts: unknown, pointer: Pointer): Finding[] {
  if (!Array.isArray(texts)) {
    return [rules.examplesType.at(pointer, 'value', { type: typeName(texts) })];
  }
  return texts.flatMap((text: unknown, i) =>
    typeof text === 'string'
      ? []
      : [rules.exampleType.at(join(pointer, i), 'value', { type: typeName(text) })],
  );
}
