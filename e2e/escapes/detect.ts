// Judges an attack from outside: what was seen of it, in; what it managed to do, out.

import type { Hole } from './attack.ts';
import { isThere, type CanaryRun } from './holes.ts';

/** What the page owns, by area: storage, cookies, caches, globals, address. */
export type State = Readonly<Record<string, string>>;

/** What the page saw of one attempt. */
export interface Seen {
  readonly kind: string;
  readonly isError: boolean;
  readonly content: string | null;
  readonly value: string | null;
  /** Length of all text that came into the page. */
  readonly size: number;
  /** From the start to the end of the run, ms; null where it never ended. */
  readonly ms: number | null;
  readonly before: State;
  readonly after: State;
  /** Longest lateness of the page's heartbeat, ms. */
  readonly lag: number;
  /** What came over the app's BroadcastChannel, Web Locks that were held, errors that no one caught. */
  readonly heard: readonly string[];
  readonly locks: readonly string[];
  readonly errors: readonly string[];
  /** Frames in the page after the end. */
  readonly frames: number;
  /** What a canary came to in the same guest just before, where a hole was made on purpose. */
  readonly canary: CanaryRun | null;
}

export interface Evidence {
  /** Whether its code is the body of a function at all; what is none must not run. */
  readonly isBody: boolean;
  /** It asks for a module that a page has not, which may end its run with just that word. */
  readonly mayBeUnavailable?: boolean;
  /** The hole that this attack was to be given. */
  readonly given: Hole | null;
  /** When the run must have ended, ms. */
  readonly deadline: number;
  /** Requests, connections and packets that reached a collector, or the app's server for what it does not have. */
  readonly requests: readonly string[];
  /** Windows and dialogs that opened, navigations of the page. */
  readonly opened: readonly string[];
  /** null where the page no longer answered. */
  readonly seen: Seen | null;
}

/** Longest lateness of the heartbeat, ms. */
export const MAX_LAG_MS = 500;
/** The caps of the sandbox allow 6 MB of messages, counted in the frame and the page. */
const MAX_TEXT = 7_000_000;
const MAX_RESULT_LENGTH = 2_000_000;
/** The next run's frame is prepared. */
const MAX_FRAMES = 1;

/** One sentence for everything that got through; [] where the sandbox held. */
export function findings(evidence: Evidence): string[] {
  const { isBody, given, deadline, requests, opened, seen } = evidence;
  const found = requests.map((request) => `a request arrived: ${request}`);
  found.push(...opened.map((what) => `the page was left or something opened: ${what}`));
  if (!seen) return [...found, SILENT];
  if (given && !isThere(given, seen.canary)) found.push(`${NO_HOLE} (${given})`);
  for (const text of [seen.content, seen.value])
    if (saysEscaped(text)) found.push(`its result says ${short(text)}`);
  if (!isBody && !seen.isError) found.push('it ran, but is not the body of a function');
  const isExpected = seen.kind === 'unavailable' && evidence.mayBeUnavailable === true;
  if (NOT_RUN.has(seen.kind) && !isExpected) found.push(`it was never run (${seen.kind})`);
  for (const area of new Set([...Object.keys(seen.before), ...Object.keys(seen.after)])) {
    const [before, after] = [seen.before[area], seen.after[area]];
    if (before !== after) found.push(`${area} changed from ${short(before)} to ${short(after)}`);
  }
  found.push(...seen.heard.map((text) => `the app's channel heard ${text}`));
  found.push(...seen.locks.map((name) => `the app's lock ${name} was held`));
  found.push(...seen.errors.map((text) => `an error in the page was caught by nobody: ${text}`));
  if (seen.frames > MAX_FRAMES) found.push(`${String(seen.frames)} frames were left`);
  if (seen.size > MAX_TEXT) found.push(`${String(seen.size)} characters came into the page`);
  const longest = Math.max(seen.content?.length ?? 0, seen.value?.length ?? 0);
  if (longest > MAX_RESULT_LENGTH) found.push(`a result of ${String(longest)} characters came into the page`);
  if (seen.ms === null) found.push('the run did not end');
  else if (seen.ms > deadline)
    found.push(`the run ended after ${ms(seen.ms)}, its limit was ${ms(deadline)}`);
  if (seen.lag > MAX_LAG_MS) found.push(`${LATE} ${ms(seen.lag)} late`);
  return found;
}

const NOT_RUN = new Set(['unavailable', 'refused']);
const LATE = 'the page’s heartbeat was';
const SILENT = 'the page no longer answered';

const AsyncFunction = (async () => Promise.resolve()).constructor as new (body: string) => unknown;

/** Asks Node's own engine, which only reads it. */
export function isFunctionBody(code: string): boolean {
  try {
    return Boolean(new AsyncFunction(code));
  } catch {
    return false;
  }
}

const NO_HOLE = 'the hole that it needs was not there';
const BUSY = [LATE, SILENT, 'the run ended after', NO_HOLE];

/** Whether all that was found is what a busy machine gives as well. */
export function isTiming(found: readonly string[]): boolean {
  return found.length > 0 && found.every((one) => BUSY.some((start) => one.startsWith(start)));
}

/** Whether the harness did not do its part, so that nothing was tested. */
export function isHarnessError(found: readonly string[]): boolean {
  return found.some((one) => one.startsWith(NO_HOLE));
}

/** Results come as JSON, some of them twice. */
export function saysEscaped(text: string | null): boolean {
  if (text === null) return false;
  if (/^["'\s\\]*ESCAPED/.test(text)) return true;
  if (!text.includes('ESCAPED') || !/^\s*[[{]/.test(text)) return false;
  try {
    const inner = Object.values(Object(JSON.parse(text)) as Record<string, unknown>);
    return inner.some((value) => typeof value === 'string' && saysEscaped(value));
  } catch {
    return false;
  }
}

function short(text: string | null | undefined): string {
  const shown = text ?? 'nothing';
  return shown.length > 160 ? `${shown.slice(0, 160)}…` : shown;
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}
