// Reads the values of arguments from an example prompt. The host leaves that to its model; this is our own guess.

import type { Pointer } from '../../../model/finding.ts';
import type { Field } from './fields.ts';
import type { Tile } from './tile.ts';

interface PromptWord {
  readonly text: string;
  readonly lower: string;
}

/** Words after which a prompt names something. */
const LEADING: ReadonlySet<string> = new Set(
  'of in for at from to with about near by on between and as is'.split(' '),
);

/** In UTF-16 units. A prompt has few words, so the rest of a longer text is ignored. */
const MAX_LENGTH = 500;

/** Texts for the form, by the field's pointer; fields that the prompt does not mention are left out. */
export function valuesIn(prompt: string, fields: readonly Field[], tile: Tile): Map<Pointer, string> {
  const words = wordsOf(prompt.slice(0, MAX_LENGTH));
  const used = words.map(() => false);
  const found = new Map<Pointer, string>();
  const names = new Map(fields.map((field) => [field.pointer, namesOf(field, tile)]));
  const assign = (field: Field, from: number, to: number, text: string): void => {
    used.fill(true, from, to);
    found.set(field.pointer, text);
  };
  // A value behind the name of its field is not free for the fields before it.
  for (const isNamed of [true, false]) {
    for (const field of fields) {
      if (found.has(field.pointer)) continue;
      const at = placeOf(field, words, used, names.get(field.pointer) ?? [], isNamed);
      if (at) assign(field, at.from, at.to, at.text);
    }
  }
  for (const field of fields) {
    if (found.has(field.pointer) || !isFree(field)) continue;
    const markers = (names.get(field.pointer) ?? []).filter((name) =>
      words.some(({ lower }) => lower === name),
    );
    const others = fields.flatMap(({ pointer }) =>
      pointer === field.pointer ? [] : (names.get(pointer) ?? []),
    );
    const start = startOf(words, used, markers);
    if (start === null) continue;
    let end = start;
    while (end < words.length && !used[end] && !isEnd(words[end], others)) end++;
    const text = words.slice(start, end).map((word) => word.text);
    if (text.length > 0) assign(field, start, end, text.join(' '));
  }
  return found;
}

function wordsOf(prompt: string): PromptWord[] {
  const found = prompt.match(/"[^"]*"|[^\s"]+/g) ?? [];
  return found.map((raw) => {
    const text = raw.startsWith('"') ? raw.slice(1, -1) : raw.replace(/[,;:!?.]$/, '');
    return { text, lower: text.toLowerCase() };
  });
}

/** The field's own name and the words of its prefix in the tile: `zoom`, `level`. */
function namesOf({ name }: Field, { args }: Tile): string[] {
  const prefix = args.find((arg) => arg.name === name)?.prefix ?? '';
  const parts = [...name.split(/[_\s-]|(?<=[a-z])(?=[A-Z])/), ...prefix.split(/\s+/)];
  return [...new Set(parts.map((part) => part.toLowerCase()))].filter((part) => part !== '');
}

function isFree({ type, choices }: Field): boolean {
  return choices.length === 0 && (type.kind === 'text' || type.kind === 'entry' || type.kind === 'any');
}

interface Found {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Numbers, dates and choices are known by their form; `isNamed` asks for one that follows the field's name. */
function placeOf(
  field: Field,
  words: readonly PromptWord[],
  used: readonly boolean[],
  names: readonly string[],
  isNamed: boolean,
): Found | null {
  const shape = shapeOf(field);
  const hits = words.flatMap(({ lower }, i): Found[] => {
    const text = used[i] ? null : shape(lower);
    return text === null ? [] : [{ from: i, to: i + 1, text }];
  });
  const best = hits.find(({ from }) => !isNamed || names.includes(words[from - 1]?.lower ?? ''));
  if (!best) return null;
  // The field's name and the words before it belong to the value: `at zoom 12`.
  let { from } = best;
  while (
    from > 0 &&
    !used[from - 1] &&
    (names.includes(words[from - 1]?.lower ?? '') || leads(words[from - 1]))
  )
    from--;
  return { ...best, from };
}

function shapeOf({ type: { kind }, choices }: Field): (lower: string) => string | null {
  if (choices.length > 0) {
    return (lower) =>
      choices.find(({ key, label }) => key.toLowerCase() === lower || label.toLowerCase() === lower)?.key ??
      null;
  }
  if (kind === 'integer' || kind === 'number')
    return (lower) => (/^-?\d+(?:\.\d+)?$/.test(lower) ? lower : null);
  if (kind === 'date') return (lower) => (/^\d{4}-\d\d-\d\d$/.test(lower) ? lower : null);
  return () => null;
}

/** The index after the field's own words, else after the first leading word; null where neither is in the prompt. */
function startOf(
  words: readonly PromptWord[],
  used: readonly boolean[],
  markers: readonly string[],
): number | null {
  const behind = (test: (word: PromptWord) => boolean): number =>
    words.findIndex((word, i) => !used[i] && test(word) && i + 1 < words.length && !used[i + 1]);
  const own = behind(({ lower }) => markers.includes(lower));
  const at = own >= 0 ? own : behind(leads);
  if (at < 0) return null;
  // `of the map`: an article is not part of the value.
  const article = /^(?:the|a|an)$/.test(words[at + 1]?.lower ?? '') && at + 2 < words.length;
  return article ? at + 2 : at + 1;
}

function leads(word: PromptWord | undefined): boolean {
  return word !== undefined && LEADING.has(word.lower);
}

function isEnd(word: PromptWord | undefined, others: readonly string[]): boolean {
  return leads(word) || (word !== undefined && others.includes(word.lower));
}
