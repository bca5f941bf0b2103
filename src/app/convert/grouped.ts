// Lists in groups, in the order in which the groups first come up.

/** Groups a list by a key; groups are in the order of their first items. */
export function grouped<T>(list: readonly T[], keyOf: (item: T) => string): [key: string, items: T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups];
}
