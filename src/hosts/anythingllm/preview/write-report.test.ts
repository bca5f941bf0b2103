// The report of a write: changed members, masked passwords, and the handler's settings afterwards.

import { describe, expect, test } from 'vitest';
import { NO_TEXTS } from './form.ts';
import { panelOfCase, type Bag } from './panel-case.fixtures.ts';
import { linesOf, runtimeArgsAfter } from './write-report.ts';
import { changesOf } from './written.ts';

describe('lines', () => {
  const lines = (setup: unknown, saved: Bag): [string, string][] => {
    const panel = panelOfCase(setup, { imported: true });
    const texts = saved as Readonly<Record<string, string>>;
    return linesOf(panel, changesOf(panel, { active: null, saved: texts })).map(({ name, value }) => [
      name,
      value,
    ]);
  };

  test.each<[string, string, [string, string][]]>([
    ['text', 's3cret', [['setup_args.KEY.value', '"s3cret"']]],
    ['password', 's3cret', [['setup_args.KEY.value', '••••']]],
    ['PASSWORD', 's3cret', [['setup_args.KEY.value', '••••']]],
    ['password', '', [['setup_args.KEY.value', '""']]],
  ])('%s %j', (type, text, expected) => {
    expect(lines({ KEY: { type: 'string', input: { type } } }, { KEY: text })).toEqual(expected);
  });
});

describe('this.runtimeArgs', () => {
  const after = (setup: unknown, saved: Readonly<Record<string, string>> | null, more: Bag = {}): unknown => {
    const text = runtimeArgsAfter(panelOfCase(setup, more), { active: null, saved });
    return text === null ? null : (JSON.parse(text) as unknown);
  };
  const entry = { type: 'string', input: { default: 'D' } };

  test.each<[string, unknown, unknown]>([
    ['a default of the input never arrives', { KEY: entry }, { KEY: null }],
    ['nor does it with an empty value', { KEY: { ...entry, value: '' } }, { KEY: null }],
    ['one beside the input does', { KEY: { ...entry, default: 'T' } }, { KEY: 'T' }],
    ['also with an empty value', { KEY: { ...entry, default: 'T', value: '' } }, { KEY: 'T' }],
    ['0 and false do not', { A: { value: 0 }, B: { value: false } }, { A: null, B: null }],
    ['a required one without a value is left out', { KEY: { ...entry, required: true } }, {}],
    ['the text false counts as required', { KEY: { ...entry, required: 'false' } }, {}],
    ['a value arrives as it is', { KEY: { value: 5, type: 'string' } }, { KEY: 5 }],
  ])('%s', (_, setup, expected) => {
    expect(after(setup, null)).toEqual(expected);
  });

  test('a Save makes the handler get the defaults that were in the form', () => {
    expect(after({ KEY: entry }, NO_TEXTS)).toEqual({ KEY: 'D' });
  });

  test('not where the server does not find the skill', () => {
    const panel = panelOfCase({ KEY: entry }, {}, 'elsewhere/plugin.json');
    expect(JSON.parse(runtimeArgsAfter(panel, { active: null, saved: NO_TEXTS }) ?? '')).toEqual({
      KEY: null,
    });
  });

  test('nothing without settings, or where the hubId leads nowhere', () => {
    expect(after({}, NO_TEXTS)).toBeNull();
    expect(after({ KEY: entry }, null, { hubId: '.' })).toBeNull();
  });
});
