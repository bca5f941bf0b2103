// Node's `assert`, with its texts for values that fit into a line.

import { inspect } from 'node-inspect-extracted';
import { wrongType } from '../../../node/node-errors.ts';

interface Failure {
  readonly message?: unknown;
  readonly actual?: unknown;
  readonly expected?: unknown;
  readonly operator?: string;
}

class AssertionError extends Error {
  readonly generatedMessage: boolean;
  readonly code = 'ERR_ASSERTION';
  readonly actual: unknown;
  readonly expected: unknown;
  readonly operator: string | undefined;

  constructor({ message, actual, expected, operator }: Failure, words = 'Failed') {
    const given: unknown = message === undefined ? words : message;
    super(String(given));
    this.name = 'AssertionError';
    this.generatedMessage = message === undefined;
    this.actual = actual;
    this.expected = expected;
    this.operator = operator;
  }
}

function fail(failure: Failure, words: string): never {
  if (failure.message instanceof Error) throw failure.message;
  throw new AssertionError(failure, words);
}

/** By operator: what is expected to be, and the sign between the values. */
const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  strictEqual: ['Expected values to be strictly equal:', '!=='],
  deepStrictEqual: ['Expected values to be strictly deep-equal:', ''],
  deepEqual: ['Expected values to be loosely deep-equal:', 'should loosely deep-equal'],
  notStrictEqual: ['Expected "actual" to be strictly unequal to:', ''],
  notDeepStrictEqual: ['Expected "actual" not to be strictly deep-equal to:', ''],
  notDeepEqual: ['Expected "actual" not to be loosely deep-equal to:', ''],
};

function words(operator: string, actual: unknown, expected: unknown): string {
  const [a, b] = [inspect(actual), inspect(expected)];
  if (operator === 'equal' || operator === 'notEqual')
    return `${a} ${operator === 'equal' ? '==' : '!='} ${b}`;
  const [head = '', sign = ''] = WORDS[operator] ?? [];
  if (operator.startsWith('not')) return `${head} ${b}`;
  if (operator === 'deepEqual') return `${head}\n\n${a}\n\n${sign}\n\n${b}`;
  const isPlain = [actual, expected].every((one) => typeof one !== 'object' || one === null);
  if (isPlain && a.length + b.length < 80) return `${head}\n\n${a} ${sign || '!=='} ${b}\n`;
  const lines = (text: string, mark: string): string =>
    text
      .split('\n')
      .map((line) => `${mark} ${line}`)
      .join('\n');
  return `${head}\n+ actual - expected\n\n${lines(a, '+')}\n${lines(b, '-')}`;
}

/** `assert` over the comparison of `util`. */
export function assertOf(isDeep: (a: unknown, b: unknown, strict: boolean) => boolean): object {
  const tests: Readonly<Record<string, (a: never, b: never) => boolean>> = {
    equal: (a, b) => a == b || (a !== a && b !== b),
    notEqual: (a, b) => a != b,
    strictEqual: Object.is,
    notStrictEqual: (a, b) => !Object.is(a, b),
    deepEqual: (a, b) => isDeep(a, b, false),
    notDeepEqual: (a, b) => !isDeep(a, b, false),
    deepStrictEqual: (a, b) => isDeep(a, b, true),
    notDeepStrictEqual: (a, b) => !isDeep(a, b, true),
  };
  const ok = (value: unknown, message?: unknown): void => {
    if (!value) fail({ message, actual: value, expected: true, operator: '==' }, `${inspect(value)} == true`);
  };
  const assert = Object.assign((value: unknown, message?: unknown) => ok(value, message), {
    ok,
    AssertionError,
    fail: (message: unknown = 'Failed'): never => fail({ message, operator: 'fail' }, ''),
    ifError(value: unknown): void {
      if (value === null || value === undefined) return;
      const shown = value instanceof Error ? value.message : inspect(value);
      fail(
        { actual: value, expected: null, operator: 'ifError' },
        `ifError got unwanted exception: ${shown}`,
      );
    },
    throws(work: unknown, ...rest: unknown[]): void {
      if (typeof work !== 'function') throw wrongType('fn', 'of type function', work);
      try {
        (work as () => void)();
      } catch (error) {
        return expectError(error, rest[0]);
      }
      fail({ operator: 'throws' }, 'Missing expected exception.');
    },
    async rejects(work: unknown, ...rest: unknown[]): Promise<void> {
      try {
        await (typeof work === 'function' ? (work as () => unknown)() : work);
      } catch (error) {
        return expectError(error, rest[0]);
      }
      fail({ operator: 'rejects' }, 'Missing expected rejection.');
    },
    match(text: string, pattern: RegExp, message?: unknown): void {
      const failed = `The input did not match the regular expression ${inspect(pattern)}. Input:\n\n${inspect(text)}\n`;
      if (!pattern.test(text)) fail({ message, actual: text, expected: pattern, operator: 'match' }, failed);
    },
  });
  for (const [operator, test] of Object.entries(tests)) {
    const compare = (actual: unknown, expected: unknown, message?: unknown): void => {
      if (!test(actual as never, expected as never))
        fail({ message, actual, expected, operator }, words(operator, actual, expected));
    };
    Object.assign(assert, { [operator]: compare });
  }
  return Object.assign(assert, { strict: assert });
}

function expectError(error: unknown, expected: unknown): void {
  if (typeof expected === 'function') {
    const check = expected as new () => unknown;
    const isClass = check.prototype !== undefined && error instanceof check;
    if (isClass || (expected as (error: unknown) => unknown)(error) === true) return;
    throw error;
  }
  if (expected instanceof RegExp && !expected.test(String(error))) throw error;
}
