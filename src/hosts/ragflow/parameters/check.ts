// Checks `parameters`: its shape, the members that the conversion needs, and those that it drops.

import type { SourceDocument, Finding, Pointer } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { shown } from '../display/translation.ts';
import { toolsOf } from '../input/pasted.ts';
import { MEMBERS, SCHEMA_WORDS, TYPES, intended, isJsonSchema } from '../members.ts';
import { isParameterName } from '../names.ts';
import { isTruthy } from '../python.ts';
import * as rules from './rules.ts';

/** Checks the parameters of every tool. */
export function checkParameters(document: SourceDocument): Finding[] {
  return toolsOf(document).flatMap(({ value, pointer }) => (isObject(value) ? checkAll(value, pointer) : []));
}

function checkAll(tool: Record<string, unknown>, at: Pointer): Finding[] {
  const parameters = member(tool, 'parameters');
  if (parameters === undefined) return [rules.parametersMissing.at(at, 'key')];
  const pointer = join(at, 'parameters');
  if (!isObject(parameters)) {
    return [rules.parametersType.at(pointer, 'value', { type: typeName(parameters) })];
  }
  if (isJsonSchema(parameters)) return [rules.parametersJsonSchema.at(pointer, 'key')];
  return Object.entries(parameters).flatMap(([name, parameter]) => [
    ...(isParameterName(name) ? [] : [rules.parameterName.at(join(pointer, name), 'key', { name })]),
    ...checkParameter(name, parameter, join(pointer, name)),
  ]);
}

function checkParameter(name: string, parameter: unknown, pointer: Pointer): Finding[] {
  if (!isObject(parameter)) {
    return [rules.parameterShape.at(pointer, 'value', { name, type: typeName(parameter) })];
  }
  const missing = (['type', 'description', 'required'] as const).filter(
    (key) => !Object.hasOwn(parameter, key),
  );
  return [
    ...missing.map((key) => rules.parameterMemberMissing.at(pointer, 'key', { name, key })),
    ...checkType(name, member(parameter, 'type'), join(pointer, 'type')),
    ...checkDescription(name, member(parameter, 'description'), join(pointer, 'description')),
    ...checkDisplay(name, member(parameter, 'displayDescription'), pointer),
    ...checkRequired(name, member(parameter, 'required'), join(pointer, 'required')),
    ...checkMembers(name, parameter, pointer),
  ];
}

function checkType(name: string, type: unknown, pointer: Pointer): Finding[] {
  if (type === undefined) return [];
  if (typeof type !== 'string') {
    return [rules.parameterTypeKind.at(pointer, 'value', { name, type: typeName(type) })];
  }
  if (type === 'array') return [rules.parameterArray.at(pointer, 'value', { name })];
  return TYPES.includes(type) ? [] : [rules.parameterTypeUnknown.at(pointer, 'value', { name, type })];
}

function checkDescription(name: string, description: unknown, pointer: Pointer): Finding[] {
  if (description === undefined) return [];
  if (typeof description !== 'string') {
    return [rules.parameterDescriptionType.at(pointer, 'value', { name, type: typeName(description) })];
  }
  return description.trim() === '' ? [rules.parameterDescriptionBlank.at(pointer, 'value', { name })] : [];
}

function checkDisplay(name: string, display: unknown, parameter: Pointer): Finding[] {
  if (display === undefined) return [rules.parameterDisplayMissing.at(parameter, 'key', { name })];
  const pointer = join(parameter, 'displayDescription');
  if (typeof display !== 'string') {
    return [rules.parameterDisplayType.at(pointer, 'value', { name, type: typeName(display) })];
  }
  const { kind, key, text } = shown(display);
  if (kind === 'plain' || kind === 'translated') return [];
  return [rules.parameterTranslation.at(pointer, 'value', { name, key, shown: text })];
}

function checkRequired(name: string, required: unknown, pointer: Pointer): Finding[] {
  if (required === undefined || typeof required === 'boolean') return [];
  return [rules.requiredType.at(pointer, 'value', { name, value: required, truthy: isTruthy(required) })];
}

function checkMembers(name: string, parameter: Record<string, unknown>, pointer: Pointer): Finding[] {
  const more = Object.keys(parameter).filter((key) => !MEMBERS.parameter.includes(key));
  return more.map((key) =>
    SCHEMA_WORDS.has(key)
      ? rules.keywordDropped.at(join(pointer, key), 'key', { name, key })
      : rules.parameterUnknownMember.at(join(pointer, key), 'key', {
          name,
          key,
          meant: intended('parameter', key),
        }),
  );
}
