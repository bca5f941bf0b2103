import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hosts } from '../../test/hosts/loaded.ts';
import { findSecrets } from '../hosts/kit/find-secrets.ts';
import { masked, withoutSecrets } from './secrets.ts';

const kinds = (text: string): string[] => findSecrets(text).map(({ kind }) => kind);
/** Put together here, so that no scanner of repositories takes them for real ones. */
const made = (...parts: string[]): string => parts.join('');

test.each([
  [made('sk-', 'proj-', 'a1B2c3D4e5F6g7H8i9J0k1L2'), 'OpenAI or Anthropic key'],
  [made('ghp', '_', '0123456789abcdefghijABCDEFGHIJ012345'), 'GitHub token'],
  [made('AKIA', 'ABCDEFGHIJKLMNOP'), 'AWS access key'],
  [made('AIza', 'SyA1234567890abcdefghijklmnopqrstuv'), 'Google key'],
  [made('xoxb', '-', '123456789012-abcdefghijkl'), 'Slack token'],
  [made('https://me:', 'hunter22', '@db.example.com/x'), 'password in an address'],
  [made('-----BEGIN RSA PRIVATE ', 'KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----'), 'private key'],
])('%s is a %s, in code and in broken text', (secret, kind) => {
  expect(kinds(`const key = '${secret}';`)).toEqual([kind]);
  expect(kinds(`{ "code": "x ${secret} y`)).toEqual([kind]);
});

test.each([
  ['{"api_key": "q8Zt77Lm2p"}', 1],
  ['{"setup_args": {"SEARCH_API_KEY": {"type": "string", "value": "q8Zt77Lm2p"}}}', 1],
  ['{"password": {"default": "hunter2222"}}', 1],
  ['{"api_key": "your-api-key-1"}', 0],
  ['{"api_key": "${API_KEY_1}"}', 0],
  ['{"api_key": {"description": "The key 1 of the service"}}', 0],
  ['{"name": "q8Zt77Lm2p"}', 0],
  ['{"token": ""}', 0],
  ['{"password": "hunter2"}', 0],
  ['{"password": "hunter22"}', 1],
  ['{"password": "no digits"}', 0],
  ['{"password": "nodigits"}', 0],
  ['{"password": "12345678"}', 0],
  ['{"password": "call(me22)"}', 0],
  ['{"password": "auth2_token"}', 0],
  ['{"key": "hunter22"}', 0],
  ['{"key": "q8Zt77Lm2pXw45Rs"}', 1],
  ['"q8Zt77Lm2p"', 0],
  ['{"words": ["token", "q8Zt77Lm2p"]}', 0],
  ['{"words": ["x"], "password": "q8Zt77Lm2p"}', 1],
  ['{"password": {"type": "x"}, "value": "q8Zt77Lm2p"}', 0],
  ['{"password": ["x"], "value": "q8Zt77Lm2p"}', 0],
  ['{"password": [{"value": "q8Zt77Lm2p"}]}', 1],
])('%s: %i', (text, count) => {
  const found = findSecrets(text);
  expect(found).toHaveLength(count);
  const clean = withoutSecrets(text, found);
  expect(findSecrets(clean)).toEqual([]);
  expect(() => void JSON.parse(clean)).not.toThrow();
});

test('no sample looks as if it held a secret', () => {
  const found = hosts.flatMap((host) =>
    host.samples.flatMap(({ id, text }) => kinds(text).map((kind) => `${host.id}/${id}: ${kind}`)),
  );
  expect(found).toEqual([]);
});

test('whatever the text, what was found can be taken out', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify({ api_key: value, list: [{ token: 'abc123def456' }] });
      expect(withoutSecrets(text, findSecrets(text))).not.toContain('abc123def456');
    }),
  );
});

test('a mask never shows a short secret', () => {
  expect(masked('abc')).toBe('…');
  expect(masked('abcdefghijklmnop')).toBe('abcd…');
});

const TOKEN = made('eyJhbGciOiJIUzI1', '.', 'eyJzdWIiOiIxMjM0', '.', 'SflKxwRJSMeKKF2Q');

test.each([
  ['alone', TOKEN, 0],
  ['after a dash', `x-${TOKEN}`, 2],
  ['after other parts', `v1.a.${TOKEN}.rest`, 5],
])('a JSON Web Token is found %s', (_, text, from) => {
  expect(findSecrets(text)).toEqual([{ kind: 'JSON Web Token', from, to: from + TOKEN.length }]);
});

test.each(['a.eyJabc.b', 'eyJ0123456789.eyJ0123456789.short', 'keyJ0123456789.eyJ0123456789.0123456789'])(
  '%s is not a JSON Web Token',
  (text) => {
    expect(findSecrets(text)).toEqual([]);
  },
);

