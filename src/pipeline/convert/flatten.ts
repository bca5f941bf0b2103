// From a writer's tree to the value that it stands for, with the place of everything that was put into it.

import { Members, Put, type Node } from '../../model/draft.ts';
import { join } from '../../text/pointer.ts';
import { invent } from '../../hosts/kit/convert/put.ts';
import { setMember } from '../../hosts/kit/convert/set-member.ts';

const EMPTY = { code: 'empty', says: 'No value of the source goes here.' };

/** Something that was put, and where. */
export interface Entry {
  readonly pointer: string;
  /** What stands at the place, or the name of the member there. */
  readonly value: unknown;
  readonly put: Put;
  /** Set where the name of the member is the value. */
  readonly key: boolean;
}

export interface Flat {
  readonly value: unknown;
  readonly entries: readonly Entry[];
}

/** Members that are undefined are left out, and so are objects and lists of nothing else but those. */
export function flatten(node: Node, pointer = ''): Flat {
  const entries: Entry[] = [];
  const tell = (put: Put, value: unknown, at: string, key: boolean): void => {
    entries.push({ pointer: at, value, put, key });
    for (const more of put.also) tell(more, value, at, key);
  };
  const visit = (here: Node, at: string): unknown => {
    const value = valueOf(here, at);
    const plain = typeof value === 'object' && value !== null && !(here instanceof Put);
    if (plain && Object.keys(value).length === 0) tell(invent(value, EMPTY), value, at, false);
    return value;
  };
  const valueOf = (here: Node, at: string): unknown => {
    if (here instanceof Put) {
      if (here.value !== undefined) tell(here, here.value, at, false);
      return here.value;
    }
    if (here instanceof Members) {
      const out = {};
      for (const { name, node: held } of here.list) {
        const key = String(name.value);
        const inside = join(at, key);
        tell(name, key, inside, true);
        const value = visit(held, inside);
        setMember(out, key, value ?? {});
      }
      return out;
    }
    if (Array.isArray(here)) {
      const list = (here as readonly (Node | undefined)[]).filter((item) => item !== undefined);
      return list.map((item, i) => visit(item, join(at, i)));
    }
    const out = {};
    for (const [key, held] of Object.entries(here as Readonly<Record<string, Node | undefined>>)) {
      const value = held === undefined ? undefined : visit(held, join(at, key));
      if (value !== undefined) setMember(out, key, value);
    }
    return out;
  };
  return { value: visit(node, pointer), entries };
}
