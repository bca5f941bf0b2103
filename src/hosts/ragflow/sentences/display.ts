// Sentences on what people see of a tool.

import type { Rule } from '../../../model/host.ts';
import { CHANGED, code, converter, quote, readme, selector } from './words.ts';

const DISPLAY = readme('get_metadata: the fields that start with `display`');
const NOTATION = readme('the paragraph on the `$t:xxx` notation');
const UNKNOWN_KEY = { documented: 'advice', '0.19': 'changed' } as const;
const I18N = { release: '0.19', where: 'i18next 23, as pinned by web/package.json' } as const;

export const displayRules: Readonly<Record<string, Rule>> = {
  'ragflow/display-missing': {
    severity: CHANGED,
    message: ({ key }) => `${code(key)} is missing, so ${instead(key)}.`,
    evidence: [DISPLAY, selector()],
  },
  'ragflow/display-blank': {
    severity: CHANGED,
    message: ({ key, type }) =>
      (type === 'a string'
        ? `${code(key)} is empty, so `
        : `${code(key)} must be a string, but this is ${String(type)}, so `) + `${instead(key)}.`,
    evidence: [DISPLAY, selector()],
  },
  'ragflow/display-type': {
    severity: { documented: 'refused', '0.19': 'refused' },
    message: ({ key, type }) =>
      `${code(key)} must be a string. The tool selector of 0.19 calls a string method on it, so with ${String(type)} the whole form of the Generate component crashes, for every tool.`,
    evidence: [DISPLAY, selector('TypeError: text.startsWith is not a function')],
  },
  'ragflow/translation-missing': {
    severity: UNKNOWN_KEY,
    message: ({ key, shown }) =>
      `RAGFlow has no text for ${code(key)}. People see ${quote(shown)} until you add the key to web/src/locales and rebuild the web pages.`,
    evidence: [NOTATION, selector(), I18N],
  },
  'ragflow/translation-subtree': {
    severity: UNKNOWN_KEY,
    message: ({ key, shown }) =>
      `${code(key)} is a group of texts, not a text, so people see ${quote(shown)}. Name one of the texts in it.`,
    evidence: [NOTATION, selector(), I18N],
  },
  'ragflow/translation-space': {
    severity: UNKNOWN_KEY,
    message: ({ shown }) =>
      `The white space counts as part of the key, so RAGFlow does not find it, and people see ${quote(shown)}.`,
    evidence: [NOTATION, selector(), I18N],
  },
  'ragflow/translation-namespace': {
    severity: UNKNOWN_KEY,
    message: ({ shown }) =>
      `RAGFlow treats the part before a second colon as a namespace that does not exist, so people see ${quote(shown)}. Separate the parts of a key with dots.`,
    evidence: [NOTATION, selector(), I18N],
  },
  'ragflow/translation-not-first': {
    severity: CHANGED,
    message: ({ text }) =>
      `A text is translated only if it starts with exactly \`$t:\`, in lower case. This one is shown unchanged, ${quote(text)}.`,
    evidence: [NOTATION, selector()],
  },
  'ragflow/translation-elsewhere': {
    severity: CHANGED,
    message: ({ key }) =>
      `\`$t:\` works only in the fields that start with \`display\`. In ${code(key)} the model gets it unchanged.`,
    evidence: [NOTATION, converter()],
  },
};

function instead(key: unknown): string {
  return key === 'displayName'
    ? 'the tool selector of 0.19 labels the tool with its `name`'
    : 'in the tool selector of 0.19 its second column stays empty, and so does the hover text';
}
