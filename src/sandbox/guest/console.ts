// The tool's console: lines go to the page as texts, formatted as this run mode writes them to the host's log.

import type { Link } from './link.ts';
import { isObjectLike, slice, stringify } from './primordials.ts';

const MAX_LINE_LENGTH = 20_000;
const MAX_LINES = 1_000;
const MAX_TEXT = 1_000_000;

export type Say = (level: string, text: string) => void;

/** Writes lines to the page until there are too many. */
export function sayer(link: Pick<Link, 'say'>): Say {
  let lines = 0;
  let total = 0;
  const isOver = (): boolean => lines > MAX_LINES || total > MAX_TEXT;
  return (level, text) => {
    if (isOver()) return;
    const line = text.length > MAX_LINE_LENGTH ? `${slice(text, 0, MAX_LINE_LENGTH)} …` : text;
    lines++;
    total += line.length;
    link.say('log', [
      ['level', stringify(level)],
      ['text', stringify(isOver() ? 'Further lines are left out.' : line)],
    ]);
  };
}

/** `log`, `warn` and `error`, nothing else (core/agent/tools/dynamic-tool-executor.ts; gw/services/extension/sandbox.ts). */
export function consoleOf(
  link: Pick<Link, 'say'>,
  plain: boolean,
): Record<string, (...args: unknown[]) => unknown> {
  const say = sayer(link);
  const write = (level: string, args: readonly unknown[]): true | undefined => {
    let text = '';
    for (let i = 0; i < args.length && text.length <= MAX_LINE_LENGTH; i++)
      text += (i > 0 ? ' ' : '') + (plain ? String(args[i]) : shown(args[i]));
    say(level, text);
    // A worker of the host answers what it gets from posting the line.
    return plain ? true : undefined;
  };
  return {
    log: (...args) => write('log', args),
    warn: (...args) => write('warn', args),
    error: (...args) => write('error', args),
  };
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!isObjectLike(value) || typeof value === 'function') return String(value);
  try {
    if ('stack' in value && 'message' in value) return String(value);
    return stringify(value) ?? String(value);
  } catch {
    return '[object]';
  }
}
