// The core's logger (`logger.ts` of 1.7.2): which lines show, and how a line is made of its arguments.

import { isObjectLike, stringify } from '../../../../sandbox/guest/primordials.ts';
import type { Recorder } from './recorder.ts';

/** Lines below the level of the environment's `LOG_LEVEL` are hidden; `info` without it. */
const LEVELS: Readonly<Record<string, number>> = {
  trace: 10,
  debug: 20,
  success: 27,
  progress: 28,
  log: 29,
  info: 30,
  warn: 40,
  error: 50,
  fatal: 60,
};

type Write = (first: unknown, message?: unknown, ...rest: unknown[]) => void;
/** A function for every level, and `child`. */
export type Logger = Readonly<Record<'info' | 'warn' | 'error', Write>> & Readonly<Record<string, unknown>>;

/** `level` is the environment's. */
export function loggerOf(recorder: Recorder, level: string | undefined): Logger {
  const least = LEVELS[level?.toLowerCase() ?? 'info'] ?? 30;
  const logger: Record<string, unknown> = { child: () => logger, clear: () => undefined, level };
  for (const [name, rank] of Object.entries(LEVELS)) {
    logger[name] = (first: unknown, message?: unknown, ...rest: unknown[]): void => {
      const text = lineOf(first, message, rest);
      if (rank < least) recorder.tell(`hidden, ${name}`, text);
      else if (rank >= 30) recorder.line(name, text);
      else recorder.tell('logged', text);
    };
  }
  return logger as Logger;
}

function lineOf(first: unknown, message: unknown, rest: readonly unknown[]): string {
  return partsOf(first, message, rest)
    .map((part) => {
      if (typeof part === 'string') return part;
      return part instanceof Error ? part.message : jsonOf(part);
    })
    .join(' ');
}

function partsOf(first: unknown, message: unknown, rest: readonly unknown[]): readonly unknown[] {
  const tail = message === undefined ? rest : [message, ...rest];
  if (typeof first === 'string') return [first, ...tail];
  if (first instanceof Error) return [first.message, { error: first }, ...tail];
  const context = redacted(first);
  if (message !== undefined) return [withContext(context, message), ...rest];
  const alone = withContext(context, '');
  return alone === '' ? rest : [alone, ...rest];
}

/** `[SOURCE] message (name=value, …)`. */
function withContext(context: Readonly<Record<string, unknown>>, message: unknown): string {
  const { src } = context;
  const before = src ? `[${(src as string).toUpperCase()}] ` : '';
  const extras = Object.entries(context)
    .filter(([name, value]) => !['src', 'agentId', 'agentName'].includes(name) && value !== undefined)
    .map(([name, value]) => `${name}=${extraOf(value)}`);
  return `${before}${String(message)}${extras.length > 0 ? ` (${extras.join(', ')})` : ''}`;
}

function extraOf(value: unknown): string {
  if (value instanceof Error) return value.message;
  return isObjectLike(value) ? jsonOf(value) : String(value);
}

function jsonOf(value: unknown): string {
  const seen = new Set<unknown>();
  try {
    const json = stringify(value, (_, one: unknown) => {
      if (!isObjectLike(one)) return one;
      if (seen.has(one)) return '[Circular]';
      seen.add(one);
      return one;
    });
    return String(json);
  } catch {
    return String(value);
  }
}

const SECRET = new Set(
  (
    'password passwd secret token apiKey api_key apiSecret api_secret authorization auth credential credentials ' +
    'privateKey private_key accessToken access_token refreshToken refresh_token cookie session jwt bearer'
  ).split(' '),
);
const SECRET_INSIDE = new Set(
  'password secret token apiKey api_key authorization credential credentials privateKey accessToken refreshToken'.split(
    ' ',
  ),
);
const REDACTED = '[REDACTED]';

/** Of objects inside it changes the plugin's own, as the core does, which copies only the outer one. */
function redacted(context: unknown): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...(context as object) };
  for (const [name, value] of Object.entries(copy)) {
    if (SECRET.has(name)) copy[name] = REDACTED;
    else if (isObjectLike(value) && !Object.isFrozen(value))
      for (const inside of Object.keys(value))
        if (SECRET_INSIDE.has(inside)) (value as Record<string, unknown>)[inside] = REDACTED;
  }
  return copy;
}
