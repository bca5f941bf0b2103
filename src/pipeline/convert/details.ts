// What a person would call the values of a manifest: `icon`, `tags`, `author.email`, each once however many there are.

import type { FilePlace } from '../../model/ledger.ts';
import { isIndex, split } from '../../text/pointer.ts';

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

/** The names on the way to a place, the first one for its file: '' where that needs no name. */
export type DetailNames = (place: FilePlace) => readonly string[];

/**
 * Finds the names of places. `main` is the file whose members need no file name beside them; `isKey` says which members
 * are named by the author of the manifest, such as a parameter: their names are left out. The names of a place are
 * remembered as long as that very object is there.
 */
export function detailNames(main: string, isKey: (place: FilePlace) => boolean): DetailNames {
  const known = new WeakMap<FilePlace, readonly string[]>();
  const lists = new Map<string, readonly string[]>();
  // Places of the same names share one list, so that they can be counted together.
  const shared = (names: readonly string[]): readonly string[] => {
    const key = JSON.stringify(names);
    const list = lists.get(key) ?? names;
    lists.set(key, list);
    return list;
  };
  return (place) => {
    const names = known.get(place) ?? shared(namesOf(place, main, isKey));
    known.set(place, names);
    return names;
  };
}

/** The names of all places that count, in their order. Where a whole member counts, it is named once. */
export function detailsOf(places: readonly DetailPlace[], namesAt: DetailNames): string[] {
  const counted = new Map<readonly string[], number>();
  const others = new Map<readonly string[], number>();
  for (const { place, counts } of places) {
    const names = namesAt(place);
    const sums = counts ? counted : others;
    sums.set(names, (sums.get(names) ?? 0) + 1);
  }
  const root = branchOf([]);
  for (const [names, sum] of counted) insert(root, names, sum);
  // Of the others it only matters whether they are in a branch where something counts.
  for (const [names, sum] of others) pass(root, names, sum);
  return [...root.members.values()].flatMap((file) => {
    const whole = file.counted === file.all && file.label[0] !== '';
    return whole ? namesFor(file) : [...file.members.values()].flatMap(namesFor);
  });
}

function branchOf(label: readonly string[]): Branch {
  return { label, members: new Map(), all: 0, counted: 0 };
}

function insert(root: Branch, names: readonly string[], sum: number): void {
  let here = root;
  for (const name of names) {
    const next = here.members.get(name) ?? branchOf([...here.label, name]);
    here.members.set(name, next);
    next.all += sum;
    next.counted += sum;
    here = next;
  }
}

function pass(root: Branch, names: readonly string[], sum: number): void {
  let here: Branch | undefined = root;
  for (const name of names) {
    here = here.members.get(name);
    if (!here) return;
    here.all += sum;
  }
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

function namesOf(place: FilePlace, main: string, isKey: (place: FilePlace) => boolean): string[] {
  return [fileName(place.file, main), ...namesIn(place, isKey)];
}

/** The names on the way to a place, without indexes and names that the author chose. */
function namesIn({ file, pointer }: FilePlace, isKey: (place: FilePlace) => boolean): string[] {
  let end = 0;
  return split(pointer).filter((name) => {
    const next = pointer.indexOf('/', end + 1);
    end = next < 0 ? pointer.length : next;
    return !isIndex(name) && !isKey({ file, pointer: pointer.slice(0, end) });
  });
}

/** What a person would call one place. */
export function detailOf(place: FilePlace, namesAt: DetailNames): string {
  return named(namesAt(place));
}
