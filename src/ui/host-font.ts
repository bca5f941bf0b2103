// Fonts that hosts ship: made known to the page with the first panel that has them, fetched by the texts that it shows.

/** Which characters each file of a family has, as the packages of Fontsource cut them; later ones win. */
const RANGES = {
  cyrillicMore: 'U+460-52F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  cyrillic: 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116',
  greek: 'U+370-377,U+37A-37F,U+384-38A,U+38C,U+38E-3A1,U+3A3-3FF',
  vietnamese:
    'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303-304,U+308-309,U+323,U+329,U+1EA0-1EF9,U+20AB',
  latinMore:
    'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const;

const known = new Set<string>();

/**
 * Makes a variable family known to the page, once.
 * @param weights the lightest and the boldest, as `200 800`
 * @param files addresses by what of the family is in them
 */
export function loadHostFont(
  family: string,
  weights: string,
  files: Readonly<Partial<Record<keyof typeof RANGES, string>>>,
): void {
  if (known.has(family)) return;
  known.add(family);
  for (const [part, unicodeRange] of Object.entries(RANGES)) {
    const address = files[part as keyof typeof RANGES];
    if (address === undefined) continue;
    document.fonts.add(
      new FontFace(family, `url("${address}")`, { unicodeRange, weight: weights, display: 'swap' }),
    );
  }
}
