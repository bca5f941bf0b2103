// Whether a converted tool did what the tool does in its own host: what the model gets, and what was asked for on the way.

import { code } from '../../../hosts/kit/words.ts';
import { isObject } from '../../../model/guards.ts';
import type { HttpRequest, RunResult, TimelineEntry } from '../../../model/run.ts';

/** What one run came to. */
export interface SideResult {
  /** What the model reads, whatever a host wraps it in; the message where it failed. */
  readonly text: string;
  readonly failed: boolean;
  /** Requests, and calls of the host, a line each. */
  readonly asked: readonly string[];
  /** Why it cannot be played here; null where it was. */
  readonly unplayed: string | null;
}

/** equal: proved. differs: something else came out. open: nothing is proved, and `why` says it. */
export interface Comparison {
  readonly verdict: 'equal' | 'differs' | 'open';
  /** A sentence; '' where both are equal. */
  readonly why: string;
}

/** How it looks to the model. */
export function sideResult(result: RunResult): SideResult {
  const { kind, isError, content = '', note, timeline } = result;
  const isUnplayed = kind === 'unavailable' || kind === 'cut' || kind === 'stopped' || kind === 'refused';
  const failure = /^Tool execution failed: /.exec(content)?.[0];
  const failed = isError || failure !== undefined;
  const text = failed ? messageOf(content.slice(failure?.length ?? 0)) : plain(content);
  return {
    text: result.ends?.error ?? text,
    failed,
    asked: timeline.flatMap(askedIn),
    unplayed: isUnplayed ? (note ?? content) : null,
  };
}

/** The same of a played script, which answers with `{ text }` or `{ error }`. */
export function playedResult(result: RunResult): SideResult {
  const side = sideResult(result);
  if (side.failed || side.unplayed !== null) return side;
  const { text, error } = JSON.parse(result.content ?? '{}') as { text?: string; error?: string };
  return error === undefined
    ? { ...side, text: plain(text ?? '') }
    : { ...side, text: messageOf(error), failed: true };
}

/** `expectsError`: the example says that the tool fails. */
export function compared(source: SideResult, target: SideResult, expectsError: boolean): Comparison {
  const unplayed = source.unplayed ?? target.unplayed;
  if (unplayed !== null) return { verdict: 'open', why: unplayed };
  const differs = (why: string): Comparison => ({ verdict: 'differs', why });
  if (source.failed !== target.failed)
    return differs(target.failed ? `It fails: ${code(target.text, 200)}.` : 'It does not fail.');
  if (source.text !== target.text) return differs('The model gets something else.');
  const i = source.asked.findIndex((line, n) => line !== target.asked[n]);
  if (i >= 0) return differs(`It does not ask for ${code(source.asked[i], 200)}.`);
  const more = target.asked[source.asked.length];
  if (more !== undefined) return differs(`It also asks for ${code(more, 200)}.`);
  if (!source.failed || expectsError) return { verdict: 'equal', why: '' };
  return {
    verdict: 'open',
    why: `Both fail: ${code(source.text, 200)}. That proves nothing: try it with other arguments.`,
  };
}

function askedIn(entry: TimelineEntry): string[] {
  if (entry.kind === 'request') return [requestLine(entry.request)];
  return entry.kind === 'tool' ? [`${entry.name} ${entry.args}`] : [];
}

function requestLine({ method, address, headers, body }: HttpRequest): string {
  const named = headers.map(([name, value]) => `${name.toLowerCase()}: ${value}`).sort();
  return [`${method} ${address}`, ...named, body ?? ''].filter((part) => part !== '').join(' · ');
}

/** Without what hosts put before the message of an error. */
const messageOf = (text: string): string => text.replace(/^(?:[A-Z]\w*)?Error: /, '');

/** Without `{ "content": … }`, quotes and spaces of JSON, which hosts put around what a tool gives. */
function plain(text: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text;
  }
  if (isObject(value) && Object.keys(value).length === 1 && 'content' in value) value = value['content'];
  return typeof value === 'string' ? plain(value) : JSON.stringify(value);
}
