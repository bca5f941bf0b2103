import { expect, test } from 'vitest';
import type { ConfigEntry } from '../../../model/run.ts';
import {
  maskedSecret,
  openedValues,
  readableRows,
  saved,
  statusOf,
  type SaveResult,
  type SaveRequest,
} from './entry.ts';
import type { FieldRule } from './fields.ts';

const KEY: FieldRule = { name: 'key', label: 'API Key', type: 'secret', required: true };
const URL_FIELD: FieldRule = { name: 'url', label: 'Base URL', type: 'url', required: false };
const rules = [KEY, URL_FIELD];
const entryOf = (data: Record<string, unknown>, active = true): ConfigEntry => ({ data, active });
const isUrl = (text: string): boolean => URL.canParse(text);
const save = (given: Partial<SaveRequest>): SaveResult =>
  saved({ rules, entry: null, typed: {}, active: true, real: '2026-02', ...given }, isUrl);
const dataOf = (result: SaveResult): object | string =>
  'entry' in result ? { ...result.entry.data } : result.error;

test('secrets of twelve characters and more show both ends, shorter ones nothing', () => {
  expect(maskedSecret('abcdefghijkl')).toBe('abcd...ijkl');
  expect(maskedSecret('abcdefghijk')).toBe('****');
  expect(maskedSecret(5)).toBe('****');
});

test('a form opens empty, or with what is stored, secrets masked', () => {
  expect({ ...openedValues(rules, null) }).toEqual({});
  expect({ ...openedValues(rules, entryOf({ key: 'abcdefghijkl', url: 'http:x' })) }).toEqual({
    key: 'abcd...ijkl',
    url: 'http:x',
  });
  expect({ ...openedValues(rules, entryOf({ key: '' })) }).toEqual({ key: '' });
});

test('Create stores what was typed', () => {
  expect(save({ typed: { key: 'k' } })).toMatchObject({ message: 'Entry created', entry: { active: true } });
  expect(dataOf(save({ typed: { key: 'k' } }))).toEqual({ key: 'k' });
});

test('several errors are joined by a semicolon', () => {
  expect(save({ typed: { url: 'x' } })).toEqual({
    error: 'API Key is required; Base URL must be a valid URL',
  });
});

test('Save keeps a secret that was not typed anew, and one that still looks masked', () => {
  const entry = entryOf({ key: 'secret-of-mine' });
  expect(dataOf(save({ entry, typed: { url: 'http:x' } }))).toEqual({ key: 'secret-of-mine', url: 'http:x' });
  expect(dataOf(save({ entry, typed: { key: 'secr...mine' } }))).toEqual({ key: 'secret-of-mine' });
  expect(dataOf(save({ entry, typed: { key: 'new' } }))).toEqual({ key: 'new' });
  expect(save({ entry })).toMatchObject({ message: 'Entry updated' });
});

test('a required secret that is emptied passes the form, and the server refuses it', () => {
  const entry = entryOf({ key: 'secret-of-mine' });
  expect(save({ entry, typed: { key: '' } })).toEqual({ error: 'Missing required fields: API Key' });
});

test('an entry may be inactive in 2026-02 alone', () => {
  const typed = { key: 'k' };
  expect(save({ typed, active: false })).toMatchObject({ entry: { active: false } });
  expect(save({ typed, active: false, real: '0.8.3' })).toEqual({
    error: 'Default config entries must stay active',
  });
});

test.each([
  [null, 'Config needed', 'Not configured', 'Not configured'],
  [entryOf({}), 'Config needed', '1 account configured', '1 inactive or incomplete account'],
  [entryOf({ key: '' }), 'Config needed', '1 account configured', '1 inactive or incomplete account'],
  [entryOf({ url: 'x' }), 'Configured', '1 account configured', '1 account configured'],
  [entryOf({ flag: false }), 'Configured', '1 account configured', '1 account configured'],
])('the service card of %j', (entry, text, in2026_02, in0_8_3) => {
  expect(statusOf(entry, '2026-02')).toEqual({ text, count: in2026_02 });
  expect(statusOf(entry, '0.8.3')).toEqual({ text, count: in0_8_3 });
});

test('an inactive entry is partial in 2026-02 and counts as none in 0.8.3', () => {
  const entry = entryOf({ key: 'k' }, false);
  expect(statusOf(entry, '2026-02').text).toBe('Partial');
  expect(statusOf(entry, '0.8.3').text).toBe('Config needed');
});

test('tools of 2026-02 read an inactive entry, those of 0.8.3 do not', () => {
  const service = { name: 'mail', form: { fields: [{ name: 'key', type: 'secret' }] } };
  const rows = (real: '2026-02' | '0.8.3'): unknown =>
    readableRows([service as never], { mail: entryOf({ key: 'abcdefghijkl' }, false) }, real).map(
      ({ value }) => value,
    );
  expect(rows('2026-02')).toEqual(['"abcd...ijkl"']);
  expect(rows('0.8.3')).toEqual([null]);
});
