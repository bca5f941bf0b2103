// The script of a run: exactly one function between brackets, at a known line.

import fc from 'fast-check';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { HOOK } from './guest/messages.ts';
import { scriptOf } from './script.ts';

const wrapper = { before: 'const a = 1;', after: '' };

/** What the hook is given, unwrapped as the guest does it; null where the script does not get that far. */
function functionOf(text: string, depth: number): unknown {
  let given: unknown = null;
  try {
    runInNewContext(text, { [HOOK]: (value: unknown) => (given = value) });
  } catch {
    return null;
  }
  for (let i = 0; i < depth; i++) {
    if (!Array.isArray(given) && Object.prototype.toString.call(given) !== '[object Array]') return null;
    const list = given as unknown[];
    if (list.length !== 1) return null;
    [given] = list;
  }
  return given;
}

test('the function arrives with exactly the expected text', () => {
  for (let i = 0; i < 20; i++) {
    const { text, start } = scriptOf('"use strict";', wrapper, 'return a + 1;');
    const fn = functionOf(text, start.depth);
    expect(typeof fn).toBe('function');
    expect(String(fn)).toBe(start.expected);
  }
});

test('the first line of the code is known', () => {
  const prelude = 'one\ntwo';
  const { text, start } = scriptOf(prelude, wrapper, 'first;\r\nsecond;\u2028third;');
  expect(`${prelude}${text}`.split(/\r\n|[\n\u2028]/)[start.before]).toBe('first;');
  expect(start.lines).toBe(3);
});

test('a lone surrogate does not change the text between page and worker', () => {
  const { text, start } = scriptOf('', wrapper, 'return "\uD800x";');
  expect(new TextDecoder().decode(new TextEncoder().encode(text))).toBe(text);
  expect(start.expected).toContain('"\uFFFDx"');
});

test.each([
  '} , async function () { return 1',
  '}, evil(), async () => {',
  'return 1 }]; [async () => {',
  'return 1 }); (async () => { return 2',
  '} + async function () {',
  '}.constructor, async () => {',
])('code that leaves its function is not the expected one: %s', (code) => {
  const { text, start } = scriptOf('', wrapper, code);
  expect(String(functionOf(text, start.depth))).not.toBe(start.expected);
});

test('closing brackets by guessing works in one script of millions', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(')', ']'), { maxLength: 26 }), (brackets) => {
      const code = `return 1 }${brackets.join('')}; globalThis.reached = true; (async () => {`;
      const { text, start } = scriptOf('', wrapper, code);
      expect(String(functionOf(text, start.depth))).not.toBe(start.expected);
    }),
  );
});
