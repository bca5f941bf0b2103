// Tests that pointers lead to the ranges of their values, in JSON and in broken text.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Place } from '../../model/finding.ts';
import { follow, locate } from './locate.ts';
import { strictOutline, tolerantOutline } from './outline.ts';
import type { Outline } from '../../model/language.ts';
import { join, valueAt } from './pointer.ts';
import { readJson } from './read.ts';

const layout = fc.constantFrom(undefined, 2, '\t');

function pointersOf(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, child]) => pointersOf(child, join(at, key)))];
}

describe.each([
  ['strict', strictOutline],
  ['tolerant', tolerantOutline],
])('the %s outline', (name, outlineOf: (text: string) => Outline) => {
  test('leads every pointer to the text of its value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), layout, (value, space) => {
        fc.pre(name === 'strict' || (typeof value === 'object' && value !== null));
        const text = ` ${JSON.stringify(value, null, space)}\n`;
        const outline = outlineOf(text);
        const read: unknown = JSON.parse(text);
        for (const pointer of pointersOf(read)) {
          const found = follow(outline, pointer);
          expect(found.exact).toBe(true);
          expect(JSON.parse(text.slice(found.value.from, found.value.to))).toEqual(valueAt(read, pointer));
          const { keySpan, key } = found.member ?? { keySpan: null, key: '' };
          if (keySpan) expect(JSON.parse(text.slice(keySpan.from, keySpan.to))).toBe(key);
        }
      }),
    );
  });

  test('takes the last of duplicates, however the key is escaped', () => {
    const text = String.raw`{"a": 1, "\u0061": {"b": 2}, "x": 0, "\u0061": {"b": 3}}`;
    const found = follow(outlineOf(text), '/a/b');
    expect(text.slice(found.value.from, found.value.to)).toBe('3');
    expect(outlineOf(text).members(outlineOf(text).root)).toHaveLength(4);
  });

  test('knows only own keys', () => {
    const outline = outlineOf('{"a": {}}');
    for (const key of ['constructor', '__proto__', 'toString', 'length', '0']) {
      expect(follow(outline, join('', key)).exact).toBe(false);
      expect(follow(outline, join('/a', key)).exact).toBe(false);
    }
  });
});

const text = String.raw`{"tool": {"code": "a\nb\u0041\"c", "n": 12}, "list": [[], {}], "end": true}`;

describe('locate', () => {
  test.each<[string, Place, string]>([
    ['', 'key', '{'],
    ['', 'end', '}'],
    ['', 'value', text],
    ['/tool', 'key', '"tool"'],
    ['/tool', 'end', '}'],
    ['/tool/n', 'value', '12'],
    ['/tool/n', 'end', '12'],
    ['/list/0', 'key', '['],
    ['/list/0', 'end', ']'],
    ['/list/1', 'value', '{}'],
    ['/list/9', 'value', '"list"'],
    ['/nothing/at/all', 'end', '{'],
    ['/end', 'key', '"end"'],
    ['/tool/code', { from: 0, to: 1 }, 'a'],
    ['/tool/code', { from: 1, to: 2 }, String.raw`\n`],
    ['/tool/code', { from: 2, to: 5 }, String.raw`b\u0041\"`],
    ['/tool/code', { from: 5, to: 6 }, 'c'],
    ['/tool/code', { from: 6, to: 99 }, ''],
    ['/tool/n', { from: 0, to: 1 }, '12'],
  ])('%s %j', (pointer, at, marked) => {
    const { from, to } = locate(text, strictOutline(text), { pointer, at });
    expect(text.slice(from, to)).toBe(marked);
  });

  test.each<[string, string, Place, string]>([
    ["{name: 'x', b: [1,]}", '/name', 'key', 'name'],
    ["{name: 'x', b: [1,]}", '/name', { from: 0, to: 1 }, "'x'"],
    ['{"a": "b\n}', '/a', 'value', '"b'],
    ['{"a": "b\n}', '/a', { from: 0, to: 1 }, 'b'],
    ['{"a": [1, 2', '/a', 'end', '2'],
    ['{"a": "x\ty"}', '/a', { from: 2, to: 3 }, 'y'],
    ['see:\n```json\n{"a": 1}\n```', '/a', 'value', '1'],
    ['{"a"', '/a', 'value', ''],
  ])('broken: %s %s %j', (broken, pointer, at, marked) => {
    const { from, to } = locate(broken, tolerantOutline(broken), { pointer, at });
    expect(broken.slice(from, to)).toBe(marked);
  });

  test('a range in a string decodes to that part of it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.nat(20),
        fc.nat(20),
        fc.boolean(),
        (value, a, b, escaped) => {
          const plain = JSON.stringify([value]);
          const source = escaped
            ? plain.replace(/[\u007f-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
            : plain;
          const from = Math.min(a, b, value.length);
          const to = Math.min(Math.max(a, b), value.length);
          const span = locate(source, strictOutline(source), {
            pointer: '/0',
            at: { from, to },
          });
          expect(JSON.parse(`"${source.slice(span.from, span.to)}"`)).toBe(value.slice(from, to));
        },
      ),
    );
  });

  test('is inside of any text for any finding', () => {
    const anyPlace = fc.oneof(
      fc.constantFrom<Place>('key', 'value', 'end'),
      fc.record({ from: fc.integer(), to: fc.integer() }),
    );
    const anyText = fc.oneof(
      fc.string(),
      fc.json(),
      fc.tuple(fc.json(), fc.nat(40)).map(([json, cut]) => json.slice(0, cut)),
    );
    fc.assert(
      fc.property(anyText, fc.constantFrom('', '/a', '/0', '/0/0', '/a/b'), anyPlace, (any, pointer, at) => {
        const outline = readJson(any).strict ? strictOutline(any) : tolerantOutline(any);
        const finding = { pointer, at };
        for (const f of [finding, { ...finding, span: { from: -3, to: 10 ** 6 } }]) {
          const { from, to } = locate(any, outline, f);
          expect(0 <= from && from <= to && to <= any.length).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
