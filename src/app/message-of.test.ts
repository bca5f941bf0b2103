import { expect, test } from 'vitest';
import { failureOf } from './message-of.ts';

function thrown(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

test('what is nested too deep is not called a bug', () => {
  const endless = (): void => endless();
  expect(failureOf('The check', thrown(endless))).toBe(
    'The check failed because something in the text or its files is nested too deep.',
  );
  expect(failureOf('The check', new Error('too much recursion'))).toContain('nested too deep');
});

test.each([
  // Chromium, Firefox, Safari, and Vite in any of them.
  'Failed to fetch dynamically imported module: https://plugbench.example/assets/pack-ownpilot.js',
  'error loading dynamically imported module: https://plugbench.example/assets/pack-ownpilot.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/View.css',
])('a part that did not arrive is not called a bug: %s', (message) => {
  expect(failureOf('The check', new TypeError(message))).toMatch(/^A part of the page did not load\./);
});

test('anything else is', () => {
  expect(failureOf('The check', new Error('x is undefined'))).toBe(
    'The check failed because of a bug in Plugbench: x is undefined',
  );
});
