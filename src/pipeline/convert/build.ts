// Builds values from paths and leaves, and grafts single members of one value onto another.

import { split, valueAt } from '../../text/pointer.ts';
import type { SidecarLeaf } from './sidecar.ts';
import { setMember } from '../../hosts/kit/convert/set-member.ts';

type Branch = { readonly list: boolean; readonly members: Map<string | number, Branch | Tip> };
interface Tip {
  readonly value: unknown;
}

/** A leaf of a sidecar with the value that it has now. */
export interface Resolved {
  readonly leaf: SidecarLeaf;
  /** undefined where its place is gone. */
  readonly value: unknown;
}

/**
 * One value per file, members in the order of the leaves. A container of which everything that stood in the target is
 * gone was deleted there, so what was carried for it goes too.
 */
export function rebuild(resolved: readonly Resolved[]): Map<string, unknown> {
  const alive = new Map<string, boolean>();
  for (const { leaf, value } of resolved) {
    if (leaf.is.kind === 'carried') continue;
    for (const name of containersOf(leaf)) alive.set(name, (alive.get(name) ?? false) || value !== undefined);
  }
  const roots = new Map<string, Branch>();
  for (const { leaf, value } of resolved) {
    if (value === undefined || containersOf(leaf).some((name) => alive.get(name) === false)) continue;
    let root = roots.get(leaf.file);
    if (!root) roots.set(leaf.file, (root = { list: false, members: new Map() }));
    plant(root, ['', ...leaf.path], value);
  }
  return new Map(
    [...roots].map(([file, root]) => [file, valueOf(root.members.get('') ?? { value: undefined })]),
  );
}

/** The containers around a leaf, without the root. */
function containersOf({ file, path }: SidecarLeaf): string[] {
  return path.slice(1).map((_, i) => JSON.stringify([file, ...path.slice(0, i + 1)]));
}

function plant(root: Branch, path: readonly (string | number)[], value: unknown): void {
  let here = root;
  path.forEach((key, i) => {
    if (i === path.length - 1) {
      here.members.set(key, { value });
      return;
    }
    const known = here.members.get(key);
    const next = known && 'members' in known ? known : branchFor(path[i + 1]);
    here.members.set(key, next);
    here = next;
  });
}

function branchFor(key: string | number | undefined): Branch {
  return { list: typeof key === 'number', members: new Map() };
}

function valueOf(node: Branch | Tip): unknown {
  if (!('members' in node)) return node.value;
  if (node.list) return [...node.members.values()].map(valueOf);
  const out = {};
  for (const [key, held] of node.members) setMember(out, key, valueOf(held));
  return out;
}

/** A copy of `target` in which the member at the pointer is what `source` has there; containers are made as there. */
export function setAt(target: unknown, source: unknown, pointer: string): unknown {
  const graft = (here: unknown, from: unknown, path: readonly string[]): unknown => {
    const [key, ...rest] = path;
    if (key === undefined) return from;
    const list = Array.isArray(here) || (typeof here !== 'object' && Array.isArray(from));
    const inner = valueAt(from, `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    if (list) {
      const copy: unknown[] = Array.isArray(here) ? [...(here as unknown[])] : [];
      const i = Math.min(Number(key), copy.length);
      copy[Number.isNaN(i) ? copy.length : i] = graft(copy[i], inner, rest);
      return copy;
    }
    const copy = { ...(typeof here === 'object' ? here : {}) };
    setMember(
      copy,
      key,
      graft(Object.hasOwn(copy, key) ? (copy as Record<string, unknown>)[key] : undefined, inner, rest),
    );
    return copy;
  };
  return graft(target, source, split(pointer));
}
