// How the repairs of this host are written: one function per code, and names for the usual changes.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding, Pointer } from '../../../model/finding.ts';
import type { Change, ValueFix } from '../../../model/host.ts';
import { last } from '../../../text/pointer.ts';
import { quote } from '../words.ts';

export type Repairer = (finding: Finding, document: SourceDocument) => readonly ValueFix[];
export type Repairers = Readonly<Record<string, Repairer>>;

/** One repair of any changes. */
export function repair(title: string, ...changes: Change[]): ValueFix[] {
  return [{ title, changes }];
}

/** Writes a value over what stands at the pointer. */
export function change(pointer: Pointer, value: unknown): ValueFix[] {
  return repair(`Change to ${quote(value)}`, { op: 'set', pointer, value });
}

/** Adds a member that is not there. */
export function add(pointer: Pointer, value: unknown): ValueFix[] {
  return repair(`Add ${quote(last(pointer))}: ${quote(value)}`, { op: 'set', pointer, value });
}

export function remove(pointer: Pointer): ValueFix[] {
  return repair(`Remove ${quote(last(pointer))}`, { op: 'remove', pointer });
}

export function rename(pointer: Pointer, key: string): ValueFix[] {
  return repair(`Rename to ${quote(key)}`, { op: 'rename', pointer, key });
}

/** The text of a string, number or boolean; undefined for anything else. */
export function scalarText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;
}
