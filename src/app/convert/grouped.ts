// Groups of a list, for the output’s folders and the report’s reasons.

/** Groups a list by a key; groups are in the order of their first items. */
export function grouped<T>(list: readonly T[], keyOf: (item: T) => string): [key: string, items: T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
