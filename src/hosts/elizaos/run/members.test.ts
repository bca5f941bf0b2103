// What of a plugin can be called, read from its source.

import { expect, test } from 'vitest';
import { membersOf } from './members.ts';

const FILES = [
  {
    path: 'src/index.ts',
    text: `import type { Plugin } from '@elizaos/core';
import { clock } from './clock';
import { suite } from './tests';
const handlers = { TEXT_SMALL: async () => 'a', [computed]: async () => 'b' };
export const plugin: Plugin = {
  name: 'p',
  description: 'd',
  providers: [clock],
  evaluators: [{ name: 'MOOD', description: 'Reads the mood', examples: [], validate: async () => true, handler: async () => undefined }],
  routes: [{ type: 'GET', path: '/notes/:id', handler: async (req, res) => { res.json({}); } }],
  models: handlers,
  events: { MESSAGE_RECEIVED: [async () => undefined] },
  tests: [suite, { name: 'inline', tests: [] }],
};
export default plugin;
`,
  },
  {
    path: 'src/clock.ts',
    text: "export const clock = { name: 'CLOCK', description: 'The time', get: async () => ({ text: 'x' }) };\n",
  },
  {
    path: 'src/tests.ts',
    text: "export const suite = { name: 'suite', tests: [{ name: 'a', fn: async () => {} }] };\n",
  },
];

test('members of all kinds are found, also by names from other files', () => {
  const found = membersOf(FILES).map(({ kind, name, description }) => [kind, name, description]);
  expect(found).toEqual([
    ['provider', 'CLOCK', 'The time'],
    ['evaluator', 'MOOD', 'Reads the mood'],
    ['route', 'GET /notes/:id', ''],
    ['model', 'TEXT_SMALL', ''],
    ['event', 'MESSAGE_RECEIVED', ''],
    ['test', 'suite', ''],
    ['test', 'inline', ''],
  ]);
});

test('the form of a route has the parameters of its path', () => {
  const route = membersOf(FILES).find(({ kind }) => kind === 'route');
  expect(route?.parameters).toMatchObject({ properties: { params: { required: ['id'] }, query: {} } });
});
