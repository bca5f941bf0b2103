// Tests what counts as a secret, by its shape and by its name.

import { expect, test } from 'vitest';
import { isMaskedName, isVaried, secretIn, secretName, secretsIn } from './secrets.ts';

/** Joins the parts here, so scanners of repositories do not report them as real keys. */
const made = (...parts: string[]): string => parts.join('');
const VARIED = 'q7Tz19bLw04xKd83mRvPq55zAbCdEfGh';

test.each([
  [made('gsk', '_', VARIED), 'Groq key'],
  [made('xai', '-', VARIED), 'xAI key'],
  [made('glpat', '-', VARIED), 'GitLab token'],
  [made('sk_', 'test_', VARIED), 'Stripe key'],
  [made('npm', '_', VARIED), 'npm token'],
  [made('hf', '_', VARIED), 'Hugging Face token'],
  [made('0x', '0123456789abcdef'.repeat(4)), 'private key of a wallet'],
])('%s is a %s, not a placeholder', (text, kind) => {
  expect(secretsIn(text).map((found) => found.kind)).toEqual([kind]);
  expect(secretIn(text)).toEqual({ from: 0, to: text.length });
});

test('of a header only the token is one', () => {
  expect(secretIn(`x Bearer ${VARIED} y`)).toEqual({ from: 9, to: 9 + VARIED.length });
});

test('a placeholder does not hide the key after it', () => {
  const key = made('sk', '-', VARIED);
  expect(secretIn(`sk-your-key-goes-here-1234 ${key}`)).toEqual({ from: 27, to: 27 + key.length });
});

test.each([
  'sk-short',
  'sk-xxxxxxxxxxxxxxxxxxxxxxxx',
  'sk-your-api-key-goes-here',
  'gsk_YOUR_API_KEY_goes_in_here_please',
  'https://tide.test',
  'https://user:password@tide.test',
  `topic 0x${'0123456789abcdef'.repeat(4)} of an event`,
  'The tides of a harbour',
])('%s is not a secret', (text) => {
  expect(secretIn(text)).toBeNull();
});

test.each([
  ['apiKey', 'sure'],
  ['api_keys', 'sure'],
  ['APIKey', 'sure'],
  ['TIDE_TOKEN', 'sure'],
  ['signingKey', 'sure'],
  ['dbpassword', 'sure'],
  ["headers['X-Api-Key'", 'sure'],
  ['apiKey2', 'likely'],
  ['tokenUrl', 'likely'],
  ['key', 'maybe'],
  ['primary_key', 'maybe'],
  ['maxTokens', null],
  ['keyword', null],
  ['monkey', null],
  ['author', null],
  ['', null],
])('%s is the name of a secret: %s', (name, sure) => {
  expect(secretName(name)).toBe(sure);
  if (sure !== null) expect(isMaskedName(name)).toBe(true);
});

test('a key is varied, a word is not', () => {
  expect(
    [VARIED, 'aaaaaaaaaaaaaaaaaaa1', 'a sentence with 1 number', 'dummy-q7Tz19bLw04x'].map(isVaried),
  ).toEqual([true, false, false, false]);
});
