// Values of secret settings and all else that looks like a key: neither output nor sidecar gets them unless the person
// asks for them.

import type { Reason } from '../model/ledger.ts';
import type { Plugin, Setting, Sourced } from '../model/plugin.ts';
import type { PluginFiles, SourceFile } from '../model/portable.ts';
import { findSecrets } from '../hosts/kit/find-secrets.ts';
import { secretName } from '../hosts/kit/secrets.ts';
import { join, parent } from '../lang/json/pointer.ts';
import { placeName } from './places.ts';

/** For stored and preset values of secret settings. */
export const LEFT_OUT: Reason = { code: 'secret', says: 'Left out: secret.' };

/** A shorter text is in too many other values to be looked for. */
const SHORTEST = 8;

/** A source without the secrets that are not values of settings by themselves. */
export interface CleanSource {
  /** The very same one where there are none. */
  readonly source: PluginFiles;
  /** How many different ones are left out of it. */
  readonly found: number;
}

/**
 * Takes out what links would leave out too, and copies of secret settings inside of other texts. A setting's value by
 * itself stays: it has an account of its own (`secretsOf`).
 */
export function withoutKeys(source: PluginFiles, settings: readonly Setting[]): CleanSource {
  const own = new Set(heldBy(settings).flatMap(({ value }) => (typeof value === 'string' ? value : [])));
  const files = [source.main, ...source.others];
  const keys = files.flatMap(({ text }) =>
    findSecrets(text).map(({ from, to }) => plain(text.slice(from, to))),
  );
  const found = new Set([...keys, ...own].filter((one) => one.length >= SHORTEST));
  const all = [...found].flatMap(spellings).sort((a, b) => b.length - a.length);
  const removed = new Set<string>();
  const clean = (text: string): string => {
    if (own.has(text)) return text;
    return all.reduce((left, one) => {
      if (!left.includes(one)) return left;
      removed.add(plain(one));
      return left.replaceAll(one, '');
    }, text);
  };
  const inJson = (text: string): string =>
    // A text that is never closed ends with the file, so no character is looked at twice.
    text.replace(/"(?:[^"\\]|\\[^])*["\\]?/g, (literal) =>
      own.has(plain(literal.slice(1, -1))) ? literal : clean(literal),
    );
  const cleanFile = <File extends { readonly text: string; readonly path: string }>(file: File): File => ({
    ...file,
    text: file.path.endsWith('.json') ? inJson(file.text) : clean(file.text),
  });
  const { main, others, reading } = source;
  const made = {
    ...source,
    main: { ...cleanFile(main), value: withTexts(main.value, clean) },
    others: others.map(cleanFile),
    ...(reading === undefined ? {} : { reading: withTexts(reading, clean) }),
  };
  const left = [...removed].filter((one) => !own.has(one)).length;
  return { source: removed.size > 0 ? made : source, found: left };
}

/** What a text inside of quotes says; itself where it is not one. */
function plain(text: string): string {
  try {
    return JSON.parse(`"${text}"`) as string;
  } catch {
    return text;
  }
}

/** The same value with its texts changed; names of members stay. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => withTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, withTexts(held, change)]));
}

/** The values that are left out of a conversion. */
export interface Secrets {
  /** The plugin without them. */
  readonly plugin: Plugin;
  /** Whether a leaf is one of them, a part of one, or a copy of one in another file or member. */
  readonly has: (file: string, pointer: string, value: unknown) => boolean;
  /** The text without them; null where nothing is left that could be kept. */
  readonly without: (path: string, text: string) => string | null;
}

/** Nothing is left out. */
export function noSecrets(plugin: Plugin): Secrets {
  return { plugin, has: () => false, without: (_, text) => text };
}

/** An empty value is not a secret. */
export function secretsOf(plugin: Plugin, files: readonly SourceFile[]): Secrets {
  const values = heldBy(plugin.settings);
  const places = new Set(values.map(placeName));
  // Files of one plugin repeat their settings, of which the reader took one.
  const pointers = new Set(values.filter(({ pointer }) => pointer !== '').map(({ pointer }) => pointer));
  const texts = values.flatMap(({ value }) => spellings(value));
  const json = new Set(files.filter(({ value }) => typeof value === 'object').map(({ path }) => path));
  return {
    plugin: { ...plugin, settings: plugin.settings.map(withoutValues) },
    has: (file, pointer, value) => {
      if (values.length === 0) return false;
      if (typeof value === 'string' && value.length >= SHORTEST && texts.includes(value)) return true;
      if (value === '') return false;
      for (let at = pointer; ; at = parent(at)) {
        if (places.has(placeName({ file, pointer: at })) || (pointers.has(at) && json.has(file))) return true;
        if (at === '') return false;
      }
    },
    without: (path, text) => {
      if (/(?:^|\/)\.env(?:\.[^/]*)?$/.test(path)) return null;
      const found = texts.filter((one) => text.includes(one));
      if (found.some((one) => one.length < SHORTEST && values.some((it) => it.file === path))) return null;
      return found
        .filter((one) => one.length >= SHORTEST)
        .reduce((left, one) => left.replaceAll(one, ''), text);
    },
  };
}

/** A name may be surely that of a secret, although what is typed in there cannot be masked. */
function isSecret({ kind, key, sensitive }: Setting): boolean {
  const isNamed = kind !== 'boolean' && sensitive?.value !== false && secretName(key.value) === 'sure';
  return kind === 'secret' || isNamed;
}

/** The values of the secret ones. */
function heldBy(settings: readonly Setting[]): Sourced[] {
  return settings
    .filter(isSecret)
    .flatMap(({ value, preset }) => [value, preset].flatMap((one) => (isHeld(one) ? one : [])));
}

/** Whether a setting holds a value; an empty text and null do not count. */
export function isHeld(value: Sourced | undefined): value is Sourced {
  return value !== undefined && value.value !== '' && value.value !== null;
}

/** The value as a file may spell it. */
function spellings(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  const quoted = JSON.stringify(value).slice(1, -1);
  return quoted === value ? [value] : [value, quoted];
}

function withoutValues(setting: Setting): Setting {
  if (!isSecret(setting)) return setting;
  const { value, preset } = setting;
  return {
    ...setting,
    value: isHeld(value) ? undefined : value,
    preset: isHeld(preset) ? undefined : preset,
  };
}

/** A copy of the value without the leaves at these pointers and what holds nothing else; undefined for none. */
export function withoutLeaves(value: unknown, pointers: ReadonlySet<string>, at = ''): unknown {
  if (pointers.has(at)) return undefined;
  if (typeof value !== 'object' || value === null || pointers.size === 0) return value;
  const left = Object.entries(value).flatMap(([key, held]): [string, unknown][] => {
    const inside = withoutLeaves(held, pointers, join(at, key));
    return inside === undefined ? [] : [[key, inside]];
  });
  if (left.length === 0 && Object.keys(value).length > 0) return undefined;
  return Array.isArray(value) ? left.map(([, held]) => held) : Object.fromEntries(left);
}
