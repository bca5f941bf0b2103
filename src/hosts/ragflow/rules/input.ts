// Checks of what was pasted as a whole: Python instead of JSON, answers without tools, elements that are no metadata.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { kindOf, pythonHeader, toolsOf } from '../input.ts';

/** Rules on the input; the members of the metadata are checked elsewhere. */
export function checkInput(document: SourceDocument): Finding[] {
  const kind = kindOf(document);
  if (kind === 'python') {
    const span = pythonHeader(document.text) ?? { from: 0, to: 0 };
    return [{ code: 'ragflow/python-source', pointer: '', at: 'value', span }];
  }
  const shapes = toolsOf(document)
    .filter((tool) => !isObject(tool.value))
    .map(({ value, pointer }) => ({
      code: 'ragflow/not-an-object',
      pointer,
      at: 'value' as const,
      args: { type: typeName(value) },
    }));
  if (kind === 'list') return [...shapes, ...emptyList(document.value, '')];
  return kind === 'answer' ? [...shapes, ...checkAnswer(document.value)] : shapes;
}

function checkAnswer(value: unknown): Finding[] {
  const code = member(value, 'code');
  const data = member(value, 'data');
  if (code !== undefined && code !== 0) {
    const args = { code, message: member(value, 'message') };
    return [{ code: 'ragflow/endpoint-error', pointer: '/code', at: 'value', args }];
  }
  if (data === undefined)
    return [{ code: 'ragflow/endpoint-data', pointer: '', at: 'key', args: { type: '' } }];
  if (Array.isArray(data)) return emptyList(data, '/data');
  return [{ code: 'ragflow/endpoint-data', pointer: '/data', at: 'value', args: { type: typeName(data) } }];
}

function emptyList(list: unknown, pointer: string): Finding[] {
  if (!Array.isArray(list) || list.length > 0) return [];
  return [{ code: 'ragflow/empty-list', pointer, at: 'value' }];
}
