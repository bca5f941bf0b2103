// Tests that every rule which is our reading has its remark, and that rules with evidence have none.

import { describe, expect, test } from 'vitest';
import { panelOf } from './panel.ts';
import { interpretationsOf } from './interpretations.ts';
import type { CallArgs } from './tile.ts';

const TYPES = { Kite: { entries: [['BOX', 'Box kite']] } };
const ENTRY = { type: 'enum', ns: 'kites', id: 'Kite', key: 'BOX', label: 'Box kite' };

function texts(ui: unknown, fields: unknown, args: CallArgs, open = false): string[] {
  const [tool] = panelOf({ tagValues: TYPES, tools: { t: { title: 'T', schema: { fields }, ui } } }).tools;
  if (!tool) throw new Error('No tool');
  return interpretationsOf(tool.tile, tool.fields, args, open).map(({ text }) => text);
}

const about = (field: unknown, value: unknown, open = false): string[] =>
  texts({ prefix: 'P', args: { a: { prefix: 'A' } } }, { a: field }, { a: value }, open);

describe('of the words', () => {
  test.each<[rule: string, ui: unknown, expected: string]>([
    ['no ui', undefined, 'Without `ui` '],
    ['no prefix', { args: {} }, 'Without `ui.prefix` '],
    ['no args', { prefix: 'P' }, 'Without `ui.args` '],
    ['a suffix', { prefix: 'P', suffix: '%', args: {} }, 'A suffix follows after one space'],
    ['white space inside', { prefix: 'P  Q', args: {} }, 'White space inside'],
    ['a bare string', { prefix: 'P', args: { a: 'A' } }, '`a` is a bare string'],
    ['no field', { prefix: 'P', args: { b: { prefix: 'B' } } }, '`b` has no field'],
    ['no prefix of an argument', { prefix: 'P', args: { a: {} } }, '`a` has no prefix'],
    [
      'a suffix of an argument',
      { prefix: 'P', args: { a: { prefix: 'A', suffix: '%' } } },
      'A suffix follows',
    ],
    ['not in ui.args', { prefix: 'P', args: {} }, '`a` is sent but not shown'],
  ])('%s', (_, ui, expected) => {
    const found = texts(ui, { a: { type: 'string', format: 'date' } }, { a: '2031-04-09', b: 1 });
    expect(found.filter((text) => text.startsWith(expected))).toHaveLength(1);
  });
});

describe('of the values', () => {
  test.each<[rule: string, field: unknown, value: unknown, expected: RegExp]>([
    ['a text', { type: 'string' }, 'x', /^Text values appear in double quotes/],
    ['escapes', { type: 'string' }, 'x\ny', /escaped as in JSON/],
    ['a boolean', { type: 'boolean' }, false, /`true` or `false`/],
    ['zero', { type: 'integer' }, 0, /^Zero counts/],
    ['a decimal', { type: 'number' }, 0.5, /^A decimal/],
    ['a number as text', { type: 'integer' }, '12', /is sent as a string. That it is printed/],
    ['a text for a number', { type: 'integer' }, 'x', /should be a number/],
    ['a list', { type: 'string' }, [1], /is a list or an object/],
  ])('%s', (_, field, value, expected) => {
    expect(about(field, value).some((text) => expected.test(text))).toBe(true);
  });

  test('an entry that is not resolved', () => {
    const ui = { prefix: 'P', args: { a: { prefix: 'A', dtypeName: 'Kite' } } };
    expect(texts(ui, { a: { type: 'string' } }, { a: 'dragon' })[0]).toMatch(/not a key of its type/);
    expect(texts(ui, { a: { type: 'string' } }, { a: 'BOX' })).toEqual([]);
  });

  test('a default that is not shown', () => {
    const ui = { prefix: 'P', args: { a: { prefix: 'A' } } };
    expect(texts(ui, { a: { type: 'integer', default: 3 } }, {})[0]).toMatch(/its default is not shown/);
  });

  test('of chips only where they are shown', () => {
    const long = { ...ENTRY, label: 'A very long name of a kite' };
    expect(about({ type: 'string' }, long)).toEqual([]);
    expect(about({ type: 'string' }, long, true)[0]).toMatch(/^A chip is cut/);
    const date = { type: 'string', format: 'date' };
    expect(about(date, '2031-04-09')).toEqual([]);
    expect(about(date, '2031-04-09', true)[0]).toMatch(/^A date in a chip/);
  });

  test('none for what screenshots show', () => {
    expect(about({ type: 'integer' }, 1950)).toEqual([]);
    expect(about({ type: 'string' }, ENTRY, true)).toEqual([]);
  });

  test('no remark is made twice', () => {
    const ui = { prefix: 'P', args: { a: { prefix: 'A' }, b: { prefix: 'B' } } };
    const fields = { a: { type: 'boolean' }, b: { type: 'boolean' } };
    expect(texts(ui, fields, { a: true, b: false })).toHaveLength(1);
  });
});
