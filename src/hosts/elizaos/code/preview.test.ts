// What the preview of a plugin in code shows.

import { expect, test } from 'vitest';
import type { Preview } from '../../../model/preview.ts';
import { PluginCompiler } from '../../../lang/typescript/program.ts';
import { declarations } from './host.ts';
import { previewOfCode } from './preview.ts';

const compiler = new PluginCompiler(await declarations('documented'));

function preview(text: string): Preview | null {
  const files = [{ path: 'src/index.ts', text }];
  return previewOfCode({
    files,
    main: 'src/index.ts',
    programs: new Map([['documented', compiler.compile(files)]]),
  });
}

const PLUGIN = `import { type Plugin, Service } from '@elizaos/core';
class TideService extends Service { static serviceType = 'tide'; }
const provider = { name: 'LATE', get: async () => ({}), position: 5 };
export const plugin: Plugin = {
  name: 'harbour', description: 'd', priority: 7,
  actions: [{ name: 'READ_TIDE', description: 'Reads the tide', validate: async () => true, handler: async () => undefined,
    parameters: [{ name: 'pier', description: 'Where', required: true, schema: { type: 'string' } }] }, makeAction()],
  providers: [provider, { name: 'EARLY', description: 'First', get, position: -1 }, { name: 'HIDDEN', get, private: true }],
  evaluators: [{ name: 'JUDGE', description: 'Judges', alwaysRun: true, examples: [], validate, handler },
    { name: 'NEW', description: 'Newer', shouldRun: async () => true, prompt: 'p' }],
  services: [TideService],
  routes: [{ type: 'GET', path: 'status', public: true, name: 'Status', handler }],
  models: { TEXT_SMALL: async () => 'a' },
  events: { MESSAGE_RECEIVED: [a, b] },
};
`;

test('everything that the core registers is listed, in the order of the core', () => {
  const block = preview(PLUGIN)?.model[0];
  expect(block?.title).toBe('What the core registers of harbour');
  expect(block?.text).toBe(`Actions
  READ_TIDE: Reads the tide
  (not known without running the code)

Providers, in the order in which they are asked
  EARLY: First (position -1)
  HIDDEN (private: only where it is asked for by name)
  LATE (position 5)

Evaluators, after an answer
  JUDGE: Judges (always)
  NEW: Newer (form of a newer core: core 1.x never runs it)

Services
  tide (TideService)

Routes
  GET /harbour/status (public)

Model handlers
  TEXT_SMALL: fast text generation (priority 7)

Events
  MESSAGE_RECEIVED: 2 handlers`);
});

const LATER = `export default { name: 'harbour', description: 'd', dependencies: ['tides'],
  actions: [{ name: 'READ', description: 'Reads', priority: 3, validate: async () => true,
    examples: [[{ name: 'user', content: { text: 'Low?' } }, { name: 'agent', content: { text: 'Yes', actions: ['READ'] } }]],
    handler: async () => ({ success: true, continueChain: false }) }],
  services: [{ serviceType: 'tide', start: async () => ({ stop: async () => {} }), stop: async () => {} }],
  evaluators: [{ name: 'JUDGE', description: 'Judges', examples: [], validate, handler }],
  routes: [{ type: 'POST', path: '/up', isMultipart: true, handler }],
  componentTypes: [{ name: 'log', schema: { type: 'object' }, validator: () => true }] };`;

test('says what core 1.x and Run do otherwise, and nothing of what is not used', () => {
  const notes = (text: string): string => (preview(text)?.notes ?? []).map((note) => note.text).join('\n');
  const words = ['priority of actions', '`continueChain`', 'beside `start`', '`isMultipart`', '`validator`'];
  for (const word of words) expect(notes(LATER)).toContain(word);
  for (const word of words) expect(notes(PLUGIN)).not.toContain(word);
});

test('shows dependencies, priorities and what examples teach', () => {
  const blocks = preview(LATER)?.model ?? [];
  expect(blocks[0]?.text).toContain('Needs first\n  tides\n\nActions\n  READ: Reads (priority 3)');
  expect(blocks[0]?.text).toContain('JUDGE: Judges (where it applies; the documentation: by chance');
  expect(blocks.at(-1)).toMatchObject({ title: 'READ: examples', text: 'user: Low?\nagent: Yes [READ]' });
});

test('actions are shown as tools, with what the core throws', () => {
  const tool = preview(PLUGIN)?.model[1];
  expect(JSON.parse(tool?.text ?? '')).toMatchObject({
    name: 'READ_TIDE',
    parameters: { properties: { pier: { type: 'string', description: 'Where' } }, required: ['pier'] },
  });
  const wrong = preview(PLUGIN.replace('READ_TIDE', 'read tide'))?.model[1];
  expect(wrong?.note).toContain(`Invalid tool name 'read tide'`);
});

test('a file without a plugin says so', () => {
  expect(preview('export const a = 1;')).toMatchObject({ panel: null, model: [] });
  expect(preview('export default {};')?.model[0]?.text).toBe('Nothing.');
});
