// What readers take of a file, with the place of every value.

import { describe, expect, test } from 'vitest';
import type { PluginFiles } from '../../model/portable.ts';
import { readerOf } from './reader.ts';
import { folderOf } from '../../files/paths.ts';
import { fileBeside } from './files.ts';
import { schemaTool, textWord, word, wordsOf } from '../schema/read.ts';

const rootOf = (value: unknown): ReturnType<typeof readerOf> => readerOf({ path: 'f.json', text: '', value });
const at = (pointer: string, value: unknown): object => ({ value, file: 'f.json', pointer });

describe('a value', () => {
  const root = rootOf({ a: { 'b/c': ['x', '', 1, 'y'] }, no: null, flag: false, text: '' });

  test('remembers its place', () => {
    expect(root.any()).toMatchObject({ file: 'f.json', pointer: '' });
    expect(root.at('a', 'b/c', 0).text()).toEqual(at('/a/b~1c/0', 'x'));
    expect(root.at('a').at('b/c').at(3).any()).toEqual(at('/a/b~1c/3', 'y'));
    expect(root.at('no').any()).toEqual(at('/no', null));
    expect(root.at('flag').flag()).toEqual(at('/flag', false));
  });

  test('is not taken where it has another type', () => {
    expect([root.at('no').text(), root.at('text').text(), root.at('a').text()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([root.at('no').flag(), root.at('text').flag()]).toEqual([undefined, undefined]);
    expect([root.at('x').any(), root.at('no', 'x').any(), root.at('text', 'length').any()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(root.at('toString').any()).toBeUndefined();
  });

  test('of a list has its elements, of an object its members', () => {
    expect(
      root
        .at('a', 'b/c')
        .texts()
        .map(({ pointer }) => pointer),
    ).toEqual(['/a/b~1c/0', '/a/b~1c/3']);
    expect(root.at('a', 'b/c').list()).toHaveLength(4);
    expect([root.at('a').list(), root.at('x').list(), root.at('a', 'b/c').members()]).toEqual([[], [], []]);
    expect(root.at('a').members()).toEqual([
      { key: { ...at('/a/b~1c', 'b/c'), key: true }, here: root.at('a', 'b/c') },
    ]);
  });
});

describe('the other files', () => {
  const file = (path: string): { path: string; text: string } => ({ path, text: path });
  const source = (...paths: string[]): PluginFiles => ({
    main: { path: 'quay/skill.json', text: '', value: {} },
    others: paths.map(file),
  });

  test('the folder of a path', () => {
    expect(['a/b/c.json', 'c.json', '/c.json'].map(folderOf)).toEqual(['a/b/', '', '/']);
  });

  test.each<[string, string[], string | undefined, string | undefined]>([
    ['handler.js', ['quay/handler.js', 'handler.js'], undefined, 'quay/handler.js'],
    ['handler.js', ['x.js', 'handler.js'], undefined, 'handler.js'],
    ['handler.js', ['other/handler.js'], undefined, undefined],
    ['b.js', ['quay/lib/b.js', 'b.js'], 'quay/lib/a.js', 'quay/lib/b.js'],
    ['b.js', ['b.js'], 'quay/lib/a.js', undefined],
  ])('%s of %j is found', (name, paths, beside, found) => {
    expect(fileBeside(source(...paths), name, beside)?.path).toBe(found);
  });
});

describe('parameters as a JSON schema', () => {
  const tool = (schema: unknown): ReturnType<typeof schemaTool> => schemaTool(rootOf(schema));

  test('have their words, and are required where they are listed', () => {
    const { parameters, frame } = tool({
      type: 'object',
      properties: { a: { type: 'string' }, b: { enum: [1] }, c: 'no schema', d: false },
      required: ['b', 'x', 5],
      additionalProperties: false,
    });
    expect(parameters).toEqual([
      {
        name: { ...at('/properties/a', 'a'), key: true },
        words: [['type', at('/properties/a/type', 'string')]],
        required: false,
        requiredBy: undefined,
      },
      {
        name: { ...at('/properties/b', 'b'), key: true },
        words: [['enum', at('/properties/b/enum', [1])]],
        required: true,
        requiredBy: at('/required/0', 'b'),
      },
    ]);
    expect(frame.map(([keyword]) => keyword)).toEqual(['type', 'additionalProperties']);
  });

  test.each<[unknown, string[]]>([
    [{ properties: {}, required: [] }, ['properties', 'required']],
    [{ properties: [], required: {} }, []],
    [{ properties: { a: {} }, required: ['a'] }, []],
    [{ required: [], x: null }, ['required', 'x']],
    ['text', []],
  ])('the frame of %j holds the rest', (schema, keywords) => {
    expect(tool(schema).frame.map(([keyword]) => keyword)).toEqual(keywords);
  });

  test('words are found by their keyword', () => {
    const words = wordsOf(rootOf({ type: 'string', title: '', description: 'D', skip: 1 }), ['skip']);
    expect(words.map(([keyword]) => keyword)).toEqual(['type', 'title', 'description']);
    expect(word(words, 'title')).toEqual(at('/title', ''));
    expect(word(words, 'skip')).toBeUndefined();
    expect(textWord(words, 'description')).toEqual(at('/description', 'D'));
    expect([textWord(words, 'title'), textWord(words, 'none')]).toEqual([undefined, undefined]);
    expect(textWord(wordsOf(rootOf({ description: 1 })), 'description')).toBeUndefined();
  });
});
