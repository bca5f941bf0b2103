// What a link contains, and how it is read from text that anyone may have written.

import type { PluginFile } from '../model/file.ts';

/** What a link or a draft keeps. In every member null means the usual value. */
export interface SharedState {
  readonly host: string | null;
  readonly release: string | null;
  readonly path: string | null;
  readonly tab: string | null;
  /** Start and end of the editor's selection, UTF-16 units. */
  readonly selection: readonly [number, number] | null;
  /** The Convert tab's target. */
  readonly target: string | null;
  readonly text: string;
  /** An older version that the text is compared with. */
  readonly older: string | null;
  /** The Run tab's part: its own reader checks it. */
  readonly run: unknown;
  readonly files: readonly PluginFile[];
  /** Path of the file in the editor, which `selection` is of; the manifest where it is left out. */
  readonly open?: string | null;
  /** The address that it was opened from, as a fragment (`#gh=…`). */
  readonly from?: string | null;
}

/** The most files of a plugin; as many as a zip or a folder is opened with. */
const MAX_FILES = 200;

/** The envelope as JSON without empty members. Long members follow the text, because a cut link loses its end first. */
export function writeState({ text, older, run, files, ...small }: SharedState): string {
  const ordered = { ...small, text, older, run, files: files.length > 0 ? files : null };
  const present = Object.entries(ordered).filter(([, value]) => value !== null && value !== undefined);
  return JSON.stringify(Object.fromEntries(present));
}

/** null for anything that is not an envelope. */
export function readState(json: string): SharedState | null {
  try {
    return stateOf(JSON.parse(json));
  } catch {
    return null;
  }
}

/** The same of a value; members of a wrong type count as left out. */
export function stateOf(value: unknown): SharedState | null {
  if (typeof value !== 'object' || value === null) return null;
  const members = new Map<string, unknown>(Object.entries(value));
  const text = members.get('text');
  const older = members.get('older');
  if (typeof text !== 'string') return null;
  const files = filesOf(members.get('files'));
  const open = files.find(({ path }) => path === members.get('open'));
  const word = (name: string): string | null => {
    const member = members.get(name);
    return typeof member === 'string' && member.length <= 500 ? member : null;
  };
  const from = word('from');
  return {
    host: word('host'),
    release: word('release'),
    path: word('path'),
    tab: word('tab'),
    selection: selectionOf(members.get('selection'), (open?.text ?? text).length),
    target: word('target'),
    text,
    older: typeof older === 'string' ? older : null,
    run: members.get('run') ?? null,
    files,
    ...(open ? { open: open.path } : {}),
    ...(from === null ? {} : { from }),
  };
}

/** Whether both are the same work; the caret and the open tab do not count. Long texts are not copied for it. */
export function isSameWork(one: SharedState, other: SharedState): boolean {
  return (
    one.text === other.text &&
    one.older === other.older &&
    one.host === other.host &&
    one.release === other.release &&
    one.path === other.path &&
    one.target === other.target &&
    haveSameFiles(one.files, other.files) &&
    (one.run === other.run || JSON.stringify(one.run) === JSON.stringify(other.run))
  );
}

function haveSameFiles(some: readonly PluginFile[], others: readonly PluginFile[]): boolean {
  if (some === others) return true;
  return (
    some.length === others.length &&
    some.every(({ path, text }, i) => others[i]?.path === path && others[i].text === text)
  );
}

/** Values that are not files are left out. */
function filesOf(value: unknown): readonly PluginFile[] {
  const files: unknown[] = Array.isArray(value) ? value.slice(0, MAX_FILES) : [];
  return files.flatMap((file) => {
    if (typeof file !== 'object' || file === null) return [];
    const { path, text } = file as { path?: unknown; text?: unknown };
    return typeof path === 'string' && path !== '' && typeof text === 'string'
      ? [{ path: path.slice(0, 300), text }]
      : [];
  });
}

function selectionOf(value: unknown, length: number): readonly [number, number] | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [from, to] = value as unknown[];
  const fits = (at: unknown): at is number => Number.isInteger(at) && Number(at) >= 0 && Number(at) <= length;
  return fits(from) && fits(to) ? [from, to] : null;
}

/** The beginning of the manifest's text in an envelope that breaks off; null where it does not get that far. */
export function beginningOfText(json: string): string | null {
  const found = /"text":"((?:[^"\\]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*)/.exec(json);
  if (!found) return null;
  return JSON.parse(`"${found[1] ?? ''}"`) as string;
}
