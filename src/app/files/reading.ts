// Reads what a person opens: the files that a plugin needs first, with a sentence on those that are left out.

import type { PluginFile } from '../../model/file.ts';
import { renamedMessage, withSafePaths } from '../../files/paths.ts';
import { candidatesOf, isEntry, isGeneral, neededFirst } from './needed.ts';
import { unpacked, type Picked } from './picked.ts';
import { MAX_FILE_BYTES, readFile, Unreadable, type OpenedFile } from './read-file.ts';

/** Every open file has a tab and is checked. */
const MOST = 200;

export interface ReadFiles {
  readonly manifest: PluginFile;
  /** The manifest is among them, if it was looked for. */
  readonly files: readonly PluginFile[];
  /** Sentences on what is not as it was. */
  readonly warnings: readonly string[];
}

export interface ManifestSearch {
  /** As for `candidatesOf`. */
  readonly patterns: readonly string[];
  /** Whether a host recognises a text. */
  readonly isKnown: (text: string) => Promise<boolean>;
  /** The path of the manifest, where a person has chosen it. */
  readonly chosen?: string;
  /** Those of the files, in their order, that are opened with the manifest; all of them where it is absent. */
  readonly wanted?: (files: readonly Picked[], manifest: PluginFile) => Promise<readonly Picked[]>;
}

/** Reads files as a plugin. Rejects with a sentence where nothing can be opened. */
export async function readPlugin(picked: readonly Picked[], search: ManifestSearch): Promise<ReadFiles> {
  const { files, ...found } = await named(picked);
  const read = reader();
  const one = files.find(({ path }) => path === search.chosen);
  const manifest = await manifestAmong(one ? [one] : files, search, read);
  if (files.length === 1 && manifest.text === '') throw new Error(`${manifest.path} is empty.`);
  const sorted = neededFirst(files, manifest);
  return { manifest, ...(await readMost((await search.wanted?.(sorted, manifest)) ?? sorted, found, read)) };
}

/** Reads files that belong to an open manifest. Rejects with a sentence where none of them can be opened. */
export async function readBeside(picked: readonly Picked[], manifest: PluginFile): Promise<ReadFiles> {
  const { files, ...found } = await named(picked);
  const all = await readMost(neededFirst(files, manifest), found, reader());
  if (all.files.length === 0) throw all.refused ?? new Error('It contains no files.');
  return { manifest, ...all };
}

interface Found {
  readonly links: number;
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
}

async function named(picked: readonly Picked[]): Promise<Found & { readonly files: readonly Picked[] }> {
  const { files, links } = await unpacked(picked);
  return { ...withSafePaths(files), links };
}

type Reader = (picked: Picked) => Promise<OpenedFile | Unreadable>;

function reader(): Reader {
  const known = new Map<Picked, Promise<OpenedFile | Unreadable>>();
  const read = async (picked: Picked): Promise<OpenedFile | Unreadable> => {
    try {
      return await readFile(await picked.file());
    } catch (error) {
      if (error instanceof Unreadable) return error;
      throw error;
    }
  };
  return (picked) => {
    const there = known.get(picked) ?? read(picked);
    known.set(picked, there);
    return there;
  };
}

/** General names are looked into in so many files. */
const TRIED = 8;

/** The first known name that is text and, where it is a general one, recognised; else an entry that is; else a text. */
async function manifestAmong(
  files: readonly Picked[],
  { patterns, isKnown }: ManifestSearch,
  read: Reader,
): Promise<PluginFile> {
  const { known, others } = candidatesOf(files, patterns);
  let first: PluginFile | null = null;
  let refused: Unreadable | null = null;
  let tried = 0;
  for (const one of [...known, ...others]) {
    if (first && tried > TRIED) return first;
    const isNamed = !first || known.includes(one);
    if (!isNamed && !isEntry(one.path)) continue;
    const found = await read(one);
    if (found instanceof Unreadable) {
      refused ??= found;
      continue;
    }
    const file = { path: one.path, text: found.text };
    const isSure = files.length === 1 || (isNamed && !isGeneral(one.path));
    if (isSure || (await isKnown(found.text))) return file;
    first ??= file;
    tried++;
  }
  return first ?? nothing(files.length, refused);
}

/** Why there is nothing to open, thrown. */
function nothing(count: number, refused: Unreadable | null): never {
  if (refused && count === 1) throw refused;
  throw new Error(count === 0 ? 'It contains no files.' : `None of the ${String(count)} files is text.`);
}

/** Reads files in this order, as many as the page opens. */
async function readMost(
  picked: readonly Picked[],
  { links, renamed }: Found,
  read: Reader,
): Promise<Pick<ReadFiles, 'files' | 'warnings'> & { readonly refused: Unreadable | null }> {
  const files: PluginFile[] = [];
  const warnings: string[] = [];
  const left = { 'not text': 0, 'too large': 0, 'too many': 0 };
  let refused: Unreadable | null = null;
  let units = 0;
  for (const one of picked) {
    const found = files.length < MOST ? await read(one) : null;
    if (found instanceof Unreadable) {
      left[found.why]++;
      refused ??= found;
    } else if (!found || units + found.text.length > MAX_FILE_BYTES) left['too many']++;
    else {
      files.push({ path: one.path, text: found.text });
      units += found.text.length;
      if (found.warning !== null) warnings.push(found.warning);
    }
  }
  const opened = renamed.filter(({ to }) => files.some(({ path }) => path === to));
  const messages = [leftOut(left, links, picked.length), renamedMessage(opened)];
  return { files, refused, warnings: [...warnings, ...messages.filter((message) => message !== '')] };
}

/** `''` where nothing is. */
function leftOut(
  left: Readonly<Record<Unreadable['why'] | 'too many', number>>,
  links: number,
  all: number,
): string {
  const counted = (count: number, what: string): string[] =>
    count === 0 ? [] : [`${count.toLocaleString('en')} ${what}`];
  const why = [
    ...counted(
      left['too many'],
      `beyond the ${String(MOST)} or ${String(MAX_FILE_BYTES / 1_000_000)} MB that Plugbench opens`,
    ),
    ...counted(left['not text'], 'without text'),
    ...counted(left['too large'], `above ${String(MAX_FILE_BYTES / 1_000_000)} MB`),
    ...counted(links, 'linked elsewhere'),
  ];
  if (why.length === 0) return '';
  return `Left out of ${(all + links).toLocaleString('en')} files: ${why.join(', ')}.`;
}
