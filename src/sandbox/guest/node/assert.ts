// Node's `assert`, as far as it compares values that fit into a line.

import { inspect } from 'node-inspect-extracted';

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

function fail(failure: Failure, words = 'Failed'): never {
  if (failure.message instanceof Error) throw failure.message;
  throw new AssertionError(failure, words);
}

/** What is said of values that are not the same, in one line where they fit into it. */
function unequal(a: string, b: string): string {
  const isShort = !/\n/.test(a + b) && a.length + b.length < 80;
  const shown = isShort ? `\n\n${a} !== ${b}\n` : `\n+ actual - expected\n\n+ ${a}\n- ${b}`;
  return `Expected values to be strictly equal:${shown}`;
}

const loosely = (a: unknown, b: unknown): boolean => a == b || (a !== a && b !== b);

type Comparison = readonly [
  holds: (a: unknown, b: unknown) => boolean,
  words: (a: string, b: string) => string,
];

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  equal: [loosely, (a, b) => `${a} == ${b}`],
  notEqual: [(a, b) => !loosely(a, b), (a, b) => `${a} != ${b}`],
  strictEqual: [Object.is, unequal],
  notStrictEqual: [(a, b) => !Object.is(a, b), (a) => `Expected "actual" to be strictly unequal to: ${a}`],
};

const ok = (value: unknown, message?: unknown): void => {
  const failure = { message, actual: value, expected: true, operator: '==' };
  if (!value) fail(failure, `${inspect(value)} == true`);
};

const comparisons = Object.entries(COMPARISONS).map(([operator, [holds, words]]) => {
  const test = (actual: unknown, expected: unknown, message?: unknown): void => {
    if (!holds(actual, expected))
      fail({ message, actual, expected, operator }, words(inspect(actual), inspect(expected)));
  };
  return [operator, test] as const;
});

/** `assert(value)`, and its members. */
export const assert = Object.assign((value: unknown, message?: unknown) => ok(value, message), {
  ok,
  AssertionError,
  fail: (message?: unknown): never => fail({ message, operator: 'fail' }),
  ...Object.fromEntries(comparisons),
});