test('a private key without an end reaches to the end of the text', () => {
  const text = made('x -----BEGIN PRIVATE ', 'KEY-----\nMIIE');
  expect(findSecrets(text)).toEqual([{ kind: 'private key', from: 2, to: text.length }]);
});

test('secrets that overlap are one', () => {
  const token = made('ghp', '_', '0123456789abcdefghijABCDEFGHIJ012345');
  const text = JSON.stringify({ api_key: `${token}-q8Zt77Lm2p` });
  expect(withoutSecrets(text, findSecrets(text))).toBe('{"api_key":"REMOVED"}');
});

test('each member of a long list is found at its place', () => {
  const list = Array.from({ length: 3000 }, (_, i) => ({ token: `a1b2c3d4-${String(i)}` }));
  const text = JSON.stringify({ list });
  const found = findSecrets(text);
  expect(found.map(({ from, to }) => text.slice(from, to))).toEqual(list.map(({ token }) => token));
});

test.each([
  '-eyJ',
  '.eyJ',
  'eyJ0123456789.',
  '-----BEGIN ',
  'a://b:',
  'AKIAABCDEFGHIJKLMNOP ',
  'sk-',
  'ghp_',
])('1 MB of %s is searched', (piece) => {
  const text = piece.repeat(1_000_000 / piece.length);
  const found = findSecrets(text);
  const wrong = found.filter(({ from, to }, i) => from >= to || from < (found[i - 1]?.to ?? 0));
  expect(wrong).toEqual([]);
});

test('secrets come in the order of the text, and each under its longest reading', () => {
  const token = made('ghp', '_', '0123456789abcdefghijABCDEFGHIJ012345');
  const text = `{"api_key":"${token}-q8Zt77Lm2p","x":"${token}","token":"q8Zt77Lm2p"}`;
  const found = findSecrets(text).map(({ kind, from, to }) => [kind, text.slice(from, to)]);
  expect(found).toEqual([
    ['value of `api_key`', `${token}-q8Zt77Lm2p`],
    ['GitHub token', token],
    ['value of `token`', 'q8Zt77Lm2p'],
  ]);
});

test('of two that overlap everything is taken out, and two that touch stay two', () => {
  const key = made('sk-', '0123456789abcdef', '-');
  expect(findSecrets(`x ${key}${TOKEN}.`)).toEqual([
    { kind: 'OpenAI or Anthropic key', from: 2, to: 2 + key.length + TOKEN.length },
  ]);
  const block = made('-----BEGIN PRIVATE ', 'KEY-----\nMIIE\n-----END PRIVATE KEY-----');
  expect(kinds(`${block}${made('ghp', '_', '0123456789abcdefghij')}`)).toEqual([
    'private key',
    'GitHub token',
  ]);
});

test.each([
  ['a1'.repeat(2500), 1],
  ['a1'.repeat(2501), 0],
  ['q8Zt77Lm2pXw45Rs'.repeat(2000), 0],
])('no key is longer than 5000 characters', (value, count) => {
  expect(findSecrets(JSON.stringify({ password: value }))).toHaveLength(count);
});

test('names are not looked at in a text of more than 1 MB', () => {
  const text = (length: number): string => `{"password":"q8Zt77Lm2p"}${' '.repeat(length - 25)}`;
  expect(findSecrets(text(1_000_000))).toHaveLength(1);
  expect(findSecrets(text(1_000_001))).toEqual([]);
});

test.each([
  ['{"config_schema": [{"name": "api_key", "type": "string", "default": "q7Xk2-plover-91"}]}'],
  ['{"config_schema": [{"default": "q7Xk2-plover-91", "name": "api_key"}]}'],
  ['{"MY_TOKEN": {"input": {"type": "text", "default": "q7Xk2-plover-91"}}}'],
  ['{"args": ["tide", "--api-key", "q7Xk2-plover-91"]}'],
  ['tide --api-key q7Xk2-plover-91'],
  ['https://example.org/mcp?city=Porto&api_key=q7Xk2-plover-91'],
  ['//registry.npmjs.org/:_authToken=q7Xk2-plover-91'],
])('a value is a secret by the name that stands beside it: %s', (text) => {
  expect(withoutSecrets(text, findSecrets(text))).not.toContain('plover');
  expect(findSecrets(text)).toHaveLength(1);
});

test.each([
  ['{"config_schema": [{"name": "city", "default": "q7Xk2-plover-91"}]}'],
  ['{"args": ["tide", "--city", "q7Xk2-plover-91"]}'],
  ['tide --city q7Xk2-plover-91'],
  ['const apiKey=process.env.API_KEY1;'],
])('a value beside another name is not: %s', (text) => {
  expect(findSecrets(text)).toEqual([]);
});
