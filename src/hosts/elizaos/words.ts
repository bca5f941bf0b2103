// Ids, environment variable names and labels made of each other, partly as Milady makes them.

/** SCREAMING_SNAKE_CASE of a key as it is: a letter with an accent is left out, so that `é` and `e` are two secrets. */
function screaming(text: string): string {
  return text
    .slice(0, 200)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .join('_')
    .toUpperCase();
}

/** True for a name that works as an environment variable and gets a readable label. */
export function isScreaming(name: string): boolean {
  return /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/.test(name);
}

/** An environment variable name for any text; never empty, never led by a digit. */
export function variableName(text: string): string {
  const name = screaming(text);
  return /^[A-Z]/.test(name) ? name : `SETTING_${name}`.replace(/_$/, '');
}

/** The secrets' names that stand for a setting: itself, its screaming form, and that with the plugin's id before it. */
export function secretNames(id: string, key: string): string[] {
  const name = screaming(key);
  return [key, name, `${screaming(id)}_${name}`];
}

/** The name to declare a setting's secret under: the key if it is a variable name already, else with the plugin's id. */
export function secretFor(id: string, key: string): string {
  if (isScreaming(key)) return key;
  return variableName(id === '' ? key : `${id} ${key}`);
}

/** Milady's guess that a parameter is a secret (plugins-overlay-catalog.ts, inferSensitiveKey). */
export function inferSensitive(key: string): boolean {
  const marks = ['_API_KEY', '_SECRET', '_TOKEN', '_PASSWORD', '_PRIVATE_KEY', '_SIGNING_', 'ENCRYPTION_'];
  const upper = key.toUpperCase();
  return marks.some((mark) => upper.includes(mark));
}

/** Milady's guess that a parameter is required (plugins-overlay-catalog.ts, inferRequiredKey). */
export function inferRequired(key: string, sensitive: boolean): boolean {
  const upper = key.toUpperCase();
  return sensitive && ['_API_KEY', '_TOKEN', '_PRIVATE_KEY'].some((end) => upper.endsWith(end));
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
  // The host writes `word[0] + …`, which for an empty word gives this text.
  return word === '' ? 'undefined' : word.charAt(0) + word.slice(1).toLowerCase();
}
