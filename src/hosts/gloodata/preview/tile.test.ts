// Tests the header of a tile, one row per rule: order, words, printing, omission.

import { describe, expect, test } from 'vitest';
import { type ToolPanel, panelOf } from './panel.ts';
import { plainDecimal } from './printed.ts';
import { closedText, openParts, unset, type CallArgs } from './tile.ts';

const KITES = {
  id: 'Kite',
  icon: 'flag',
  entries: [['DELTA', 'Delta wing'], ['BOX', 'Box kite'], ['odd'], 'not a pair'],
};

/** A tool whose arguments all have the name of their type as their field. */
const FIELDS = {
  where: { type: 'string' },
  height: { type: 'integer', default: 40 },
  wind: { type: 'number' },
  tail: { type: 'boolean' },
  day: { type: ['string', 'null'], format: 'date', default: null },
  kite: { type: 'string', default: '' },
  maker: { type: 'string', enum: ['home', 'shop'] },
};

function toolOf(ui: unknown, fields: unknown = FIELDS): ToolPanel {
  const tool = { title: 'Fly a Kite', examples: [], schema: { fields }, ui };
  const { tools } = panelOf({ ns: 'kites', tagValues: { Kite: KITES }, tools: { fly: tool } });
  const [only] = tools;
  if (!only) throw new Error('No tool');
  return only;
}

const closed = (ui: unknown, args: CallArgs): string => closedText(toolOf(ui).tile, args);

function open(ui: unknown, args: CallArgs, locale = 'en-US'): string {
  const { tile } = toolOf(ui);
  const parts = openParts(tile, args, locale).map(({ kind, text }) => (kind === 'chip' ? `[${text}]` : text));
  return [...parts, ...(unset(tile, args).length > 0 ? ['+'] : [])].join(' ');
}

const UI = {
  prefix: 'Fly',
  suffix: 'Today',
  args: {
    where: { prefix: 'At' },
    height: { prefix: 'Up', suffix: 'm' },
    wind: { prefix: 'Wind' },
    tail: { prefix: 'Tail' },
    day: { prefix: 'On' },
    kite: { prefix: 'With', dtypeName: 'Kite' },
    maker: { prefix: 'From' },
    stray: {},
  },
};

describe('the closed tile', () => {
  test.each<[rule: string, ui: unknown, args: CallArgs, expected: string]>([
    [
      'prefix, then each argument, then the suffix',
      UI,
      { where: 'Skye', height: 30 },
      'Fly At "Skye" Up 30 m Today',
    ],
    [
      'the order is that of ui.args, not of the call or the fields',
      { prefix: 'Fly', args: { height: { prefix: 'Up' }, where: { prefix: 'At' } } },
      { where: 'Skye', height: 30 },
      'Fly Up 30 At "Skye"',
    ],
    ['an absent argument goes with its words', UI, { where: 'Skye' }, 'Fly At "Skye" Today'],
    ['null and empty text count as absent', UI, { where: '', height: null }, 'Fly Today'],
    ['a default is not shown', UI, {}, 'Fly Today'],
    ['zero and false are values', UI, { height: 0, tail: false }, 'Fly Up 0 m Tail false Today'],
    ['text is in double quotes, unchanged', UI, { where: 'isle of Skye' }, 'Fly At "isle of Skye" Today'],
    ['quotes and line breaks are escaped', UI, { where: 'a "b"\nc' }, 'Fly At "a \\"b\\"\\nc" Today'],
    ['integers are bare, without grouping', UI, { height: 12000 }, 'Fly Up 12000 m Today'],
    ['12.0 is 12', UI, { wind: 12.0 }, 'Fly Wind 12 Today'],
    ['decimals are as short as can be', UI, { wind: 0.1 }, 'Fly Wind 0.1 Today'],
    ['very large numbers have no exponent', UI, { wind: 1e21 }, 'Fly Wind 1000000000000000000000 Today'],
    ['a number sent as text is printed as a number', UI, { height: '12' }, 'Fly Up 12 m Today'],
    ['a text for a number is quoted', UI, { height: 'high' }, 'Fly Up "high" m Today'],
    ['a number for a text is quoted', UI, { where: 5 }, 'Fly At "5" Today'],
    ['booleans are bare', UI, { tail: true }, 'Fly Tail true Today'],
    ['dates are ISO, unquoted', UI, { day: '2031-04-09' }, 'Fly On 2031-04-09 Today'],
    ['an entry by its key is its label', UI, { kite: 'DELTA' }, 'Fly With Delta wing Today'],
    ['an entry without a label is its key', UI, { kite: 'odd' }, 'Fly With odd Today'],
    ['an unknown entry is bare text', UI, { kite: 'dragon' }, 'Fly With dragon Today'],
    [
      'a resolved entry is its label, whatever the field',
      UI,
      { where: { type: 'enum', ns: 'x', id: 'Y', key: 'K', label: 'Kay' } },
      'Fly At Kay Today',
    ],
    ['a string with only `enum` is quoted', UI, { maker: 'home' }, 'Fly From "home" Today'],
    ['an argument without a field or words', UI, { stray: 'x' }, 'Fly "x" Today'],
    ['lists and objects are compact JSON', UI, { where: { a: [1] } }, 'Fly At {"a":[1]} Today'],
    ['an argument that ui.args leaves out', UI, { other: 'x' }, 'Fly Today'],
    ['without ui only the title', undefined, { where: 'Skye' }, 'Fly a Kite'],
    [
      'without a prefix the title',
      { args: { where: { prefix: 'At' } } },
      { where: 'S' },
      'Fly a Kite At "S"',
    ],
    ['an empty prefix is dropped', { prefix: '', args: { where: {} } }, { where: 'S' }, '"S"'],
    ['without ui.args prefix and suffix', { prefix: 'Fly', suffix: 'Now' }, { where: 'S' }, 'Fly Now'],
    ['a bare string is the prefix', { prefix: 'Fly', args: { where: 'At' } }, { where: 'S' }, 'Fly At "S"'],
    [
      'ends of words are cut, their inside and case kept',
      { prefix: ' fly  a ', args: { where: { prefix: ' AT ' } } },
      { where: 'S' },
      'fly  a AT "S"',
    ],
    ['words of a wrong type are dropped', { prefix: 5, args: { where: { prefix: [] } } }, {}, 'Fly a Kite'],
  ])('%s', (_, ui, args, expected) => {
    expect(closed(ui, args)).toBe(expected);
  });
});

