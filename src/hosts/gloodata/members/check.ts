// Checks members that the documentation does not have: those of published extensions are reported once each.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import {
  actionsOf,
  argsOf,
  baseType,
  fieldsOf,
  isNullPair,
  membersOf,
  objectsOf,
  toolsOf,
  type ObjectAt,
} from '../walk.ts';
import { MEMBERS, intended, isUnknown, type Level } from './known.ts';
import { nullDefault, nullDescription, nullPair, practiceMember, unknownMember } from './rules.ts';

/** Members that a rule of their own speaks of. */
const OWN_RULE: Readonly<Partial<Record<Level, readonly string[]>>> = {
  root: ['functions'],
  schema: ['required'],
  field: ['required'],
};

/** Unknown members, undocumented but usual ones, and undocumented but usual values. */
export function checkMembers({ value }: SourceDocument): Finding[] {
  const seen = new Tally();
  const found = levelsOf(value).flatMap(({ level, object }) => membersAt(level, object, seen));
  for (const tool of toolsOf(value)) for (const field of objectsOf(fieldsOf(tool))) usualValues(field, seen);
  return [...found, ...seen.findings()];
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
    const actions = objectsOf(actionsOf(tool));
    add('action', actions);
    add(
      'target',
      actions.flatMap((action) => [...child(action, 'target'), ...child(action, 'for')]),
    );
  }
  add('tagValue', objectsOf(membersOf(member(value, 'tagValues'), '/tagValues')));
  return out;
}

function child(parent: ObjectAt, key: string): ObjectAt[] {
  const pointer = join(parent.pointer, key);
  return objectsOf([{ key, value: member(parent.value, key), pointer }]);
}

function membersAt(level: Level, { value, pointer }: ObjectAt, seen: Tally): Finding[] {
  return Object.keys(value).flatMap((key): Finding[] => {
    if (OWN_RULE[level]?.includes(key)) return [];
    const at = join(pointer, key);
    if (isUnknown(level, key)) {
      const { label } = MEMBERS[level];
      return [unknownMember.at(at, 'key', { key, label, meant: intended(level, key) })];
    }
    // In blocks that the documentation does not have as a whole, one finding for the block is enough.
    const { practice, documented, label } = MEMBERS[level];
    const meaning = documented.length > 0 && Object.hasOwn(practice, key) ? practice[key] : undefined;
    if (meaning !== undefined)
      seen.add(`${level}/${key}`, (count) => practiceMember.at(at, 'key', { key, label, meaning, count }));
    return [];
  });
}

function usualValues({ value, pointer }: ObjectAt, seen: Tally): void {
  const type = member(value, 'type');
  if (isNullPair(type)) {
    const base = baseType(type) ?? 'null';
    seen.add('pair', (count) => nullPair.at(join(pointer, 'type'), 'value', { type: base, count }));
  } else if (member(value, 'default') === null) {
    seen.add('default', (count) => nullDefault.at(join(pointer, 'default'), 'value', { count }));
  }
  if (member(value, 'description') === null) {
    seen.add('description', (count) => nullDescription.at(join(pointer, 'description'), 'value', { count }));
  }
}

/** Counts findings by kind and reports each kind once, at its first place: glootil writes some into every field. */
class Tally {
  readonly #kinds = new Map<string, { first: (count: number) => Finding; count: number }>();

  /** `raise` is asked only of the first of its kind. */
  add(kind: string, raise: (count: number) => Finding): void {
    const known = this.#kinds.get(kind);
    if (known) known.count++;
    else this.#kinds.set(kind, { first: raise, count: 1 });
  }

  findings(): Finding[] {
    return [...this.#kinds.values()].map(({ first, count }) => first(count));
  }
}
