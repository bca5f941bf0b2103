// Values of secret settings, which neither output nor sidecar gets unless the person asks for them.

import type { Reason } from '../../model/ledger.ts';
import type { Plugin, Setting, Sourced } from '../../model/plugin.ts';
import type { SourceFile } from '../../model/portable.ts';
import { join, parent } from '../../text/pointer.ts';

/** For stored and preset values of secret settings. */
export const LEFT_OUT: Reason = { code: 'secret', says: 'Left out: secret.' };

/** A shorter text is in too many other values to be looked for. */
const SHORTEST = 8;

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
  const values = plugin.settings.flatMap((setting) =>
    setting.kind === 'secret'
      ? [setting.value, setting.preset].flatMap((one) => (isHeld(one) ? one : []))
      : [],
  );
  const places = new Set(values.map(placeOf));
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
        if (places.has(`${file}#${at}`) || (pointers.has(at) && json.has(file))) return true;
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

function isHeld(value: Sourced | undefined): value is Sourced {
  return value !== undefined && value.value !== '' && value.value !== null;
}

function placeOf({ file, pointer }: Sourced): string {
  return `${file}#${pointer}`;
}

/** The value as a file may spell it. */
function spellings(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  const quoted = JSON.stringify(value).slice(1, -1);
  return quoted === value ? [value] : [value, quoted];
}

function withoutValues(setting: Setting): Setting {
  if (setting.kind !== 'secret') return setting;
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
