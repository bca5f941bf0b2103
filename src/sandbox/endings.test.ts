// How our own endings read, whatever the sandbox says of them.

import { expect, test } from 'vitest';
import { ourEnding } from './endings.ts';

test.each(['__proto__', 'constructor', 'toString', 'total', ''])(
  'a run that names the rule %j as broken ends with our sentence',
  (what) => {
    expect(ourEnding({ kind: 'cut', what })).toEqual({
      kind: 'cut',
      isError: true,
      note: 'The code sent more to the page than a run may, so Plugbench stopped the run.',
    });
  },
);

test('code that leaves its function or calls too often is named', () => {
  expect(ourEnding({ kind: 'cut', what: 'function' }).note).toContain('outside it');
  expect(ourEnding({ kind: 'cut', what: 'calls' }).note).toContain('500 times');
});
