// Tests the selector's rows and tags, translations and what is written in their place, and locale files.

import { describe, expect, test } from 'vitest';
import { shown } from '../display/translation.ts';
import { localeOf, lookupIn, readLocale } from './locales.ts';
import { found, optionsOf, rowOf, usedKeys } from './selector.ts';

const ENGLISH = lookupIn('en', {});

const tool = (value: unknown, i = 0) => ({ value, pointer: `/${String(i)}` });

const FERRY = {
  name: 'ferry',
  displayName: '$t:ferry.name',
  displayDescription: 'When ferries leave',
  parameters: {
    harbour: {
      type: 'string',
      description: 'Where',
      displayDescription: '$t:ferry.harbour',
      required: 'false',
    },
    count: { type: ['integer'], required: 0 },
  },
};

describe('rows', () => {
  test.each<[rule: string, metadata: Record<string, unknown>, row: readonly [string, string, string]]>([
    ['label and description', { displayName: 'A', displayDescription: 'B' }, ['A', 'B', 'A']],
    ['without a label the tag has the name', { displayDescription: 'B' }, ['', 'B', 'ferry']],
    ['without a description the second column is empty', { displayName: 'A' }, ['A', '', 'A']],
    ['null counts as missing', { displayName: null, displayDescription: null }, ['', '', 'ferry']],
    ['a shipped key', { displayName: '$t:bad_calculator.name' }, ['Calculator', '', 'Calculator']],
    ['a missing key', { displayName: '$t:ferry.name' }, ['llmTools.ferry.name', '', 'llmTools.ferry.name']],
    ['a literal text', { displayName: 'A $t:x' }, ['A $t:x', '', 'A $t:x']],
  ])('%s', (_, metadata, [label, description, tag]) => {
    const [option] = optionsOf([tool({ name: 'ferry', ...metadata })]);
    expect(option && rowOf(option, ENGLISH)).toEqual({ label, description, tag });
  });

  test('of one name the last tool stays, at the first one’s place', () => {
    const options = optionsOf([tool({ name: 'a' }), tool({ name: 'b' }, 1), tool({ name: 'a' }, 2)]);
    expect(options.map(({ name, pointer }) => [name, pointer])).toEqual([
      ['a', '/2'],
      ['b', '/1'],
    ]);
  });

  test('a search compares the name, not the label', () => {
    const options = optionsOf([tool(FERRY), tool({ name: 'tide', displayName: 'Ferry' }, 1)]);
    expect(found(options, 'FERR').map(({ name }) => name)).toEqual(['ferry']);
    expect(found(options, '')).toHaveLength(2);
  });

  test('parameters are those of the metadata, required as Python sees it', () => {
    const [option] = optionsOf([tool(FERRY)]);
    expect(option?.parameters.map((p) => [p.name, p.pointer, p.type, p.required, p.description])).toEqual([
      ['harbour', '/0/parameters/harbour', 'string', true, 'Where'],
      ['count', '/0/parameters/count', '["integer"]', false, ''],
    ]);
    for (const parameters of [null, [], 'x', { a: 5 }]) {
      expect(() => optionsOf([tool({ name: 'a', parameters })])).not.toThrow();
    }
  });
});

describe('translations', () => {
  test.each([
    ['en', 'Calculator'],
    ['zh', '计算器'],
    ['de', 'Calculator'],
    ['es', 'Calculator'],
  ])('%s shows a shipped key, or the English text', (language, text) => {
    expect(shown('$t:bad_calculator.name', lookupIn(language, {})).text).toBe(text);
  });

  test('the words around the selector are in two languages', () => {
    expect(['en', 'zh', 'de'].map((code) => localeOf(code).words.label)).toEqual([
      'Enabled tools',
      '可用的工具',
      'Enabled tools',
    ]);
  });

  test('a written text is shown, in its language and as a fallback from English', () => {
    const english = { en: { 'ferry.name': 'Ferries' } };
    expect(shown('$t:ferry.name', lookupIn('zh', english)).text).toBe('Ferries');
    const both = { ...english, zh: { 'ferry.name': '渡轮' } };
    expect(shown('$t:ferry.name', lookupIn('zh', both)).text).toBe('渡轮');
    expect(shown('$t:ferry.name', lookupIn('en', both)).text).toBe('Ferries');
  });

  test('an emptied text takes the key away', () => {
    const edits = { en: { 'bad_calculator.name': '' } };
    expect(shown('$t:bad_calculator.name', lookupIn('en', edits)).text).toBe('llmTools.bad_calculator.name');
  });

  test('a group of texts is reported with the language', () => {
    const text = "key 'llmTools.bad_calculator (zh)' returned an object instead of string.";
    expect(shown('$t:bad_calculator', lookupIn('zh', {})).text).toBe(text);
  });

  test('the table lists the keys of the manifest, each once', () => {
    const options = optionsOf([tool(FERRY), tool({ name: 'x', displayName: '$t:ferry.name' }, 1)]);
    const used = usedKeys(options);
    expect(used).toEqual(['ferry.name', 'ferry.harbour']);
    const odd = ['plain', '$t:', '$t:a:b'].map((displayName, i) => tool({ name: String(i), displayName }, i));
    expect(usedKeys(optionsOf(odd))).toEqual([]);
  });
});

describe('locale files', () => {
  test.each([
    ['{"translation": {"llmTools": {"a": {"b": "x"}}}}', { 'a.b': 'x' }],
    ['{"llmTools": {"a": "x", "n": 1}}', { a: 'x' }],
    ['{"a": {"b": {"c": "x"}}}', { 'a.b.c': 'x' }],
    ['{"__proto__": {"constructor": "x"}}', { '__proto__.constructor': 'x' }],
    ['{}', null],
    ['[1]', null],
    ['what', null],
  ])('%s', (text, texts) => {
    expect(readLocale(text)).toEqual(texts);
  });
});
