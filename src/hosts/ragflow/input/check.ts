// Checks the input as a whole: answers without tools, elements that are not metadata.

import type { SourceDocument, Finding, Pointer } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { kindOf, toolsOf } from './pasted.ts';
import { emptyList, endpointData, endpointError, notAnObject } from './rules.ts';

/** Checks the input; other subjects check the members of the metadata. */
export function checkInput(document: SourceDocument): Finding[] {
  const kind = kindOf(document);
  const shapes = toolsOf(document)
    .filter((tool) => !isObject(tool.value))
    .map(({ value, pointer }) => notAnObject.at(pointer, 'value', { type: typeName(value) }));
  if (kind === 'list') return [...shapes, ...checkList(document.value, '')];
  return kind === 'answer' ? [...shapes, ...checkAnswer(document.value)] : shapes;
}

function checkAnswer(value: unknown): Finding[] {
  const code = member(value, 'code');
  const data = member(value, 'data');
  if (code !== undefined && code !== 0) {
    return [endpointError.at('/code', 'value', { code, message: member(value, 'message') })];
  }
  if (data === undefined) return [endpointData.at('', 'key', { type: null })];
  if (Array.isArray(data)) return checkList(data, '/data');
  return [endpointData.at('/data', 'value', { type: typeName(data) })];
}

function checkList(list: unknown, pointer: Pointer): Finding[] {
  return Array.isArray(list) && list.length === 0 ? [emptyList.at(pointer, 'value')] : [];
}
