// Names, labels and guesses, partly as the host makes them.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kebab } from '../../convert/values/identifiers.ts';
import { runsInForm } from './validation/patterns.ts';
import { inferSensitive, isScreaming, labelOf, secretNames, variableName } from './words.ts';

test.each([
  ['harbour', 'HARBOUR_API_KEY', 'API Key'],
  ['tide-model', 'TIDE_MODEL_MODEL', 'Model'],
  ['labels-x', 'LABELSX_ID', 'ID'],
  ['labels-x', 'OTHER_HTTP_RPC_ENDPOINT', 'Other HTTP RPC Endpoint'],
  ['labels-x', 'apiKey', 'apikey'],
  ['labels-x', 'DOUBLE__UNDER', 'Double undefined Under'],
  ['types', 'A', 'A'],
])('label of %s: %s → %s', (id, key, label) => {
  expect(labelOf(key, id)).toBe(label);
});

test('the host guesses by parts of the name, and so takes more for secret', () => {
  expect(['MAX_TOKENS', 'AWS_SECRET_REGION', 'ENCRYPTION_SALT', 'apiKey'].map(inferSensitive)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('a secret may have one of three names', () => {
  expect(secretNames('my-plugin', 'apiKey')).toEqual(['apiKey', 'API_KEY', 'MY_PLUGIN_API_KEY']);
});

test('made names are always usable', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(isScreaming(variableName(text))).toBe(true);
      expect(kebab(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
    }),
  );
});

test('the form skips long patterns and repeated repeats', () => {
  expect(['(a+)+', 'a*+', 'x'.repeat(201), '(a+)b+', '^\\d{3}$'].map(runsInForm)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

test('a key with an accent does not name the secret of another key', () => {
  expect(secretNames('tide', 'café')).not.toContain('CAFE');
  expect(secretNames('tide', 'apiKey')).toEqual(['apiKey', 'API_KEY', 'TIDE_API_KEY']);
});
