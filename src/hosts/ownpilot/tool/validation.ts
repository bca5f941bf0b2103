// The tests and sums of the host's `utils` (core/agent/tools/dynamic-tool-sandbox.ts:164-468).

import { assertCount, call, read } from './limits.ts';

/** `isEmail` to `isUuid`, in the host's order. `parseUrl` throws for a text that is not an address. */
export function validationUtils(
  parseUrl: (text: string) => unknown,
): Record<string, (...args: never[]) => unknown> {
  return {
    isEmail: (value: string) => /^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\.[a-zA-Z]{2,}$/.test(value),
    /** Any scheme will do: `javascript:x` is one. */
    isUrl: (value: string) => succeeds(() => parseUrl(value)),
    /** `null` is parsed as the text "null". */
    isJson: (value: string) => succeeds(() => JSON.parse(value) as unknown),
    /** Versions 1 to 5 only. */
    isUuid: (value: string) =>
      /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(value),
  };
}

/** `clamp` and `round`; `randomInt`, which comes next in the host's object, is in `random.ts`. */
export function numberUtils(): Record<string, (...args: never[]) => unknown> {
  return {
    /** `max` wins over `min`. */
    clamp: (value: number, min: number, max: number) => Math.min(Math.max(value, min), max),
    round: (value: unknown, decimals: unknown = 2) => Number(call(value, 'value', 'toFixed', decimals)),
  };
}

/** `sum` and `avg`. Texts in the list are joined, not added. */
export function sumUtils(): Record<string, (...args: never[]) => unknown> {
  const total = (numbers: unknown): unknown =>
    call(numbers, 'numbers', 'reduce', (sum: number, next: number) => sum + next, 0);
  return {
    sum(numbers: unknown) {
      assertCount(numbers, 'sum');
      return total(numbers);
    },
    avg(numbers: unknown) {
      assertCount(numbers, 'avg');
      const count = read(numbers, 'length') as number;
      return count > 0 ? (total(numbers) as number) / count : 0;
    },
  };
}

function succeeds(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
