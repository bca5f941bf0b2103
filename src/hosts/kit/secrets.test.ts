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

const WEB = ['eyJhbGciOiJIUzI1', 'eyJzdWIiOiIxMjM0', 'SflKxwRJSM'];
const ranges = (text: string): [string, string][] =>
  secretsIn(text).map(({ kind, from, to }) => [kind, text.slice(from, to)]);

test.each<[string, string[]]>([
  [WEB.join('.'), [WEB.join('.')]],
  [`a.b=${WEB.join('.')}; x`, [WEB.join('.')]],
  [`v1.${WEB.join('.')}.rest`, [WEB.join('.')]],
  [`x-${WEB.join('.')}`, [WEB.join('.')]],
  [`${WEB.join('.')} ${WEB.join('.')}`, [WEB.join('.'), WEB.join('.')]],
  [`${WEB.join('.').slice(0, -1)}`, []],
  ['eyJhbGci.eyJzdWIiOiIxMjM0.SflKxwRJSM', []],
  ['eyJhbGciOiJIUzI1.eyJzdWI.SflKxwRJSM', []],
  ['eyJhbGciOiJIUzI1.xeyJzdWIiOiIxMjM0.SflKxwRJSM', []],
  ['keyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0.SflKxwRJSM', []],
  ['eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0', []],
])('web tokens of %s', (text, found) => {
  expect(ranges(text)).toEqual(found.map((token) => ['JSON Web Token', token]));
});

const begin = made('-----BEGIN RSA PRIVATE ', 'KEY-----');
test.each<[string, string[]]>([
  [`x ${begin}\nMIIE\n-----END RSA PRIVATE KEY----- y`, [`${begin}\nMIIE\n-----END RSA PRIVATE KEY-----`]],
  [`x ${begin}\nMIIE`, [`${begin}\nMIIE`]],
  [`${begin}\nMIIE\n-----END(x)`, [`${begin}\nMIIE\n`]],
  [`${begin}a-----END KEY-----${begin}b`, [`${begin}a-----END KEY-----`, `${begin}b`]],
  [made('-----BEGIN PUBLIC ', 'KEY-----\nMIIE'), []],
])('private keys of %j', (text, found) => {
  expect(ranges(text)).toEqual(found.map((key) => ['private key', key]));
});

test('all are in the order of the text, of two at one place the longer first', () => {
  const token = made('ghp', '_', VARIED);
  const slack = made('xoxb', '-', 'q7Tz19bLw0');
  expect(ranges(`${slack} ${token} ${WEB.join('.')}`).map(([kind]) => kind)).toEqual([
    'Slack token',
    'GitHub token',
    'JSON Web Token',
  ]);
  expect(ranges(`Bearer ${WEB.join('.')}xyz~`).map(([kind]) => kind)).toEqual([
    'bearer token',
    'JSON Web Token',
  ]);
});

test.each([
  [made('https://me:', 'pa55-mole', '@tide.example/x'), 'pa55-mole'],
  [made('https://me:', 'longer-than-it', '@tide.example/x'), 'longer-than-it'],
  [made('https://me:', 'harbour-bell', '@tide.example/x'), null],
  [made('https://me:', 'aaaaaaaaaaaaaaaaaa', '@tide.example/x'), null],
  [made('sk-', 'ababababababababab1'), null],
  [made('sk-', 'abcabcabcabcabcabc'), null],
  [made('sk-', 'abcdabcdabcdabcdab'), made('sk-', 'abcdabcdabcdabcdab')],
])('the secret in %s', (text, secret) => {
  const found = secretIn(text);
  expect(found && text.slice(found.from, found.to)).toBe(secret);
});

test.each([
  ['q7Tz19bLw04xKd83', true],
  ['q7Tz19bLw04xKd8', false],
  ['q7Tz19bLw04 xKd83mR', false],
  [' q7Tz19bLw04xKd83', false],
  ['q7Tz19bLw04xKd83!', false],
  ['qwertzuiopasdfghj', false],
  ['12345678901234567', false],
  ['a123456789123456789', true],
  ['a12345678123456781', false],
])('%j is as varied as a key: %s', (text, varied) => {
  expect(isVaried(text)).toBe(varied);
});

test('a long name is read from its end', () => {
  expect(secretName(`${'tide_'.repeat(100)}apiKey`)).toBe('sure');
  expect(secretName(`apiKey${'_tide'.repeat(100)}`)).toBeNull();
  expect(secretName('api - key')).toBe('sure');
});
