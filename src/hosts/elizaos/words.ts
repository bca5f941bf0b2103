// Derives ids, names of environment variables and labels from each other, partly as Milady does.

import { member } from '../../model/guards.ts';
import { join } from '../../lang/json/pointer.ts';

/** A key in SCREAMING_SNAKE_CASE. Letters with an accent are left out, so `é` does not name the secret of `e`. */
function screaming(text: string): string {
  return text
    .slice(0, 200)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .join('_')
    .toUpperCase();
}

/** The message on a text: that it is empty where it is, else what `otherwise` says. `name` is quoted. */
export function orEmpty(text: string, name: string, otherwise: string): string {
  return text.trim() === '' ? `${name} is empty.` : otherwise;
}

/** True for a name that works as an environment variable and gets a readable label. */
export function isScreaming(name: string): boolean {
  return /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/.test(name);
}

/** An environment variable name for any text; never empty, and never with a digit first. */
export function variableName(text: string): string {
  const name = screaming(text);
  return /^[A-Z]/.test(name) ? name : `SETTING_${name}`.replace(/_$/, '');
}

/** The names of secrets that belong to a setting: its key, its variable, and the variable with the plugin's id first. */
export function secretNames(id: string, key: string): string[] {
  const name = screaming(key);
  return [key, name, `${screaming(id)}_${name}`];
}

/** The name for a setting's secret: the key if it is a variable name already, else with the plugin's id. */
export function secretFor(id: string, key: string): string {
  if (isScreaming(key)) return key;
  return variableName(id === '' ? key : `${id} ${key}`);
}

/** The lists of a manifest that name secrets. */
export const SECRET_LISTS = ['requiredSecrets', 'optionalSecrets'] as const;

export interface ListedSecret {
  readonly name: string;
  readonly pointer: string;
}

/** The names in a list of secrets with their places; other values are left out. */
export function secretsIn(manifest: unknown, list: (typeof SECRET_LISTS)[number]): ListedSecret[] {
  const names = member(manifest, list);
  if (!Array.isArray(names)) return [];
  return names.flatMap((name: unknown, i) =>
    typeof name === 'string' ? [{ name, pointer: join('', list, i) }] : [],
  );
}

/** Milady's guess that a parameter is a secret (plugins-overlay-catalog.ts, inferSensitiveKey). */
export function inferSensitive(key: string): boolean {
  return /_API_KEY|_SECRET|_TOKEN|_PASSWORD|_PRIVATE_KEY|_SIGNING_|ENCRYPTION_/.test(key.toUpperCase());
}

const KEPT_WORDS = new Set('API URL ID SSH SSL HTTP HTTPS RPC NFT EVM TLS DNS IP JWT SDK LLM'.split(' '));

/** The label that Milady's settings page makes of a parameter's name (shared/labels.ts). */
export function labelOf(key: string, pluginId = ''): string {
  const bare = pluginId.toUpperCase();
  const prefixes = pluginId === '' ? [] : [`${bare.replaceAll('-', '_')}_`, `${bare.replaceAll('-', '')}_`];
  const prefix = prefixes.find((p) => key.startsWith(p) && key.length > p.length);
  return key
    .slice(prefix?.length ?? 0)
    .split('_')
    .map(labelWord)
    .join(' ');
}

function labelWord(word: string): string {
  if (KEPT_WORDS.has(word)) return word;
  // The host computes `word[0] + …`, which gives “undefined” for an empty word.
  return word === '' ? 'undefined' : word.charAt(0) + word.slice(1).toLowerCase();
}
