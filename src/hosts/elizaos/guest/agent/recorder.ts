// Keeps what happened in its order, for the result, and tells the page of it while it happens.

import { isArray, isObjectLike, stringify } from '../../../../sandbox/guest/primordials.ts';
import { worded } from '../../../../sandbox/guest/words.ts';
import type { RunRecord } from '../start.ts';
import type { Tell } from './shapes.ts';

/** More lines than a person reads. */
const MAX_LINES = 500;

/** Words of the timeline for kinds of lines; levels of the log are kinds too. */
const WORDS: Readonly<Record<string, string>> = {
  say: 'said to the person',
  keep: 'kept for the next action',
  memory: 'stored',
  warn: 'logged, warning',
  error: 'logged, error',
  fatal: 'logged, error',
};

/** One per run. */
export class Recorder {
  readonly record: { -readonly [K in keyof RunRecord]: RunRecord[K] } = { lines: [] };
  /** The message of the person, which every agent stores. */
  incoming: unknown = null;
  /** Adds a line to the timeline only. */
  readonly tell: Tell;

  constructor(tell: Tell) {
    this.tell = tell;
  }

  /** `text` is what the timeline shows; without it the value. */
  line(kind: string, value: unknown, text?: string): void {
    const plain = plainOf(value);
    if (this.record.lines.length < MAX_LINES) this.record.lines.push([kind, plain]);
    if (kind === 'step' || kind === 'console') return;
    const shown = text ?? (typeof plain === 'string' ? plain : stringify(plain));
    this.tell(WORDS[kind] ?? 'logged', shown || '(empty)');
  }
}

/** A value whose JSON tells functions, errors and dates apart. */
export function plainOf(value: unknown, above: readonly unknown[] = []): unknown {
  if (typeof value === 'function') return '[function]';
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (!isObjectLike(value)) return value;
  if (above.includes(value) || above.length > 20) return '[circular]';
  const inside = [...above, value];
  if (value instanceof Error) return { error: value.message };
  if (value instanceof Date) return { date: Number.isNaN(value.getTime()) ? null : value.toISOString() };
  if (value instanceof Map) return { map: [...value].map((entry) => plainOf(entry, inside)) };
  if (isArray(value)) return value.map((one) => plainOf(one, inside));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (one === undefined ? [] : [[name, plainOf(one, inside)]])),
  );
}

/** An error by its message, anything else that was thrown by its value. */
export function thrownOf(error: unknown): unknown {
  if (error instanceof Error) return worded(error).message;
  return error === undefined ? {} : { thrown: plainOf(error) };
}
