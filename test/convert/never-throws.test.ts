// Files with any value at any place: converting them never throws, and no text says `[object Object]`.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PluginFiles } from '../../src/model/portable.ts';
import { convert } from '../../src/convert/convert.ts';
import { leavesOf } from '../../src/convert/values/leaves.ts';
import { parent } from '../../src/lang/json/pointer.ts';
import { readJson } from '../../src/lang/json/read.ts';
import { runs } from '../runs.ts';
import { withMember } from './edit-values.ts';
import { made, pairs, sourceOf, sources } from './pairs.ts';

const HARD: readonly unknown[] = [
  { toString: 1 },
  [{ toString: null }, 'a'],
  ['a', { toString: 'b', valueOf: {} }],
  { length: 2, pointer: 1, file: {} },
  null,
  -0.5,
];

const setting = { label: 'Kind', description: 'Of tide', required: true };
const RICH = {
  id: 'tide',
  name: 'Tide',
  version: '1.0.0',
  description: 'Tells the tide',
  author: { name: 'Ann' },
  keywords: ['sea'],
  required_services: [
    {
      name: 'tides',
      display_name: 'Tides',
      config_schema: [
        { name: 'kind', type: 'string', ...setting },
        { name: 'api_key', type: 'secret', ...setting },
      ],
    },
  ],
  tools: [
    {
      name: 'high_tide',
      description: 'At a pier',
      parameters: {
        type: 'object',
        properties: { pier: { type: 'string', enum: ['a', 'b'] }, when: { type: ['integer', 'null'] } },
        required: ['pier'],
      },
      code: "return { content: args.pier + config.get('tides', 'kind') + utils.getServiceConfig('tides') };",
    },
  ],
};

/** The plugin in the files of each host. */
function filesFor(id: string): PluginFiles {
  const main = { path: 'tide/skill.json', text: JSON.stringify(RICH), value: RICH };
  const pair = pairs.find(({ from, to }) => from.id === 'ownpilot' && to.id === id);
  return pair
    ? sourceOf(made(convert(pair.from, pair.to, { main, others: [] }, true)))
    : { main, others: [] };
}

/** With another value at a place of one of its files. */
function changed({ main, others }: PluginFiles, at: number, place: number, hard: unknown): PluginFiles {
  const json = [main, ...others].filter(({ path }) => path.endsWith('.json'));
  const file = json[at % Math.max(1, json.length)];
  if (!file) return { main, others };
  const root = readJson(file.text).value;
  const leaves = leavesOf(root).flatMap(({ pointer }) => [pointer, parent(pointer)]);
  const value = withMember(root, leaves[place % leaves.length] ?? '', hard);
  const text = JSON.stringify(value);
  return file.path === main.path
    ? { main: { ...main, text, value }, others }
    : { main, others: others.map((one) => (one.path === file.path ? { ...one, text } : one)) };
}

test.each(sources)('from $id', (from) => {
  const files = filesFor(from.id);
  const targets = pairs.filter((pair) => pair.from === from).map(({ to }) => to);
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.constantFrom(...HARD), (at, place, hard) => {
      const source = changed(files, at, place, hard);
      for (const to of targets) {
        const texts = convert(from, to, source, true)?.files.map(({ text }) => text) ?? [];
        expect(texts.join('\n')).not.toContain('[object Object]');
      }
    }),
    { numRuns: runs(15, 600), endOnFailure: true },
  );
});

const skill = { hubId: HARD[0], name: 'Tide', version: '1.0.0', description: 'Tells the tide', active: true };
const table = 'const plugbenchSettings = { "key": [{ "toString": 1 }] };\n';
const MORE: readonly (readonly [id: string, main: unknown, path: string, text: string])[] = [
  [
    'agent-plugins',
    { name: 'tide', version: '1.0.0', description: 'Tells the tide' },
    'server/settings.json',
    '[{ "name": "A", "enum": [{ "toString": 1 }, "b"] }, { "name": "B", "enum": [{}] }]',
  ],
  [
    'anythingllm',
    skill,
    'handler.js',
    'module.exports.runtime = { handler() { return this.config.name; } };',
  ],
  ['elizaos', { id: 'tide', name: 'Tide', version: '1.0.0', description: 'Tells' }, 'tools.cjs', table],
  ['gloodata', { ns: 'tide', title: 'Tide', tools: {} }, 'tools.cjs', table],
];

test.each(MORE)('from %s, with %j and %s', (id, value, path, text) => {
  const name = id === 'elizaos' ? 'elizaos.plugin.json' : 'plugin.json';
  const source = { main: { path: name, text: JSON.stringify(value), value }, others: [{ path, text }] };
  for (const { from, to } of pairs.filter((pair) => pair.from.id === id)) {
    const texts = convert(from, to, source, true)?.files.map((file) => file.text) ?? [];
    expect(texts.join('\n'), to.id).not.toContain('[object Object]');
  }
});
