// What passes, and which difference is named first.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RunResult } from '../../model/run.ts';
import { differenceFrom, faultOf, inWords, type Expectation } from './expectation.ts';

const common = { mode: 'x', kind: 'ok', ms: 1, timeline: [], used: [], isError: false } as const;
const ok = (content: string): RunResult => ({ ...common, content });
const failed = (content: string): RunResult => ({ ...common, kind: 'threw', isError: true, content });
const saved = { isError: false, content: '{"city":"Porto","days":[{"sun":true},{"sun":false}]}' };
const result = ok(saved.content);

const text = (text: string): Expectation => ({ kind: 'text', text });
const members = (text: string): Expectation => ({ kind: 'members', text });
const error = (text: string): Expectation => ({ kind: 'error', text });

test.each<[Expectation | undefined, RunResult, string | null]>([
  [undefined, result, null],
  [undefined, ok('{"city":"Faro"}'), 'From character 10 on it differs: `{"city":"Faro"}`, not'],
  [undefined, failed(saved.content), 'It failed: `{"city":'],
  [undefined, common, 'The model gets nothing.'],
  [text('Porto'), result, null],
  [text('Faro'), result, 'Its text does not contain `Faro`.'],
  [text('Porto'), failed('no Porto'), 'It failed: `no Porto`.'],
  [error(''), failed('broken'), null],
  [error('brok'), failed('broken'), null],
  [error('other'), failed('broken'), 'Its text does not contain `other`.'],
  [error(''), result, 'It did not fail.'],
  [members('{"days": [{}, {"sun": false}]}'), result, null],
  [members('{"city": "Faro"}'), result, '`city` is `"Porto"`, not `"Faro"`.'],
  [members('{"days": [{}, {"rain": 1}]}'), result, '`days[1].rain` is missing.'],
  [members('{"days": [{}]}'), result, '`days` is `[{"sun":true},{"sun":false}]`, not `[{}]`.'],
  [members('{"city": {"name": "Porto"}}'), result, '`city` is `"Porto"`, not `{"name":"Porto"}`.'],
  [members('{"toString": 1}'), result, '`toString` is missing.'],
  [members('{"a": 1}'), ok('[1]'), 'The result is not a JSON object.'],
  [members('{"a": 1}'), ok('sunny'), 'The result is not a JSON object.'],
  [members('{"a": 1}'), ok('['.repeat(500)), 'The result is too long or nested too deep'],
])('%j of %j', (lookedFor, given, difference) => {
  const found = differenceFrom(saved, lookedFor, given);
  if (difference === null) expect(found).toBeNull();
  else expect(found).toContain(difference);
});

test('a saved error is expected again, with its text', () => {
  const broken = { isError: true, content: 'broken' };
  expect(differenceFrom(broken, undefined, failed('broken'))).toBeNull();
  expect(differenceFrom(broken, undefined, failed('brittle'))).toContain('From character 3 on');
  expect(differenceFrom(broken, undefined, ok('broken'))).toBe('It did not fail.');
});

test('a value has its own members, whatever else is beside them', () => {
  const value = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 });
  fc.assert(
    fc.property(value, value, (wanted, more) => {
      const given = ok(JSON.stringify({ ...more, ...wanted }));
      expect(differenceFrom(saved, members(JSON.stringify(wanted)), given)).toBeNull();
    }),
  );
});

test.each<[Expectation, RegExp | null]>([
  [error(''), null],
  [text('a'), null],
  [text(''), /Write the text/],
  [members('{"a": 1}'), null],
  [members('{"a": 1,}'), /not valid JSON/],
  [members(''), /not valid JSON/],
  [members('{}'), /at least one member/],
  [members('[1]'), /at least one member/],
  [members(`{"a": ${'['.repeat(5000)}`), /deeper than 100 levels/],
])('%j can be looked for, or why not', (expectation, fault) => {
  const found = faultOf(expectation);
  if (fault === null) expect(found).toBeNull();
  else expect(found).toMatch(fault);
});

test.each<[Expectation | undefined, string]>([
  [undefined, 'exactly `{"city":'],
  [error(''), 'an error'],
  [error('x'), 'an error with `x` in it'],
  [text('x'), '`x` in its text'],
  [members('{\n  "a": 1\n}'), 'the members `{ "a": 1 }`'],
])('%j in words', (lookedFor, words) => {
  expect(inWords(saved, lookedFor)).toContain(words);
});
