// What a plugin offers to a run.

import { describe, expect, test } from 'vitest';
import { knownTools } from '../../../../test/convert/compiled.ts';
import type { PluginFiles } from '../../../model/portable.ts';
import type { Runnable } from '../../../model/run.ts';
import { readJson } from '../../../lang/json/read.ts';
import { runnable, type RunMember } from './actions.ts';

const MANIFEST = {
  id: 'my-plugin',
  name: 'My plugin',
  requiredSecrets: ['MY_PLUGIN_API_KEY', 'OTHER_TOKEN'],
  optionalSecrets: ['OTHER_TOKEN'],
  configSchema: { type: 'object', properties: { apiKey: { type: 'string', title: 'API Key' } } },
};

const INDEX = `const go = { name: 'GO', description: 'Goes', validate: async () => true, handler: async () => ({ success: true }) };
export default { name: 'my-plugin', description: 'd', actions: [go] };
`;

function read(manifest: object): Runnable {
  const text = JSON.stringify(manifest);
  const main = { path: 'elizaos.plugin.json', text, value: readJson(text).value };
  return readWhole({ main, others: [{ path: 'src/index.ts', text: INDEX }] });
}

/** As the page does it, with what the compiler finds. */
function readWhole(source: PluginFiles): Runnable {
  const known = knownTools(source);
  return known ? runnable(source, known) : runnable(source);
}

test('secrets of the manifest are fields of the config store', () => {
  const service = read(MANIFEST).services.find(({ name }) => name === 'my-plugin');
  const fields = service?.fields.map(({ name, type, required }) => [name, type, required]) ?? [];
  expect(fields).toContainEqual(['MY_PLUGIN_API_KEY', 'secret', false]);
  expect(fields.filter(([name]) => name === 'OTHER_TOKEN')[0]).toEqual(['OTHER_TOKEN', 'secret', true]);
});

test('a secret that a setting of the form asks for is known to belong to it', () => {
  const [tool] = read(MANIFEST).tools;
  const rest = tool?.rest as RunMember | undefined;
  expect(rest?.modules.secrets).toEqual([{ name: 'MY_PLUGIN_API_KEY', setting: 'apiKey' }]);
});

describe('settings of a plugin whose code alone says which', () => {
  const text = `import { port } from './port';
export default { name: 'tide', actions: [{ name: 'ASK', description: 'd', validate: async () => true,
  handler: async (runtime) => ({ text: runtime.getSetting('TIDE_API_KEY') + port(runtime) }) }] };`;
  const others = [
    { path: 'port.ts', text: `export const port = (runtime) => runtime.getSetting('TIDE_PORT');` },
    { path: 'apart.ts', text: `export const apart = (runtime) => runtime.getSetting('APART');` },
  ];
  const fieldsOf = ({ services }: Runnable) =>
    services
      .filter(({ fields }) => fields.length > 0)
      .map(({ name, fields }) => [name, ...fields.map((one) => `${one.name} ${one.type}`)]);

  test('are fields of the config store', () => {
    const alone = readWhole({ main: { path: 'index.ts', text, value: undefined }, others });
    expect(fieldsOf(alone)).toEqual([['plugin', 'TIDE_API_KEY secret', 'TIDE_PORT text']]);
  });

  test('bear the name of the manifest beside it', () => {
    const manifest = { id: 'tide', name: 'Tide', version: '1.0.0' };
    const main = { path: 'elizaos.plugin.json', text: JSON.stringify(manifest), value: manifest };
    const whole = readWhole({
      main,
      others: [{ path: 'src/index.ts', text: text.replace("'./port'", "'../port'") }, ...others],
    });
    expect(fieldsOf(whole)).toEqual([['tide', 'TIDE_API_KEY secret', 'TIDE_PORT text']]);
  });

  test('give way to what a manifest declares', () => {
    const manifest = { id: 'tide', requiredSecrets: ['TIDE_TOKEN'] };
    const main = { path: 'elizaos.plugin.json', text: JSON.stringify(manifest), value: manifest };
    const whole = readWhole({ main, others: [{ path: 'src/index.ts', text }, ...others] });
    expect(fieldsOf(whole)).toEqual([['tide', 'TIDE_TOKEN secret']]);
  });
});

