// What is read of a plugin's own source: its actions alone become tools, its other parts are named.

import { describe, expect, test } from 'vitest';
import { read } from '../read.ts';
import { readSources } from './source.ts';

const HANDLER = 'validate: async () => true, handler: async () => ({ success: true })';

const names = (...texts: string[]): unknown[] =>
  readSources(texts).flatMap(({ actions }) => actions.map(({ data }) => data.name));

describe('an evaluator is not read as an action', () => {
  const action = `const greet = { name: 'GREET', description: 'Greets', ${HANDLER} };`;
  test.each<[string, string]>([
    ['by its type', `const goal: Evaluator = { name: 'GOAL', ${HANDLER} };`],
    ['by a cast', `const goal = { name: 'GOAL', ${HANDLER} } satisfies Evaluator;`],
    [
      'in the list of the plugin',
      `export default { name: 'p', evaluators: [{ name: 'GOAL', ${HANDLER} }] };`,
    ],
    [
      'named in the list of the plugin',
      `const goal = { name: 'GOAL', ${HANDLER} };\nexport default { name: 'p', evaluators: [goal] };`,
    ],
    [
      'named in a list of its own',
      `const goal = { name: 'GOAL', ${HANDLER} };\nconst all = [goal];\nexport default { name: 'p', evaluators: [...all] };`,
    ],
    ['in a typed list', `const all: Evaluator[] = [{ name: 'GOAL', ${HANDLER} }];`],
    ['by alwaysRun', `export const goal = { name: 'GOAL', alwaysRun: true, ${HANDLER} };`],
  ])('%s', (_, evaluator) => {
    expect(names(`${action}\n${evaluator}`)).toEqual(['GREET']);
    expect(readSources([evaluator])[0]?.components.evaluators).toMatchObject([{ name: 'GOAL' }]);
  });

  test('named by another file under another name', () => {
    const own = `export const goalEvaluator = { name: 'GOAL', ${HANDLER} };`;
    const index = `import { goalEvaluator as goal } from './goal';\nexport default { name: 'p', evaluators: [goal] };`;
    expect(names(index, own)).toEqual([]);
    expect(names(own)).toEqual(['GOAL']);
  });
});

test('a named route with a handler is not an action', () => {
  const route = `{ type: 'GET', path: '/x', name: 'X', handler: async (req, res) => {} }`;
  const [found] = readSources([`export default { name: 'p', actions: [], routes: [${route}] };`]);
  expect(found?.actions).toEqual([]);
  expect(found?.components.routes).toEqual([
    { type: 'GET', path: '/x', name: 'X', handler: 'async (req, res) => {}' },
  ]);
});

test('every other member of the plugin object has a value in the report', () => {
  const [found] = readSources([
    `const plugin: Plugin = {
  name: 'p', description: 'd', priority: 10, dependencies: ['other'], config: { A: process.env.A },
  models: { TEXT_SMALL: async () => 'x' }, componentTypes: [{ name: 'c', schema: {} }], services: [Clock],
  async init(config) { await start(config); }, actions: [], providers: [clock], tests,
};`,
  ]);
  expect(found?.plugin).toEqual({
    name: 'p',
    description: 'd',
    priority: 10,
    dependencies: ['other'],
    config: { A: 'process.env.A' },
    models: { TEXT_SMALL: "async () => 'x'" },
    componentTypes: [{ name: 'c', schema: {} }],
    services: ['Clock'],
    init: 'async init(config) { await start(config); }',
    tests: 'tests',
  });
});

test('other functions of an action have a value in the report, names have none', () => {
  const [found] = readSources([
    `export const greet: Action = { name: 'GREET', description: GREETING,
  validate: async (runtime) => runtime.ready, async check(a) { return a; }, handler: async () => ({ success: true }) };`,
  ]);
  expect(found?.actions[0]?.data).toEqual({
    name: 'GREET',
    validate: 'async (runtime) => runtime.ready',
    check: 'async check(a) { return a; }',
    handler: 'async () => ({ success: true })',
  });
});

test('a conversion offers tools for actions alone', () => {
  const text = `const greet: Action = { name: 'GREET', similes: ['HI'], tags: ['a'], priority: 3, ${HANDLER} };
const goal: Evaluator = { name: 'GOAL', ${HANDLER} };
export const plugin: Plugin = { name: 'p', actions: [greet], evaluators: [goal], priority: 1 };`;
  const value = { id: 'p', configSchema: {} };
  const main = { path: 'p/elizaos.plugin.json', text: JSON.stringify(value), value };
  const { plugin, files } = read({ main, others: [{ path: 'src/index.ts', text }] });
  expect(plugin.tools.map(({ id }) => id?.value)).toEqual(['GREET']);
  expect(files[1]?.value).toMatchObject({
    actions: [{ name: 'GREET', similes: ['HI'], tags: ['a'], priority: 3 }],
    evaluators: [{ name: 'GOAL' }],
    plugin: { name: 'p', priority: 1 },
  });
});

test('deeply nested source is read without an overflow', () => {
  const deep = 500;
  const [found] = readSources([`const x = ${'['.repeat(deep)}{ name: 'A', ${HANDLER} }${']'.repeat(deep)};`]);
  expect(found?.actions).toHaveLength(1);
});
