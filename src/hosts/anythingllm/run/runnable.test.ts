// The tool and the settings that a skill offers to a run.

import { expect, test } from 'vitest';
import { readJson } from '../../../lang/json/read.ts';
import { runnable } from './skill.ts';

const MANIFEST = {
  hubId: 'weather',
  name: 'Weather',
  setup_args: {
    KEY: { type: 'string', input: { type: 'password' }, value: 'k-1' },
    PORT: { type: 'string' },
  },
  examples: [
    { prompt: 'Tokyo?', call: '{"latitude": 35.6895, "longitude": 139.6917}' },
    { prompt: 'Broken', call: '{"latitude": ' },
    { prompt: 'Empty', call: '[]' },
  ],
  entrypoint: { file: 'handler.js', params: { latitude: { type: 'string' } } },
};

const text = JSON.stringify(MANIFEST);
const main = { path: 'plugin.json', text, value: readJson(text).value };
const { tools, services } = runnable({
  main,
  others: [{ path: 'handler.js', text: 'module.exports.runtime = {};' }],
});

test('calls of the manifest’s examples are example arguments', () => {
  expect(tools[0]?.examples).toEqual([{ latitude: 35.6895, longitude: 139.6917 }]);
});

test('a value that the manifest gives to a setting is known', () => {
  expect(services[0]?.fields.map(({ name, preset }) => [name, preset])).toEqual([
    ['KEY', 'k-1'],
    ['PORT', undefined],
  ]);
});
