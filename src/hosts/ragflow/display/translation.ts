// Port of the selector's `wrapTranslation` (0.19, web/src/components/llm-tools-select.tsx) with i18next 23.

/** Texts by their keys below `llmTools`, with dots between the parts. */
export type Texts = Readonly<Record<string, string>>;

/** The texts that are searched, in this order: those of the language, then those of the fallback. */
export interface Lookup {
  readonly language: string;
  readonly texts: readonly Texts[];
}

/** The only texts that RAGFlow ships below `llmTools`, in English (web/src/locales/en.ts). */
export const ENGLISH: Texts = {
  'bad_calculator.name': 'Calculator',
  'bad_calculator.description': 'A tool to calculate the sum of two numbers (will give wrong answer)',
  'bad_calculator.params.a': 'The first number',
  'bad_calculator.params.b': 'The second number',
};

export const SHIPPED_KEYS: readonly string[] = Object.keys(ENGLISH);

/** What the selector shows for a display text (docs/hosts/ragflow.md#display-texts). */
export interface ShownText {
  /** `plain` is shown unchanged; `subtree` is a group of texts; `namespace` is a key with a second colon. */
  readonly kind: 'plain' | 'translated' | 'missing' | 'subtree' | 'namespace';
  /** The key below `llmTools`; '' for `plain`. */
  readonly key: string;
  /** What a person sees, word for word. */
  readonly text: string;
}

const MARK = '$t:';

/** Resolves a display text, by default in English. Only a text that starts with exactly `$t:` is looked up. */
export function shown(text: string, lookup: Lookup = { language: 'en', texts: [ENGLISH] }): ShownText {
  if (!text.startsWith(MARK)) return { kind: 'plain', key: '', text };
  const key = text.slice(MARK.length);
  // i18next reads what is before the first colon as a namespace, and joins the rest with its key separator.
  if (key.includes(':')) return { kind: 'namespace', key, text: key.split(':').slice(1).join('.') };
  const full = `llmTools.${key}`;
  for (const texts of lookup.texts) {
    const own = Object.hasOwn(texts, key) ? texts[key] : undefined;
    if (own !== undefined) return { kind: 'translated', key, text: own };
    // A group of texts ends the search too, in whichever language it is found.
    if (key !== '' && Object.keys(texts).some((k) => k.startsWith(`${key}.`))) {
      const message = `key '${full} (${lookup.language})' returned an object instead of string.`;
      return { kind: 'subtree', key, text: message };
    }
  }
  return { kind: 'missing', key, text: full };
}
