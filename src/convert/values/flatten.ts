// From a writer's tree to the value that it stands for, with the place of every node.

import { OutputMembers, OutputNode, type OutputTree } from '../../model/output.ts';
import { join } from '../../lang/json/pointer.ts';
import { fixed } from './output.ts';
import { setMember } from './set-member.ts';

/** A node of the output, and where it is. */
export interface PlacedNode {
  readonly file: string;
  readonly pointer: string;
  /** What stands at the place, or the name of the member there. */
  readonly value: unknown;
  readonly node: OutputNode;
  /** Set where the name of the member is the value. */
  readonly key: boolean;
}

export interface Flat {
  readonly value: unknown;
  readonly nodes: readonly PlacedNode[];
}

/**
 * The value and nodes of a tree that stands at `pointer` in `file`. Members that are undefined are left out, and so are
 * objects and lists of nothing else but those.
 */
export function flatten(node: OutputTree, file: string, pointer = ''): Flat {
  const nodes: PlacedNode[] = [];
  const add = (node: OutputNode, value: unknown, at: string, key: boolean): void => {
    nodes.push({ file, pointer: at, value, node, key });
    for (const more of node.also) add(more, value, at, key);
  };
  const visit = (here: OutputTree, at: string): unknown => {
    const value = held(here, at);
    const plain = typeof value === 'object' && value !== null && !(here instanceof OutputNode);
    if (plain && Object.keys(value).length === 0) add(fixed(value), value, at, false);
    return value;
  };
  const held = (here: OutputTree, at: string): unknown => {
    if (here instanceof OutputNode) {
      if (here.value !== undefined) add(here, here.value, at, false);
      return here.value;
    }
    if (here instanceof OutputMembers) {
      const out = {};
      for (const { name, node: inner } of here.list) {
        const key = String(name.value);
        const inside = join(at, key);
        add(name, key, inside, true);
        const value = visit(inner, inside);
        setMember(out, key, value ?? {});
      }
      return out;
    }
    if (Array.isArray(here)) {
      const list = (here as readonly (OutputTree | undefined)[]).filter((item) => item !== undefined);
      return list.map((item, i) => visit(item, join(at, i)));
    }
    const out = {};
    const members = here as Readonly<Record<string, OutputTree | undefined>>;
    for (const key of Object.keys(members)) {
      const inner = members[key];
      const value = inner === undefined ? undefined : visit(inner, join(at, key));
      if (value !== undefined) setMember(out, key, value);
    }
    return out;
  };
  return { value: visit(node, pointer), nodes };
}

/** The value that a tree stands for. */
export function valueOf(tree: OutputTree): unknown {
  return flatten(tree, '').value;
}
