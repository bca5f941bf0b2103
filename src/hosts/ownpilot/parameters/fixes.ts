// The longer fixes of parameter schemas.

import type { SourceDocument, Finding, Change, Fix } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join, last, parent, valueAt } from '../../../lang/json/pointer.ts';
import { add, fix, objectAt, remove, setTo } from '../../kit/rule.ts';
import { asType, hasType, meantType } from '../../kit/types.ts';
import { quote } from '../../kit/words.ts';
import { elements, isText, type JsonObject } from '../shape.ts';
import { readable } from '../words.ts';

/** The types that OwnPilot's argument check knows (core/agent/tool-validation.ts); any other never matches. */
export const PARAMETER_TYPES: readonly string[] = [
  'string',
  'number',
  'integer',
  'boolean',
  'array',
  'object',
];

/** The schema of a string parameter, described by its name in words. */
export const textParameter = (name: string): JsonObject => ({ type: 'string', description: readable(name) });

/** Adds `"type": "object"`; parameters that were listed directly move into `properties`. */
export function addObjectType({ pointer }: Finding, document: SourceDocument): Fix[] {
  const parameters = objectAt(document, pointer);
  const schemas = Object.values(parameters);
  const bare =
    schemas.length > 0 && schemas.every((schema) => isObject(schema) && Object.hasOwn(schema, 'type'));
  return bare
    ? setTo(pointer, { type: 'object', properties: parameters }, 'Move the parameters into "properties"')
    : add(join(pointer, 'type'), 'object');
}

/** Adds `properties` with the arguments that the code reads and those that are required. */
export function addProperties({ pointer }: Finding, document: SourceDocument): Fix[] {
  const names = argumentNames(objectAt(document, pointer), objectAt(document, parent(pointer)).code);
  const properties = Object.fromEntries(names.map((name) => [name, textParameter(name)]));
  return setTo(join(pointer, 'properties'), properties, 'Add "properties"');
}

/** Names that tool code reads from `args` and names that the schema requires; at most 50. */
export function argumentNames(parameters: JsonObject, code: unknown): string[] {
  const names = elements(member(parameters, 'required')).filter(isText);
  const text = typeof code === 'string' ? code.slice(0, 50_000) : '';
  for (const match of text.matchAll(/\bargs\??\.([A-Za-z_]\w*)/g)) names.push(match[1] ?? '');
  for (const match of text.matchAll(/\{([\w\s,=:'"]{1,300})\}\s*=\s*args\b/g)) {
    for (const part of (match[1] ?? '').split(',')) {
      const name = /^\s*([A-Za-z_]\w*)/.exec(part)?.[1];
      if (name !== undefined) names.push(name);
    }
  }
  return [...new Set(names)].slice(0, 50);
}

/** The parameter type that a word such as `int` means; `string` where nothing is similar. */
export function betterType(word: string): string {
  return meantType(word.trim(), PARAMETER_TYPES) ?? 'string';
}

/**
 * True where a choice of an `enum` can pass the type check. The host compares by identity, so an object never
 * can.
 */
export function fits(value: unknown, type: string): boolean {
  return type !== 'object' && hasType(value, type);
}

/** Converts a choice to the declared type, or removes it; the last choice goes with the whole `enum`. */
export function convertChoice(
  { pointer, args }: Finding<{ type: string }>,
  { value }: SourceDocument,
): Fix[] {
  const list = parent(pointer);
  const only = elements(valueAt(value, list)).length === 1;
  const better = asType(valueAt(value, pointer), args.type);
  return [...(better === undefined ? [] : setTo(pointer, better)), ...remove(only ? list : pointer)];
}

/** `"required": true` inside a property becomes an entry of the list beside `properties`. */
export function moveRequired({ pointer }: Finding, document: SourceDocument): Fix[] {
  const property = parent(pointer);
  const owner = parent(parent(property));
  const list = objectAt(document, owner).required;
  const movable = valueAt(document.value, pointer) === true && last(parent(property)) === 'properties';
  if (!movable || (list !== undefined && !Array.isArray(list))) return remove(pointer);
  const names = [...new Set([...elements(list), last(property)])];
  const set: Change = { op: 'set', pointer: join(owner, 'required'), value: names };
  return [...fix('Move into the "required" list', { op: 'remove', pointer }, set), ...remove(pointer)];
}

/** For a required name without a schema: uses the similar one, describes it in `properties`, or removes it. */
export function describeRequired(
  { pointer, args: { name, meant } }: Finding<{ name: string; meant: string | undefined }>,
  { value }: SourceDocument,
): Fix[] {
  const list = elements(valueAt(value, parent(pointer)));
  const declared = join(parent(parent(pointer)), 'properties', name);
  return [
    ...(meant !== undefined && !list.includes(meant) ? setTo(pointer, meant) : []),
    ...setTo(declared, textParameter(name), `Describe ${quote(name)} in "properties"`),
    ...remove(pointer),
  ];
}
