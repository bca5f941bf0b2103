// Checks members that the documentation does not have: those of published extensions are reported once each.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { argsOf, fieldsOf, objectsOf, toolsOf, type ObjectAt } from '../walk.ts';
import { MEMBERS, intended, isUnknown, type Level } from './known.ts';
import { practiceMember, typeUndeclared, unknownMember } from './rules.ts';

/** Members that a rule of their own speaks of. */
const OWN_RULE: Readonly<Partial<Record<Level, readonly string[]>>> = {
  root: ['functions'],
  schema: ['required'],
  field: ['required'],
};

/** Unknown members, undocumented but usual ones, and types that nothing declares. */
export function checkMembers({ value }: SourceDocument): Finding[] {
  const args = toolsOf(value).flatMap((tool) => objectsOf(argsOf(tool)));
  return [
    ...levelsOf(value).flatMap(({ level, object }) => membersAt(level, object)),
    ...args.flatMap((arg) => checkType(arg, value)),
  ];
}

interface Leveled {
  readonly level: Level;
  readonly object: ObjectAt;
}

/** Every object whose members have a meaning, with its level. */
function levelsOf(value: unknown): Leveled[] {
  if (!isObject(value)) return [];
  const out: Leveled[] = [{ level: 'root', object: { key: '', value, pointer: '' } }];
  const add = (level: Level, objects: readonly ObjectAt[]): void => {
    for (const object of objects) out.push({ level, object });
  };
  for (const tool of toolsOf(value)) {
    add('tool', [tool]);
    add('schema', child(tool, 'schema'));
    add('field', objectsOf(fieldsOf(tool)));
    add('ui', child(tool, 'ui'));
    add('arg', objectsOf(argsOf(tool)));
  }
  return out;
}

function child(parent: ObjectAt, key: string): ObjectAt[] {
  const pointer = join(parent.pointer, key);
  return objectsOf([{ key, value: member(parent.value, key), pointer }]);
}

function membersAt(level: Level, { value, pointer }: ObjectAt): Finding[] {
  return Object.keys(value).flatMap((key): Finding[] => {
    if (OWN_RULE[level]?.includes(key)) return [];
    const at = join(pointer, key);
    if (isUnknown(level, key)) {
      const { label } = MEMBERS[level];
      return [unknownMember.at(at, 'key', { key, label, meant: intended(level, key) })];
    }
    const { practice, label } = MEMBERS[level];
    const meaning = Object.hasOwn(practice, key) ? practice[key] : undefined;
    return meaning === undefined ? [] : [practiceMember.at(at, 'key', { key, label, meaning })];
  });
}

/** A type must be declared in `tagValues`, unless another extension owns it. */
function checkType({ value, pointer }: ObjectAt, root: unknown): Finding[] {
  const [name, ns] = [member(value, 'dtypeName'), member(value, 'dtypeNs')];
  if (typeof name !== 'string' || (typeof ns === 'string' && ns !== member(root, 'ns'))) return [];
  const isDeclared = member(member(root, 'tagValues'), name) !== undefined;
  return isDeclared ? [] : [typeUndeclared.at(join(pointer, 'dtypeName'), 'value', { name })];
}
