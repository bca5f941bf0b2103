// Metadata as a plugin: what is known of translation keys replaces them, and nothing else is made of the texts.

import { expect, test } from 'vitest';
import type { PluginFile } from '../../../model/file.ts';
import { read } from './read.ts';

function tool(texts: Record<string, unknown>, others: readonly PluginFile[] = []): unknown {
  const value = { name: 'good_sum', displayName: 'Sum', description: 'Adds', parameters: {}, ...texts };
  const { plugin } = read({ main: { path: 'a.json', text: JSON.stringify(value), value }, others });
  const [{ title, description, display, parameters } = plugin.tools[0]!] = plugin.tools;
  const shown = (text: typeof title): unknown => text && [text.value, text.unsure?.code ?? 'same'];
  return {
    title: shown(title),
    description: shown(description),
    display: shown(display),
    parameters: parameters.map((one) => [
      one.display && shown(one.display),
      one.words.map(([, { value }]) => value),
    ]),
  };
}

test('keys that the host ships', () => {
  const parameters = {
    a: {
      type: 'number',
      description: 'First',
      displayDescription: '$t:bad_calculator.params.a',
      required: true,
    },
  };
  expect(
    tool({
      displayName: '$t:bad_calculator.name',
      displayDescription: '$t:bad_calculator.description',
      parameters,
    }),
  ).toEqual({
    title: ['Calculator', 'same'],
    description: ['Adds', 'same'],
    display: ['A tool to calculate the sum of two numbers (will give wrong answer)', 'same'],
    parameters: [
      [
        ['The first number', 'same'],
        ['number', 'First'],
      ],
    ],
  });
});

test('keys of open locale files, English ones first; other files are none', () => {
  const locale = (path: string, name: string): PluginFile => {
    return { path, text: JSON.stringify({ translation: { llmTools: { good_sum: { name } } } }) };
  };
  const others = [
    { path: 'package.json', text: '{"good_sum": {"name": "wrong"}}' },
    locale('locales/de.json', 'Summe'),
    locale('locales/en.json', 'Good sum!'),
  ];
  expect(tool({ displayName: '$t:good_sum.name' }, others)).toMatchObject({
    title: ['Good sum!', 'same'],
  });
  expect(tool({ displayName: '$t:good_sum.name' }, others.slice(0, 2))).toMatchObject({
    title: ['Summe', 'same'],
  });
});

test('a key without a text gives way to the best true text, and says so', () => {
  const parameters = {
    top_n: {
      type: 'number',
      description: '$t:x.params.n',
      displayDescription: '$t:x.params.n',
      required: true,
    },
  };
  expect(tool({ displayName: '$t:x.name', displayDescription: '$t:x.description', parameters })).toEqual({
    title: ['Good sum', 'no-translation'],
    description: ['Adds', 'same'],
    display: ['Adds', 'no-translation'],
    parameters: [
      [
        ['Top n', 'no-translation'],
        ['number', 'Top n'],
      ],
    ],
  });
  expect(tool({ displayName: '$t:bad_calculator', description: '$t:a:b' })).toMatchObject({
    title: ['Good sum', 'no-translation'],
    description: ['Good sum', 'no-translation'],
  });
  expect(tool({ displayName: 'Plain $t:x' })).toMatchObject({ title: ['Plain $t:x', 'same'] });
});

test('the answer around a list counts neither as kept nor as lost', () => {
  const value = { code: 0, message: 'success', data: [] };
  const main = { path: 'a.json', text: JSON.stringify(value), value };
  expect(read({ main, others: [] }).constants).toEqual([
    { file: 'a.json', pointer: '/code' },
    { file: 'a.json', pointer: '/message' },
  ]);
});
