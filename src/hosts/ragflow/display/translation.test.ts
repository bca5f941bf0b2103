// Tests what the selector shows, for every row of docs/hosts/ragflow.md#display-texts.

import { expect, test } from 'vitest';
import { shown } from './translation.ts';

test.each([
  ['$t:bad_calculator.name', 'translated', 'Calculator'],
  ['$t:nope.name', 'missing', 'llmTools.nope.name'],
  [
    '$t:bad_calculator',
    'subtree',
    "key 'llmTools.bad_calculator (en)' returned an object instead of string.",
  ],
  [
    '$t:bad_calculator.params',
    'subtree',
    "key 'llmTools.bad_calculator.params (en)' returned an object instead of string.",
  ],
  ['$t:', 'missing', 'llmTools.'],
  ['$t: bad_calculator.name', 'missing', 'llmTools. bad_calculator.name'],
  ['$t:ns:key', 'namespace', 'key'],
  ['$t:a:b:c', 'namespace', 'b.c'],
  ['$t:constructor', 'missing', 'llmTools.constructor'],
  ['Plain $t:x', 'plain', 'Plain $t:x'],
  ['$T:x', 'plain', '$T:x'],
  ['', 'plain', ''],
])('%j', (text, kind, expected) => {
  expect(shown(text)).toMatchObject({ kind, text: expected });
});
