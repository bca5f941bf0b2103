// The few kinds of change that most repairs of this host are.

import { isObject } from '../../../model/guards.ts';
import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import type { Change, ValueFix } from '../../../model/host.ts';
import { join, last, parent, split, valueAt } from '../../../text/pointer.ts';
import { quoted } from '../phrases.ts';

export type Repairer = (finding: Finding, document: SourceDocument) => readonly ValueFix[];

/** Sets a value, building the objects on the way that are not there; null where something else stands in the way. */
export function place(document: SourceDocument, pointer: string, value: unknown): Change | null {
  let here = '';
  const keys = split(pointer);
  for (const [i, key] of keys.entries()) {
    const holder = valueAt(document.value, here);
    const next = join(here, key);
    const there = typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key);
    if (!there && !isObject(holder)) return null;
    if (!there || i === keys.length - 1) {
      const rest = keys.slice(i + 1).reverse();
      return { op: 'set', pointer: next, value: rest.reduce((inner, name) => ({ [name]: inner }), value) };
    }
    here = next;
  }
  return null;
}

/** A repair of these changes, none where one of them cannot be made. */
export function repair(title: string, ...changes: (Change | null)[]): ValueFix[] {
  return changes.some((change) => change === null)
    ? []
    : [{ title, changes: changes.filter((change) => change !== null) }];
}

/** Sets the finding's own value. */
export function setTo(finding: Finding, value: unknown, title?: string): ValueFix[] {
  return repair(title ?? `Change to ${quoted(value)}`, { op: 'set', pointer: finding.pointer, value });
}

/** Renames the finding's member, unless the new name is taken. */
export function renameTo(finding: Finding, document: SourceDocument, key: unknown): ValueFix[] {
  if (typeof key !== 'string' || key === last(finding.pointer)) return [];
  const holder = valueAt(document.value, parent(finding.pointer));
  if (!isObject(holder) || Object.hasOwn(holder, key)) return [];
  return repair(`Rename to ${quoted(key)}`, { op: 'rename', pointer: finding.pointer, key });
}

/** Removes the finding's member or list entry. */
export function remove(finding: Finding, what?: string): ValueFix[] {
  const key = last(finding.pointer);
  const name = /^\d+$/.test(key) ? 'this entry' : quoted(key);
  return repair(`Remove ${what ?? name}`, { op: 'remove', pointer: finding.pointer });
}

/** A member as another type where that loses nothing; undefined where there is no such value. */
export function converted(value: unknown, want: unknown): unknown {
  if (want === 'text' && (typeof value === 'number' || typeof value === 'boolean')) return String(value);
  if (want === 'true or false' && (value === 'true' || value === 'false')) return value === 'true';
  if (
    want === 'a number' &&
    typeof value === 'string' &&
    value.trim() !== '' &&
    Number.isFinite(Number(value))
  ) {
    return Number(value);
  }
  return undefined;
}

export function removeIt(finding: Finding): ValueFix[] {
  return remove(finding);
}

/** Renames to the suggestion if there is one, else removes. */
export function renameOrRemove(finding: Finding, document: SourceDocument): ValueFix[] {
  return [...renameTo(finding, document, finding.args?.suggestion), ...remove(finding)];
}

/** Sets to the suggestion if there is one, else removes. */
export function suggestOrRemove(finding: Finding): ValueFix[] {
  const suggestion = finding.args?.suggestion;
  return [...(typeof suggestion === 'string' ? setTo(finding, suggestion) : []), ...remove(finding)];
}
