// What the editor adds for the language of the file that it shows; parsers other than JSON's are loaded when needed.

import { json } from '@codemirror/lang-json';
import type { Extension } from '@codemirror/state';
import type { Language } from '../../model/file.ts';

/** Colours, indentation, folding and comments of a language; nothing for those that are shown as plain text. */
export async function languageSupport(language: Language): Promise<Extension> {
  if (language === 'json') return json();
  if (language === 'markdown' || language === 'text') return [];
  if (language === 'python') return (await import('./python.ts')).python;
  return (await import('./javascript.ts')).code[language];
}
