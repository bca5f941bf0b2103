// JSON pointers (RFC 6901) as strings: '' is the root, '/tools/0/name' a member.

/** Appends unescaped keys or indexes to a pointer. */
export function join(pointer: string, ...keys: (string | number)[]): string {
  let out = pointer;
  for (const key of keys) out += '/' + escaped(String(key));
  return out;
}

/** Few keys have anything to escape, and conversions join and split very many. */
function escaped(key: string): string {
  return key.includes('/') || key.includes('~') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

/** The unescaped keys of a pointer; [] for the root. */
export function split(pointer: string): string[] {
  if (pointer === '') return [];
  const keys = pointer.slice(1).split('/');
  return pointer.includes('~') ? keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')) : keys;
}

/** The pointer of the container; the root is its own parent. */
export function parent(pointer: string): string {
  const at = pointer.lastIndexOf('/');
  return at < 0 ? '' : pointer.slice(0, at);
}

/** The unescaped last key; '' for the root. */
export function last(pointer: string): string {
  return split(pointer).at(-1) ?? '';
}

/** Whether a pointer leads to a place or to what is inside of it. */
export function isIn(pointer: string, place: string): boolean {
  return pointer === place || pointer.startsWith(`${place}/`);
}

/** Whether a key is written as an index of a list. */
export function isIndex(key: string): boolean {
  const first = key.charCodeAt(0);
  return first >= 0x30 && first <= 0x39 && /^\d+$/.test(key);
}

/** The value at a pointer, own members only; undefined where there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  let here = value;
  for (const key of split(pointer)) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined;
    here = (here as Record<string, unknown>)[key];
  }
  return here;
}
