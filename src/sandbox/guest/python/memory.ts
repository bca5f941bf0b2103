// The limit of an interpreter's memory, by which Python raises MemoryError.

/** Bytes. CPython itself takes about 25 MB of it. */
const MOST = 256 * 2 ** 20;
const PAGE = 65_536;

/** Every memory made from now on stops growing at the limit. */
export function limitMemory(): void {
  const { prototype } = WebAssembly.Memory;
  const { apply } = Reflect;
  const grow = prototype.grow as (this: unknown, pages: number) => number;
  const bufferOf = Object.getOwnPropertyDescriptor(prototype, 'buffer')?.get as (
    this: unknown,
  ) => ArrayBuffer;
  prototype.grow = function (pages) {
    if (apply(bufferOf, this, []).byteLength + pages * PAGE > MOST) throw new RangeError('Out of memory');
    return apply(grow, this, [pages]);
  };
}
