// Two pictures of the same size, the pixels in which they differ, and all three side by side.

import { readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How far two colours may be apart, of 1; as in pixelmatch's own examples. */
const THRESHOLD = 0.1;
/** Between pictures. */
const GAP = 12;
const GREY = 0x80;

/** Reads a picture from its file. */
export function readPicture(path: string): PNG {
  return PNG.sync.read(readFileSync(path));
}

/** A part of a picture, in pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Writes host, ours and difference side by side to `file`, and gives the share of pixels that differ. `covered`: where
 * something that is not a part of the panel lies over it; not compared.
 */
export function compare(recorded: PNG, painted: Buffer, file: string, covered: Area | null): number {
  const ours = PNG.sync.read(painted);
  const { width, height } = recorded;
  if (covered) for (const picture of [recorded, ours]) cover(picture, covered);
  const difference = new PNG({ width, height });
  const count = pixelmatch(recorded.data, ours.data, difference.data, width, height, {
    threshold: THRESHOLD,
  });
  const sheet = new PNG({ width: 3 * width + 2 * GAP, height });
  sheet.data.fill(GREY);
  for (const [i, picture] of [recorded, ours, difference].entries()) {
    PNG.bitblt(picture, sheet, 0, 0, width, height, i * (width + GAP), 0);
  }
  writeFileSync(file, PNG.sync.write(sheet));
  return count / (width * height);
}

function cover({ data, width }: PNG, area: Area): void {
  for (let y = area.y; y < area.y + area.height; y++) {
    const from = 4 * (y * width + area.x);
    data.fill(GREY, from, from + 4 * area.width);
  }
}
