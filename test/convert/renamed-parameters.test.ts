// A parameter is renamed in the output, and the code reads its old name: the report says so, and only then.

import { expect, test } from 'vitest';
import { convert } from '../../src/pipeline/convert/convert.ts';
import { withValue } from './edit-values.ts';
import { made, pairs, sourceOf } from './pairs.ts';

/** What the report of the way back says besides, after every `day` of the file that describes the tool became `date`. */
function remarksAfter(target: string, code: string): string[] {
  const pair = pairs.find(({ from, to }) => from.id === 'ownpilot' && to.id === target);
  if (!pair) throw new Error('no such pair');
  const value = {
    id: 'tides',
    name: 'Tides',
    version: '1.0.0',
    description: 'Tells the tides',
    tools: [
      {
        name: 'tide',
        description: 'Tells the tide',
        parameters: { type: 'object', properties: { day: { type: 'string', description: 'When' } } },
        code,
      },
    ],
  };
  const main = { path: 'tides/skill.json', text: JSON.stringify(value), value };
  const there = made(convert(pair.from, pair.to, { main, others: [] }, true));
  const files = there.files.map((file) =>
    file.path.endsWith('.json')
      ? withValue(file, JSON.parse(JSON.stringify(file.value).replaceAll('"day"', '"date"')))
      : file,
  );
  const back = made(convert(pair.to, pair.from, sourceOf({ ...there, files }), true));
  expect(back.restored).toBe(true);
  return (back.read.remarks ?? []).map(({ says }) => says);
}

const SAYS = 'Code still reads parameters by their old names: `day` of `tide`, now `date`.';

test.each([
  ['return { content: args.day };', [SAYS]],
  ["return { content: args['day'] };", [SAYS]],
  ['const { day } = args; return { content: day };', [SAYS]],
  ['const { day: when } = args; return { content: when };', [SAYS]],
  ['return { content: args.date };', []],
  ['const day = args.date; return { content: day }; // args.day', []],
  ["return { content: 'day' };", []],
])('%s', (code, says) => {
  expect(remarksAfter('anythingllm', code)).toEqual(says);
});

test('in code of a module', () => {
  expect(remarksAfter('gloodata', 'return { content: args.day };')).toEqual([SAYS]);
});
