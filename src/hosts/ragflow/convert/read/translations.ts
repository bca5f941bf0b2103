// Replaces translation keys by their texts, since no other host knows RAGFlow's locale files.

import { isObject, member } from '../../../../model/guards.ts';
import type { BundleFile } from '../../../../model/portable.ts';
import type { Sourced } from '../../../../model/plugin.ts';
import { shown, ENGLISH, type Lookup, type Texts } from '../../display/translation.ts';
import { readLocale } from '../../preview/locale-table.ts';
import { readJson } from '../../../../text/read.ts';

const TRANSLATED = { code: 'translated', says: 'The English text of the translation key.' };
const NO_TRANSLATION = {
  code: 'no-translation',
  says: 'The text of this translation key is in no open file, so other words of the tool replace it.',
};

/** A text of the source with its key resolved; `otherwise` is used for a key without a text. */
export type Resolve = (
  text: Sourced<string> | undefined,
  otherwise: string | undefined,
) => Sourced<string> | undefined;

/** Looks in the texts that RAGFlow ships, then in the locale files among these, English ones first. */
export function resolver(files: readonly BundleFile[]): Resolve {
  const isEnglish = ({ path }: BundleFile): boolean => /(?:^|\/)en[-_.\w]*\.json$/i.test(path);
  const open = [...files].sort((a, b) => Number(isEnglish(b)) - Number(isEnglish(a)));
  const lookup: Lookup = { language: 'en', texts: [ENGLISH, ...open.flatMap(localeTexts)] };
  return (text, otherwise) => {
    if (!text) return undefined;
    const { kind, text: found } = shown(text.value, lookup);
    if (kind === 'plain') return text;
    if (kind === 'translated' && found.trim() !== '') {
      return { ...text, value: found, resolved: { kind: 'reshaped', reason: TRANSLATED } };
    }
    return otherwise === undefined
      ? undefined
      : { ...text, value: otherwise, resolved: { kind: 'approximated', reason: NO_TRANSLATION } };
  };
}

/** The texts of a file, if it says that it has some for tools. */
function localeTexts({ path, text }: BundleFile): Texts[] {
  if (!path.endsWith('.json')) return [];
  const { value } = readJson(text);
  const tools = member(member(value, 'translation') ?? value, 'llmTools');
  const texts = isObject(tools) ? readLocale(text) : null;
  return texts ? [texts] : [];
}
