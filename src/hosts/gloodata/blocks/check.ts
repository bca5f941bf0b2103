// Checks the blocks that are not documented against the shapes that published extensions give them.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding, Pointer } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { actionsOf, argsOf, fieldsOf, membersOf, objectsOf, toolsOf, type ObjectAt } from '../walk.ts';
import { actionIncomplete, formatUnseen, practiceShape, typeIdle, typeUndeclared } from './rules.ts';

/** The kind of value that a member has in every published extension. */
export type Shape = 'a string' | 'a string or null' | 'a boolean' | 'an object' | 'a list';

const TAG_VALUE: Readonly<Record<string, Shape>> = {
  id: 'a string',
  name: 'a string',
  description: 'a string or null',
  icon: 'a string',
  entries: 'a list',
  matchHandlerId: 'a string',
  loadEntriesHandlerId: 'a string',
  searchHandlerId: 'a string',
};

/** Checks `tagValues`, `handlers`, `contextActions` and the other members that only extensions have. */
export function checkBlocks({ value }: SourceDocument): Finding[] {
  if (!isObject(value)) return [];
  const root = { key: '', value, pointer: '' };
  return [
    ...shapes(root, { description: 'a string or null', tagValues: 'an object', handlers: 'a list' }),
    ...elements(root, 'handlers', 'a string', isText),
    ...checkTagValues(value),
    ...toolsOf(value).flatMap((tool) => checkTool(tool, value)),
  ];
}

function checkTagValues(root: Record<string, unknown>): Finding[] {
  return membersOf(member(root, 'tagValues'), '/tagValues').flatMap((type): Finding[] => {
    if (!isObject(type.value)) return [shape(type.pointer, type.key, 'an object')];
    const object = { ...type, value: type.value };
    return [
      ...shapes(object, TAG_VALUE),
      ...elements(object, 'entries', 'a pair of key and label', isEntry),
      ...checkSource(object),
    ];
  });
}

/** A type needs a source of values; the match handler only picks one of them. */
function checkSource({ key, value, pointer }: ObjectAt): Finding[] {
  const sources = ['entries', 'loadEntriesHandlerId', 'searchHandlerId'];
  if (sources.some((source) => Object.hasOwn(value, source))) return [];
  return [typeIdle.at(pointer, 'key', { name: key })];
}

function checkTool(tool: ObjectAt, root: Record<string, unknown>): Finding[] {
  const ui = member(tool.value, 'ui');
  return [
    ...shapes(tool, { description: 'a string or null', contextActions: 'a list' }),
    ...objectsOf(fieldsOf(tool)).flatMap((field) => [
      ...shapes(field, { format: 'a string', multiline: 'a boolean', title: 'a string' }),
      ...checkFormat(field),
    ]),
    ...(isObject(ui)
      ? shapes({ key: 'ui', value: ui, pointer: join(tool.pointer, 'ui') }, { manualUpdate: 'a boolean' })
      : []),
    ...objectsOf(argsOf(tool)).flatMap((arg) => [
      ...shapes(arg, { dtypeName: 'a string', dtypeNs: 'a string', from: 'a string' }),
      ...checkType(arg, 'dtypeName', member(arg.value, 'dtypeNs'), root),
    ]),
    ...actionsOf(tool).flatMap((action) => checkAction(action, root)),
  ];
}

function checkFormat({ value, pointer }: ObjectAt): Finding[] {
  const format = member(value, 'format');
  if (typeof format !== 'string' || format === 'date') return [];
  return [formatUnseen.at(join(pointer, 'format'), 'value', { format })];
}

function checkAction(
  action: { key: string; value: unknown; pointer: Pointer },
  root: Record<string, unknown>,
): Finding[] {
  if (!isObject(action.value)) return [shape(action.pointer, 'contextActions', 'a list of objects')];
  const { pointer, value } = action;
  const found = shapes({ ...action, value }, { handler: 'a string', target: 'an object', for: 'an object' });
  const missing = [
    ...(Object.hasOwn(value, 'target') || Object.hasOwn(value, 'for') ? [] : ['target']),
    ...(Object.hasOwn(value, 'handler') ? [] : ['handler']),
  ];
  for (const key of missing) {
    found.push(actionIncomplete.at(pointer, 'key', { key }));
  }
  for (const key of ['target', 'for']) {
    const target = member(value, key);
    if (!isObject(target)) continue;
    const at = { key, value: target, pointer: join(pointer, key) };
    found.push(...shapes(at, { name: 'a string', ns: 'a string' }));
    found.push(...checkType(at, 'name', member(target, 'ns'), root));
  }
  return found;
}

/** A type must be declared in `tagValues`, unless another extension owns it. */
function checkType(at: ObjectAt, key: string, ns: unknown, root: Record<string, unknown>): Finding[] {
  const name = member(at.value, key);
  if (typeof name !== 'string' || (typeof ns === 'string' && ns !== member(root, 'ns'))) return [];
  const tagValues = member(root, 'tagValues');
  if (isObject(tagValues) && Object.hasOwn(tagValues, name)) return [];
  return [typeUndeclared.at(join(at.pointer, key), 'value', { key, name })];
}

function shapes(object: ObjectAt, wanted: Readonly<Record<string, Shape>>): Finding[] {
  return Object.entries(wanted).flatMap(([key, expected]) => {
    const value = member(object.value, key);
    if (value === undefined || matches(value, expected)) return [];
    return [shape(join(object.pointer, key), key, expected)];
  });
}

function elements(
  object: ObjectAt,
  key: string,
  expected: string,
  test: (element: unknown) => boolean,
): Finding[] {
  const list = member(object.value, key);
  if (!Array.isArray(list)) return [];
  return list.flatMap((element: unknown, i) =>
    test(element) ? [] : [shape(join(object.pointer, key, i), `${key}[${String(i)}]`, expected)],
  );
}

function shape(pointer: Pointer, key: string, expected: string): Finding {
  return practiceShape.at(pointer, 'value', { key, expected });
}

function matches(value: unknown, expected: Shape): boolean {
  switch (expected) {
    case 'a string':
      return isText(value);
    case 'a string or null':
      return value === null || isText(value);
    case 'a boolean':
      return typeof value === 'boolean';
    case 'an object':
      return isObject(value);
    case 'a list':
      return Array.isArray(value);
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isEntry(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(isText);
}
