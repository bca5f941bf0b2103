import { previewOf } from '../../../../test/check/of-text.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Preview } from '../../../model/preview.ts';
import { host as ownpilot } from '../index.ts';
import type { Panel } from './panel.ts';

const tool = { name: 'demo_tool', description: 'd', parameters: { type: 'object' }, code: 'return 1;' };
const base = { id: 'demo', name: 'Demo', version: '1', description: 'D', tools: [tool] };

function show(manifest: unknown, release: string): Preview {
  const text = JSON.stringify(manifest);
  const answer = previewOf({ text, hostId: 'ownpilot', release, path: null }, [ownpilot]);
  if (!answer) throw new Error('No preview');
  return answer.preview;
}

const panelOf = (manifest: unknown, release = '2026-02'): Panel => show(manifest, release).panel as Panel;

test('any JSON value is shown without throwing, as plain data', () => {
  const keys = [
    'tags',
    'icon',
    'author',
    'keywords',
    'category',
    'docs',
    'system_prompt',
    'required_services',
  ];
  const json = fc.jsonValue();
  const manifest = fc
    .tuple(fc.dictionary(fc.constantFrom(...keys, 'format', 'triggers', '__proto__'), json), json, json)
    .map(([more, toolValue, service]) => ({
      ...base,
      tools: [tool, toolValue],
      required_services: [service, { name: 's', config_schema: [service] }],
      ...more,
    }));
  fc.assert(
    fc.property(
      fc.oneof(json, manifest),
      fc.constantFrom('documented', '2026-02', '0.8.3'),
      (value, release) => {
        const preview = show(value, release);
        expect(() => structuredClone(preview)).not.toThrow();
      },
    ),
    { numRuns: 150 },
  );
});

test('anything but an object has a note in place of a panel', () => {
  expect(show([base], '0.8.3')).toMatchObject({ panel: null, notes: [{ pointer: '' }], model: [] });
});

test('a refused package is drawn as far as it goes, with words for a warning', () => {
  expect(show({ ...base, version: 1 }, '0.8.3').warnings?.refused).toContain('until it is fixed');
  const panel = panelOf({ ...base, version: 1 });
  expect(panel.card?.version).toBe('1');
  expect(panelOf({ ...base, version: 1, tags: 'x' }).card).toBeNull();
});

test('the list crashes as a whole, an opened part as a part', () => {
  expect(show({ ...base, tags: 'x' }, '2026-02').crash).toMatchObject({ pointer: '/tags' });
  expect(panelOf({ ...base, keywords: 'x' }).detail.overview).toMatchObject({
    crash: { pointer: '/keywords' },
  });
  const services = [{ name: 's', config_schema: [{ name: 'f', label: {} }] }];
  expect(panelOf({ ...base, required_services: services }).services[0]?.form).toHaveProperty('crash');
});

test('tabs: Services only where there are some; Security and Edit in 0.8.3', () => {
  expect(panelOf(base).detail).toMatchObject({ services: null, security: null });
  expect(panelOf(base, '0.8.3').detail.security).toMatchObject({ level: 'low' });
});

test('a tool as the model sees it: bare in 2026-02, qualified and encoded in 0.8.3', () => {
  const name = (release: string): string | undefined => show(base, release).model[0]?.title;
  expect([name('documented'), name('2026-02'), name('0.8.3')]).toEqual([
    'demo_tool',
    'demo_tool',
    'ext__demo__demo_tool',
  ]);
  expect(JSON.parse(show(base, '0.8.3').model[0]?.text ?? '')).toEqual({
    type: 'function',
    function: { name: 'ext__demo__demo_tool', description: 'd', parameters: { type: 'object' } },
  });
});

test('tools that a registry refuses are not given to the model', () => {
  const hyphen = show({ ...base, id: 'my-demo' }, '0.8.3').model[0];
  expect(hyphen?.text).toBeUndefined();
  expect(hyphen?.note).toContain('Tool name must start with a letter');
  const code = show({ ...base, tools: [{ ...tool, code: 'eval(1)' }] }, '2026-02').model[0];
  expect(code?.note).toContain('Tool code validation failed: eval() is not allowed');
  const builtIn = show({ ...base, tools: [{ ...tool, name: 'read_file' }] }, '2026-02').model[0];
  expect(builtIn?.note).toContain('Tool already registered: read_file');
});

test('the section of the system prompt per release', () => {
  const manifest = { ...base, system_prompt: ' Use it. ' };
  const text = (release: string): string | undefined => show(manifest, release).model[1]?.text;
  expect([text('documented'), text('2026-02'), text('0.8.3')]).toEqual([
    ' Use it. ',
    '## Skill: Demo\nUse it.',
    '## Extension: Demo\nUse it.',
  ]);
  expect(show({ ...base, system_prompt: '  ' }, '2026-02').model).toHaveLength(1);
  expect(show({ ...base, system_prompt: 5 }, '2026-02').model[1]?.note).toContain('?.trim is not a function');
});

test('an AgentSkills skill of 0.8.3 brings its instructions', () => {
  const manifest = { ...base, format: 'agentskills', instructions: 'Do.', system_prompt: 'no' };
  const { model } = show(manifest, '0.8.3');
  expect(model.map(({ title }) => title)).toEqual(['skill__demo__demo_tool', 'System prompt']);
  expect(model[1]?.text).toBe('## Skill: demo\nDo.');
});

test('a refused package gives the model nothing', () => {
  expect(show({ ...base, tools: [null] }, '2026-02').model).toMatchObject([
    { note: expect.stringContaining("Cannot read properties of null (reading 'name')") as string },
  ]);
});

test('a note tells of switches that count as empty', () => {
  const schema = [{ name: 'b', label: 'B', type: 'boolean', required: true }];
  const { notes } = show({ ...base, required_services: [{ name: 's', config_schema: schema }] }, '2026-02');
  expect(notes.map(({ text }) => text)).toEqual([expect.stringContaining('“B is required”')]);
});

test('an accepted package says how each release installs it, with its settings only where it has any', () => {
  const services = { required_services: [{ name: 's', config_schema: [] }] };
  expect(show(base, 'documented').install?.join('\n')).toContain('`POST /api/v1/skill-packages/install`');
  expect(show(base, '0.8.3').install?.join('\n')).toContain('`POST /api/v1/extensions`');
  expect(show(base, '0.8.3').install?.join('\n')).not.toContain('Config Center');
  expect(show({ ...base, ...services }, '2026-02').install?.at(-1)).toContain('Config Center');
  expect(show({ ...base, tools: [] }, '2026-02').install).toBeUndefined();
});
