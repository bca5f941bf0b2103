// Tests the selector's rows and tags, translations through the editable table, and locale files.

import { describe, expect, test } from 'vitest';
import { shown } from '../display/translation.ts';
import {
  localeFile,
  lookupIn,
  NO_EDITS,
  readLocale,
  rowsOf,
  textsOf,
  withText,
  withTexts,
} from './locale-table.ts';
import { LANGUAGES, wordsIn } from './locales.ts';
import { found, optionsOf, rowOf, usedKeys } from './selector.ts';

const ENGLISH = lookupIn('en', NO_EDITS);

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
    expect(shown('$t:bad_calculator.name', lookupIn(language, NO_EDITS)).text).toBe(text);
  });

  test('2026-08 ships nine more languages', () => {
    expect(LANGUAGES.filter(({ shipped }) => shipped)).toHaveLength(2);
    expect(LANGUAGES.filter(({ later }) => later)).toHaveLength(9);
    expect(LANGUAGES).toHaveLength(16);
    const german = LANGUAGES.find(({ code }) => code === 'de')?.later ?? {};
    const edits = withTexts(NO_EDITS, 'de', Object.entries(german));
    expect(shown('$t:bad_calculator.params.a', lookupIn('de', edits)).text).toBe('Die erste Zahl');
  });

  test('the words around the selector are in two languages', () => {
    expect(['en', 'zh', 'de'].map((code) => wordsIn(code).label)).toEqual([
      'Enabled tools',
      '可用的工具',
      'Enabled tools',
    ]);
  });

  test('an added text is shown, in its language and as a fallback from English', () => {
    const english = withText(NO_EDITS, 'en', 'ferry.name', 'Ferries');
    expect(shown('$t:ferry.name', lookupIn('zh', english)).text).toBe('Ferries');
    const both = withText(english, 'zh', 'ferry.name', '渡轮');
    expect(shown('$t:ferry.name', lookupIn('zh', both)).text).toBe('渡轮');
    expect(shown('$t:ferry.name', lookupIn('en', both)).text).toBe('Ferries');
  });

  test('an emptied text takes the key away', () => {
    const edits = withText(NO_EDITS, 'en', 'bad_calculator.name', '');
    expect(shown('$t:bad_calculator.name', lookupIn('en', edits)).text).toBe('llmTools.bad_calculator.name');
    expect(rowsOf([], 'en', edits)).toEqual(['bad_calculator.name']);
  });

  test('a group of texts is reported with the language', () => {
    const text = "key 'llmTools.bad_calculator (zh)' returned an object instead of string.";
    expect(shown('$t:bad_calculator', lookupIn('zh', NO_EDITS)).text).toBe(text);
  });

  test('the texts of the host’s own tool are listed only for a manifest that uses them', () => {
    expect(rowsOf([], 'en', NO_EDITS)).toEqual([]);
    expect(rowsOf(['bad_calculator.name'], 'en', NO_EDITS)).toEqual([
      'bad_calculator.name',
      'bad_calculator.description',
      'bad_calculator.params.a',
      'bad_calculator.params.b',
    ]);
  });

  test('the table lists the keys of the manifest first, each once', () => {
    const options = optionsOf([tool(FERRY), tool({ name: 'x', displayName: '$t:ferry.name' }, 1)]);
    const used = usedKeys(options);
    expect(used).toEqual(['ferry.name', 'ferry.harbour']);
    expect(rowsOf(used, 'en', NO_EDITS)).toEqual(used);
    expect(rowsOf(used, 'de', NO_EDITS)).toEqual(used);
    const odd = ['plain', '$t:', '$t:a:b'].map((displayName, i) => tool({ name: String(i), displayName }, i));
    expect(usedKeys(optionsOf(odd))).toEqual([]);
  });
});

describe('locale files', () => {
  test('what is copied can be read again', () => {
    const texts = textsOf('zh', NO_EDITS);
    expect(readLocale(localeFile(texts))).toEqual(texts);
    expect(JSON.parse(localeFile({ 'a.b': 'x' }))).toEqual({ llmTools: { a: { b: 'x' } } });
  });

  test('one key cannot have both a text and a group', () => {
    expect(JSON.parse(localeFile({ a: 'x', 'a.b': 'y', 'c.d': 'z', c: 'w' }))).toEqual({
      llmTools: { a: 'x', c: { d: 'z' } },
    });
  });

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
