// The fonts that the hosts' pages had when they were recorded; with others, every line of text differs.

import type { Page } from 'playwright';

/** Families of the hosts' pages, with the font that gave them their shapes. */
const WANTED: readonly (readonly [family: string, font: string])[] = [
  ['system-ui', 'DejaVu Sans'],
  ['Arial', 'Liberation Sans'],
  ['Courier New', 'Liberation Mono'],
];

/** What is missing here, in words; empty where the machine has the fonts of the recording. */
export async function missingFonts(page: Page): Promise<string[]> {
  return page.evaluate((wanted) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) return ['a canvas'];
    const widthIn = (family: string): number => {
      context.font = `40px ${family}`;
      return context.measureText('The quick brown fox, 0123456789').width;
    };
    const missing = wanted
      .filter(([family, font]) => {
        const quoted = family === 'system-ui' ? family : `"${family}"`;
        const there = widthIn(`"${font}", serif`) !== widthIn('serif');
        return !there || widthIn(quoted) !== widthIn(`"${font}"`);
      })
      .map(([family, font]) => `${font} (for ${family})`);
    context.font = '40px "Noto Color Emoji"';
    context.fillText('🔑', 0, 50);
    const { data } = context.getImageData(0, 0, 60, 60);
    const colored = data.some((value, i) => i % 4 === 0 && value !== data[i + 1]);
    return colored ? missing : [...missing, 'Noto Color Emoji'];
  }, WANTED);
}
