// The verbs of writers: keep a value, approximate it, block it, or invent one.

import { OutputMembers, OutputNode, type OutputMember, type OutputTree } from '../../model/output.ts';
import type { Reason } from '../../model/ledger.ts';
import type { Sourced } from '../../model/plugin.ts';
import { DEMANDED, FIXED } from '../report/reasons.ts';

const KEPT: Reason = { code: 'kept', says: '' };

/** What the values say, whatever their form; a value that replaces something unknown says less. */
export function keep(from: readonly Sourced[], value: unknown): OutputNode;
export function keep(from: Sourced, value?: unknown): OutputNode;
/** undefined for nothing, so writers can list optional members. */
export function keep(from: Sourced | undefined, value?: unknown): OutputNode | undefined;
export function keep(
  from: Sourced | readonly Sourced[] | undefined,
  value: unknown = (from as Sourced | undefined)?.value,
): OutputNode | undefined {
  if (!from) return undefined;
  const origins = listed(from);
  const unsure = origins.find((one) => one.unsure)?.unsure;
  return new OutputNode(value, origins, unsure ? 'approximated' : 'kept', unsure ?? KEPT);
}

/** Says less than the source did, or something near it. */
export function approximate(from: Sourced | readonly Sourced[], value: unknown, reason: Reason): OutputNode {
  return new OutputNode(value, listed(from), 'approximated', reason);
}

/** Stands in the target where it cannot work. */
export function block(from: Sourced, value: unknown, reason: Reason): OutputNode {
  return new OutputNode(value, [from], 'blocked', reason);
}

/** A value that the target requires and that was made of no value of the source. */
export function invent(value: unknown, reason: Reason = DEMANDED): OutputNode {
  return new OutputNode(value, [], 'invented', reason);
}

/** A value that follows from the target's format, so that no one has to look at it. */
export function fixed(value: unknown): OutputNode {
  return invent(value, FIXED);
}

/** The same node, whose value says others too. */
export function together(node: OutputNode, also: readonly OutputNode[]): OutputNode {
  return new OutputNode(node.value, node.origins, node.kind, node.reason, [...node.also, ...also]);
}

/** An object whose members are named by values. */
export function named(list: readonly OutputMember[]): OutputMembers {
  return new OutputMembers(list);
}

/** undefined for an object without members, so that it is left out. */
export function someMembers<T extends { readonly [key: string]: OutputTree | undefined }>(
  node: T,
): T | undefined {
  return Object.values(node).some((value) => value !== undefined) ? node : undefined;
}

/** undefined for an empty list, so that it is left out. */
export function someOf<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

function listed(from: Sourced | readonly Sourced[]): readonly Sourced[] {
  return Array.isArray(from) ? (from as readonly Sourced[]) : [from as Sourced];
}
