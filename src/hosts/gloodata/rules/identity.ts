// Checks of the document's own members: ns, title, and whether there are tools at all.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding, Pointer } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { toolsOf } from '../walk.ts';

/** Rules on `ns`, `title` and `tools` themselves, and on the ids of tools. */
export function checkIdentity({ value }: SourceDocument): Finding[] {
  if (!isObject(value)) {
    return [{ code: 'gloodata/not-an-object', pointer: '', at: 'value', args: { type: typeName(value) } }];
  }
  return [
    ...checkText(value, 'ns'),
    ...checkText(value, 'title'),
    ...checkTools(value),
    ...checkCharacters(member(value, 'ns')),
    ...toolsOf(value).flatMap((tool) => checkId(tool.key, tool.pointer)),
  ];
}

function checkText(value: Record<string, unknown>, name: 'ns' | 'title'): Finding[] {
  const text = member(value, name);
  if (text === undefined) return [{ code: `gloodata/${name}-missing`, pointer: '', at: 'key' }];
  const pointer = join('', name);
  if (typeof text !== 'string') {
    return [{ code: `gloodata/${name}-type`, pointer, at: 'value', args: { type: typeName(text) } }];
  }
  return text.trim() === '' ? [{ code: `gloodata/${name}-blank`, pointer, at: 'value' }] : [];
}

function checkTools(value: Record<string, unknown>): Finding[] {
  const tools = member(value, 'tools');
  const old = member(value, 'functions') !== undefined;
  if (tools === undefined) {
    if (old) return [{ code: 'gloodata/functions-for-tools', pointer: '/functions', at: 'key' }];
    return [{ code: 'gloodata/tools-missing', pointer: '', at: 'key' }];
  }
  const beside: Finding[] = old
    ? [{ code: 'gloodata/functions-beside-tools', pointer: '/functions', at: 'key' }]
    : [];
  if (!isObject(tools)) {
    const args = { type: typeName(tools) };
    return [...beside, { code: 'gloodata/tools-type', pointer: '/tools', at: 'value', args }];
  }
  if (Object.keys(tools).length > 0) return beside;
  return [...beside, { code: 'gloodata/tools-empty', pointer: '/tools', at: 'value' }];
}

/** White space, slashes, `::` (which glootil's own handler ids are built with) and control characters. */
export const AWKWARD = /[\s/\\\p{Cc}]|::/u;

function checkCharacters(ns: unknown): Finding[] {
  if (typeof ns !== 'string' || ns.trim() === '' || !AWKWARD.test(ns)) return [];
  return [{ code: 'gloodata/ns-characters', pointer: '/ns', at: 'value', args: { ns } }];
}

function checkId(id: string, pointer: Pointer): Finding[] {
  if (id !== '' && !AWKWARD.test(id)) return [];
  return [{ code: 'gloodata/tool-id-characters', pointer, at: 'key', args: { id } }];
}
