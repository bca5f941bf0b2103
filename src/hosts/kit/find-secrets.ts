// Finds what looks like a key or password in a text: one list for links and conversions.

import type { Span } from '../../model/finding.ts';
import { isPlaceholder, isVaried, secretName, secretsIn, type Secret } from './secrets.ts';
import { endOfString } from '../../lang/json/depth.ts';

/** Members whose text is the value of the setting that holds them. */
const VALUE_OF = /^(?:value|default|defaultValue)$/;
const MAX_LENGTH = 1_000_000;
/** No key is longer than this. */
const MAX_VALUE = 5000;

/** In the order of their places; ranges do not overlap. The text may be broken, or not JSON at all. Linear. */
export function findSecrets(text: string): Secret[] {
  const all = [...secretsIn(text), ...namedValues(text), ...assignedValues(text)];
  const merged: Secret[] = [];
  for (const one of all.sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = merged.at(-1);
    if (!last || one.from >= last.to) merged.push(one);
    else if (one.to > last.to) merged[merged.length - 1] = { ...last, to: one.to };
  }
  return merged;
}

/** `api_key=…` in addresses and settings files, `--api-key …` in commands; the name has to be surely a secret's. */
const ASSIGNED = /(?<![\w-])-{0,2}(\w[\w-]{1,60})(?:=|(?<=--[\w-]{2,60})\s+)"?([^\s"'`&;,]{8,400})/g;

function assignedValues(text: string): Secret[] {
  if (text.length > MAX_LENGTH) return [];
  return [...text.matchAll(ASSIGNED)].flatMap(({ 0: whole, 1: name = '', 2: value = '', index }) => {
    const to = index + whole.length;
    const isOne = secretName(name) === 'sure' && (isVaried(value) || isLikely(value));
    return isOne ? [{ kind: `value of \`${name}\``, from: to - value.length, to }] : [];
  });
}

/** Members that are named like a secret and hold what could be one. */
function namedValues(text: string): Secret[] {
  if (text.length > MAX_LENGTH) return [];
  try {
    JSON.parse(text);
  } catch {
    return [];
  }
  const found: Secret[] = [];
  for (const { name, from, to } of stringsOf(text)) {
    const asks = to - from > 6 * MAX_VALUE ? null : secretName(name);
    if (asks === null) continue;
    const value = JSON.parse(text.slice(from, to)) as string;
    if (isVaried(value) || (asks !== 'maybe' && isLikely(value)))
      found.push({ kind: `value of \`${name}\``, from: from + 1, to: to - 1 });
  }
  return found;
}

/** A string of an object, quotes included, with the name of the setting that it is the value of. */
interface Named extends Span {
  readonly name: string;
}

interface Container {
  /** The name of the member that holds it, or that holds the list which it is in. */
  readonly owner: string;
  readonly isList: boolean;
  /** The key whose value comes next. */
  key: string | null;
  /** What the object calls itself: `name` of a setting in a list. */
  called: string | null;
  /** Values of what it describes, which is known at its end. */
  readonly values: Span[];
  /** In a list: the text before, which may be an option of a command. */
  before: string;
}

/** Members that name what an object describes, and those that hold a default and other details of it. */
const NAMES = /^(?:name|key|id)$/;
const DETAILS = /^(?:input|schema|options)$/;

/** All strings of the objects in a JSON text, in one pass. */
function* stringsOf(text: string): Generator<Named> {
  const around: Container[] = [];
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== '"') {
      yield* step(text.charAt(at), around);
      continue;
    }
    const to = endOfString(text, at);
    const inside = around.at(-1);
    const textHere = (): string => JSON.parse(text.slice(at, to)) as string;
    if (inside?.isList === false) {
      if (inside.key === null) inside.key = textHere();
      else if (VALUE_OF.test(inside.key)) inside.values.push({ from: at, to });
      else yield { name: inside.key, from: at, to };
      if (inside.key !== null && NAMES.test(inside.key) && text[to - 1] === '"' && to - at < 400)
        inside.called = textHere();
    } else if (inside) {
      if (inside.before.startsWith('-')) yield { name: inside.before, from: at, to };
      inside.before = to - at < 100 ? textHere() : '';
    }
    at = to - 1;
  }
}

/** What a character outside of strings does to the containers around it; gives the values of what ends here. */
function* step(char: string, around: Container[]): Generator<Named> {
  const inside = around.at(-1);
  if (char === ',' && inside) inside.key = null;
  else if (char === '{' || char === '[') around.push(containerIn(inside, char === '['));
  else if (char === '}' || char === ']') {
    around.pop();
    for (const one of inside?.values ?? []) yield { ...one, name: inside?.called ?? inside?.owner ?? '' };
  }
}

function containerIn(inside: Container | undefined, isList: boolean): Container {
  const owner = (DETAILS.test(inside?.key ?? '') ? inside?.owner : inside?.key) ?? inside?.owner ?? '';
  return { owner, isList, key: null, called: null, values: [], before: '' };
}

/** Not a placeholder, not a sentence, not the name of a variable. */
function isLikely(value: string): boolean {
  if (value.length < 8 || value.length > MAX_VALUE || /[\s<>{}()[\]]/.test(value)) return false;
  return !isPlaceholder(value) && /\d/.test(value) && /[a-z]/i.test(value) && secretName(value) !== 'sure';
}
