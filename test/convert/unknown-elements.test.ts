// Where it cannot be known which element of the original an edited one is, nothing is restored, and a row says so.

import { expect, test } from 'vitest';
import { convert } from '../../src/pipeline/convert/convert.ts';
import { EMPTY, filesOf, from } from './any-plugin.ts';
import { withMember, withValue } from './edit-values.ts';
import { made, pairs, sourceOf } from './pairs.ts';

const [pair] = pairs.filter(({ from, to }) => from.id === 'elizaos' && to.id === 'anythingllm');
const prompts = ['How high is the tide?', 'When is low tide?', 'Is it high now?'];

/** Converts the examples to a list of objects without names, edits them there, and converts back. */
function examplesAfter(edit: (list: readonly Record<string, unknown>[]) => unknown): [unknown, unknown] {
  if (!pair) throw new Error('no such pair');
  const plugin = {
    ...EMPTY,
    id: from('tides'),
    name: from('Tides'),
    tools: [
      {
        id: from('TIDE'),
        description: from('Tells the tide'),
        parameters: [{ name: from('day'), words: [['type', from('string')] as const], required: true }],
        frame: [],
        examples: prompts.map((prompt, i) => ({
          prompt: from(prompt),
          call: from({ day: `day ${String(i)}` }),
        })),
      },
    ],
  };
  const there = made(
    convert(pair.from, pair.to, sourceOf({ files: filesOf(plugin, pair.from), sidecar: null }), true),
  );
  const files = there.files.map((file) =>
    file.path.endsWith('plugin.json') ? withValue(file, withMember(file.value, '/examples', edit)) : file,
  );
  const back = made(convert(pair.to, pair.from, sourceOf({ ...there, files }), true));
  const { plugin: after } = pair.from.read?.(sourceOf({ ...back, sidecar: null })) ?? {};
  const codes = back.mappings
    .filter(({ place }) => place.pointer.startsWith('/examples/'))
    .map(({ status, reason }) => `${status}/${reason.code}`);
  return [after?.tools[0]?.examples.map(({ prompt }) => prompt?.value), codes];
}

const known = ['renamed/restored', 'reshaped/restored'];
const unknown = ['renamed/unknown-element', 'reshaped/unknown-element'];
const all = [...known, ...known, ...known];

test.each<
  [string, (list: readonly Record<string, unknown>[]) => unknown, readonly string[], readonly string[]]
>([
  ['what is as it was', (list) => list, prompts, all],
  ['what was moved', (list) => list.toReversed(), prompts.toReversed(), all],
  [
    'what was edited where it was',
    ([first, ...rest]) => [{ ...first, prompt: 'How high?' }, ...rest],
    ['How high?', ...prompts.slice(1)],
    all,
  ],
  [
    'what was edited and moved',
    ([first, ...rest]) => [...rest, { ...first, prompt: 'How high?' }],
    [...prompts.slice(1), 'How high?'],
    [...known, ...known, ...unknown],
  ],
])('%s', (_, edit, texts, codes) => {
  expect(examplesAfter(edit)).toEqual([texts, codes]);
});
