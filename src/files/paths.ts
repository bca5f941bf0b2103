// Turns names from links, zips and manifests into paths that are safe to save on any system. No other file does that.

import type { PluginFile } from '../model/file.ts';
import { unitEscape, withoutUnseen } from './unseen.ts';

/** A name that was not safe, and what it is now. */
export interface Renamed {
  readonly from: string;
  readonly to: string;
}

/** The endings of files in plugins. All other files get `.txt`, because opening one must never run it. */
const EXTENSIONS = new Set(
  'json jsonc json5 jsonl js mjs cjs jsx ts mts cts tsx py pyi md mdx txt csv css yaml yml toml zip'.split(
    ' ',
  ),
);

/** Names without an extension that every plugin may have, and that nothing runs. */
const PLAIN = /^(?:licen[cs]e|notice|copying|readme|changelog|\.gitignore|\.npmignore)$/i;

/** Windows opens these as devices, whatever extension follows. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|(?:com|lpt)[0-9¹²³])(?=\.|$)/i;

/** What shells and programs take for an option, a home, or a command. */
const LEADING = /^[-~]/;
/** Folders whose files tools run by themselves, and such files of an editor. */
const TOOLS = /^\.(?:git|husky|idea|devcontainer)$/i;
const TASKS = /(?:^|\/)\.vscode\/(?:tasks|launch|settings)\.json$/i;

/** Names that every JavaScript object has as members. */
const INHERITED = /^(?:__proto__|constructor|prototype)$/;

/** In bytes: file systems allow 255 for a name, and this leaves room for a number and an extension. */
const MAX_NAME_LENGTH = 200;
const MAX_FOLDERS = 12;

/** A relative path of plain names; `fallback` where nothing is left of it. Safe paths come back as they are. */
export function safePath(path: string, fallback = 'file.txt'): string {
  const names = namesIn(path);
  const file = names.pop();
  if (file === undefined) return fallback;
  const safe = [...names.slice(-MAX_FOLDERS), withExtension(file)].join('/');
  return TASKS.test(safe) ? `${safe}.txt` : safe;
}

/** Whether a folder can have this very name on any system. */
export function isSafeFolder(name: string): boolean {
  const [only, ...others] = namesIn(name);
  return only === name && others.length === 0;
}

/** The last name of a path. */
export function safeFileName(path: string, fallback = 'file.txt'): string {
  const safe = safePath(path, fallback);
  return safe.slice(safe.lastIndexOf('/') + 1);
}

/**
 * Safe paths of files in one folder, in the order given: no two the same where case is ignored, and none
 * is a folder of another. The first ones keep their names.
 */
export function safePaths(paths: readonly string[]): string[] {
  const files = new Set<string>();
  const folders = new Set<string>();
  return paths.map((path) => {
    const safe = safePath(path);
    let free = safe;
    for (let n = 2; isInUse(free, files, folders); n++) {
      const below = foldersOf(safe).find((folder) => files.has(pathKey(folder)));
      free = safePath(
        below === undefined ? numbered(safe, n) : numbered(below, n) + safe.slice(below.length),
      );
    }
    const key = pathKey(free);
    files.add(key);
    for (const folder of foldersOf(key)) folders.add(folder);
    return free;
  });
}

/** Files under safe names, with those that had others. */
export function withSafePaths<T extends { readonly path: string }>(
  files: readonly T[],
): { readonly files: T[]; readonly renamed: Renamed[] } {
  const safe = safePaths(files.map(({ path }) => path));
  const renamed = files.flatMap(({ path }, i): Renamed[] =>
    path === safe[i] ? [] : [{ from: path, to: safe[i] ?? '' }],
  );
  return { files: files.map((file, i) => ({ ...file, path: safe[i] ?? file.path })), renamed };
}

