// Inter (OFL-1.1), which RAGFlow ships (web/src/inter.less of v0.19.1).

import cyrillicMore from '@fontsource-variable/inter/files/inter-cyrillic-ext-wght-normal.woff2?url&no-inline';
import cyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url&no-inline';
import greek from '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2?url&no-inline';
import latinMore from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url&no-inline';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url&no-inline';
import vietnamese from '@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2?url&no-inline';
import { loadHostFont } from '../../../ui/host-font.ts';

/** Makes the family known to the page. */
export function loadFont(): void {
  const files = { cyrillicMore, cyrillic, greek, vietnamese, latinMore, latin };
  loadHostFont('Inter', '100 900', files);
}
