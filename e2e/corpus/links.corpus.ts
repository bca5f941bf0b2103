// Links to published manifests are shorter than those of lz-string, and give back the text.

import LZString from 'lz-string';
import { expect, test } from 'vitest';
import { fragmentOf, openFragment } from '../../src/share/link.ts';
import { manifestsIn } from './corpus.ts';

const texts = manifestsIn('').map(([, text]) => text);
const NOTHING = { host: null, release: null, path: null, tab: null, selection: null, target: null };
const total = (list: readonly string[]): number => list.reduce((sum, { length }) => sum + length, 0);

test('links', async () => {
  const links = await Promise.all(
    texts.map((text) => fragmentOf({ ...NOTHING, text, older: null, run: null, files: [] })),
  );
  expect(total(links)).toBeLessThan(total(texts.map((text) => LZString.compressToEncodedURIComponent(text))));
  for (const [i, link] of links.entries())
    expect(await openFragment(link)).toMatchObject({ kind: 'whole', state: { text: texts[i] } });
});
