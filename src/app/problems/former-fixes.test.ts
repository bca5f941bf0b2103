import { expect, test } from 'vitest';
import { hosts } from '../../../test/hosts/loaded.ts';
import { analyse, type Analysis } from '../../pipeline/check.ts';
import { analyseWhole } from '../../pipeline/check-main.ts';
import { recognise, type CheckRequest } from '../../pipeline/recognise.ts';
import { withFormerFixes } from './former-fixes.ts';

const broken = hosts.flatMap(({ samples }) =>
  samples.filter(({ kind, path }) => kind === 'broken' && /\.(?:json|py)$/.test(path)),
);

/** The check of a text, its own code included. */
function whole(request: CheckRequest): Promise<Analysis> {
  return analyseWhole(request, recognise(request, hosts), hosts);
}

test.each(broken)('$path: fixes of the text before stay by title, without edits', async ({ text }) => {
  const request = { text, hostId: null, release: null, path: null, older: null };
  const now = await whole(request);
  const quick = await whole({ ...request, withoutFixes: true });
  expect(quick.problems.map(({ code, from }) => [code, from])).toEqual(
    now.problems.map(({ code, from }) => [code, from]),
  );
  const kept = withFormerFixes(quick, now.problems).problems;
  const titles = now.problems.map(({ fixes }) => fixes.map(({ title }) => title));
  expect(titles.flat().length).toBeGreaterThan(0);
  expect(kept.map(({ fixes }) => fixes.map(({ title }) => title))).toEqual(titles);
  const early = quick.problems.map(({ fixes }) => fixes.length);
  expect(kept.every(({ fixes }, i) => early[i] !== 0 || fixes.every(({ edits }) => edits.length === 0))).toBe(
    true,
  );
});

test('a problem that had no fixes gets none', () => {
  const text = '{ "ns": 1, "tools": {} }';
  const request = { text, hostId: null, release: null, path: null, older: null, withoutFixes: true };
  const quick = analyse(request, hosts);
  expect(withFormerFixes(quick, quick.problems)).toEqual(quick);
});
