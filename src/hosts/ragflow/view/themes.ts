// RAGFlow's themes.

import type { ThemesOf } from '../../../model/view.ts';

/** The same in all releases that have a selector. */
export const themesOf: ThemesOf = () => [
  { id: 'light', label: 'Light', dark: false },
  { id: 'dark', label: 'Dark', dark: true },
];
