// The tool's console: lines go to the page as texts, formatted as this run mode writes them to the host's log.

import type { Link } from './link.ts';
import { NativeString, isObjectLike, slice, stringify } from './primordials.ts';

const LONGEST_LINE = 20_000;
const MOST_LINES = 1_000;
const MOST_TEXT = 1_000_000;

/** `log`, `warn` and `error`, nothing else (core/agent/tools/dynamic-tool-executor.ts; gw/services/extension/sandbox.ts). */
export function consoleOf(link: Link, plain: boolean): Record<string, (...args: unknown[]) => unknown> {
  let lines = 0;
  let total = 0;
  // A worker of the host answers what it gets from posting the line.
  const done = plain ? true : undefined;
  const write = (level: string, args: unknown[]): true | undefined => {
    if (lines > MOST_LINES || total > MOST_TEXT) return done;
    let text = '';
    for (let i = 0; i < args.length && text.length <= LONGEST_LINE; i++) {
      text += (i > 0 ? ' ' : '') + (plain ? NativeString(args[i]) : shown(args[i]));
    }
    if (text.length > LONGEST_LINE) text = `${slice(text, 0, LONGEST_LINE)} …`;
    lines++;
    total += text.length;
    if (lines > MOST_LINES || total > MOST_TEXT) text = 'Further lines are left out.';
    link.say('log', [
      ['level', stringify(level)],
      ['text', stringify(text)],
    ]);
    return done;
  };
  return {
    log: (...args) => write('log', args),
    warn: (...args) => write('warn', args),
    error: (...args) => write('error', args),
  };
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!isObjectLike(value) || typeof value === 'function') return NativeString(value);
  try {
    if ('stack' in value && 'message' in value) return NativeString(value);
    return stringify(value) ?? NativeString(value);
  } catch {
    return '[object]';
  }
}
