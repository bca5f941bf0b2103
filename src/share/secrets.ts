// Points out what looks like a key or password in a text, before that text is given to others.

import type { Span } from '../model/finding.ts';
import { isPlaceholder, isVaried, secretName, secretsIn, type Secret } from '../hosts/kit/secrets.ts';
import { endOfString } from '../text/depth.ts';

/** Members whose text is the value of the setting that holds them. */
const VALUE_OF = /^(?:value|default|defaultValue)$/;
const MAX_LENGTH = 1_000_000;
/** No key is longer than this. */
const MAX_VALUE = 5000;

/** In the order of their places; ranges do not overlap. The text may be broken, or not JSON at all. Linear. */
export function findSecrets(text: string): Secret[] {
  const all = [...secretsIn(text), ...namedValues(text)];
  const merged: Secret[] = [];
  for (const one of all.sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = merged.at(-1);
    if (!last || one.from >= last.to) merged.push(one);
    else if (one.to > last.to) merged[merged.length - 1] = { ...last, to: one.to };
  }
  return merged;
}

/** The text with every secret blacked out; JSON stays JSON. */
export function withoutSecrets(text: string, secrets: readonly Span[]): string {
  let out = '';
  let at = 0;
  for (const { from, to } of secrets) {
    out += `${text.slice(at, from)}REMOVED`;
    at = to;
  }
  return out + text.slice(at);
}

/** Enough of it to be recognised, never enough to be used. */
export function masked(secret: string): string {
  const shown = Math.min(4, Math.floor(secret.length / 4));
  return `${secret.slice(0, shown)}…`;
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
}

/** All strings of the objects in a JSON text, in one pass. */
function* stringsOf(text: string): Generator<Named> {
  const around: Container[] = [];
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== '"') {
      step(text.charAt(at), around);
      continue;
    }
    const to = endOfString(text, at);
    const inside = around.at(-1);
    if (inside?.isList === false) {
      if (inside.key === null) inside.key = JSON.parse(text.slice(at, to)) as string;
      else yield { name: VALUE_OF.test(inside.key) ? inside.owner : inside.key, from: at, to };
    }
    at = to - 1;
  }
}

/** What a character outside of strings does to the containers around it. */
function step(char: string, around: Container[]): void {
  const inside = around.at(-1);
  if (char === ',' && inside) inside.key = null;
  else if (char === '{' || char === '[')
    around.push({ owner: inside?.key ?? inside?.owner ?? '', isList: char === '[', key: null });
  else if (char === '}' || char === ']') around.pop();
}

/** Not a placeholder, not a sentence, not the name of a variable. */
function isLikely(value: string): boolean {
  if (value.length < 8 || value.length > MAX_VALUE || /[\s<>{}()[\]]/.test(value)) return false;
  return !isPlaceholder(value) && /\d/.test(value) && /[a-z]/i.test(value) && secretName(value) !== 'sure';
}
