// Checks the manifest as a whole, its `$schema` and its name.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { DRAFT, PLUGIN_SCHEMA } from '../addresses.ts';
import { nameFault } from '../names.ts';
import * as rules from './rules.ts';

/** What makes clients reject a plugin before they look at anything else of it. */
export function checkIdentity({ value }: SourceDocument): Finding[] {
  if (!isObject(value)) return [rules.notAnObject.at('', 'value', { type: typeName(value) })];
  return [...checkSchema(member(value, '$schema')), ...checkName(member(value, 'name'))];
}

function checkSchema(schema: unknown): Finding[] {
  if (schema === undefined) return [rules.schemaMissing.at('', 'key')];
  if (schema === PLUGIN_SCHEMA.replace('1.0.0', DRAFT)) return [rules.schemaDraft.at('/$schema', 'value')];
  return schema === PLUGIN_SCHEMA ? [] : [rules.schemaUnsupported.at('/$schema', 'value', { schema })];
}

function checkName(name: unknown): Finding[] {
  if (name === undefined) return [rules.nameMissing.at('', 'key')];
  if (typeof name !== 'string') return [rules.nameType.at('/name', 'value', { type: typeName(name) })];
  const fault = nameFault(name);
  return fault === null ? [] : [rules.nameInvalid.at('/name', 'value', { name, fault })];
}
