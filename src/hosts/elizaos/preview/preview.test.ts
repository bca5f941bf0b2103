// The preview as a whole: it never throws, and reports crashes of the page.

import { previewOf } from '../../../../test/check/of-text.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { host as elizaos } from '../index.ts';
import { footerOf, messagesOf, categoryOf, isUnlisted } from './card.ts';
import { directPanel, hostPanel, type Panel } from './panel.ts';
import { V2026_03 } from '../releases.ts';

function shown(value: unknown, release = V2026_03) {
  const answer = previewOf({ text: JSON.stringify(value), hostId: 'elizaos', release, path: null }, [
    elizaos,
  ]);
  if (!answer) throw new Error('No preview');
  return answer.preview;
}

describe('any value', () => {
  const keys = fc.constantFrom(
    'id',
    'name',
    'configSchema',
    'uiHints',
    'properties',
    'required',
    'type',
    'enum',
    'options',
    'visible',
    'showIf',
    'and',
    'eq',
    'x',
    '__proto__',
    'validation',
    'agentConfig',
    'pluginParameters',
    'description',
    'columns',
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 6 },
      fc.constantFrom('x', 'select', 'array', 'table', '', null, true, 5),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(keys, tie('tree'), { maxKeys: 5 }),
    ),
  }));

  test('never throws', () => {
    fc.assert(
      fc.property(tree, fc.constantFrom('documented', V2026_03), (value, release) => {
        const { panel, crash } = shown(value, release);
        expect(panel === null || crash === undefined).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test.each([[[]], ['text'], [5], [null]])('%j shows nothing', (value) => {
    expect(shown(value)).toMatchObject({ panel: null, model: [] });
  });
});

describe('what the page crashes on', () => {
  const schema = { type: 'object', properties: { a: { type: 'string' } } };

  test.each<[string, unknown, string, string]>([
    [
      'a property that is null',
      { configSchema: { properties: { a: null } } },
      "Cannot read properties of null (reading 'enum')",
      '/configSchema/properties/a',
    ],
    [
      'required that is a number',
      { configSchema: { ...schema, required: 5 } },
      'number 5 is not iterable (cannot read property Symbol(Symbol.iterator))',
      '/configSchema/required',
    ],
    [
      'required that is an object',
      { configSchema: { ...schema, required: {} } },
      'object is not iterable (cannot read property Symbol(Symbol.iterator))',
      '/configSchema/required',
    ],
    [
      'a label that is an object',
      { configSchema: schema, uiHints: { a: { label: { en: 'A' } } } },
      'Objects are not valid as a React child (found: object with keys {en}). If you meant to render a collection of children, use an array instead.',
      '/uiHints/a/label',
    ],
    [
      'a group that is a number',
      { configSchema: { properties: { a: {}, b: {} } }, uiHints: { a: { group: 5 } } },
      'group.toLowerCase is not a function',
      '/uiHints/a/group',
    ],
  ])('%s', (_, manifest, message, pointer) => {
    expect(shown({ id: 'tide', ...(manifest as object) })).toMatchObject({
      panel: null,
      crash: { message, pointer },
    });
  });

  test('not of what lies folded in the advanced section', () => {
    const hints = { a: { label: {}, advanced: true } };
    expect(shown({ id: 'tide', configSchema: schema, uiHints: hints }).crash).toBeUndefined();
  });
});

describe('panels', () => {
  test.each(elizaos.samples)('$id has one', ({ text, path }) => {
    const answer = previewOf({ text, hostId: 'elizaos', release: null, path }, [elizaos]);
    const panel = answer?.preview.panel as Panel;
    expect(panel.mode).toBe(path.endsWith('package.json') ? 'host' : 'direct');
    expect(panel.pluginId).not.toBe('');
  });

  test.each<[string, unknown, string]>([
    ['toggles', { type: 'boolean' }, '`"true"`'],
    ['numbers', { type: 'number' }, 'gives a string'],
    ['chosen defaults', { enum: ['a'], default: 'a' }, 'is not a value'],
  ])('the quirk of %s has a note', (_, property, text) => {
    const configSchema = { type: 'object', properties: { x: property } };
    const notes = shown({ id: 'tide', configSchema }).notes;
    expect(notes.filter((note) => note.text.includes(text)).map((note) => note.pointer)).toEqual([
      '/configSchema/properties/x',
    ]);
  });

  test('so are those of the settings page', () => {
    const pluginParameters = { X_MODEL: { description: 'd', default: 'm' }, X_MAP: {} };
    const configUiHints = { X_MAP: { type: 'keyvalue' } };
    const { notes } = shown({ name: 'plugin-tide', agentConfig: { pluginParameters, configUiHints } });
    const texts = notes.map((note) => note.text).join(' ');
    for (const part of ['[object Object]', 'its cached models']) {
      expect(texts).toContain(part);
    }
  });

  test('a plugin that is never listed has a note', () => {
    expect(
      shown({ id: 'shell', configSchema: {} })
        .notes.map((note) => note.text)
        .join(),
    ).toContain('lists no card');
  });
});

describe('the card', () => {
  const manifest = {
    id: 'tide',
    name: 'Tide',
    version: '1.0.0',
    kind: 'skill',
    configSchema: { properties: { a: {}, b: {} } },
  };

  test('shows the category, not the kind, and counts every setting', () => {
    const { card } = directPanel(manifest);
    expect(card).toMatchObject({
      name: 'Tide',
      category: 'feature',
      version: '1.0.0',
      description: 'No description available',
    });
    expect(footerOf(card, new Set(['a', 'other']))).toEqual({ text: '1/2 configured', all: false });
    expect(footerOf(card, new Set(['a', 'b']))).toEqual({ text: '2/2 configured', all: true });
  });

  test('without settings nothing needs to be configured', () => {
    expect(footerOf(directPanel({ id: 'tide' }).card, new Set())).toEqual({
      text: 'No config needed',
      all: true,
    });
  });

  test.each([
    ['openai', false, 'ai provider'],
    ['telegram', false, 'connector'],
    ['twitch-streaming', false, 'streaming'],
    ['sql', false, 'database'],
    ['tide', true, 'app'],
    ['tide', false, 'feature'],
  ])('%s (app: %s) is %s', (id, isApp, category) => {
    expect(categoryOf(id, isApp)).toBe(category);
  });

  test.each([
    ['sql', true],
    ['localdb', true],
    ['browser', true],
    ['openai', false],
  ])('%s is left out of the list: %s', (id, unlisted) => {
    expect(isUnlisted(id)).toBe(unlisted);
  });

  test('messages are the server’s, on what is stored', () => {
    const panel = hostPanel({
      name: 'plugin-openai',
      agentConfig: { pluginParameters: { OPENAI_API_KEY: { required: true, sensitive: true } } },
    });
    expect(messagesOf(panel.parameters, {}).errors[0]?.message).toBe(
      'OPENAI_API_KEY is required but not set',
    );
    expect(
      messagesOf(panel.parameters, { OPENAI_API_KEY: 'short' }).warnings.map(({ message }) => message),
    ).toEqual([
      'OpenAI key should start with "sk-" — the current value may be invalid',
      'OPENAI_API_KEY looks too short (5 chars)',
    ]);
  });
});
