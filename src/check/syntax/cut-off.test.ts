// What is said of a text that ends too early.

import { analyse } from '../../../test/check/of-text.ts';
import { describe, expect, test } from 'vitest';
import { hosts } from '../../../test/hosts/loaded.ts';

const problemsOf = (text: string, hostId: string): readonly { code: string; pointer: string }[] =>
  analyse({ text, hostId, release: null, path: null, older: null }, hosts).problems;

const goods = hosts.flatMap(({ id, samples }) =>
  samples
    .filter(({ kind, path }) => kind === 'good' && path.endsWith('.json'))
    .map(({ text }) => [id, text] as const),
);

describe.each(goods)('%s', (id, text) => {
  const whole = new Set(problemsOf(text, id).map(({ code, pointer }) => `${code} ${pointer}`));
  const cuts = Array.from({ length: 12 }, (_, i) => Math.floor((text.length * (i + 1)) / 13));

  test.each(cuts)(
    'cut after %i characters there is one card for the end, and none that the whole text has not',
    (to) => {
      const found = problemsOf(text.slice(0, to), id);
      expect(found.filter(({ code }) => code.startsWith('json/')).length).toBeLessThanOrEqual(1);
      const missing = found.filter(
        ({ code, pointer }) => /missing|required/.test(code) && !whole.has(`${code} ${pointer}`),
      );
      expect(missing.filter(({ code }) => !code.startsWith('json/'))).toEqual([]);
    },
  );
});

test('what ended before is judged all the same', () => {
  const text = '{"id": "my-tides", "name": "Tides", "tools": [{"name": "a", "co';
  expect(problemsOf(text, 'ownpilot').map(({ code }) => code)).toContain('ownpilot/id-hyphen');
});
