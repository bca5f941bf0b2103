// Tests the whole preview: samples, and arbitrary JSON.

import { previewOf } from '../../../../test/check/of-text.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { host as gloodata } from '../index.ts';
import { argsOf } from './call.ts';
import type { Panel } from './panel.ts';
import { closedText, openParts } from './tile.ts';

function show(text: string, release = 'observed') {
  const answer = previewOf({ text, hostId: 'gloodata', release, path: null }, [gloodata]);
  if (!answer) throw new Error('No preview');
  return { ...answer.preview, panel: answer.preview.panel as Panel | null };
}

test('the model’s fields are those of the document, word for word', () => {
  const fields = { where: { type: 'string', description: 'Where' } };
  const { model } = show(
    JSON.stringify({ tools: { t: { schema: { fields }, examples: ['one', 'two'] }, u: {} } }),
  );
  expect(model.map(({ title, text }) => [title, text])).toEqual([
    ['Fields of t', JSON.stringify(fields, null, 2)],
    ['Prompts of t', 'one\ntwo'],
    ['Fields of u', undefined],
  ]);
});

test('a value that is not an object has no panel, and a note says why', () => {
  for (const text of ['[]', 'null', '"x"', '5']) {
    const { panel, notes } = show(text);
    expect(panel).toBeNull();
    expect(notes).toHaveLength(1);
  }
});

test('any JSON in any place can be shown', () => {
  const key = fc.constantFrom(
    ...'tools functions t __proto__ schema fields ui args a b prefix suffix type default enum'.split(' '),
    ...'examples format multiline dtypeName dtypeNs tagValues entries icon title ns 1'.split(' '),
  );
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'large' },
      fc.constantFrom('string', 'integer', 'boolean', 'number', 'date', 'a', '', 0, false, null),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(key, tie('tree'), { maxKeys: 5, noNullPrototype: true }),
    ),
  }));
  const tool = fc.record({ schema: fc.record({ fields: tree }), ui: tree, title: tree, examples: tree });
  const document = fc.oneof(tree, fc.record({ ns: tree, tagValues: tree, tools: fc.record({ t: tool }) }));
  fc.assert(
    fc.property(document, tree, (value, args) => {
      const { panel } = show(JSON.stringify(value));
      for (const { tile, fields } of panel?.tools ?? []) {
        const given = { ...argsOf(fields, new Map(), true), a: args };
        expect(typeof closedText(tile, given)).toBe('string');
        expect(openParts(tile, given, 'en').every(({ text }) => text !== '')).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});
