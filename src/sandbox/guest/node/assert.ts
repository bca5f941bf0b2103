// Node's `assert`, with its texts for values that fit into a line.

import { inspect } from 'node-inspect-extracted';
import { wrongType } from '../../../node/node-errors.ts';

interface Failure {
  readonly message?: unknown;
  readonly actual?: unknown;
  readonly expected?: unknown;
  readonly operator: string;
}

class AssertionError extends Error {
  readonly generatedMessage: boolean;
  readonly code = 'ERR_ASSERTION';

  constructor(failure: Failure, words = 'Failed') {
    super(String(failure.message ?? words));
    Object.assign(this, failure, { name: 'AssertionError', message: this.message });
    this.generatedMessage = failure.message === undefined;
  }
}

function fail(failure: Failure, words: string): never {
  if (failure.message instanceof Error) throw failure.message;
  throw new AssertionError(failure, words);
}

type Compare = (a: unknown, b: unknown) => boolean;

function words(head: string, sign: string, actual: unknown, expected: unknown): string {
  const [a, b] = [inspect(actual), inspect(expected)];
  if (head === '') return `${a} ${sign} ${b}`;
  if (sign === '') return `${head} ${b}`;
  if (sign.startsWith('should')) return `${head}\n\n${a}\n\n${sign}\n\n${b}`;
  const isPlain = [actual, expected].every((one) => typeof one !== 'object' || one === null);
  if (isPlain && a.length + b.length < 80) return `${head}\n\n${a} ${sign} ${b}\n`;
  return `${head}\n+ actual - expected\n\n${a.replace(/^/gm, '+ ')}\n${b.replace(/^/gm, '- ')}`;
}

/** `assert` over the comparison of `util`. */
export function assertOf(isDeep: (a: unknown, b: unknown, strict: boolean) => boolean): object {
  const loosely: Compare = (a, b) => a == b || (a !== a && b !== b);
  const not =
    (compare: Compare): Compare =>
    (a, b) =>
      !compare(a, b);
  const deep: Compare = (a, b) => isDeep(a, b, false);
  const strictly: Compare = (a, b) => isDeep(a, b, true);
  /** How it compares, what is said to be expected, and the sign between the values. */
  const comparisons: Readonly<Record<string, readonly [Compare, head: string, sign: string]>> = {
    equal: [loosely, '', '=='],
    notEqual: [not(loosely), '', '!='],
    strictEqual: [Object.is, 'Expected values to be strictly equal:', '!=='],
    notStrictEqual: [not(Object.is), 'Expected "actual" to be strictly unequal to:', ''],
    deepEqual: [deep, 'Expected values to be loosely deep-equal:', 'should loosely deep-equal'],
    notDeepEqual: [not(deep), 'Expected "actual" not to be loosely deep-equal to:', ''],
    deepStrictEqual: [strictly, 'Expected values to be strictly deep-equal:', '!=='],
    notDeepStrictEqual: [not(strictly), 'Expected "actual" not to be strictly deep-equal to:', ''],
  };
  const ok = (value: unknown, message?: unknown): void => {
    if (!value) fail({ message, actual: value, expected: true, operator: '==' }, `${inspect(value)} == true`);
  };
  const assert = Object.assign((value: unknown, message?: unknown) => ok(value, message), {
    ok,
    AssertionError,
    fail: (message: unknown = 'Failed'): never => fail({ message, operator: 'fail' }, ''),
    throws(work: unknown, expected?: unknown): void {
      if (typeof work !== 'function') throw wrongType('fn', 'of type function', work);
      try {
        (work as () => void)();
      } catch (error) {
        return expectError(error, expected);
      }
      fail({ operator: 'throws' }, 'Missing expected exception.');
    },
    async rejects(work: unknown, expected?: unknown): Promise<void> {
      try {
        await (typeof work === 'function' ? (work as () => unknown)() : work);
      } catch (error) {
        return expectError(error, expected);
      }
      fail({ operator: 'rejects' }, 'Missing expected rejection.');
    },
    match(text: string, pattern: RegExp, message?: unknown): void {
      const failed = `The input did not match the regular expression ${inspect(pattern)}. Input:\n\n${inspect(text)}\n`;
      if (!pattern.test(text)) fail({ message, actual: text, expected: pattern, operator: 'match' }, failed);
    },
  });
  for (const [operator, [compare, head, sign]] of Object.entries(comparisons)) {
    const test = (actual: unknown, expected: unknown, message?: unknown): void => {
      if (!compare(actual, expected))
        fail({ message, actual, expected, operator }, words(head, sign, actual, expected));
    };
    Object.assign(assert, { [operator]: test });
  }
  return Object.assign(assert, { strict: assert });
}

function expectError(error: unknown, expected: unknown): void {
  if (expected instanceof RegExp && !expected.test(String(error))) throw error;
  if (typeof expected !== 'function') return;
  const isClass = expected.prototype !== undefined && error instanceof (expected as new () => unknown);
  if (!isClass && (expected as (error: unknown) => unknown)(error) !== true) throw error;
}
