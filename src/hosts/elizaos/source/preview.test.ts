// What the preview of a plugin in code shows.

import { expect, test } from 'vitest';
import type { Preview } from '../../../model/preview.ts';
import { PluginCompiler } from '../../../typescript/program.ts';
import { declarations } from './declarations.ts';
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

Evaluators, after every answer that they apply to
  JUDGE: Judges (always runs)
  NEW: Newer (form of a newer core: core 1.x never runs it)

Services
  tide (TideService)

Routes
  GET /harbour/status (public)

Model handlers
  TEXT_SMALL (priority 7)

Events
  MESSAGE_RECEIVED: 2 handlers`);
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
