// Plus Jakarta Sans (OFL-1.1), which AnythingLLM ships.

import cyrillicMore from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-cyrillic-ext-wght-normal.woff2?url&no-inline';
import latinMore from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-wght-normal.woff2?url&no-inline';
import latin from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url&no-inline';
import vietnamese from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-vietnamese-wght-normal.woff2?url&no-inline';
import { loadHostFont } from '../../../ui/host-font.ts';

/** Makes the family known to the page. */
export function loadFont(): void {
  loadHostFont('plus-jakarta-sans', '200 800', { cyrillicMore, vietnamese, latinMore, latin });
}