describe('the open tile', () => {
  test.each<[rule: string, args: CallArgs, expected: string]>([
    [
      'values are chips, and + means the unset ones',
      { where: 'Skye', height: 30 },
      'Fly At ["Skye"] Up [30] m Today +',
    ],
    ['a date has the reader’s form', { day: '2031-04-09' }, 'Fly On [4/9/2031] Today +'],
    ['text that is not a date is unchanged', { day: '2031-14-09' }, 'Fly On [2031-14-09] Today +'],
    [
      'a long entry is cut',
      { kite: 'Delta wing made of old umbrellas' },
      'Fly With [Delta wing made of old …] Today +',
    ],
    [
      'a long text is cut inside its quotes',
      { where: 'the very long beach of Luskentyre' },
      'Fly At ["the very long beach of …"] Today +',
    ],
  ])('%s', (_, args, expected) => {
    expect(open(UI, args)).toBe(expected);
  });

  test('in another language the date is another', () => {
    expect(open(UI, { day: '2031-04-09' }, 'de-DE')).toBe('Fly On [9.4.2031] Today +');
  });

  test('no + is shown where all are set', () => {
    expect(open({ prefix: 'Fly', args: { where: { prefix: 'At' } } }, { where: 'S' })).toBe('Fly At ["S"]');
    expect(open({ prefix: 'Fly', args: {} }, {})).toBe('Fly');
  });

  test('every piece knows where it comes from', () => {
    const { tile } = toolOf(UI);
    expect(openParts(tile, { height: 3 }, 'en-US').map(({ pointer }) => pointer)).toEqual([
      '/tools/fly/ui/prefix',
      '/tools/fly/ui/args/height',
      '/tools/fly/ui/args/height',
      '/tools/fly/ui/args/height',
      '/tools/fly/ui/suffix',
    ]);
    expect(toolOf(undefined).tile.prefixPointer).toBe('/tools/fly/title');
  });
});

test.each([
  [0, '0'],
  [-1.5, '-1.5'],
  [1e21, '1000000000000000000000'],
  [-2.5e22, '-25000000000000000000000'],
  [1.5e-7, '0.00000015'],
  [-1e-10, '-0.0000000001'],
])('%d in digits', (value, expected) => {
  expect(plainDecimal(value)).toBe(expected);
});
