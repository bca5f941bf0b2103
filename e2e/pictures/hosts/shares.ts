// Compares the panels of the built page with the hosts' pictures, pixel by pixel.

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { closeBuiltPages, withBuiltPage } from '../../conformance/built-page.ts';
import { Panels } from '../../conformance/panels.ts';
import { fileText } from '../../conformance/row-text.ts';
import { compare, readPicture } from './compare.ts';
import { missingFonts } from './fonts.ts';
import { lookHosts, type LookCase, type LookHost, type LookRow, type Picture } from './hosts.ts';
import { isolate, reveal } from './isolate.ts';
import { LEFT_OUT } from './left-out.ts';

/** Of all pixels of a panel. */
const MOST = 0.02;
const MOST_MEDIAN = 0.01;

interface Share {
  readonly name: string;
  readonly share: number;
}

/** Prints a line per panel and one per host; true if all are within the limits. */
export async function comparePanels(shots: string, out: string, only: readonly string[]): Promise<boolean> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  try {
    return await withBuiltPage(async (page) => {
      const missing = await missingFonts(page);
      if (missing.length > 0) {
        console.log(`Fonts of the recording are missing here: ${missing.join(', ')}. Shares say little.`);
      }
      let good = true;
      for (const host of lookHosts) {
        if (only.length > 0 && !only.includes(host.id)) continue;
        good = print(host, await sharesOf(host, page, shots, out)) && good;
      }
      console.log(`Host, page and difference side by side: ${out}`);
      return good || missing.length > 0;
    });
  } finally {
    await closeBuiltPages();
  }
}

async function sharesOf(host: LookHost, page: Page, shots: string, out: string): Promise<Share[]> {
  const panels = new Panels(page);
  await panels.prepare();
  const shares: Share[] = [];
  for (const one of casesOf(host, shots)) {
    await page.setViewportSize(host.window);
    const { crash } = await panels.paint(one.shown);
    if (crash !== undefined) continue;
    for (const picture of one.pictures) {
      const name = `${host.id}-${picture.name}`;
      const recorded = join(shots, `${name}.png`);
      if (!existsSync(recorded)) continue;
      await reveal(page);
      await picture.before?.(page);
      const share = await shareOf({ host, page, picture, recorded, sheet: join(out, `${name}.png`) });
      shares.push({ name, share });
    }
  }
  return shares;
}

interface Taking {
  readonly host: LookHost;
  readonly page: Page;
  readonly picture: Picture;
  readonly recorded: string;
  readonly sheet: string;
}

async function shareOf({ host, page, picture, recorded, sheet }: Taking): Promise<number> {
  const wanted = readPicture(recorded);
  const { width, height } = wanted;
  const { panel, scrolledUnder } = picture;
  await isolate(page, panel, { ...host.place(panel), atEnd: scrolledUnder !== undefined }, height);
  const painted = await page.screenshot({
    clip: { x: 0, y: 0, width, height },
    animations: 'disabled',
    caret: 'hide',
  });
  return compare(wanted, painted, sheet, scrolledUnder ?? null);
}

/** The cases of the host's files: ours, and those of the corpus beside the pictures. */
function casesOf({ files, cases }: LookHost, shots: string): LookCase[] {
  const corpus = join(shots, '../../corpus');
  const ours = new URL('../../conformance', import.meta.url).pathname;
  const paths = files.flatMap((name) => [join(ours, `${name}.jsonl`), join(corpus, `${name}.jsonl`)]);
  return paths.filter(existsSync).flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as LookRow)
      .map((row) =>
        row.corpusFile === undefined
          ? cases(row)
          : cases({ ...row, manifest: JSON.parse(fileText(corpus, row.corpusFile)) as unknown }),
      ),
  );
}

function print({ id }: LookHost, shares: readonly Share[]): boolean {
  const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
  for (const { name, share } of shares) console.log(`${percent(share).padStart(8)}  ${name}`);
  for (const [name, why] of Object.entries(LEFT_OUT)) {
    if (name.startsWith(`${id}-`)) console.log(`left out  ${name}  (${why})`);
  }
  const counted = shares.map(({ share }) => share).sort((a, b) => a - b);
  const median = counted[Math.floor(counted.length / 2)] ?? 0;
  const worst = counted.at(-1) ?? 0;
  console.log(`${id}: ${String(shares.length)} panels, median ${percent(median)}, worst ${percent(worst)}\n`);
  return worst <= MOST && median <= MOST_MEDIAN;
}
