// The verbs of writers: keep a value, reshape it, approximate it, or invent one.

import { Members, Put, type NamedMember, type Node } from '../../../model/draft.ts';
import type { Reason } from '../../../model/ledger.ts';
import type { Taken } from '../../../model/plugin.ts';

const SAME: Reason = { code: 'same', says: 'Copied unchanged.' };

/** The value as it is, with all that it holds. undefined for nothing, so that writers can list optional members. */
export function keep(taken: Taken): Put;
export function keep(taken: Taken | undefined): Put | undefined;
export function keep(taken: Taken | undefined): Put | undefined {
  return taken && new Put(taken.value, [taken], 'same', SAME);
}

/** Says the same in another form. */
export function reshape(from: Taken | readonly Taken[], value: unknown, reason: Reason): Put {
  return new Put(value, listed(from), 'reshaped', reason);
}

/** Says less than the source did, or something near it. */
export function approximate(from: Taken | readonly Taken[], value: unknown, reason: Reason): Put {
  return new Put(value, listed(from), 'approximated', reason);
}

/** The target's own fixed value in place of the source's. */
export function standIn(from: Taken, value: unknown, reason: Reason): Put {
  return new Put(value, [from], 'defaulted', reason);
}

/** Stands in the target where it cannot work. */
export function block(from: Taken, value: unknown, reason: Reason): Put {
  return new Put(value, [from], 'blocked', reason);
}

/** A value that no value of the source stands behind. */
export function invent(value: unknown, reason: Reason): Put {
  return new Put(value, [], 'invented', reason);
}

/** The same with other values told in its place. */
export function together(put: Put, also: readonly Put[]): Put {
  return new Put(put.value, put.origins, put.writing, put.reason, [...put.also, ...also]);
}

/** The value itself where it is already the wanted one, else the same in another form. */
export function keepOrReshape(from: Taken, value: unknown, reason: Reason): Put {
  return from.value === value ? keep(from) : reshape(from, value, reason);
}

/** An object whose members are named by values. */
export function named(list: readonly NamedMember[]): Members {
  return new Members(list);
}

/** undefined for an object without members, so that it is left out. */
export function someMembers<T extends { readonly [key: string]: Node | undefined }>(node: T): T | undefined {
  return Object.values(node).some((value) => value !== undefined) ? node : undefined;
}

/** undefined for an empty list, so that it is left out. */
export function someOf<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

function listed(from: Taken | readonly Taken[]): readonly Taken[] {
  return Array.isArray(from) ? (from as readonly Taken[]) : [from as Taken];
}
