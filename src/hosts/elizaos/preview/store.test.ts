// The form's values, stored values after Save, refusals of the server, and changes of the source.

import { describe, expect, test } from 'vitest';
import { fieldsOf } from './fields.ts';
import type { Bag } from './form-case.fixtures.ts';
import { draftOf, NO_DRAFTS, saved, setKeys, valuesOf, withDraft, type Drafts } from './store.ts';
import { directPanel, hostPanel, packageId, sourceOf, type Panel } from './panel.ts';
import { allErrors } from './validate.ts';

const DIRECT = directPanel({
  id: 'tide',
  configSchema: {
    properties: {
      note: { type: 'string' },
      key: { type: 'string' },
      wait: { type: 'number' },
      loud: { type: 'boolean' },
      map: { type: 'object' },
      odd: 'no schema',
    },
  },
  uiHints: { key: { sensitive: true } },
});

const HOST = hostPanel({
  name: '@tides/plugin-tide',
  agentConfig: {
    pluginParameters: {
      TIDE_KEY: { type: 'string', sensitive: true, required: true },
      TIDE_IDS: { type: 'string' },
      TIDE_PORT: { type: 'string' },
      GITHUB_TOKEN: { type: 'string' },
    },
  },
});

const drafts = (values: Bag): Drafts =>
  Object.entries(values).reduce((all, [key, value]) => withDraft(all, key, value), NO_DRAFTS);

const schemaOf = (panel: Panel): unknown => sourceOf(panel, new Set()).schema;

describe('values', () => {
  test.each<[string, Panel, unknown, unknown]>([
    ['direct mode keeps the control’s value', DIRECT, ['a', 1], ['a', 1]],
    ['the settings page joins lists', HOST, ['a', 'b'], 'a, b'],
    ['and makes text of all else', HOST, { a: 1 }, '[object Object]'],
    ['nothing is an empty text', HOST, undefined, ''],
  ])('%s', (_, panel, value, expected) => {
    expect(draftOf(panel, value)).toEqual(expected);
  });

  test('what is typed lies over what is stored', () => {
    expect(valuesOf(DIRECT, { note: 'old', wait: '1' }, drafts({ note: 'new' }), null)).toEqual({
      note: 'new',
      wait: '1',
    });
  });

  test('the settings page splits lists, and does not receive a stored secret', () => {
    const stored = { TIDE_KEY: 'secret', TIDE_IDS: 'a, b,,c', TIDE_PORT: ' ' };
    expect(valuesOf(HOST, stored, NO_DRAFTS, schemaOf(HOST))).toEqual({ TIDE_IDS: ['a', 'b', 'c'] });
    expect(valuesOf(HOST, stored, drafts({ TIDE_KEY: 'typed', TIDE_IDS: '' }), schemaOf(HOST))).toEqual({
      TIDE_KEY: 'typed',
      TIDE_IDS: [],
    });
    expect([...setKeys(HOST, stored)]).toEqual(['TIDE_KEY', 'TIDE_IDS']);
    expect([...setKeys(DIRECT, { note: '' })]).toEqual(['note']);
  });
});

describe('Save', () => {
  test('adds to what is stored; an empty text clears nothing', () => {
    const after = saved(DIRECT, { note: 'old', wait: '1' }, drafts({ note: '', wait: '2', map: [] }));
    expect(after).toEqual({ stored: { note: 'old', wait: '2', map: [] }, refused: [] });
  });

  test('takes what the form finds fault with', () => {
    const fields = fieldsOf(sourceOf(DIRECT, new Set()));
    const typed = drafts({ wait: 'soon' });
    const values = valuesOf(DIRECT, {}, typed, null);
    expect([...allErrors(fields, values, () => true).keys()]).toEqual(['wait']);
    expect(saved(DIRECT, {}, typed)).toEqual({ stored: { wait: 'soon' }, refused: [] });
  });

  test.each<[string, Bag, string[]]>([
    ['blocked names', { GITHUB_TOKEN: 'x' }, ['GITHUB_TOKEN is blocked for security reasons']],
    ['required and submitted empty', { TIDE_KEY: '' }, ['TIDE_KEY is required but not set']],
    ['a good one, while what is required is not submitted', { TIDE_PORT: '80' }, []],
  ])('%s', (_, typed, messages) => {
    const { stored, refused } = saved(HOST, {}, drafts(typed));
    expect(refused.map(({ message }) => message)).toEqual(messages);
    expect(stored).toEqual(messages.length > 0 ? {} : typed);
  });
});

test.each([
  ['@elizaos/plugin-aws-s3', 'aws-s3'],
  ['plugin-tide', 'tide'],
  ['tide', 'tide'],
  [5, ''],
])('the id of the package %s is %s', (name, id) => {
  expect(packageId(name)).toBe(id);
});
