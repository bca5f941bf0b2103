// The port of the host's cron checker against a literal minute-by-minute search.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { betterCron, cronForInterval } from './better.ts';
import { fieldMatches, nextRun } from './next-run.ts';
import { surprisesOf } from './next-run.ts';
import { cronError } from './validate.ts';

const MORNING = new Date(2026, 1, 18, 10, 30, 15);

describe('cronError', () => {
  test.each([
    ['30 7 * * *', null],
    ['*/90 * * * *', null],
    ['5th 9 * * *', null],
    ['1-10/2 * * * *', null],
    [' 0  9 * * * ', null],
    [12, 'Cron expression is required and must be a string'],
    ['   ', 'Cron expression cannot be empty'],
    ['9 am', 'Invalid cron format: expected 5 fields (minute hour day month weekday), got 2'],
    ['61 * * * *', 'Invalid minute field "61": 61 is out of range 0-59'],
    ['5-1 * * * *', 'Invalid minute field "5-1": range start (5) must be <= end (1)'],
    ['-5 * * * *', 'Invalid minute field "-5": range values must be integers'],
    ['*/-2 * * * *', 'Invalid minute field "*/-2": step value must be a positive integer'],
    ['1,x * * * *', 'Invalid minute field "1,x": "x" is not a valid integer'],
    ['0 0 * 13 *', 'Invalid month field "13": 13 is out of range 1-12'],
    ['0 0 30 2 *', 'Cron expression is syntactically valid but no matching time found within 365 days'],
    ['0 0 */40 * *', 'Cron expression is syntactically valid but no matching time found within 365 days'],
  ])('%j', (expression, expected) => {
    expect(cronError(expression, MORNING)).toBe(expected);
  });

  test('29 February is refused while it is more than 365 days away', () => {
    expect(cronError('0 0 29 2 *', MORNING)).toContain('365 days');
    expect(cronError('0 0 29 2 *', new Date(2027, 6, 1))).toBeNull();
  });
});

describe('nextRun', () => {
  const field = (max: number): fc.Arbitrary<string> =>
    fc.oneof(
      fc.constant('*'),
      fc.integer({ min: 1, max }).map((n) => `*/${String(n)}`),
      fc.integer({ min: 1, max }).map(String),
      fc
        .tuple(fc.nat(max), fc.nat(max))
        .map(([a, b]) => `${String(Math.min(a, b))}-${String(Math.max(a, b))}`),
      fc.array(fc.nat(max), { minLength: 2, maxLength: 4 }).map((list) => list.join(',')),
    );

  test('finds what a minute-by-minute search finds', () => {
    fc.assert(
      fc.property(field(59), field(23), fc.constantFrom('*', '1', '*/2', '10-12'), field(6), (m, h, d, w) => {
        const expression = `${m} ${h} ${d} * ${w}`;
        const found = nextRun(expression, MORNING);
        const searched = search([m, h, d, '*', w], 40 * 24 * 60);
        if (searched) expect(found).toEqual(searched);
        else if (found) expect(found.getTime() - MORNING.getTime()).toBeGreaterThan(39 * 24 * 3600 * 1000);
      }),
      { numRuns: 60 },
    );
  });

  function search(fields: readonly string[], minutes: number): Date | null {
    const time = new Date(MORNING);
    time.setSeconds(0, 0);
    for (let i = 0; i < minutes; i++) {
      time.setMinutes(time.getMinutes() + 1);
      const parts = [time.getMinutes(), time.getHours(), time.getDate(), time.getMonth() + 1, time.getDay()];
      if (parts.every((part, at) => fieldMatches(fields[at] ?? '', part))) return time;
    }
    return null;
  }
});

test.each([
  ['0 9 * * 1-5', 0],
  ['*/15 * * * *', 0],
  ['0 12 */10 * *', 1],
  ['0 12 1-5,20 * *', 1],
  ['1-10/2 * * * *', 1],
  ['0 8 13 * 5', 1],
])('%s fires at other times than in standard cron in %i points', (expression, count) => {
  expect(surprisesOf(expression)).toHaveLength(count);
});

describe('better expressions', () => {
  test.each([
    ['@weekly', '0 0 * * 0'],
    ['0 9 * * MON-FRI', '0 9 * * 1-5'],
    ['0 0 9 * * ?', '0 9 * * *'],
    ['0 9 * * 5-7', '0 9 * * 0,5,6'],
    ['0 9 1 JAN *', '0 9 1 1 *'],
    ['every day', undefined],
  ])('%s', (given, better) => {
    expect(betterCron(given, new Date(2026, 1, 1))).toBe(better);
  });

  test.each([
    [{ minutes: 15 }, '*/15 * * * *'],
    [{ hours: 2 }, '0 */2 * * *'],
    [{ every: '90 min' }, '0 */2 * * *'],
    [{ interval: '1h' }, '0 * * * *'],
    [{ days: 1 }, '0 0 * * *'],
    [{}, '*/15 * * * *'],
  ])('%j', (config, cron) => {
    expect(cronForInterval(config)).toBe(cron);
  });
});
