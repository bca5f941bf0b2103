// Turns identifiers into words and back, and guesses what an odd value was meant to be.

import { typeName } from '../../model/guards.ts';
import { quote } from '../kit/words.ts';

/** Lower-case words of an identifier or a phrase: `getWeather 2` → get, weather, 2. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** A package id for a text: words joined by `joint`; '' when it has no usable character. */
export function idFor(text: string, joint: '-' | '' = '-'): string {
  return wordsOf(text).join(joint);
}

/** A tool name for a text: words joined by `_`, starting with a letter; '' when it has no usable character. */
export function toolNameFor(text: string): string {
  const name = wordsOf(text).join('_');
  return /^[0-9]/.test(name) ? `tool_${name}` : name;
}

/** `max_results` → `Max results`; unchanged where it has no usable character. */
export function readable(identifier: string): string {
  const text = wordsOf(identifier).join(' ');
  return text === '' ? identifier : text.charAt(0).toUpperCase() + text.slice(1);
}

/** The first of `wanted`, `wanted_2`, `wanted_3`… that is not in `used`. */
export function unique(wanted: string, used: ReadonlySet<string>, joint = '_'): string {
  let name = wanted;
  for (let n = 2; used.has(name); n++) name = `${wanted}${joint}${String(n)}`;
  return name;
}

/** A word without its ending, for comparing `bike`, `bikes` and `biking`; words of up to three letters stay. */
export function stem(word: string): string {
  return word.length > 3 ? word.replace(/(?:ies|es|s|ing|ed|e|y)$/, '') : word;
}

/** A plain value as it is written, or the type of a list or object, for messages. */
export function written(value: unknown): string {
  return typeof value === 'object' ? typeName(value) : quote(value);
}

const NO: readonly unknown[] = ['false', 'no', 'off', '0', 0, null];

/** The boolean that `"yes"`, `1` or `"false"` stands for; anything unclear counts as true. */
export function asBoolean(value: unknown): boolean {
  return !NO.includes(typeof value === 'string' ? value.trim().toLowerCase() : value);
}

/** The parts of a list that was written as one text: `a, b` → a, b. */
export function splitList(text: string): string[] {
  return [...new Set(text.split(/[,;]/).map((part) => part.trim()))].filter((part) => part !== '');
}
