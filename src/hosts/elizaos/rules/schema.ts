// `configSchema` at its root: the form reads `properties` and `required` there, and nothing else.

import { isObject, member, typeName } from '../../../model/guards.ts';
import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { join } from '../../../text/pointer.ts';
import { suggester, withSuggestion } from '../suggest.ts';

const BASE = '/configSchema';

/** Ways of joining schemas that the form does not follow. */
const JOINTS: readonly string[] = ['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'not', 'patternProperties'];

export function checkSchema(document: SourceDocument): Finding[] {
  const schema = member(document.value, 'configSchema');
  if (!isObject(schema)) return [];
  return [
    ...checkRootType(schema),
    ...checkProperties(schema),
    ...checkRequired(schema),
    ...checkJoints(schema),
  ];
}

function checkRootType(schema: Record<string, unknown>): Finding[] {
  const type = member(schema, 'type');
  if (type === 'object') return [];
  if (type === undefined) return [{ code: 'elizaos/schema-type-missing', pointer: BASE, at: 'key' }];
  const got = typeof type === 'string' ? type : typeName(type);
  return [{ code: 'elizaos/schema-type', pointer: join(BASE, 'type'), at: 'value', args: { got } }];
}

function checkProperties(schema: Record<string, unknown>): Finding[] {
  const properties = member(schema, 'properties');
  if (properties === undefined || isObject(properties)) return [];
  const args = { got: typeName(properties) };
  return [{ code: 'elizaos/properties-type', pointer: join(BASE, 'properties'), at: 'value', args }];
}

function checkRequired(schema: Record<string, unknown>): Finding[] {
  const required = member(schema, 'required');
  const properties = member(schema, 'properties');
  const pointer = join(BASE, 'required');
  if (required === undefined) return [];
  if (!Array.isArray(required)) {
    const args = { got: typeName(required) };
    return [{ code: 'elizaos/required-type', pointer, at: 'value', args }];
  }
  const names = isObject(properties) ? Object.keys(properties) : [];
  const known = new Set(names);
  const listed = new Set<unknown>(required);
  const suggest = suggester(names.filter((name) => !listed.has(name)));
  return required.flatMap((key: unknown, i): Finding[] => {
    const at = { pointer: join(pointer, i), at: 'value' } as const;
    if (typeof key !== 'string') {
      return [{ code: 'elizaos/required-item-type', ...at, args: { got: typeName(key) } }];
    }
    if (known.has(key)) return [];
    return [{ code: 'elizaos/required-unknown', ...at, args: withSuggestion({ key }, suggest(key)) }];
  });
}

function checkJoints(schema: Record<string, unknown>): Finding[] {
  return JOINTS.filter((key) => Object.hasOwn(schema, key)).map((key) => ({
    code: 'elizaos/schema-joint',
    pointer: join(BASE, key),
    at: 'key' as const,
    args: { key },
  }));
}
