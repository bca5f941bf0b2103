// Which settings a manifest and its package.json have, and which of them are secrets.

import { expect, test } from 'vitest';
import type { PluginFiles } from '../../../../model/portable.ts';
import { read } from '../read.ts';

function filesOf(manifest: unknown, packaged?: unknown): PluginFiles {
  const text = JSON.stringify(manifest);
  const others = packaged === undefined ? [] : [{ path: 'package.json', text: JSON.stringify(packaged) }];
  return { main: { path: 'tide/elizaos.plugin.json', text, value: manifest }, others };
}

/** `key: kind`, with `!` behind what is required. */
function settingsOf(manifest: unknown, packaged?: unknown): string[] {
  return read(filesOf(manifest, packaged)).plugin.settings.map(
    ({ key, kind, required }) => `${key.value}: ${kind}${required ? '!' : ''}`,
  );
}

const form = (properties: unknown, rest: object = {}): unknown => ({
  id: 'tide',
  configSchema: { type: 'object', properties },
  ...rest,
});

const text = { type: 'string' };

test('parameters of package.json are secrets by their flag, else by their name as the host guesses', () => {
  const pluginParameters = {
    SOLANA_PRIVATE_KEY: text,
    BAGS_API_KEY: text,
    SOLANA_RPC_URL: text,
    TIDE_TOKEN: { type: 'string', sensitive: false },
    TIDE_PIN: { type: 'string', sensitive: true },
    MAX_TOKENS: { type: 'number' },
  };
  expect(settingsOf({ name: '@tides/plugin-tide', agentConfig: { pluginParameters } })).toEqual([
    'SOLANA_PRIVATE_KEY: secret',
    'BAGS_API_KEY: secret',
    'SOLANA_RPC_URL: text',
    'TIDE_TOKEN: text',
    'TIDE_PIN: secret',
    'MAX_TOKENS: number',
  ]);
});

test('members of the form are secrets by their control, their flag or their name', () => {
  const uiHints = { pin: { type: 'password' }, code: { sensitive: true }, token: { sensitive: false } };
  expect(
    settingsOf(form({ pin: text, code: text, apiKey: text, token: text, band: text }, { uiHints })),
  ).toEqual(['pin: secret', 'code: secret', 'apiKey: secret', 'token: text', 'band: text']);
});

test('required secrets make secrets of settings, and settings of names that have none', () => {
  const lists = {
    requiredSecrets: ['TIDE_PIN', 'TIDE_COUNT', 'HARBOUR_CODE'],
    optionalSecrets: ['TIDE_BAND', 'TIDE_DEBUG', 'HARBOUR_CODE'],
  };
  expect(settingsOf(form({ pin: text, count: { type: 'number' }, band: text }, lists))).toEqual([
    'pin: secret!',
    'count: number!',
    'band: text',
    'HARBOUR_CODE: secret!',
    'TIDE_DEBUG: secret',
  ]);
});

test('the parameters of package.json add what the form lacks, and say which settings are secrets', () => {
  const pluginParameters = {
    TIDE_PIN: { type: 'string', sensitive: true },
    TIDE_BAND: text,
    TIDE_TOKEN: text,
  };
  expect(settingsOf(form({ pin: text, band: text }), { agentConfig: { pluginParameters } })).toEqual([
    'pin: secret',
    'band: text',
    'TIDE_TOKEN: secret',
  ]);
  expect(settingsOf({ id: 'tide', name: 'Tide' }, { agentConfig: { pluginParameters } })).toEqual([
    'TIDE_PIN: secret',
    'TIDE_BAND: text',
    'TIDE_TOKEN: secret',
  ]);
});

test('keys that make the same variable name have the variables that the code asks for', () => {
  const manifest = form({ Pin: text, pin: text }, { requiredSecrets: ['TIDE_PIN'] });
  const asks = { Pin: ['TIDE_PIN', 'Pin'], pin: ['TIDE_PIN_2', 'pin'] };
  const { main, others } = filesOf(manifest);
  const script = {
    path: 'tide/tools.cjs',
    text: `const plugbenchSettings = ${JSON.stringify(asks, null, 2)};\n`,
  };
  const kindsWith = (more: PluginFiles['others']): string[] =>
    read({ main, others: [...others, ...more] }).plugin.settings.map(({ kind }) => kind);
  expect(kindsWith([script])).toEqual(['secret', 'text']);
  expect(kindsWith([])).toEqual(['secret', 'secret']);
});
