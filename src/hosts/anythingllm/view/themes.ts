// AnythingLLM's themes (frontend/src/index.css): the default one is dark.

import type { ThemesOf } from '../../../model/view.ts';

/** The same in all releases. */
export const themesOf: ThemesOf = () => [
  { id: 'default', label: 'Default (dark)', dark: true },
  { id: 'light', label: 'Light', dark: false },
];
