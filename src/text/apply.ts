// Changes made to values instead of texts: what the edits of a broken text are checked against.

import { isObject } from '../model/guards.ts';
import type { Change } from '../model/host.ts';
import { last, parent, split } from './pointer.ts';

/** A copy of a value with the changes made one after the other; changes that have no place are skipped. */
export function applyChanges(value: unknown, changes: readonly Change[]): unknown {
  return changes.reduce<unknown>(
    (here, change) =>
      change.op === 'set' && change.pointer === ''
        ? change.value
        : changeAt(here, split(parent(change.pointer)), change),
    value,
  );
}

function changeAt(value: unknown, keys: readonly string[], change: Change): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return changeIn(value, last(change.pointer), change);
  if (Array.isArray(value)) {
    return value.map((v: unknown, i) => (String(i) === key ? changeAt(v, rest, change) : v));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([k, v]) => [k, k === key ? changeAt(v, rest, change) : v]),
  );
}

/** The change made to a member of this container. */
function changeIn(holder: unknown, key: string, change: Change): unknown {
  if (Array.isArray(holder)) {
    const list = [...(holder as unknown[])];
    const index = key === '-' ? list.length : Number(key);
    if (change.op === 'remove') list.splice(index, 1);
    else if (change.op !== 'rename') list[index] = changed(list[index], change);
    return list;
  }
  if (!isObject(holder)) return holder;
  const entries = Object.entries(holder);
  if (change.op === 'remove') return Object.fromEntries(entries.filter(([k]) => k !== key));
  if (change.op === 'rename') {
    return Object.fromEntries(entries.map(([k, v]) => [k === key ? change.key : k, v]));
  }
  if (!Object.hasOwn(holder, key)) return Object.fromEntries([...entries, [key, changed(undefined, change)]]);
  return Object.fromEntries(entries.map(([k, v]) => [k, k === key ? changed(v, change) : v]));
}

function changed(value: unknown, change: Change & { op: 'set' | 'splice' }): unknown {
  if (change.op === 'set') return change.value;
  if (typeof value !== 'string') return value;
  return value.slice(0, change.from) + change.insert + value.slice(change.to);
}

/** True for values that are the same JSON, whatever the order of members. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, i) => sameJson(item, b[i]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}
