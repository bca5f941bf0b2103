// Keeps the editable table of translations: edits over the shipped texts, and their form as a locale file.

import { isObject, member } from '../../../model/guards.ts';
import { readJson } from '../../../text/read.ts';
import type { Lookup, Texts } from '../display/translation.ts';
import { FALLBACK, LANGUAGES } from './locales.ts';

/** Edited texts by language and key; null removes a shipped text. */
export type Edits = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

export const NO_EDITS: Edits = {};

function shippedIn(language: string): Texts {
  return LANGUAGES.find(({ code }) => code === language)?.shipped ?? {};
}

/** The texts of a language with its edits. */
export function textsOf(language: string, edits: Edits): Texts {
  const all = new Map<string, string | null>([
    ...Object.entries(shippedIn(language)),
    ...Object.entries(edits[language] ?? {}),
  ]);
  return Object.fromEntries([...all].filter((entry): entry is [string, string] => entry[1] !== null));
}

/** The texts of the language, then the English ones, which is the order in which i18next searches. */
export function lookupIn(language: string, edits: Edits): Lookup {
  const codes = language === FALLBACK ? [FALLBACK] : [language, FALLBACK];
  return { language, texts: codes.map((code) => textsOf(code, edits)) };
}

/** Edits one text; an empty text removes the key, because a locale file would leave it out. */
export function withText(edits: Edits, language: string, key: string, text: string): Edits {
  return withTexts(edits, language, [[key, text === '' ? null : text]]);
}

/** Edits several texts of a language. */
export function withTexts(
  edits: Edits,
  language: string,
  texts: Iterable<readonly [string, string | null]>,
): Edits {
  const merged = Object.fromEntries([...Object.entries(edits[language] ?? {}), ...texts]);
  return { ...edits, [language]: merged };
}

/**
 * The keys that the table lists: those of the manifest, then the edited ones, also where they were emptied. Shipped
 * keys are listed only where the manifest uses one of the same tool.
 */
export function rowsOf(used: readonly string[], language: string, edits: Edits): string[] {
  const tools = new Set(used.map(toolOf));
  const shipped = Object.keys(shippedIn(language)).filter((key) => tools.has(toolOf(key)));
  return [...new Set([...used, ...shipped, ...Object.keys(edits[language] ?? {})])];
}

function toolOf(key: string): string {
  return key.split('.', 1)[0] ?? '';
}

/** The texts as a locale file: `{"llmTools": {…}}`. A key below another key that has a text is left out. */
export function localeFile(texts: Texts): string {
  const root = new Map<string, unknown>();
  for (const [key, text] of Object.entries(texts)) {
    const parts = key.split('.');
    const name = parts.pop() ?? '';
    let group: Map<string, unknown> | null = root;
    for (const part of parts) {
      const inner: unknown = group?.get(part) ?? new Map<string, unknown>();
      group?.set(part, inner);
      group = inner instanceof Map ? (inner as Map<string, unknown>) : null;
    }
    if (group && !group.has(name)) group.set(name, text);
  }
  return JSON.stringify({ llmTools: plain(root) }, null, 2);
}

function plain(value: unknown): unknown {
  return value instanceof Map
    ? Object.fromEntries([...(value as Map<string, unknown>)].map(([key, inner]) => [key, plain(inner)]))
    : value;
}

/** The texts of a pasted locale file, or of its part below `llmTools`; null where it has no texts. */
export function readLocale(text: string): Texts | null {
  const { value } = readJson(text);
  const whole = member(value, 'translation') ?? value;
  const tree = member(whole, 'llmTools') ?? whole;
  if (!isObject(tree)) return null;
  const texts = [...leaves(tree, '')];
  return texts.length === 0 ? null : Object.fromEntries(texts);
}

function* leaves(tree: Record<string, unknown>, prefix: string): Iterable<[string, string]> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') yield [prefix + key, value];
    else if (isObject(value)) yield* leaves(value, `${prefix}${key}.`);
  }
}
