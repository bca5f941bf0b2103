// Tests the whole preview: releases, crashes, the model's tools, and arbitrary JSON.

import { documentOf, previewOf } from '../../../../test/check/of-text.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJson } from '../../../lang/json/read.ts';
import { host as ragflow } from '../index.ts';
import { lookupIn } from './locales.ts';
import type { Panel } from './preview.ts';
import { rowOf, usedKeys } from './selector.ts';

const RELEASES = ['documented', '0.19', '0.20', '0.21', '0.24', '0.26', '2026-08'] as const;

function show(value: unknown, release = '0.19') {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const answer = previewOf({ text, hostId: 'ragflow', release, path: null }, [ragflow]);
  if (!answer) throw new Error('No preview');
  return { ...answer.preview, panel: answer.preview.panel as Panel | null };
}

const FERRY = {
  name: 'ferry',
  displayName: 'Ferry',
  description: 'x',
  displayDescription: 'y',
  parameters: {},
};

test('only 0.19 and 0.20 have the selector; 2026-08 says that it shows nothing', () => {
  expect(show(FERRY, '0.19').panel?.selector).toBe(true);
  expect(show(FERRY, '0.20').panel?.selector).toBe(true);
  expect(show(FERRY, '2026-08').panel?.selector).toBe(false);
  expect(show(FERRY, '2026-08').notes[0]?.text).toContain('nowhere');
  const { notes } =
    ragflow.preview?.(
      documentOf({ text: '{"name":"f"}', path: null, older: null }, ragflow, readJson('{"name":"f"}')),
      'documented',
    ) ?? {};
  expect(notes?.[0]?.text).toContain('README');
});

test('every release says where the version belongs', () => {
  for (const release of ['0.19', '2026-08'])
    expect(
      show(FERRY, release)
        .notes.map(({ text }) => text)
        .join(),
    ).toContain('`_version_`');
});

test('a list, an answer of the endpoint and one tool are all shown', () => {
  expect(show([FERRY, { ...FERRY, name: 'tide' }]).panel?.options.map(({ pointer }) => pointer)).toEqual([
    '/0',
    '/1',
  ]);
  expect(show({ code: 0, data: [FERRY], message: 'success' }).panel?.options[0]?.pointer).toBe('/data/0');
  expect(show(FERRY).panel?.options[0]?.pointer).toBe('');
});

describe('crashes', () => {
  test.each<[metadata: unknown, release: string, message: string | undefined, pointer: string | undefined]>([
    [{ ...FERRY, displayName: 5 }, '0.19', 'TypeError: text.startsWith is not a function', '/displayName'],
    [
      { ...FERRY, displayDescription: {} },
      '0.19',
      'TypeError: text.startsWith is not a function',
      '/displayDescription',
    ],
    [{ ...FERRY, displayName: 0 }, '0.19', undefined, undefined],
    [{ ...FERRY, displayName: 5 }, '2026-08', undefined, undefined],
    [{}, '0.19', "KeyError: 'name'", ''],
    [{}, '2026-08', "KeyError: 'name'", ''],
    [[FERRY, { name: ['a'] }], '0.19', "TypeError: unhashable type: 'list'", '/1'],
  ])('%j in %s', (metadata, release, message, pointer) => {
    const { crash, panel } = show(metadata, release);
    expect([crash?.message, crash?.pointer]).toEqual([message, pointer]);
    expect(panel === null).toBe(crash !== undefined);
  });
});

describe('the model', () => {
  test('2026-08 gives it nothing, 0.19 the tool, or crashes on it', () => {
    expect(show(FERRY, '2026-08').model[0]).not.toHaveProperty('text');
    expect(JSON.parse(show(FERRY).model[0]?.text ?? '')).toMatchObject({ function: { name: 'ferry' } });
    expect(show({ name: 'x' }).model[0]?.note).toContain("KeyError: 'description'");
  });
});

test('without tools there is nothing to show, and it says so', () => {
  for (const text of ['[]', '{"code": 0, "data": [], "message": ""}']) {
    const { panel, notes } = show(text);
    expect(panel).toBeNull();
    expect(notes).toHaveLength(1);
  }
});

test('any JSON in any place can be shown', () => {
  const key = fc.constantFrom(
    ...'name displayName description displayDescription parameters type required data code __proto__'.split(
      ' ',
    ),
  );
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      fc.constantFrom('$t:a.b', '$t:bad_calculator', '$t:', 'x', '', 0, 5, true, null),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(key, tie('tree'), { maxKeys: 5, noNullPrototype: true }),
    ),
  }));
  fc.assert(
    fc.property(tree, fc.constantFrom(...RELEASES), (value, release) => {
      const { panel } = show(JSON.stringify(value), release);
      usedKeys(panel?.options ?? []);
      for (const option of panel?.options ?? []) {
        expect(typeof rowOf(option, lookupIn('zh', {})).tag).toBe('string');
      }
    }),
    { numRuns: 400 },
  );
});