describe('of several files', () => {
  const action = (name: string): string =>
    `export const one = { name: '${name}', description: 'd', validate: async () => true, handler: async () => ({ success: true }) };\n`;
  const offered = (files: Readonly<Record<string, string>>) => {
    const text = JSON.stringify(MANIFEST);
    const others = Object.entries(files).map(([path, code]) => ({ path, text: code }));
    const main = { path: 'elizaos.plugin.json', text, value: MANIFEST };
    const { tools, note } = readWhole({ main, others });
    return { names: tools.slice(0, -1).map(({ name }) => name), note };
  };

  test('what the first one imports is offered, directly or not', () => {
    const files = {
      'src/index.ts': `import { all } from './all';\nexport default { name: 'p', actions: all };`,
      'src/all.ts': `import { one } from './actions/one.js';\nexport const all = [one];`,
      'src/actions/one.ts': action('ONE'),
    };
    expect(offered(files)).toEqual({ names: ['ONE'], note: undefined });
  });

  test('an action that the first one does not import is left out, and the page says so', () => {
    const files = {
      'src/index.ts': `${action('MINE')}export default { name: 'p', actions: [one] };`,
      'src/other.ts': action('OTHER'),
    };
    const { names, note } = offered(files);
    expect(names).toEqual(['MINE']);
    expect(note).toContain('does not import `src/other.ts`');
  });

  test('the entry may be in a deeper folder', () => {
    const files = {
      'packages/tide/src/index.ts': `import { one } from './one';\nexport default { name: 'p', actions: [one] };`,
      'packages/tide/src/one.ts': action('ONE'),
    };
    expect(offered(files)).toEqual({ names: ['ONE'], note: undefined });
  });
});

test('names that occur twice get their kind', () => {
  const main = { path: 'elizaos.plugin.json', text: '{}', value: MANIFEST };
  const one = {
    pointer: '',
    description: '',
    code: '',
    parameters: {},
    permissions: [],
    requiresApproval: false,
  };
  const known = [
    { ...one, kind: 'action', name: 'A' },
    { ...one, kind: 'provider', name: 'A' },
    { ...one, kind: 'provider', name: 'B' },
  ] as const;
  const { tools } = runnable(
    { main, others: [{ path: 'src/index.ts', text: INDEX }] },
    { tools: known, services: [] },
  );
  expect(tools.map(({ name }) => name)).toEqual(['A', 'A (provider)', 'B', 'A message']);
  expect(tools.map(({ rest }) => (rest as RunMember).name)).toEqual(['A', 'A', 'B', 'A message']);
});

test('without the compiler there are settings, and what conversions wrote', () => {
  const text = JSON.stringify(MANIFEST);
  const main = { path: 'elizaos.plugin.json', text, value: MANIFEST };
  const made = `const facts: Fact[] = [{ "name": "MADE", "description": "d" }];`;
  const read = (index: string) => runnable({ main, others: [{ path: 'src/index.ts', text: index }] });
  expect(read(INDEX)).toMatchObject({ tools: [{ name: 'A message' }], uncompiled: true });
  expect(read(made)).toMatchObject({ tools: [{ name: 'MADE' }, { name: 'A message' }], uncompiled: true });
  expect(runnable({ main, others: [] })).not.toHaveProperty('uncompiled');
});

test('a plugin’s own source alone is its entry', () => {
  const { tools } = readWhole({
    main: { path: 'my-plugin/src/plugin.ts', text: INDEX, value: undefined },
    others: [],
  });
  expect(tools.map(({ name, file }) => [name, file])).toContainEqual(['GO', 'plugin.ts']);
});
