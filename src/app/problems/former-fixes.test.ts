import { expect, test } from 'vitest';
import { hosts } from '../../../test/hosts/loaded.ts';
import { analyse } from '../../pipeline/check.ts';
import { withFormerFixes } from './former-fixes.ts';

const broken = hosts.flatMap(({ samples }) =>
  samples.filter(({ kind, path }) => kind === 'broken' && path.endsWith('.json')),
);

test.each(broken)('$path: fixes of the text before stay by title, without edits', ({ text }) => {
  const request = { text, hostId: null, release: null, path: null, older: null };
  const whole = analyse(request, hosts);
  const quick = analyse({ ...request, withoutFixes: true }, hosts);
  expect(quick.problems.map(({ code, from }) => [code, from])).toEqual(
    whole.problems.map(({ code, from }) => [code, from]),
  );
  const kept = withFormerFixes(quick, whole.problems).problems;
  const titles = whole.problems.map(({ fixes }) => fixes.map(({ title }) => title));
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
