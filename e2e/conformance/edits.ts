// The edits of recorded cases: `set`, `remove` and `append` at a path of keys, applied in order to a copy.

interface Edit {
  readonly op: 'set' | 'remove' | 'append';
  readonly path: readonly string[];
  readonly value?: unknown;
}

type Container = Record<string, unknown>;

/** A copy of the base with the edits made; an edit whose parent does not exist is skipped. */
export function applyRecordedEdits(base: unknown, edits: readonly Edit[]): unknown {
  let root: unknown = structuredClone(base);
  for (const { op, path, value } of edits) {
    const key = path.at(-1);
    if (key === undefined) {
      if (op === 'set') root = structuredClone(value);
      continue;
    }
    const holder = path.slice(0, -1).reduce<unknown>(child, root);
    if (typeof holder !== 'object' || holder === null) continue;
    const container = holder as Container;
    if (op === 'set') container[key] = structuredClone(value);
    else if (op === 'append') {
      const list = container[key];
      if (Array.isArray(list)) list.push(structuredClone(value));
    } else if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete container[key];
  }
  return root;
}

function child(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Container)[key] : undefined;
}
