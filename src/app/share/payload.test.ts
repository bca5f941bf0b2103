import { expect, test } from 'vitest';
import { findSecrets } from '../../hosts/kit/find-secrets.ts';
import { withoutSecrets } from '../../share/secrets.ts';
import { NO_INPUT } from '../run/run-inputs.svelte.ts';
import type { Work } from '../drafts/work.ts';
import { payloadOf, sortSettings, USUAL } from './payload.ts';

const clean = (text: string): string => withoutSecrets(text, findSecrets(text));

const field = (name: string, type: string) => ({
  name,
  type,
  pointer: '',
  label: name,
  required: false,
  description: '',
});
const services = [
  {
    name: 'tides',
    pointer: '',
    label: '',
    category: '',
    description: '',
    fields: [field('unit', 'string'), field('pin', 'secret'), field('api_key', 'string')],
  },
];
const values = {
  tides: {
    data: { unit: 'metres', pin: '4711-pin', api_key: 'named-key', other: 'undeclared' },
    active: true,
  },
};
const token = ['ghp', '_', '0123456789abcdefghijABCDEFGHIJ012345'].join('');
const work: Work = {
  host: null,
  release: null,
  path: null,
  tab: 'run',
  selection: null,
  target: null,
  text: `{"code": "${token}"}`,
  older: null,
  files: [{ path: 'handler.js', text: `const t = '${token}';` }],
  run: { ...NO_INPUT, args: { 'tool a': `{"t": "${token}"}` }, seed: 4 },
};

test('declared settings are open, everything else counts as secret', () => {
  const { open, secret } = sortSettings(values, services);
  expect(open).toEqual({ tides: { data: { unit: 'metres' }, active: true } });
  expect(Object.keys(secret.tides?.data ?? {})).toEqual(['pin', 'api_key', 'other']);
  expect(sortSettings(values, null).open).toEqual({});
});

test('a link holds no setting and no key unless that is ticked', () => {
  const settings = sortSettings(values, services);
  const usual = JSON.stringify(payloadOf(work, settings, USUAL, clean));
  for (const word of ['metres', '4711-pin', 'named-key', 'undeclared', token])
    expect(usual).not.toContain(word);
  const open = JSON.stringify(payloadOf(work, settings, { ...USUAL, settings: true }, clean));
  expect(open).toContain('metres');
  for (const word of ['4711-pin', 'named-key', 'undeclared']) expect(open).not.toContain(word);
  const all = { ...USUAL, settings: true, secrets: true, mask: false };
  const full = JSON.stringify(payloadOf(work, settings, all, clean));
  for (const word of ['metres', '4711-pin', 'named-key', 'undeclared', token]) expect(full).toContain(word);
});

test('arguments, answers and files are left out on request; what says nothing is not there', () => {
  const none = { ...USUAL, args: false, mocks: false, files: false };
  expect(payloadOf(work, { open: {}, secret: {} }, none, clean)).toMatchObject({ run: null, files: [] });
});

test('an address that may hold a key is in no link, whoever has set it', () => {
  const from = (address: string): unknown =>
    payloadOf(
      { ...work, from: `#url=${encodeURIComponent(address)}` },
      { open: {}, secret: {} },
      USUAL,
      clean,
    ).from;
  expect(from('https://files.example/a.json')).toBe('#url=https%3A%2F%2Ffiles.example%2Fa.json');
  expect(from('https://files.example/a.json?token=4711')).toBeNull();
  expect(from('not an address')).toBeNull();
});
