// What conversions get of a plugin's code: values through constants, spreads, enums and imports, and all members of the plugin.

import { describe, expect, test } from 'vitest';
import { PluginCompiler } from '../../../../lang/typescript/program.ts';
import type { CodeReading, ReadSource } from '../../convert/read/code-reading.ts';
import { declarations } from '../host.ts';
import { reading } from './reading.ts';

const compiler = new PluginCompiler(await declarations('documented'));
const HANDLER = 'validate: async () => true, handler: async () => ({ success: true })';

function readFiles(files: Readonly<Record<string, string>>): CodeReading {
  const given = Object.entries(files).map(([path, text]) => ({ path, text }));
  const programs = new Map([['documented', compiler.compile(given)]]);
  return reading({ files: given, main: 'elizaos.plugin.json', programs });
}

function readOne(text: string): ReadSource | undefined {
  return readFiles({ 'src/index.ts': text }).sources[0];
}

const namesOf = ({ sources }: CodeReading): unknown[] =>
  sources.flatMap(({ actions }) => actions.map(({ data }) => data['name']));

describe('an evaluator is not read as an action', () => {
  const action = `const greet = { name: 'GREET', description: 'Greets', ${HANDLER} };`;
  test.each<[string, string]>([
    ['by its type', `const goal: Evaluator = { name: 'GOAL', ${HANDLER} };`],
    ['by a cast', `const goal = { name: 'GOAL', ${HANDLER} } satisfies Evaluator;`],
    [
      'in the list of the plugin',
      `export default { name: 'p', actions: [greet], evaluators: [{ name: 'GOAL', ${HANDLER} }] };`,
    ],
    [
      'named in the list of the plugin',
      `const goal = { name: 'GOAL', ${HANDLER} };\nexport default { name: 'p', actions: [greet], evaluators: [goal] };`,
    ],
    [
      'named in a list of its own',
      `const goal = { name: 'GOAL', ${HANDLER} };\nconst all = [goal];\nexport default { name: 'p', actions: [greet], evaluators: [...all] };`,
    ],
    ['in a typed list', `const all: Evaluator[] = [{ name: 'GOAL', ${HANDLER} }];`],
    ['by alwaysRun', `export const goal = { name: 'GOAL', alwaysRun: true, ${HANDLER} };`],
    [
      'by the type of a function',
      `import type { Evaluator } from '@elizaos/core';\nexport const goal = (): Evaluator => ({ name: 'GOAL', description: '', examples: [], ${HANDLER} });`,
    ],
  ])('%s', (_, evaluator) => {
    const read = readFiles({ 'src/index.ts': `${action}\n${evaluator}` });
    expect(namesOf(read)).toEqual(['GREET']);
    expect(read.sources[0]?.components['evaluators']).toMatchObject([{ name: 'GOAL' }]);
  });
});

test('parts are known by the plugin that imports them, whatever they are called there', () => {
  const goal = `export const goalEvaluator = { name: 'GOAL', ${HANDLER} };`;
  const index = `import { goalEvaluator as goal } from './goal';\nexport default { name: 'p', actions: [], evaluators: [goal] };`;
  expect(namesOf(readFiles({ 'src/index.ts': index, 'src/goal.ts': goal }))).toEqual([]);
  expect(namesOf(readFiles({ 'src/goal.ts': goal }))).toEqual(['GOAL']);
});

test('actions that no list of the plugin leads to are left out', () => {
  const index = `const a = { name: 'A', ${HANDLER} };\nconst b = { name: 'B', ${HANDLER} };\n`;
  expect(
    namesOf(readFiles({ 'src/index.ts': `${index}export default { name: 'p', actions: [a] };` })),
  ).toEqual(['A']);
  // A list that may have more does not say so.
  const open = `${index}export default { name: 'p', actions: [a, ...more()] };`;
  const read = readFiles({ 'src/index.ts': open });
  expect(namesOf(read)).toEqual(['A', 'B']);
  expect(read.sources[0]?.plugin).toEqual({ name: 'p', actions: '[a, ...more()]' });
});

test('values are read through constants, spreads, enums, templates and imports', () => {
  const read = readFiles({
    'src/index.ts': `import type { Plugin } from '@elizaos/core';
import { greet } from './actions/greet.ts';
import * as texts from './texts.ts';
export const plugin: Plugin = { name: texts.ID, description: \`The \${texts.ID} plugin\`, actions: [...[greet]] };`,
    'src/texts.ts':
      "export const ID = 'p';\nexport enum Names { GREET = 'GREET' }\nexport const unit = { type: 'string' } as const;",
    'src/actions/greet.ts': `import { Names, unit, ID } from '../texts.ts';
const base = { similes: ['HI', ID] };
export const greet = { ...base, name: Names.GREET, description: 'Greets ' + ID,
  parameters: [{ name: 'who', required: true, schema: { ...unit, minLength: 1 } }], ${HANDLER} };`,
  });
  expect(read.sources.map(({ path }) => path)).toEqual(['src/index.ts', 'src/actions/greet.ts']);
  expect(read.sources[0]?.plugin).toEqual({ name: 'p', description: 'The p plugin' });
  expect(read.sources[1]?.actions[0]?.data).toMatchObject({
    name: 'GREET',
    description: 'Greets p',
    similes: ['HI', 'p'],
    parameters: [{ name: 'who', required: true, schema: { type: 'string', minLength: 1 } }],
  });
});

