// The texts below `llmTools` that RAGFlow 0.19 ships, and those around its tool selector (web/src/locales), with what a
// person writes in their place.

import { isObject, member } from '../../../model/guards.ts';
import { readJson } from '../../../lang/json/read.ts';
import { ENGLISH, type Lookup, type Texts } from '../display/translation.ts';

export interface Locale {
  /** The name of RAGFlow's locale file without its ending. */
  readonly code: string;
  readonly name: string;
  readonly shipped: Texts;
  /** Of the form around the selector. */
  readonly words: { readonly label: string; readonly tip: string };
}

const ENGLISH_LOCALE: Locale = {
  code: 'en',
  name: 'English',
  shipped: ENGLISH,
  words: {
    label: 'Enabled tools',
    tip: 'Please select one or more tools for the chat model to use. It takes no effect for models not supporting tool call.',
  },
};

/** The two languages that have such texts; all others show the English ones. */
export const LANGUAGES: readonly Locale[] = [
  ENGLISH_LOCALE,
  {
    code: 'zh',
    name: '简体中文',
    shipped: {
      'bad_calculator.name': '计算器',
      'bad_calculator.description': '用于计算两个数的和的工具（会给出错误答案）',
      'bad_calculator.params.a': '第一个数',
      'bad_calculator.params.b': '第二个数',
    },
    words: {
      label: '可用的工具',
      tip: '请选择一个或多个可供该模型所使用的工具。仅对支持工具调用的模型生效。',
    },
  },
];

/** The language of a code; English for all others. */
export function localeOf(code: string): Locale {
  return LANGUAGES.find((locale) => locale.code === code) ?? ENGLISH_LOCALE;
}

/** Written texts by language and key; '' takes a shipped text away, as a locale file without it would. */
export type Edits = Readonly<Record<string, Texts>>;

/** The texts of a language with what was written in their place. */
export function textsOf(language: string, edits: Edits): Texts {
  const all = Object.entries({ ...localeOf(language).shipped, ...edits[language] });
  return Object.fromEntries(all.filter(([, text]) => text !== ''));
}

/** The texts of the language, then the English ones, which is the order in which i18next searches. */
export function lookupIn(language: string, edits: Edits): Lookup {
  return { language, texts: [...new Set([language, 'en'])].map((code) => textsOf(code, edits)) };
}

/** The texts of a locale file, or of its part below `llmTools`; null where it has no texts. */
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
