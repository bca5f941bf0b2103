// A run's result in a few words, and where it differs from another one.

import { parsedJson } from '../../model/guards.ts';
import type { Severity } from '../../model/finding.ts';
import type { HttpRequest, RunResult } from '../../model/run.ts';
import { nestingDepth } from '../../lang/json/depth.ts';

const HEADLINES: Readonly<Record<RunResult['kind'], string>> = {
  ok: 'The tool answered',
  refused: 'The host does not run this',
  threw: 'The tool failed',
  'timed-out': 'Ended at the host’s time limit',
  stopped: 'Stopped',
  cut: 'Ended by Plugbench',
  unavailable: 'Cannot be run here',
};

/** The requests that no mock answered: from the first of them on, the run is not like one in the host. */
export function unansweredIn({ timeline }: Pick<RunResult, 'timeline'>): HttpRequest[] {
  const all = new Map<string, HttpRequest>();
  for (const entry of timeline)
    if (entry.kind === 'request' && entry.by === 'unanswered')
      all.set(`${entry.request.method} ${entry.request.address}`, entry.request);
  return [...all.values()];
}

/** What happened, in a few words. */
export function headline(result: RunResult): string {
  const { kind, content, words } = result;
  const missing = unansweredIn(result).length;
  if (missing > 0) return missing === 1 ? 'No mock for this request yet' : 'No mocks for these requests yet';
  if (words) return words.headline;
  return kind === 'ok' && content === undefined ? 'The tool returned nothing' : HEADLINES[kind];
}

/** What is announced when all runs have ended: once, and no longer than one listens. */
export function announcement(results: readonly RunResult[]): string {
  const [first] = results;
  if (!first) return '';
  if (results.length > 1) {
    const differ = results.filter((other) => difference(first, other) !== null).length;
    return `${String(results.length)} outcomes, ${differ === 0 ? 'none differs' : `${String(differ)} differ`}`;
  }
  const { content } = first;
  return content === undefined || unansweredIn(first).length > 0
    ? headline(first)
    : `${headline(first)}: ${content.length > HEARD ? `${content.slice(0, HEARD)} …` : content}`;
}

/** Of a longer text only the beginning is announced, UTF-16 units. */
const HEARD = 120;

/** How bad a result is; null for a good one. Of a tool that ran to its end the model may get an error, or nothing. */
export function severityOf(result: RunResult): Severity | null {
  const { kind, isError, note } = result;
  if (kind !== 'ok' || isError || unansweredIn(result).length > 0) return 'refused';
  return note === undefined ? null : 'changed';
}

/** Longer texts are compared by their beginnings. */
const COMPARED = 20_000;

/** Why another mode gave something else: the first error or refusal in its text, else its note. */
export function difference(first: RunResult, other: RunResult): string | null {
  if (unansweredIn(first).length + unansweredIn(other).length > 0) return null;
  if (first.content === other.content && first.isError === other.isError) return null;
  const cause = causeOf(other);
  if (cause !== null && cause !== causeOf(first)) return `\`${cause}\``;
  const text = other.isError ? (other.content ?? other.note) : undefined;
  if (text !== undefined) return `\`${text.slice(0, MAX_CAUSE_LENGTH).split('\n')[0] ?? ''}\``;
  return other.note ?? 'The model gets a different text.';
}

/** A cause is cut here. */
const MAX_CAUSE_LENGTH = 160;

/** Tools catch errors and hand them over as content, so what is missing is looked for in every text. */
function causeOf({ content = '', isError }: RunResult): string | null {
  const text = content.slice(0, COMPARED);
  const missing = around(text, / is not (?:defined|a function|a constructor)/, /[\w$.]/, /^$/);
  const refused = isError ? around(text, / is not allowed/, /["\w ()]/, /[^;\n]/) : null;
  return missing ?? refused;
}

/**
 * The words with the characters before and after them that belong to them; null without any before. Walks, since a
 * pattern that begins with what it repeats takes time that grows with the square of the text.
 */
function around(text: string, words: RegExp, before: RegExp, after: RegExp): string | null {
  const found = words.exec(text);
  if (!found) return null;
  const end = found.index + found[0].length;
  let [from, to] = [found.index, end];
  while (from > 0 && found.index - from < MAX_CAUSE_LENGTH && before.test(text.charAt(from - 1))) from--;
  while (to < text.length && to - end < MAX_CAUSE_LENGTH && after.test(text.charAt(to))) to++;
  return from === found.index ? null : text.slice(from, to).trim();
}

const DEEPEST = 100;

/** A longer value would hold the page up while it is read. */
const MAX_LENGTH = 300_000;

/** null where a text is not JSON of an object or list. Depth is counted on the text, before parsing. */
export function treeOf(
  text: string | undefined,
): { readonly kind: 'value'; readonly value: object } | { readonly kind: 'too-deep' | 'too-long' } | null {
  if (text === undefined) return null;
  if (text.length > MAX_LENGTH) return /^\s*[[{]/.test(text.slice(0, 100)) ? { kind: 'too-long' } : null;
  if (nestingDepth(text, DEEPEST + 1) > DEEPEST) return { kind: 'too-deep' };
  const parsed = parsedJson(text);
  return typeof parsed === 'object' && parsed !== null ? { kind: 'value', value: parsed } : null;
}
