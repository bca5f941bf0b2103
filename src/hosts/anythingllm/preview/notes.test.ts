// The notes beside the panel: about the whole skill and about its fields.

import { previewOf } from '../../../../test/check/of-text.ts';
import { describe, expect, test } from 'vitest';
import { host as anythingllm } from '../index.ts';
import { V2026_08 } from '../releases.ts';
import { LAMPS, type Bag } from './panel-case.fixtures.ts';

const PATH = 'lamps/plugin.json';

function notesFor(manifest: unknown, release = V2026_08): { pointer: string; text: string }[] {
  const text = typeof manifest === 'string' ? manifest : JSON.stringify(manifest);
  const answer = previewOf({ text, hostId: 'anythingllm', release, path: PATH }, [anythingllm]);
  return [...(answer?.preview.notes ?? [])];
}

const STRING = { type: 'string' };

test('an ordinary skill has no notes', () => {
  expect(notesFor(LAMPS)).toEqual([]);
});

describe('of the whole skill', () => {
  test.each<[string, unknown, string, string]>([
    ['a text that is read leniently', `// c\n${JSON.stringify(LAMPS)}`, '', 'repairs this text'],
    ['a missing gear', { ...LAMPS, hubId: '' }, '', 'gear'],
    ['an array of settings', { ...LAMPS, setup_args: [STRING] }, '/setup_args', 'does not know'],
    ['imported', { ...LAMPS, imported: false, setup_args: { A: STRING } }, '/imported', 'imported: true'],
  ])('%s', (_, manifest, pointer, text) => {
    const own = notesFor(manifest);
    expect(own).toEqual([{ pointer, text: expect.stringContaining(text) as string }]);
  });

  test('the documentation has no panel of its own', () => {
    expect(notesFor(LAMPS, 'documented')[0]?.text).toContain(`the panel of ${V2026_08}`);
  });
});

describe('of fields, at the first one that it is true of', () => {
  test.each<[string, Bag, string]>([
    [
      'defaults that a Save fixes',
      { ...STRING, input: { default: 'd' } },
      'a default that you change later is ignored',
    ],
    ['passwords', { ...STRING, input: { type: 'password' } }, 'in clear text'],
    ['required fields', { ...STRING, required: true }, 'is not marked'],
  ])('%s', (_, entry, text) => {
    const notes = notesFor({ ...LAMPS, setup_args: { A: STRING, B: entry, C: entry } });
    expect(notes.filter((note) => note.text.includes(text)).map(({ pointer }) => pointer)).toEqual([
      '/setup_args/B',
    ]);
  });
});
