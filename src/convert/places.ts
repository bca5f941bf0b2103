// Places of values in the files of a plugin: which ones a plugin has values from, and sets of them.

import { onceEach } from '../lang/text/remembered.ts';
import type { FilePlace } from '../model/ledger.ts';
import type { Plugin, Sourced } from '../model/plugin.ts';

/** A set of places. A conversion asks for very many, so it makes no text of file and pointer. */
export class PlaceSet {
  readonly #pointers = new Map<string, Set<string>>();
  /** Of the shortest pointer in the set, in UTF-16 units. */
  #shortest = Infinity;
  /** Answers by the very place: a source's leaves are asked for once per target. */
  readonly #covered = new WeakMap<FilePlace, boolean>();

  constructor(places: readonly FilePlace[]) {
    for (const { file, pointer } of places) {
      const known = this.#pointers.get(file);
      if (known) known.add(pointer);
      else this.#pointers.set(file, new Set([pointer]));
      this.#shortest = Math.min(this.#shortest, pointer.length);
    }
  }

  has({ file, pointer }: FilePlace): boolean {
    return this.#pointers.get(file)?.has(pointer) ?? false;
  }

  /** Whether the place, or one around it, is in the set. */
  covers(place: FilePlace): boolean {
    let covered = this.#covered.get(place);
    if (covered === undefined) {
      covered = this.#coversAny(place);
      this.#covered.set(place, covered);
    }
    return covered;
  }

  #coversAny({ file, pointer }: FilePlace): boolean {
    const own = this.#pointers.get(file);
    if (!own) return false;
    for (let at = pointer; at.length >= this.#shortest; at = at.slice(0, at.lastIndexOf('/'))) {
      if (own.has(at)) return true;
      if (at === '') return false;
    }
    return false;
  }
}

/** A place as one text, for maps. */
export function placeName({ file, pointer }: FilePlace): string {
  return `${file}#${pointer}`;
}

/** The places of all sourced values in a plugin or a part of one. */
export function sourcedPlaces(part: unknown): FilePlace[] {
  return sourcedIn(part).map(({ file, pointer }) => ({ file, pointer }));
}

/** The places of all values of a plugin, and of those that are names of members. */
interface PluginPlaces {
  readonly all: PlaceSet;
  readonly keys: PlaceSet;
}

/** Remembered, because a plugin is converted to several targets. */
export const placesOfPlugin = onceEach((plugin: Plugin): PluginPlaces => {
  const sourced = sourcedIn(plugin);
  return { all: new PlaceSet(sourced), keys: new PlaceSet(sourced.filter(({ key }) => key)) };
});

/** The sourced values of a plugin or a part of one. */
export function sourcedIn(part: unknown): Sourced[] {
  const found: Sourced[] = [];
  const visit = (here: unknown): void => {
    if (typeof here !== 'object' || here === null) return;
    const { file, pointer } = here as Partial<Sourced>;
    if (typeof file === 'string' && typeof pointer === 'string') found.push(here as Sourced);
    else for (const inside of Object.values(here)) visit(inside);
  };
  visit(part);
  return found;
}
