// Placeholders that no one filled in, and texts in a wrong encoding, in manifests of every host.

import { analyse } from '../../test/check/of-text.ts';
import { describe, expect, test } from 'vitest';
import { hosts } from '../../test/hosts/loaded.ts';
import { applyEdits } from '../lang/json/change.ts';
import { type Analysis } from './check.ts';

function check(text: string, hostId: string): Analysis {
  return analyse({ text, hostId, release: null, path: null, older: null }, hosts);
}

const texts = (text: string, { problems }: Analysis, code: string): string[] =>
  problems.filter((problem) => problem.code === code).map(({ from, to }) => text.slice(from, to));

describe.each(hosts)('$id', ({ id, samples: all, read: { placeholders = [] } }) => {
  const samples = all.filter(({ path }) => path.endsWith('.json'));
  const template = samples.find(({ kind }) => kind === 'template')?.text ?? '';

  test('an untouched template says what is still to be written, and every placeholder is somewhere used', () => {
    const found = texts(template, check(template, id), 'json/placeholder');
    expect(found.length).toBeGreaterThan(0);
    for (const text of found) expect(placeholders.map((one) => `"${one}"`)).toContain(text);
  });

  test('a good sample has none', () => {
    const text = samples.find(({ kind }) => kind === 'good')?.text ?? '';
    expect(texts(text, check(text, id), 'json/placeholder')).toEqual([]);
  });

  test('a text in a wrong encoding becomes what it was', () => {
    const text = template.replace(
      /"(?:description|title)": "[^"]*/,
      '$& \u00f0\u0178\u201d\u00a7 caf\u00c3\u00a9',
    );
    const problem = check(text, id).problems.find(({ code }) => code === 'json/wrong-encoding');
    const fixed = applyEdits(text, problem?.fixes[0]?.edits ?? []);
    expect(fixed).toBe(text.replace('\u00f0\u0178\u201d\u00a7 caf\u00c3\u00a9', '🔧 café'));
  });
});
