// What a skill writes: lines of the server's log (server/utils/logger/index.js), of its process, and of the chat.

import type { Say } from '../../../sandbox/guest/console.ts';
import { isObjectLike, stringify } from '../../../sandbox/guest/primordials.ts';
import type { Library } from './library.ts';

const join = (words: readonly unknown[]): string => words.join(' ');

/** As the server's logger makes a line of values. */
function lineOf(words: readonly unknown[]): string {
  return join(
    words.map((word) => {
      if (word instanceof Error) return word.stack;
      return typeof word === 'object' ? stringify(word) : word;
    }),
  );
}

/** The value as the chat shows it. */
export function shown(value: unknown): string {
  return typeof value === 'string' ? value : (stringify(value) ?? 'undefined');
}

/** `console`: the server has replaced `log`, `info` and `error`, by which others of Node.js write, too. */
export function consoleOf(say: Say, library: Library | undefined): Record<string, unknown> {
  const log = (...words: unknown[]): void => say('info', lineOf(words));
  const error = (...words: unknown[]): void => say('error', lineOf(words));
  const text = (words: readonly unknown[]): string =>
    library ? library.format(...words) : join(words.map(String));
  const warn = (...words: unknown[]): void => say('stderr', text(words));
  const debug = (...words: unknown[]): void => say('stdout', text(words));
  const counts: Record<string, number> = {};
  const began: Record<string, number> = {};
  const time = (label: unknown, rest: readonly unknown[]): void => {
    const ms = Date.now() - (began[String(label)] ?? Date.now());
    log('%s: %s', label, `${String(ms)}ms`, ...rest);
  };
  return {
    log,
    info: (...words: unknown[]): void => say('warn', lineOf(words)),
    error,
    warn,
    debug,
    trace: (...words: unknown[]): void => say('error', `Trace: ${text(words)}`),
    dir: (value: unknown, options: object = {}): void =>
      say('stdout', library ? library.inspect(value, { customInspect: false, ...options }) : String(value)),
    dirxml: log,
    table: (rows: unknown): void => log(isObjectLike(rows) && library ? tableOf(rows, library) : rows),
    group: (...words: unknown[]): void => void (words.length > 0 && log(...words)),
    groupCollapsed: (...words: unknown[]): void => void (words.length > 0 && log(...words)),
    groupEnd: () => undefined,
    assert(holds: unknown, ...words: unknown[]): void {
      if (holds) return;
      const [first, ...rest] = words;
      if (typeof first === 'string') warn(`Assertion failed: ${first}`, ...rest);
      else warn('Assertion failed', ...words);
    },
    count(label: unknown = 'default'): void {
      const name = String(label);
      counts[name] = (counts[name] ?? 0) + 1;
      log(`${name}: ${String(counts[name])}`);
    },
    countReset: (label: unknown = 'default'): void => void (counts[String(label)] = 0),
    time: (label: unknown = 'default'): void => void (began[String(label)] = Date.now()),
    timeEnd: (label: unknown = 'default'): void => time(label, []),
    timeLog: (label: unknown = 'default', ...rest: unknown[]): void => time(label, rest),
  };
}

/** `console.table`: one row for each member, one column for each member of these. */
function tableOf(rows: object, { inspect }: Library): string {
  const text = (value: unknown): string => inspect(value, { depth: 0 });
  const names = new Set<string>();
  let hasValues = false;
  const cells = Object.entries(rows).map(([index, row]: [string, unknown]) => {
    const own = new Map<string, string>();
    if (isObjectLike(row)) {
      for (const [name, value] of Object.entries(row)) {
        names.add(name);
        own.set(name, text(value));
      }
    } else {
      hasValues = true;
      own.set('Values', text(row));
    }
    return { index, own };
  });
  const heads = ['(index)', ...names, ...(hasValues ? ['Values'] : [])];
  const lines = cells.map(({ index, own }) => [index, ...heads.slice(1).map((name) => own.get(name) ?? '')]);
  const widths = heads.map(
    (head, i) => Math.max(head.length, ...lines.map((line) => line[i]?.length ?? 0)) + 2,
  );
  const middle = (words: readonly string[]): string =>
    `│${words
      .map((word, i) => {
        const room = (widths[i] ?? 0) - word.length;
        return ' '.repeat(Math.floor(room / 2)) + word + ' '.repeat(Math.ceil(room / 2));
      })
      .join('│')}│`;
  const rule = (a: string, b: string, c: string): string =>
    a + widths.map((width) => '─'.repeat(width)).join(b) + c;
  return [
    rule('┌', '┬', '┐'),
    middle(heads),
    rule('├', '┼', '┤'),
    ...lines.map(middle),
    rule('└', '┴', '┘'),
  ].join('\n');
}
