// npm run icons: the installed app's icons from public/icon.svg, by the browser; run after the drawing has changed.
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { findBrowser, FLAGS } from '../e2e/browser.mjs';

const svg = readFileSync('public/icon.svg', 'utf8');
const inner = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '').replace(/<rect[^>]*\/>/, '');
/** A maskable icon is cut to any shape inside its middle 80 %: colour to the edge, the drawing smaller. */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#0f766e"/><g transform="translate(4.8 4.8) scale(.7)">${inner}</g></svg>`;

mkdirSync('public/icons', { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS });
const page = await browser.newPage();
for (const [name, size, drawing] of [
  ['192', 192, svg],
  ['512', 512, svg],
  ['maskable-512', 512, maskable],
]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0;display:block}svg{width:100vw;height:100vh}</style>${drawing}`);
  await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: true });
}
await browser.close();
