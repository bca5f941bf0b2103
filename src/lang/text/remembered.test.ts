// Tests which texts are remembered, and which are dropped.

import { expect, test } from 'vitest';
import { Remembered } from './remembered.ts';

test('a text is worked on once, as long as it fits with the newer ones', () => {
  const memory = new Remembered<string>(10);
  const made: string[] = [];
  const of = (text: string): string =>
    memory.of(text, () => {
      made.push(text);
      return text.toUpperCase();
    });
  expect([of('aaaa'), of('bbbb'), of('aaaa'), of('cccc'), of('bbbb'), of('aaaa')]).toEqual(
    ['aaaa', 'bbbb', 'aaaa', 'cccc', 'bbbb', 'aaaa'].map((text) => text.toUpperCase()),
  );
  expect(made).toEqual(['aaaa', 'bbbb', 'cccc', 'aaaa']);
});
