// Plus Jakarta Sans (OFL-1.1), which AnythingLLM ships: registered with the first panel, fetched by what it shows.

import cyrillic from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-cyrillic-ext-wght-normal.woff2?url&no-inline';
import latinMore from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-wght-normal.woff2?url&no-inline';
import latin from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url&no-inline';
import vietnamese from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-vietnamese-wght-normal.woff2?url&no-inline';

const FAMILY = 'plus-jakarta-sans';

/** Files with what each is for, as the package's own style sheet has it; later ones win. */
const FILES: readonly (readonly [address: string, unicodeRange: string])[] = [
  [cyrillic, 'U+460-52F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F'],
  [
    vietnamese,
    'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303-304,U+308-309,U+323,U+329,U+1EA0-1EF9,U+20AB',
  ],
  [
    latinMore,
    'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  ],
  [
    latin,
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  ],
];

let known = false;

/** Makes the family known to the page, once. */
export function loadFont(): void {
  if (known) return;
  known = true;
  for (const [address, unicodeRange] of FILES)
    document.fonts.add(
      new FontFace(FAMILY, `url("${address}")`, { unicodeRange, weight: '200 800', display: 'swap' }),
    );
}
