// A run's outcome in a few words.

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
  const text = other.isError ? (other.content ?? other.note) : undefined;
  const cause = /[\w$.]+ is not (?:defined|a function)|"?[\w ]+\(?\)?[\w ]* is not allowed[^;]*/.exec(
    text ?? '',
  );
  if (cause) return `\`${cause[0]}\``;
  if (text !== undefined) return `\`${text.split('\n')[0]?.slice(0, 160) ?? ''}\``;
  return other.note ?? 'The text that the model gets is another one.';
}
