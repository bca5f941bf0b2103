// What a plugin offers to a run.

import { describe, expect, test } from 'vitest';
import { readJson } from '../../../text/read.ts';
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

function read(manifest: object) {
  const text = JSON.stringify(manifest);
  const main = { path: 'elizaos.plugin.json', text, value: readJson(text).value };
  return runnable({ main, others: [{ path: 'src/index.ts', text: INDEX }] });
}

test('secrets of the manifest are fields of the config store', () => {
  const [service] = read(MANIFEST).services;
  const fields = service?.fields.map(({ name, type, required }) => [name, type, required]) ?? [];
  expect(fields).toContainEqual(['MY_PLUGIN_API_KEY', 'secret', false]);
  expect(fields.filter(([name]) => name === 'OTHER_TOKEN')[0]).toEqual(['OTHER_TOKEN', 'secret', true]);
});

test('a secret that a setting of the form asks for is known to belong to it', () => {
  const [tool] = read(MANIFEST).tools;
  const { secrets } = (tool?.rest as RunMember).modules;
  expect(secrets).toEqual([{ name: 'MY_PLUGIN_API_KEY', setting: 'apiKey' }]);
});

describe('of several files', () => {
  const action = (name: string): string =>
    `export const one = { name: '${name}', description: 'd', validate: async () => true, handler: async () => ({ success: true }) };\n`;
  const offered = (files: Readonly<Record<string, string>>) => {
    const text = JSON.stringify(MANIFEST);
    const others = Object.entries(files).map(([path, code]) => ({ path, text: code }));
    const main = { path: 'elizaos.plugin.json', text, value: MANIFEST };
    const { tools, note } = runnable({ main, others });
    return { names: tools.map(({ name }) => name), note };
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
      'index.ts': `${action('MINE')}export default { name: 'p', actions: [one] };`,
      'src/index.ts': action('OTHER'),
    };
    const { names, note } = offered(files);
    expect(names).toEqual(['MINE']);
    expect(note).toContain('does not import `src/index.ts`');
  });
});

test('what the compiler found is offered in place of what the source shows; names that occur twice get their kind', () => {
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
  const { tools } = runnable({ main, others: [{ path: 'src/index.ts', text: INDEX }] }, { tools: known });
  expect(tools.map(({ name }) => name)).toEqual(['A', 'A (provider)', 'B']);
  expect(tools.map(({ rest }) => (rest as RunMember).name)).toEqual(['A', 'A', 'B']);
  const more = runnable(
    { main, others: [{ path: 'src/index.ts', text: INDEX }] },
    { tools: known, open: ['action'] },
  );
  expect(more.tools.map(({ name }) => name)).toEqual(['A', 'GO', 'A (provider)', 'B']);
});

test('a plugin’s own source alone is its entry', () => {
  const { tools } = runnable({
    main: { path: 'my-plugin/src/plugin.ts', text: INDEX, value: undefined },
    others: [],
  });
  expect(tools.map(({ name, file }) => [name, file])).toEqual([['GO', 'plugin.ts']]);
});