/** A message about renamed files, '' for none. Long names are cut, and invisible characters are shown. */
export function renamedMessage(renamed: readonly Renamed[]): string {
  if (renamed.length === 0) return '';
  const shown = renamed.slice(0, 3).map(({ from, to }) => `“${shownName(from)}” is now “${shownName(to)}”`);
  const more = renamed.length - shown.length;
  const rest = more > 0 ? `, and ${String(more)} more` : '';
  return `${renamed.length === 1 ? 'One name was' : `${String(renamed.length)} names were`} not safe to save: ${shown.join(', ')}${rest}.`;
}

function shownName(name: string): string {
  const short = name.length > 60 ? `${name.slice(0, 30)}…${name.slice(-28)}` : name;
  return withoutUnseen(short, unitEscape);
}

/** The steps of a path without drives, roots and dots, each made safe. */
function namesIn(path: string): string[] {
  return withoutUnseen(path.slice(-2000).normalize('NFC'), () => '')
    .split(/[/\\]/)
    .map((step) =>
      step
        .replace(/^[A-Za-z]:/, '')
        .replace(/[<>:"|?*$`]/g, '_')
        .trim(),
    )
    .map((step) => step.replace(/(?<![. ])[. ]+$/, ''))
    .filter((step) => step !== '')
    .map((step) => ([DEVICE, INHERITED, LEADING, TOOLS].some((one) => one.test(step)) ? `_${step}` : step))
    .map(shortened);
}

/** Cuts a name in the middle, so its extension is kept. */
function shortened(name: string): string {
  // No UTF-16 unit takes more than three bytes.
  if (name.length * 3 <= MAX_NAME_LENGTH || bytesOf(name) <= MAX_NAME_LENGTH) return name;
  const [, extension = ''] = /(\.\w{1,5})$/.exec(name) ?? [];
  const characters = Array.from(name.slice(0, MAX_NAME_LENGTH));
  while (bytesOf(characters.join('') + extension) > MAX_NAME_LENGTH) characters.pop();
  return characters.join('').replace(/(?<![. ])[. ]+$/, '') + extension;
}

/** The length in UTF-8. */
function bytesOf(name: string): number {
  const widths = Array.from(name, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  });
  return widths.reduce<number>((sum, width) => sum + width, 0);
}

function withExtension(file: string): string {
  const extension = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase();
  return PLAIN.test(file) || (extension !== undefined && EXTENSIONS.has(extension)) ? file : `${file}.txt`;
}

/** A key that is equal for names which some file system treats as the same. */
export function pathKey(path: string): string {
  return path.toUpperCase().toLowerCase().normalize('NFC');
}

function isInUse(path: string, files: ReadonlySet<string>, folders: ReadonlySet<string>): boolean {
  const key = pathKey(path);
  return files.has(key) || folders.has(key) || foldersOf(key).some((folder) => files.has(folder));
}

function foldersOf(path: string): string[] {
  const steps = path.split('/');
  return steps.slice(1).map((_, i) => steps.slice(0, i + 1).join('/'));
}

/** Numbers a path: `a/b.json` becomes `a/b-2.json`. */
function numbered(path: string, n: number): string {
  const extension = /(?<=[^/])\.\w+$/.exec(path)?.[0] ?? '';
  return `${path.slice(0, path.length - extension.length)}-${String(n)}${extension}`;
}

/** The file name of a path; `manifest.json` for an empty one. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1) || 'manifest.json';
}

/** The folder of a path with its slash; '' for none. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** A path as a file at `from` writes it, without dots; above the top folder there is nothing. */
export function pathFrom(from: string, to: string): string {
  const steps = from.split('/').slice(0, -1);
  for (const step of to.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

/** The manifest and the files beside it, in the manifest's folder. */
export function besideEachOther(
  path: string,
  text: string,
  others: readonly PluginFile[],
): readonly PluginFile[] {
  const own = path || 'manifest.json';
  return [{ path: own, text }, ...others.map((file) => ({ ...file, path: folderOf(own) + file.path }))];
}
