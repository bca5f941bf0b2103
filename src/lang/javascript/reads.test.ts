// What code reads of `o` and of `this.o`: names as they are written, `?` behind those with a default.

import { describe, expect, test } from 'vitest';
import { parseCode, type ParsedCode } from './parse.ts';
import { ANYTHING, merged, NOTHING, readsOf, readsOfName, type Reads } from './reads.ts';

function parsed(text: string): ParsedCode {
  const code = parseCode(text);
  if (!code) throw new Error('It took too long to parse.');
  return code;
}

const inWords = ({ names, open }: Reads): string =>
  [...names.map(({ name, optional }) => `${name}${optional ? '?' : ''}`), ...(open ? ['…'] : [])].join(' ');

describe('reads of a name', () => {
  test.each([
    ['o.a; o.b;', 'a b'],
    ['o.a.b; o?.c;', 'a c'],
    ['o[\'a\']; o["b c"];', 'a b c'],
    ['o[a];', '…'],
    ['o[0];', '…'],
    ['o[`a`];', '…'],
    ['x[o];', '…'],
    ['x.o; y?.o;', ''],
    ['const { a, b: c, d = 1, e: f = 2, "g": h } = o;', 'a b d? e? g'],
    ['const { [x]: a, b } = o;', 'b …'],
    ['const { a, ...rest } = o;', 'a …'],
    ['const p = o; p.a;', 'a'],
    ['const p = o, q = p; q.a; p.b;', 'a b'],
    ['let p; p = o; p.a;', '…'],
    ['const p = o; { const p = 1; p.b; }', '…'],
    ['const p = q; const q = p; const r = o;', ''],
    ['(o).a; (o ?? {}).b; (o || {}).c; ((o ?? {})).d;', 'a b c d'],
    ['(o && x).a;', '…'],
    ['({} ?? o).a;', '…'],
    ['(o + x).a;', '…'],
    ['const { a } = o || {};', 'a'],
    ['const { a } = x, { b } = o;', 'b'],
    ['f(o);', '…'],
    ['f({ o });', '…'],
    ['const x = { a: o };', '…'],
    ['return o;', '…'],
    ['for (const { a } of o) f(a);', '…'],
    ['o.a = 1;', 'a'],
    ['1;', ''],
  ])('%s', (text, words) => {
    expect(inWords(readsOfName(parsed(text), 'o'))).toBe(words);
  });

  test('names in a circle end', () => {
    expect(readsOfName(parsed('const o = p; const p = o; o.a;'), 'o').open).toBe(true);
  });
});

test('only a part of the text counts, with its ends', () => {
  const text = 'o.a; { o.b } o.c; const o = 1; const o = 2;';
  const part = { from: text.indexOf('o.b'), to: text.indexOf('o.b') + 1 };
  expect(inWords(readsOfName(parsed(text), 'o', part))).toBe('b');
  expect(inWords(readsOfName(parsed('o.a; { const p = o; p.b } p.c;'), 'o', { from: 5, to: 25 }))).toBe('b');
  expect(inWords(readsOfName(parsed(text), 'o'))).toBe('…');
});

test('reads of any expression', () => {
  const code = parsed('this.o.a; const { b } = this.o; f(this.o);');
  const members = code.all('this').map(({ parent }) => parent);
  expect(members.map((node) => node && inWords(readsOf(code, node)))).toEqual(['a', 'b', '…']);
});

test.each<[text: string, at: string, shorthand: boolean]>([
  ['o.name;', 'name', false],
  ["o['name'];", 'name', false],
  ['const { name } = o;', 'name', true],
  ['const { name = 1 } = o;', 'name', true],
  ['const { name: x } = o;', 'name', false],
  ["const { 'name': x } = o;", 'name', false],
])('where a name stands: %s', (text, at, shorthand) => {
  const [read] = readsOfName(parsed(text), 'o').names;
  expect(read && text.slice(read.span.from, read.span.to)).toBe(at);
  expect(read?.span.from).toBe(text.indexOf(at));
  expect(read?.shorthand).toBe(shorthand);
});

test('of several pieces everything is read', () => {
  expect(inWords(merged([NOTHING, readsOfName(parsed('o.a;'), 'o'), NOTHING]))).toBe('a');
  expect(inWords(merged([readsOfName(parsed('o.a;'), 'o'), ANYTHING]))).toBe('a …');
  expect(merged([])).toEqual(NOTHING);
});