test('every other member of the plugin object has a value, code as text', () => {
  const found = readOne(`enum Kind { SMALL = 'TEXT_SMALL' }
class Clock {}
const plugin: Plugin = {
  name: 'p', description: 'd', priority: 5 + 5, dependencies: ['other'], config: { A: process.env.A },
  models: { ...more, [Kind.SMALL]: async (runtime: IAgentRuntime) => 'x' }, events: { RUN_STARTED: [async () => {}] },
  componentTypes: [{ name: 'c', schema: {} }], services: [Clock], adapter: undefined, schema: tables(),
  async init(config: unknown) { await start(config); }, actions: [], providers: [clock], tests,
};
export default plugin;`);
  expect(found?.plugin).toEqual({
    name: 'p',
    description: 'd',
    priority: 10,
    dependencies: ['other'],
    config: { A: 'process.env.A' },
    models: {
      TEXT_SMALL: "async (runtime) => 'x'",
      '...': "...more, [Kind.SMALL]: async (runtime: IAgentRuntime) => 'x'",
    },
    events: { RUN_STARTED: ['async () => {}'] },
    componentTypes: [{ name: 'c', schema: {} }],
    services: ['Clock'],
    adapter: 'undefined',
    schema: 'tables()',
    init: 'async function (config) { await start(config); }',
    providers: ['clock'],
    tests: 'tests',
  });
});

test('what only shows when the code runs is not taken for a value', () => {
  const found =
    readOne(`export const greet: Action = { ...more(), name: 'GREET', description: describe(), similes: ['HI', other],
  parameters: [{ name: 'who', schema: schemaOf('who') }], async check(a: string) { return a; },
  validate: async (runtime) => runtime.ready, handler: async () => ({ success: true }) };
export const hidden: Action = { name: nameOf(), handler: async () => ({ success: true }) };`);
  expect(found?.actions.map(({ data }) => data)).toEqual([
    {
      name: 'GREET',
      similes: ['HI', null],
      parameters: [{ name: 'who' }],
      check: 'async function (a) { return a; }',
      validate: 'async (runtime) => runtime.ready',
      handler: 'async () => ({ success: true })',
    },
  ]);
  expect(found?.unknown).toEqual({
    'GREET....': '...more()',
    'GREET.description': 'describe()',
    'GREET.parameters.0.schema': "schemaOf('who')",
    'GREET.similes.1': 'other',
    'actions.4': '{ name: nameOf(), handler: async () => ({ success: true }) }',
  });
});

test('an action keeps what is known of it where its handler is not', () => {
  const found = readOne(`import { run } from 'elsewhere';
export const greet: Action = { name: 'GREET', description: 'Greets', handler: run, validate: always };
const always = async () => true;`);
  expect(found?.actions[0]?.data).toEqual({
    name: 'GREET',
    description: 'Greets',
    validate: 'async () => true',
  });
  expect(found?.unknown).toEqual({ 'GREET.handler': 'run' });
});

test('a handler says what it uses from outside, and from where', () => {
  const read = readFiles({
    'src/index.ts': "import { next } from './actions/next';\nexport default { name: 'p', actions: [next] };",
    'src/actions/next.ts': `import { handler } from './handler.ts';\nexport const next = { name: 'NEXT', handler };`,
    'src/actions/handler.ts': `import type { Handler } from '@elizaos/core';
import { logger } from '@elizaos/core';
import { TideService, type Tide } from '../services/tide';
const UNIT = 'm';
export async function handler(runtime: IAgentRuntime, { content }: Memory): Promise<Tide> {
  const UNITS = { UNIT, logger: 1 };
  logger.info(content.logger, runtime.getSetting('A'), fetch);
  return runtime.getService<TideService>('tide').next(UNITS.UNIT);
}`,
  });
  const [, source] = read.sources;
  expect(source?.actions).toMatchObject([
    {
      needs: ['UNIT', 'logger'],
      from: ['', '@elizaos/core'],
      handlerIn: 'src/actions/handler.ts',
    },
  ]);
  expect(String(source?.actions[0]?.data['handler'])).toMatch(
    /^async function handler\(runtime, \{ content \}\) \{/,
  );
});

test('the plugin may be in a folder, and code that no compiler can read holds nothing', () => {
  const index = `export default { name: 'p', actions: [{ name: 'A', ${HANDLER} }] };`;
  const other = `export const b = { name: 'B', ${HANDLER} };`;
  expect(namesOf(readFiles({ 'tide/src/index.ts': index, 'tide/src/b.ts': other }))).toEqual(['A']);
  expect(readFiles({ 'src/index.ts': `const a = ${'['.repeat(20_000)}` }).sources).toEqual([]);
  expect(readFiles({}).sources).toEqual([]);
});

test('a plugin that a function makes is found by its type', () => {
  const found = readOne(`import type { Plugin } from '@elizaos/core';
export const make = (key: string): Plugin => ({ name: 'p', description: key, actions: [{ name: 'A', ${HANDLER} }] });
export default make('x');`);
  expect(found?.actions.map(({ data }) => data['name'])).toEqual(['A']);
  expect(found?.plugin).toEqual({ name: 'p', description: 'key' });
});
