// Parameters for targets that know neither references nor choices: with the one schema that these leave, where it is one.

import type { Parameter, SchemaWord, Sourced, Tool } from '../../model/plugin.ts';
import { join, split, valueAt } from '../../lang/json/pointer.ts';
import { word, wordsIn } from './read.ts';

/** The parameters of a tool, those by reference or choice as what they mean. */
export function plainParameters({ parameters, frame }: Tool): readonly Parameter[] {
  return parameters.map((parameter) => {
    const words = plainWords(parameter.words, frame);
    return words === parameter.words ? parameter : { ...parameter, words };
  });
}

/** More schemas than this one inside of the other lead nowhere. */
const DEEPEST = 8;

const LINKS: readonly string[] = ['$ref', 'allOf', 'anyOf', 'oneOf'];

function plainWords(
  words: readonly SchemaWord[],
  frame: readonly SchemaWord[],
  depth = 0,
): readonly SchemaWord[] {
  if (depth > DEEPEST || word(words, 'type')) return words;
  const [link, held] = words.find(([keyword]) => LINKS.includes(keyword)) ?? [];
  if (link === undefined || !held) return words;
  const linked = link === '$ref' ? target(held.value, frame) : elements(held);
  const all = linked.map((one) => plainWords(wordsIn(one), frame, depth + 1)).filter((one) => !isNull(one));
  const [first = [], ...more] = all;
  const type = word(first, 'type');
  if (!type || (link !== 'allOf' && more.some((one) => word(one, 'type')?.value !== type.value)))
    return words;
  const found = link === 'allOf' ? all.flat() : more.length === 0 ? first : [['type', type] as const];
  const own = words.filter(([keyword]) => keyword !== link);
  return [
    ...own,
    ...found.filter(([keyword], i) => isNew(keyword, own) && isNew(keyword, found.slice(0, i))),
  ];
}

function isNew(keyword: string, words: readonly SchemaWord[]): boolean {
  return !words.some(([known]) => known === keyword);
}

/** null is how an optional value is written. */
function isNull(words: readonly SchemaWord[]): boolean {
  return word(words, 'type')?.value === 'null' || word(words, 'const')?.value === null;
}

/** What a reference into a member of the whole schema leads to, as `#/$defs/Pier`. */
function target(ref: unknown, frame: readonly SchemaWord[]): Sourced[] {
  const [start, keyword = '', ...rest] = typeof ref === 'string' ? split(ref.replace(/^#/, '')) : [];
  const root = start === undefined ? undefined : word(frame, start);
  if (!root || keyword === '') return [];
  const value = valueAt(root.value, join('', keyword, ...rest));
  return value === undefined ? [] : [{ ...root, value, pointer: join(root.pointer, keyword, ...rest) }];
}

function elements(list: Sourced): Sourced[] {
  return Array.isArray(list.value) ? wordsIn(list).map(([, one]) => one) : [];
}
