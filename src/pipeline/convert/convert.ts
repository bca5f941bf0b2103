// One conversion: read, write, account for every leaf, and put the sidecar beside it.

import type { InstallNote } from '../../model/draft.ts';
import type { Convention, Plugin } from '../../model/plugin.ts';
import type { BundleFile, Source, SourceFile } from '../../model/portable.ts';
import { accountsOf, type Account, type FileEntry } from './account.ts';
import { carryOf, readCarry, SIDECAR, writeCarry, type Carry } from './carry.ts';
import { safePath, safePaths } from '../../text/paths.ts';
import type { Party } from './parties.ts';
import { printFile, spansOf, type Printed } from './print.ts';
import { restore, type Restored } from './restore.ts';

export interface Converted {
  /** The target's files, the one to open first; without the sidecar. */
  readonly files: readonly Printed[];
  /** The sidecar's text; null where nothing needs one, or none is wanted. */
  readonly sidecar: BundleFile | null;
  readonly accounts: readonly Account[];
  readonly entries: readonly FileEntry[];
  readonly install: readonly InstallNote[];
  /** Whether an earlier conversion's sidecar gave the original back. */
  readonly restored: boolean;
  /** The files of the source that are accounted for. */
  readonly sources: readonly SourceFile[];
}

/** null where the source cannot be read or the target cannot be written. Never throws for any source. */
export function convert(from: Party, to: Party, given: Source, carries: boolean): Converted | null {
  if (!from.read || !to.write) return null;
  const source = withSafeFiles(given);
  const carry = carryFor(source.others, from, to);
  const read = from.read(withPaths(source, carry));
  if (read.unread !== undefined) return null;
  const draft = to.write(withShells(read.plugin, to.conventions));
  const paths = safePaths(draft.files.map(({ path }) => path));
  const printed = draft.files.map((file, i) => printFile({ ...file, path: paths[i] ?? file.path }));
  const entries = printed.flatMap(({ path, entries }) => entries.map((entry) => ({ ...entry, file: path })));
  const accounts = accountsOf(read.files, read.plugin, entries, draft.settled, carries);
  const values = new Map(read.files.map(({ path, value }) => [path, value]));
  const restored = carry && restoredBy(carry, values, printed, accounts);
  const made = restored
    ? { files: filesOf(restored, carry, printed), accounts: restored.accounts, entries: [] }
    : { files: printed, accounts, entries };
  let sidecar: BundleFile | null | undefined;
  return {
    ...made,
    // Made when it is wanted: the matrix never looks at it.
    get sidecar() {
      if (sidecar === undefined)
        sidecar = carries ? sidecarOf(from, to, made, Boolean(restored), read.files, values, source) : null;
      return sidecar;
    },
    install: draft.install,
    restored: Boolean(restored),
    sources: read.files,
  };
}

/** Every tool's code with what makes it callable. */
function withShells(plugin: Plugin, conventions: readonly Convention[]): Plugin {
  const tools = plugin.tools.map((tool) => {
    const { code } = tool;
    const called = conventions.find(({ id }) => id === code?.convention);
    return code && called ? { ...tool, code: { ...code, shell: called.shell } } : tool;
  });
  return { ...plugin, tools };
}

/** Folders are named by values of manifests; the sidecar knows files by the names that they can be saved under. */
function withSafeFiles({ main, others }: Source): Source {
  return {
    main: main.path === '' ? main : { ...main, path: safePath(main.path) },
    others: others.map((file) => ({ ...file, path: safePath(file.path) })),
  };
}

function carryFor(others: readonly BundleFile[], from: Party, to: Party): Carry | null {
  const file = others.find(({ path }) => path === SIDECAR || path.endsWith(`/${SIDECAR}`));
  const carry = file ? readCarry(file.text) : null;
  return carry && carry.from === to.id && carry.to === from.id ? carry : null;
}

/** A file's path may leave out the manifest's folder; the sidecar knows the whole ones. */
function withPaths(source: Source, carry: Carry | null): Source {
  if (!carry) return source;
  const known = new Set(carry.leaves.flatMap(({ is }) => (is.kind === 'carried' ? [] : [is.at.file])));
  const { path } = source.main;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const others = source.others.map((file) => {
    const whole = `${folder}${file.path}`;
    return known.has(whole) && !known.has(file.path) ? { ...file, path: whole } : file;
  });
  return { ...source, others };
}

function restoredBy(
  carry: Carry,
  values: ReadonlyMap<string, unknown>,
  printed: readonly Printed[],
  accounts: readonly Account[],
): Restored | null {
  const original = [...new Set(carry.leaves.map(({ file }) => file))];
  const first = printed[0]?.path;
  const names = (path: string): string => {
    if (original.includes(path)) return path;
    return path === first ? (original[0] ?? path) : path;
  };
  const fresh = { values: new Map(printed.map(({ path, value }) => [path, value])), accounts };
  return restore(carry, values, fresh, names);
}

/** The original's files: JSON anew, code from its one value, other texts as they were kept. */
function filesOf(restored: Restored, carry: Carry, printed: readonly Printed[]): Printed[] {
  return [...restored.values].map(([path, value], i): Printed => {
    const like = printed.find((file) => file.path === path) ?? (i === 0 ? printed[0] : undefined);
    const kept = carry.texts.find((file) => file.path === path);
    const language = path.endsWith('.json') ? 'json' : (like?.language ?? 'javascript');
    const text = kept?.text ?? textOf(value);
    return {
      path,
      language,
      text,
      value,
      entries: [],
      ...(like?.manifest === undefined ? {} : { manifest: like.manifest }),
      spanOf: typeof value === 'string' ? () => ({ from: 0, to: text.length }) : spansOf(text, language),
    };
  });
}

/** A code file is read as `{ code }`. */
function textOf(value: unknown): string {
  const code = (value as { code?: unknown } | null)?.code;
  const alone = typeof code === 'string' && Object.keys(value as object).length === 1;
  return alone ? code : `${JSON.stringify(value, null, 2)}\n`;
}

function sidecarOf(
  from: Party,
  to: Party,
  made: Pick<Converted, 'files' | 'accounts' | 'entries'>,
  restored: boolean,
  sources: readonly SourceFile[],
  values: ReadonlyMap<string, unknown>,
  { main }: Source,
): BundleFile | null {
  // What was put together again needs one only for what came along and has no place there.
  if (restored && !made.accounts.some(({ fate }) => fate === 'carried')) return null;
  const texts = sources.filter(({ text, value }) => typeof value === 'object' && !isText(text, value));
  const carry = carryOf(from.id, to.id, made.accounts, made.entries, values, texts.filter(isNoJson));
  const about = `Written by Plugbench beside a conversion from ${from.name} to ${to.name}: what ${to.name} has no place for, and where all else went. Converting back gives ${baseName(main.path)} as it was. ${to.name} does not read this file.`;
  const first = made.files[0]?.path ?? '';
  const folder = first.slice(0, first.lastIndexOf('/') + 1);
  return { path: `${folder}${SIDECAR}`, text: writeCarry(carry, about) };
}

/** A code file, whose one value is its text. */
function isText(text: string, value: unknown): boolean {
  return (value as { code?: unknown } | null)?.code === text;
}

function isNoJson({ path }: BundleFile): boolean {
  return !path.endsWith('.json');
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1) || 'the manifest';
}
