// A plugin's own code as the main text: it is converted as a manifest with code beside it is.

import { expect, test } from 'vitest';
import { viewOf, type ConvertAnswer } from '../../src/convert/report/view.ts';
import { endpointsOf } from '../../src/convert/endpoints.ts';
import { formats } from '../../src/convert/targets/registry.ts';
import { pluginOf } from '../../src/files/plugin.ts';
import { hosts } from '../hosts/loaded.ts';
import { compiled } from './compiled.ts';

const INDEX = `import type { Plugin } from '@elizaos/core';
import { askTide } from './tide.ts';
export const harbour: Plugin = { name: 'harbour', description: 'Tides', actions: [askTide], priority: 2 };
export default harbour;
`;
const TIDE = `import type { Action } from '@elizaos/core';
import { hoursUntil } from './hours.ts';
const WORDS = ['one', 'two'];
export const askTide: Action = {
  name: 'ASK_TIDE',
  description: 'Asks for the tide.',
  parameters: [{ name: 'port', description: 'Where', required: true, schema: { type: 'string' } }],
  examples: [],
  validate: async () => true,
  handler: async (_runtime, _message, _state, options): Promise<unknown> => {
    const { port } = (options as any).parameters;
    return { success: true, text: \`\${port}: \${WORDS[hoursUntil(port)]}\` };
  },
};
`;
const HOURS = `enum Hours { few = 1 }
export function hoursUntil(port: string): number { return port === 'Bude' ? Hours.few : 0; }
`;

const endpoints = await endpointsOf(hosts, formats);
const targets = endpoints.filter(({ id, write }) => write && id !== 'elizaos').map(({ id }) => id);

function view(target: string, withReading = true): ConvertAnswer {
  const others = [
    { path: 'tide.ts', text: TIDE },
    { path: 'hours.ts', text: HOURS },
  ];
  const { reading } = compiled({ main: { path: 'src/index.ts', text: INDEX, value: undefined }, others });
  const plugin = pluginOf({ path: '', text: INDEX }, others);
  const rest = { hostId: 'elizaos', target, keepsRest: true, withSecrets: false };
  return viewOf({ plugin, ...(withReading ? { reading } : {}), ...rest }, endpoints, hosts);
}

test.each(targets)('every value has a row and comes back from %s', (target) => {
  const shown = view(target);
  if ('failed' in shown) throw new Error(shown.failed);
  const from = shown.rows.flatMap(({ source }) => (source ? [`${source.file}#${source.pointer}`] : []));
  expect(from).toEqual(
    expect.arrayContaining(['src/index.ts#/plugin/priority', 'src/tide.ts#/actions/0/description']),
  );
  expect(['same', 'none']).toContain(shown.back);
  expect(shown.sidecar === null).toBe(shown.back === 'none');
});

test.each(['ownpilot', 'anythingllm', 'gloodata'])('what a handler imports runs in %s', (target) => {
  const shown = view(target);
  if ('failed' in shown) throw new Error(shown.failed);
  expect(shown.summary.tools.map(({ name, kind }) => [name, kind])).toEqual([['ASK_TIDE', 'adapted']]);
  expect(shown.rows.find(({ source }) => source?.file === 'src/hours.ts')?.code).toContain('kept');
});

test('without the compiler nothing is made up', () => {
  expect(view('ownpilot', false)).toEqual({ failed: 'source' });
});
