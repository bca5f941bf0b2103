// What must stay the same from one version of an extension to the next: its ns and the ids of its tools.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { toolsKey, toolsOf } from '../walk.ts';

/** Compares with `document.older`; [] where there is none or one of the two is no info document. */
export function checkOlder({ value, older }: SourceDocument): Finding[] {
  if (!isObject(value) || !isObject(older)) return [];
  return [...compareNs(member(value, 'ns'), member(older, 'ns')), ...compareTools(value, older)];
}

function compareNs(now: unknown, before: unknown): Finding[] {
  if (typeof now !== 'string' || typeof before !== 'string' || now === before) return [];
  return [{ code: 'gloodata/ns-changed', pointer: '/ns', at: 'value', args: { now, before } }];
}

function compareTools(value: Record<string, unknown>, older: Record<string, unknown>): Finding[] {
  const key = toolsKey(value);
  const tools = member(value, key);
  if (!isObject(tools)) return [];
  const before = toolsOf(older);
  const known = new Set(before.map((tool) => tool.key));
  const byTitle = new Map<unknown, string>();
  for (const tool of toolsOf(value)) {
    if (!known.has(tool.key)) byTitle.set(member(tool.value, 'title'), tool.key);
  }
  return before
    .filter((tool) => !Object.hasOwn(tools, tool.key))
    .map((tool) => ({
      code: 'gloodata/tool-vanished',
      pointer: `/${key}`,
      at: 'key',
      args: { id: tool.key, renamed: byTitle.get(member(tool.value, 'title')) },
    }));
}
