// Checks of `parameters`: its shape, the members that the conversion needs, and those that it drops.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding, Pointer } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { toolsOf } from '../input.ts';
import { MEMBERS, SCHEMA_WORDS, TYPES, intended } from '../members.ts';
import { isParameterName, isTruthy } from '../python.ts';
import { shown } from '../translation.ts';

/** Rules on the parameters of every tool. */
export function checkParameters(document: SourceDocument): Finding[] {
  return toolsOf(document).flatMap(({ value, pointer }) => (isObject(value) ? checkAll(value, pointer) : []));
}

function checkAll(tool: Record<string, unknown>, at: Pointer): Finding[] {
  const parameters = member(tool, 'parameters');
  if (parameters === undefined) return [{ code: 'ragflow/parameters-missing', pointer: at, at: 'key' }];
  const pointer = join(at, 'parameters');
  if (!isObject(parameters)) {
    const args = { type: typeName(parameters) };
    return [{ code: 'ragflow/parameters-type', pointer, at: 'value', args }];
  }
  if (isJsonSchema(parameters)) {
    return [{ code: 'ragflow/parameters-json-schema', pointer, at: 'key' }];
  }
  return Object.entries(parameters).flatMap(([name, parameter]) => [
    ...checkName(name, join(pointer, name)),
    ...checkParameter(name, parameter, join(pointer, name)),
  ]);
}

/** A JSON schema in place of named parameters: whatever the rest is, converting it raises an exception. */
export function isJsonSchema(parameters: Record<string, unknown>): boolean {
  const properties = member(parameters, 'properties');
  if (!isObject(properties)) return false;
  return (
    typeof member(parameters, 'type') === 'string' ||
    Array.isArray(member(parameters, 'required')) ||
    (Object.values(properties).some(isObject) &&
      !MEMBERS.parameter.some((key) => Object.hasOwn(properties, key)))
  );
}

function checkName(name: string, pointer: Pointer): Finding[] {
  if (isParameterName(name)) return [];
  return [{ code: 'ragflow/parameter-name', pointer, at: 'key', args: { name } }];
}

function checkParameter(name: string, parameter: unknown, pointer: Pointer): Finding[] {
  if (!isObject(parameter)) {
    const args = { name, type: typeName(parameter) };
    return [{ code: 'ragflow/parameter-shape', pointer, at: 'value', args }];
  }
  const missing = ['type', 'description', 'required'].filter((key) => !Object.hasOwn(parameter, key));
  return [
    ...missing.map((key) => ({
      code: 'ragflow/parameter-member-missing',
      pointer,
      at: 'key' as const,
      args: { name, key },
    })),
    ...checkType(name, member(parameter, 'type'), join(pointer, 'type')),
    ...checkTexts(name, parameter, pointer),
    ...checkRequired(name, member(parameter, 'required'), join(pointer, 'required')),
    ...checkMembers(name, parameter, pointer),
  ];
}

function checkType(name: string, type: unknown, pointer: Pointer): Finding[] {
  if (type === undefined) return [];
  if (typeof type !== 'string') {
    const args = { name, type: typeName(type) };
    return [{ code: 'ragflow/parameter-type-kind', pointer, at: 'value', args }];
  }
  if (type === 'array') return [{ code: 'ragflow/parameter-array', pointer, at: 'value', args: { name } }];
  if (TYPES.includes(type)) return [];
  return [{ code: 'ragflow/parameter-type-unknown', pointer, at: 'value', args: { name, type } }];
}

function checkTexts(name: string, parameter: Record<string, unknown>, pointer: Pointer): Finding[] {
  const description = member(parameter, 'description');
  const display = member(parameter, 'displayDescription');
  const found: Finding[] = [];
  if (description !== undefined && typeof description !== 'string') {
    const args = { name, type: typeName(description) };
    const at = join(pointer, 'description');
    found.push({ code: 'ragflow/parameter-description-type', pointer: at, at: 'value', args });
  } else if (typeof description === 'string' && description.trim() === '') {
    const at = join(pointer, 'description');
    found.push({ code: 'ragflow/parameter-description-blank', pointer: at, at: 'value', args: { name } });
  }
  if (display === undefined) {
    found.push({ code: 'ragflow/parameter-display-missing', pointer, at: 'key', args: { name } });
  } else if (typeof display !== 'string') {
    const args = { name, type: typeName(display) };
    const at = join(pointer, 'displayDescription');
    found.push({ code: 'ragflow/parameter-display-type', pointer: at, at: 'value', args });
  } else {
    found.push(...checkTranslation(name, display, join(pointer, 'displayDescription')));
  }
  return found;
}

/** A key that RAGFlow ships no text for, in a field that is written like the tool's own. */
function checkTranslation(name: string, text: string, pointer: Pointer): Finding[] {
  const { kind, key, text: seen } = shown(text);
  if (kind === 'plain' || kind === 'translated') return [];
  const args = { name, key: `llmTools.${key}`, shown: seen };
  return [{ code: 'ragflow/parameter-translation', pointer, at: 'value', args }];
}

function checkRequired(name: string, required: unknown, pointer: Pointer): Finding[] {
  if (required === undefined || typeof required === 'boolean') return [];
  const args = { name, value: required, truthy: isTruthy(required) };
  return [{ code: 'ragflow/required-type', pointer, at: 'value', args }];
}

function checkMembers(name: string, parameter: Record<string, unknown>, pointer: Pointer): Finding[] {
  return Object.keys(parameter)
    .filter((key) => !MEMBERS.parameter.includes(key))
    .map((key): Finding => {
      const at = join(pointer, key);
      if (SCHEMA_WORDS.has(key)) {
        return { code: 'ragflow/keyword-dropped', pointer: at, at: 'key', args: { name, key } };
      }
      const args = { name, key, meant: intended('parameter', key) };
      return { code: 'ragflow/parameter-unknown-member', pointer: at, at: 'key', args };
    });
}
