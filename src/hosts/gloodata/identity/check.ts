// Checks the document's own members: ns, title and tools.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import * as rules from './rules.ts';

const TEXTS = {
  ns: { missing: rules.nsMissing, type: rules.nsType, blank: rules.nsBlank },
  title: { missing: rules.titleMissing, type: rules.titleType, blank: rules.titleBlank },
};

/** `ns`, `title` and `tools`. */
export function checkIdentity({ value }: SourceDocument): Finding[] {
  if (!isObject(value)) return [rules.notAnObject.at('', 'value', { type: typeName(value) })];
  return [...checkText(value, 'ns'), ...checkText(value, 'title'), ...checkTools(value)];
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
