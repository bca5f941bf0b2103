// Applies changes to values instead of texts, to check that the edits of a text do the same.

import { isObject } from '../../model/guards.ts';
import type { Change } from '../../model/finding.ts';
import { last, parent, split } from './pointer.ts';

/** One change, or several removals in a row from one container, which are made at once. */
export type Step = Change | { readonly container: string; readonly keys: readonly string[] };

/** Changes grouped into the steps in which they are made. */
export function stepsOf(changes: readonly Change[]): Step[] {
  const steps: Step[] = [];
  for (const change of changes) {
    const before = steps.at(-1);
    const group = change.op === 'remove' && before && groupOf(before);
    if (!group || change.pointer === '' || group.container !== parent(change.pointer)) steps.push(change);
    else steps.splice(-1, 1, { ...group, keys: [...group.keys, last(change.pointer)] });
  }
  return steps;
}

function groupOf(step: Step): Exclude<Step, Change> | null {
  if (!('op' in step)) return step;
  if (step.op !== 'remove') return null;
  return { container: parent(step.pointer), keys: [last(step.pointer)] };
}

/** A copy of a value with the changes made as `editsOfAll` makes them; changes that have no place are skipped. */
export function applyChanges(value: unknown, changes: readonly Change[]): unknown {
  return stepsOf(changes).reduce<unknown>((here, step) => {
    if (!('op' in step)) return changeAt(here, split(step.container), (holder) => without(holder, step.keys));
    if (step.op === 'set' && step.pointer === '') return step.value;
    return changeAt(here, split(parent(step.pointer)), (holder) =>
      changeIn(holder, last(step.pointer), step),
    );
  }, value);
}

/** A copy of the value in which the container at the pointer is replaced. */
function changeAt(value: unknown, keys: readonly string[], change: (holder: unknown) => unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((v: unknown, i) => (String(i) === key ? changeAt(v, rest, change) : v));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([k, v]) => [k, k === key ? changeAt(v, rest, change) : v]),
  );
}

function without(holder: unknown, keys: readonly string[]): unknown {
  const gone = new Set(keys);
  if (Array.isArray(holder)) return holder.filter((_, i) => !gone.has(String(i)));
  if (!isObject(holder)) return holder;
  return Object.fromEntries(Object.entries(holder).filter(([key]) => !gone.has(key)));
}

/** A copy of this container with the change made to its member; the container itself where it has no such member. */
function changeIn(holder: unknown, key: string, change: Change): unknown {
  if (change.op === 'remove') return without(holder, [key]);
  if (Array.isArray(holder)) {
    const list = [...(holder as unknown[])];
    const index = key === '-' ? list.length : Number(key);
    if (change.op !== 'rename') list[index] = changed(list[index], change);
    return list;
  }
  if (!isObject(holder)) return holder;
  const entries = Object.entries(holder);
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

/** True for values that are the same JSON; the order of members does not count. */
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
