import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fit, search } from './search.ts';

const COMMANDS = [
  'Open …',
  'Open from an address …',
  'Save to plugin.json',
  'Go to the next problem',
  'Format the JSON',
  'Check as Agent Plugins',
  'New tool, in JSON',
];
const find = (query: string) => search(query, COMMANDS, (text) => text);

test('letters are found in their order, starts of words first', () => {
  expect(find('gnp')[0]).toBe('Go to the next problem');
  expect(find('ofa')[0]).toBe('Open from an address …');
  expect(find('json')[0]).toBe('Save to plugin.json');
  expect(find('fj')[0]).toBe('Format the JSON');
  expect(find('ap')[0]).toBe('Check as Agent Plugins');
  expect(find('xyz')).toEqual([]);
  // *Open from an address* has these letters too, but far apart.
  expect(find('for')).toEqual(['Format the JSON']);
});

test('words are found in any order and case, and none finds everything as it was', () => {
  expect(find('JSON form')).toEqual(['Format the JSON']);
  expect(find('  ')).toEqual(COMMANDS);
});

test('a run counts more than the same letters apart, and a whole word more than a part', () => {
  expect(fit('form', 'Format')).toBeGreaterThan(fit('form', 'For me') ?? 0);
  expect(fit('run', 'Go to Run')).toBeGreaterThan(fit('run', 'Go to prunes') ?? 0);
});

test('exactly the texts that have the letters in their order fit', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'c') });
  fc.assert(
    fc.property(text, text, (letters, one) => {
      let at = -1;
      const has = [...letters].every((letter) => (at = one.indexOf(letter, at + 1)) >= 0);
      expect(fit(letters, one) !== null).toBe(has);
    }),
  );
});
