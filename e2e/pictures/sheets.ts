// Sheets with many pictures of one width and theme, in columns, each under its name.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import type { Shot } from './stage.ts';

/** Of a sheet, in pixels. */
const WIDTH = 1600;
const HEIGHT = 1600;
const GAP = 8;
const CAPTION = 16;
/** Sheets before the last one that are filled up, so that pictures stay near those before them. */
const OPEN = 4;
/** How many pictures lie side by side. */
const COLUMNS: Readonly<Record<string, number>> = { wide: 2, middle: 3, phone: 5 };

interface Placed extends Shot {
  readonly left: number;
  readonly top: number;
  readonly shown: number;
}

/** Writes `sheets/<size>-<theme>-<number>.png`, and gives their number. */
export async function writeSheets(browser: Browser, folder: string, shots: readonly Shot[]): Promise<number> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  let count = 0;
  const kinds = new Map<string, Shot[]>();
  for (const one of shots) {
    const kind = `${one.size}-${one.scheme}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  for (const [kind, pictures] of kinds) {
    for (const [i, sheet] of placed(pictures).entries()) {
      const html = join(folder, 'sheets/sheet.html');
      writeFileSync(html, htmlOf(sheet));
      await page.goto(pathToFileURL(html).href);
      await page.screenshot({ path: join(folder, `sheets/${kind}-${String(i + 1).padStart(2, '0')}.png`) });
      count++;
    }
  }
  await page.close();
  return count;
}

/** Each picture goes to the first sheet with room for it, into the shortest column. */
function placed(pictures: readonly Shot[]): Placed[][] {
  const sheets: { readonly pictures: Placed[]; readonly ends: number[] }[] = [];
  for (const picture of pictures) {
    const columns = COLUMNS[picture.size] ?? 1;
    const shown = Math.floor((WIDTH - GAP) / columns) - GAP;
    const height = CAPTION + Math.ceil((picture.height * shown) / picture.width) + GAP;
    let sheet = sheets.slice(-OPEN).find(({ ends }) => Math.min(...ends) + height <= HEIGHT);
    if (!sheet) sheets.push((sheet = { pictures: [], ends: Array.from({ length: columns }, () => GAP) }));
    const top = Math.min(...sheet.ends);
    const column = sheet.ends.indexOf(top);
    sheet.pictures.push({ ...picture, left: GAP + column * (shown + GAP), top, shown });
    sheet.ends[column] = top + height;
  }
  return sheets.map((sheet) => sheet.pictures);
}

function htmlOf(sheet: readonly Placed[]): string {
  const figures = sheet.map(
    ({ file, name, left, top, shown }) =>
      `<figure style="left:${String(left)}px;top:${String(top)}px;width:${String(shown)}px">${name}<img src="../${file}"></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>body{margin:0;background:#778}figure{position:absolute;margin:0;color:#fff;font:12px/${String(CAPTION)}px sans-serif;white-space:nowrap;overflow:hidden}img{display:block;width:100%}</style>${figures.join('')}`;
}
