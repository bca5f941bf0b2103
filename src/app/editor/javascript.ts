// JavaScript and TypeScript in the editor; loaded with the first such file that is shown.

import { javascriptLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { LanguageSupport } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { codeColours } from './theme.ts';

/** Colours, indentation, folding and comments. */
export const code: Readonly<Record<'javascript' | 'typescript', Extension>> = {
  javascript: new LanguageSupport(javascriptLanguage, codeColours),
  typescript: new LanguageSupport(typescriptLanguage, codeColours),
};
