// What is left out because it is secret, in values, copies and texts.

import { expect, test } from 'vitest';
import type { Plugin, Setting, Sourced } from '../model/plugin.ts';
import { noSecrets, secretsOf, withoutLeaves } from './secrets.ts';

const at = <T>(value: T, pointer: string): Sourced<T> => ({ value, file: 'a.json', pointer });
const setting = (kind: Setting['kind'], value: string): Setting => ({
  key: at('KEY', '/s/KEY'),
  kind,
  required: false,
  value: at(value, '/s/KEY/value'),
  preset: at('', '/s/KEY/preset'),
});
const plugin = (...settings: Setting[]): Plugin => ({
  tags: [],
  keywords: [],
  services: [],
  settings,
  tools: [],
  triggers: [],
});
const files = ['a.json', 'b.json'].map((path) => ({ path, text: '', value: {} }));

test('values of secret settings are left out, wherever they are', () => {
  const secrets = secretsOf(plugin(setting('secret', 'quite-"secret')), files);
  expect(secrets.plugin.settings[0]?.value).toBeUndefined();
  expect(secrets.plugin.settings[0]?.preset?.value).toBe('');
  expect(secrets.has('a.json', '/s/KEY/value', 'quite-"secret')).toBe(true);
  expect(secrets.has('b.json', '/s/KEY/value', 'other')).toBe(true);
  expect(secrets.has('b.json', '/x', 'quite-"secret')).toBe(true);
  expect(secrets.has('a.json', '/s/KEY/label', 'Key')).toBe(false);
  expect(secrets.without('c.ts', 'x = "quite-\\"secret";')).toBe('x = "";');
  expect(secrets.without('.env', 'A=1')).toBeNull();
});

test('other values stay, and all of them where they are asked for', () => {
  const open = plugin(setting('text', 'public value'));
  expect(secretsOf(open, files).plugin).toEqual(open);
  expect(secretsOf(open, files).has('a.json', '/s/KEY/value', 'public value')).toBe(false);
  expect(noSecrets(open).without('.env', 'A=1')).toBe('A=1');
});

test('leaves are cut out with what holds nothing else', () => {
  expect(withoutLeaves({ a: { b: 1 }, c: [1, 2] }, new Set(['/a/b', '/c/0']))).toEqual({ c: [2] });
});
