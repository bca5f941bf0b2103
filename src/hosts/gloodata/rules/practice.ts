// Members that the page does not know: those of published extensions are named once, all others one by one.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding, Pointer } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { MEMBERS, intended, isUnknown, type Level } from '../members.ts';
import {
  argsOf,
  baseType,
  fieldsOf,
  isNullPair,
  membersOf,
  objectsOf,
  toolsOf,
  type ObjectAt,
} from '../walk.ts';

/** Members that a rule of their own speaks of. */
const OWN_RULE: Readonly<Partial<Record<Level, readonly string[]>>> = {
  root: ['functions'],
  schema: ['required'],
  field: ['required'],
};

/** Unknown members, undocumented but usual ones, and undocumented but usual values. */
export function checkPractice({ value }: SourceDocument): Finding[] {
  const seen = new Tally();
  const found = levelsOf(value).flatMap(({ level, object }) => checkMembers(level, object, seen));
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

/** The elements of a tool's `contextActions`. */
export function actionsOf(tool: ObjectAt): { key: string; value: unknown; pointer: Pointer }[] {
  const actions = member(tool.value, 'contextActions');
  if (!Array.isArray(actions)) return [];
  return actions.map((value: unknown, i) => ({
    key: String(i),
    value,
    pointer: join(tool.pointer, 'contextActions', i),
  }));
}

function checkMembers(level: Level, { value, pointer }: ObjectAt, seen: Tally): Finding[] {
  return Object.keys(value).flatMap((key): Finding[] => {
    if (OWN_RULE[level]?.includes(key)) return [];
    const at = join(pointer, key);
    if (isUnknown(level, key)) {
      const args = { key, label: MEMBERS[level].label, level, meant: intended(level, key) };
      return [{ code: 'gloodata/unknown-member', pointer: at, at: 'key', args }];
    }
    // Inside blocks that the page does not know as a whole, naming the block once is enough.
    const { practice, documented, label } = MEMBERS[level];
    const meaning = documented.length > 0 && Object.hasOwn(practice, key) ? practice[key] : undefined;
    if (meaning !== undefined)
      seen.add('gloodata/practice-member', `${level}/${key}`, at, { key, label, meaning });
    return [];
  });
}

function usualValues({ value, pointer }: ObjectAt, seen: Tally): void {
  const type = member(value, 'type');
  if (isNullPair(type)) {
    seen.add('gloodata/null-pair', 'pair', join(pointer, 'type'), { type: baseType(type) });
  } else if (member(value, 'default') === null) {
    seen.add('gloodata/null-default', 'default', join(pointer, 'default'), { type });
  }
  if (member(value, 'description') === null) {
    seen.add('gloodata/null-description', 'description', join(pointer, 'description'), {});
  }
}

/** Names each kind once, at its first place, with the number of places: glootil writes some of them into every field. */
class Tally {
  readonly #kinds = new Map<string, { finding: Finding; count: number }>();

  add(code: string, kind: string, pointer: Pointer, args: Record<string, unknown>): void {
    const known = this.#kinds.get(kind);
    if (known) known.count++;
    else {
      const at = code === 'gloodata/practice-member' ? 'key' : 'value';
      this.#kinds.set(kind, { finding: { code, pointer, at, args }, count: 1 });
    }
  }

  findings(): Finding[] {
    return [...this.#kinds.values()].map(({ finding, count }) => ({
      ...finding,
      args: { ...finding.args, count },
    }));
  }
}
