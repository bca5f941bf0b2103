// How the page around Gloodata's tiles may be: its screenshots show a light one and name no themes.

import type { ThemesOf } from '../../../model/view.ts';

/** Light, and dark for who needs it. */
export const themesOf: ThemesOf = () => [
  { id: 'light', label: 'Light', dark: false },
  { id: 'dark', label: 'Dark', dark: true },
];
