// Which release is shown where none was chosen.

import { expect, test } from 'vitest';
import type { VerdictKind } from '../model/verdict.ts';
import { shownRelease } from './shown-release.ts';

const IDS = ['documented', '1', '2', '3'];

test.each<[string, readonly VerdictKind[], string, string]>([
  ['the newest in which it works', ['accepted', 'accepted', 'accepted', 'broken'], '2', 'no fault'],
  ['else the newest that loads it', ['accepted', 'broken', 'broken', 'crashes'], '2', 'loads'],
  ['else the newest', ['accepted', 'refused', 'crashes', 'refused'], '3', 'none loads'],
  [
    'the newest where that is not known',
    ['accepted', 'unknown', 'refused', 'unknown'],
    '3',
    'the newest release',
  ],
  ['the newest before the first check', [], '3', 'the newest release'],
])('%s', (_, kinds, release, why) => {
  const verdicts = kinds.map((kind, i) => ({ release: IDS[i] ?? '', kind }));
  const shown = shownRelease(
    IDS.map((id) => ({ id })),
    verdicts,
  );
  expect(shown.release).toBe(release);
  expect(shown.why).toContain(why);
});

test('a documentation is shown where there is nothing else', () => {
  expect(shownRelease([{ id: 'documented' }], []).release).toBe('documented');
});
