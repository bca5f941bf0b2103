// What a run gives that Plugbench ended, whatever the sandbox says.

import { expect, test } from 'vitest';
import { ourResult } from './our-results.ts';

test.each(['__proto__', 'constructor', 'toString', 'total', ''])(
  'a run that names the rule %j as broken ends with our sentence',
  (what) => {
    expect(ourResult({ kind: 'cut', what })).toEqual({
      kind: 'cut',
      isError: true,
      note: 'The code sent more to the page than a run may, so Plugbench stopped the run.',
    });
  },
);

test('code that leaves its function or calls too often is named', () => {
  expect(ourResult({ kind: 'cut', what: 'function' }).note).toContain('outside it');
  expect(ourResult({ kind: 'cut', what: 'calls' }).note).toContain('500 times');
});
