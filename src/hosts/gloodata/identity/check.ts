// Checks the document's own members: ns, title and tools, and what must stay the same between versions.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { toolsKey, toolsOf } from '../walk.ts';
import * as rules from './rules.ts';

const TEXTS = {
  ns: { missing: rules.nsMissing, type: rules.nsType, blank: rules.nsBlank },
  title: { missing: rules.titleMissing, type: rules.titleType, blank: rules.titleBlank },
};

/** `ns`, `title`, `tools` and the ids of tools; also against `document.older`, where there is one. */
export function checkIdentity({ value, older }: SourceDocument): Finding[] {
  if (!isObject(value)) return [rules.notAnObject.at('', 'value', { type: typeName(value) })];
  return [
    ...checkText(value, 'ns'),
    ...checkText(value, 'title'),
    ...checkTools(value),
    ...(isObject(older) ? compareNs(member(value, 'ns'), member(older, 'ns')) : []),
    ...(isObject(older) ? compareTools(value, older) : []),
  ];
}

function checkText(value: Record<string, unknown>, name: 'ns' | 'title'): Finding[] {
  const text = member(value, name);
  const { missing, type, blank } = TEXTS[name];
  if (text === undefined) return [missing.at('', 'key')];
  const pointer = join('', name);
  if (typeof text !== 'string') return [type.at(pointer, 'value', { type: typeName(text) })];
  return text.trim() === '' ? [blank.at(pointer, 'value')] : [];
}

function checkTools(value: Record<string, unknown>): Finding[] {
  const tools = member(value, 'tools');
  const old = member(value, 'functions') !== undefined;
  if (tools === undefined) {
    if (old) return [rules.functionsForTools.at('/functions', 'key')];
    return [rules.toolsMissing.at('', 'key')];
  }
  const beside: Finding[] = old ? [rules.functionsBesideTools.at('/functions', 'key')] : [];
  if (!isObject(tools)) {
    const args = { type: typeName(tools) };
    return [...beside, rules.toolsType.at('/tools', 'value', args)];
  }
  if (Object.keys(tools).length > 0) return beside;
  return [...beside, rules.toolsEmpty.at('/tools', 'value')];
}

function compareNs(now: unknown, before: unknown): Finding[] {
  if (typeof now !== 'string' || typeof before !== 'string' || now === before) return [];
  return [rules.nsChanged.at('/ns', 'value', { now, before })];
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
    .map((tool) =>
      rules.toolVanished.at(`/${key}`, 'key', {
        id: tool.key,
        renamed: byTitle.get(member(tool.value, 'title')),
      }),
    );
}
