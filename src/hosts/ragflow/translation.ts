// What RAGFlow's tool selector makes of a display text: port of `wrapTranslation` over i18next 23 (llm-tools-select.tsx).

/** The only texts that RAGFlow ships below `llmTools`, in English (web/src/locales/en.ts). */
const SHIPPED: Readonly<Record<string, string>> = {
  'bad_calculator.name': 'Calculator',
  'bad_calculator.description': 'A tool to calculate the sum of two numbers (will give wrong answer)',
  'bad_calculator.params.a': 'The first number',
  'bad_calculator.params.b': 'The second number',
};

export const SHIPPED_KEYS: readonly string[] = Object.keys(SHIPPED);

export interface Shown {
  /** `plain` is shown as it stands; `namespace` is a key that a second colon has torn apart. */
  readonly kind: 'plain' | 'translated' | 'missing' | 'subtree' | 'namespace';
  /** The key below `llmTools`, '' for a plain text. */
  readonly key: string;
  /** What a person sees, word for word. */
  readonly text: string;
}

const MARK = '$t:';

/** Resolves a display text in English. Only a text that starts with exactly `$t:` is looked up. */
export function shown(text: string): Shown {
  if (!text.startsWith(MARK)) return { kind: 'plain', key: '', text };
  const key = text.slice(MARK.length);
  // i18next takes all before the first colon for a namespace and joins the rest with its key separator.
  if (key.includes(':')) return { kind: 'namespace', key, text: key.split(':').slice(1).join('.') };
  const own = Object.hasOwn(SHIPPED, key) ? SHIPPED[key] : undefined;
  if (own !== undefined) return { kind: 'translated', key, text: own };
  const full = `llmTools.${key}`;
  if (key !== '' && SHIPPED_KEYS.some((k) => k.startsWith(`${key}.`))) {
    return { kind: 'subtree', key, text: `key '${full} (en)' returned an object instead of string.` };
  }
  return { kind: 'missing', key, text: full };
}
