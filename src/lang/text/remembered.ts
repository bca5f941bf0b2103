// Remembers results: for the last texts, so a change of one text does not read the others again, and for objects.

/** Results by text; the oldest are dropped when the texts together are too long. */
export class Remembered<T> {
  readonly #most: number;
  readonly #known = new Map<string, { readonly made: T }>();
  #length = 0;

  /** `most` is the limit of all remembered texts together, in UTF-16 units. */
  constructor(most: number) {
    this.#most = most;
  }

  of(text: string, make: (text: string) => T): T {
    const known = this.#known.get(text);
    if (known) return known.made;
    const made = make(text);
    this.#length += text.length;
    for (const old of this.#known.keys()) {
      if (this.#length <= this.#most) break;
      this.#known.delete(old);
      this.#length -= old.length;
    }
    this.#known.set(text, { made });
    return made;
  }
}

/** The same function, which makes the result of each object once. */
export function onceEach<K extends object, T extends object>(make: (of: K) => T): (of: K) => T {
  const known = new WeakMap<K, T>();
  return (of) => {
    const made = known.get(of) ?? make(of);
    known.set(of, made);
    return made;
  };
}
