// Python in the editor; loaded with the first such file that is shown.

import { pythonLanguage } from '@codemirror/lang-python';
import { indentUnit, LanguageSupport } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { codeColours } from './theme.ts';

/** Colours, indentation, folding and comments. */
export const python: Extension = [new LanguageSupport(pythonLanguage, codeColours), indentUnit.of('    ')];
