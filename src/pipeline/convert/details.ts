// What a person would call the values of a manifest: `icon`, `tags`, `author.email`, each once however many there are.

import type { FilePlace } from '../../model/ledger.ts';
import type { Sourced } from '../../model/plugin.ts';
import { join, split } from '../../text/pointer.ts';

/** A value, and whether it is one of those to name. */
export interface DetailPlace {
  readonly place: FilePlace;
  readonly counts: boolean;
}

interface Branch {
  readonly label: readonly string[];
  readonly members: Map<string, Branch>;
  all: number;
  counted: number;
}

/**
 * The names of all places that count, in their order. Where a whole member counts, it is named once. `main` is the file
 * whose members need no file name beside them; `isKey` says which members are named by the author of the manifest, such
 * as a parameter: their names are left out.
 */
export function detailsOf(
  places: readonly DetailPlace[],
  main: string,
  isKey: (place: FilePlace) => boolean,
): string[] {
  const root: Branch = { label: [], members: new Map(), all: 0, counted: 0 };
  for (const { place, counts } of places) {
    let here = root;
    for (const name of [fileName(place.file, main), ...namesIn(place, isKey)]) {
      const label = [...here.label, name];
      const next = here.members.get(name) ?? {
        label,
        members: new Map<string, Branch>(),
        all: 0,
        counted: 0,
      };
      here.members.set(name, next);
      next.all += 1;
      if (counts) next.counted += 1;
      here = next;
    }
  }
  return [...root.members.values()].flatMap((file) => {
    const whole = file.counted === file.all && file.label[0] !== '';
    return whole ? namesFor(file) : [...file.members.values()].flatMap(namesFor);
  });
}

function namesFor(branch: Branch): string[] {
  const { label, members, all, counted } = branch;
  if (counted === 0) return [];
  if (counted === all || members.size === 0) return [named(label)];
  return [...members.values()].flatMap(namesFor);
}

function named([file = '', ...names]: readonly string[]): string {
  if (names.length === 0) return file;
  return file === '' ? names.join('.') : `${names.join('.')} in ${file}`;
}

/** '' for the manifest, and for files of the plugin's other tools: of the same name, or of the same kind of source. */
function fileName(file: string, main: string): string {
  const [base, own] = [file, main].map((path) => path.slice(path.lastIndexOf('/') + 1)) as [string, string];
  const kind = (name: string): string => name.slice(name.lastIndexOf('.'));
  const same = base === own || (kind(base) === kind(own) && kind(own) !== '.json');
  return same ? '' : base;
}

/** The names on the way to a place, without indexes and names that the author chose. */
function namesIn({ file, pointer }: FilePlace, isKey: (place: FilePlace) => boolean): string[] {
  let at = '';
  return split(pointer).filter((name) => {
    at = join(at, name);
    return !/^\d+$/.test(name) && !isKey({ file, pointer: at });
  });
}

/** What a person would call one place; see `detailsOf`. */
export function detailOf(place: FilePlace, main: string, isKey: (place: FilePlace) => boolean): string {
  return named([fileName(place.file, main), ...namesIn(place, isKey)]);
}

/** The places of all sourced values in a plugin or a part of one; with `key` only those of members' names. */
export function sourcedPlaces(part: unknown, key?: 'key'): FilePlace[] {
  const places: FilePlace[] = [];
  const visit = (here: unknown): void => {
    if (typeof here !== 'object' || here === null) return;
    const { file, pointer, key: isKey } = here as Partial<Sourced>;
    if (typeof file !== 'string' || typeof pointer !== 'string')
      for (const inside of Object.values(here)) visit(inside);
    else if (!key || isKey) places.push({ file, pointer });
  };
  visit(part);
  return places;
}

/** A place as one text, for sets and maps. */
export function placeName({ file, pointer }: FilePlace): string {
  return `${file}#${pointer}`;
}
