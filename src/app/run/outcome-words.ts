// A run's outcome in a few words, and where it differs from another one.

import type { Outcome } from '../../model/run.ts';

const HEADLINES: Readonly<Record<Outcome['kind'], string>> = {
  ok: 'The tool answered',
  refused: 'The host does not run this',
  threw: 'The tool failed',
  'timed-out': 'Ended at the host’s time limit',
  stopped: 'Stopped',
  cut: 'Ended by Plugbench',
  unavailable: 'Cannot be run here',
};

export function headline({ kind, content }: Outcome): string {
  return kind === 'ok' && content === undefined ? 'The tool answered nothing' : HEADLINES[kind];
}

/** Why another way gave something else: the first error or refusal in its text, else its note. */
export function difference(first: Outcome, other: Outcome): string | null {
  if (first.content === other.content && first.isError === other.isError) return null;
  const cause = causeOf(other);
  if (cause !== null && cause !== causeOf(first)) return `\`${cause}\``;
  const text = other.isError ? (other.content ?? other.note) : undefined;
  if (text !== undefined) return `\`${text.split('\n')[0]?.slice(0, 160) ?? ''}\``;
  return other.note ?? 'The text that the model gets is another one.';
}

/** Tools catch errors and hand them over as content, so what is missing is looked for in every text. */
function causeOf({ content = '', isError }: Outcome): string | null {
  const missing = /(?<![\w$.])[\w$.]{1,200} is not (?:defined|a function|a constructor)/.exec(content);
  const refused = isError
    ? /(?<![\w ])"?[\w ]{1,200}(?:\(\)?[\w ]{0,200})? is not allowed[^;]*/.exec(content)
    : null;
  return (missing ?? refused)?.[0].trim() ?? null;
}

export interface Piece {
  readonly text: string;
  readonly differs: boolean;
}

/** Texts that share less than this part of themselves are not marked: all of it would be. */
const LEAST_SHARED = 0.25;

/** A text in pieces, those marked that the first one does not have. */
export function piecesOf(first: string, other: string): Piece[] {
  const at = first === '' ? -1 : other.indexOf(first);
  if (at >= 0) {
    return pieces(other.slice(0, at), true, first, false, other.slice(at + first.length), true);
  }
  const before = sharedStart(first, other);
  const after = sharedEnd(first.slice(before), other.slice(before));
  if (before + after < other.length * LEAST_SHARED) return [{ text: other, differs: false }];
  const end = other.length - after;
  return pieces(other.slice(0, before), false, other.slice(before, end), true, other.slice(end), false);
}

function pieces(a: string, x: boolean, b: string, y: boolean, c: string, z: boolean): Piece[] {
  const all = [
    { text: a, differs: x },
    { text: b, differs: y },
    { text: c, differs: z },
  ];
  return all.filter(({ text }) => text !== '');
}

function sharedStart(a: string, b: string): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n++;
  // Never between the halves of one character.
  return /[\uD800-\uDBFF]/.test(a.charAt(n - 1)) ? n - 1 : n;
}

function sharedEnd(a: string, b: string): number {
  let n = 0;
  while (n < a.length && n < b.length && a.at(-1 - n) === b.at(-1 - n)) n++;
  return /[\uDC00-\uDFFF]/.test(a.charAt(a.length - n)) ? n - 1 : n;
}
