// The protocol between the embedded view and the page around it. See docs/embedding.md.

import { isObject, member } from '../../model/guards.ts';
import type { Severity } from '../../model/finding.ts';
import type { Analysis } from '../../pipeline/check.ts';
import { lineColumn, lineStarts } from '../../text/lines.ts';

/** Version of the protocol, which is in every message. */
export const PROTOCOL = 1;

/** Longer texts are refused, UTF-16 units. */
export const MAX_SOURCE = 1_000_000;

/** What the embedding page may ask for; null follows the text. */
export type EmbedCommand =
  | {
      readonly type: 'set-source';
      /** Comes back with the reply. */
      readonly id: string;
      readonly text: string;
      readonly host: string | null;
      readonly release: string | null;
      readonly path: string | null;
    }
  | { readonly type: 'get-problems'; readonly id: string };

/** The result of a check under the names that embedding pages have always read. */
export interface ProblemReport {
  readonly host: string | null;
  readonly verdicts: readonly {
    readonly release: string;
    readonly outcome: string;
    readonly texts: readonly string[];
  }[];
  readonly problems: readonly {
    readonly code: string;
    readonly severity: Severity;
    readonly sentence: string;
    readonly pointer: string;
    readonly releases: Readonly<Record<string, Severity>>;
    /** UTF-16 units, and line and column from 1. */
    readonly from: number;
    readonly to: number;
    readonly line: number;
    readonly column: number;
  }[];
}

/** What the embedded view sends; `id` is that of the command. */
export type EmbedReply =
  | { readonly type: 'ready' }
  | ({ readonly type: 'problems'; readonly id: string } & ProblemReport)
  | { readonly type: 'error'; readonly id: string; readonly message: string };

/** null for anything that is not meant for us; a sentence for a command that cannot be carried out. */
export function readCommand(
  data: unknown,
): EmbedCommand | { readonly type: 'error'; readonly id: string; readonly message: string } | null {
  if (!isObject(data) || member(data, 'plugbench') !== PROTOCOL) return null;
  const given = member(data, 'id');
  const id = typeof given === 'string' ? given.slice(0, 200) : '';
  const wrong = (message: string): EmbedReply & { readonly type: 'error' } => ({
    type: 'error',
    id,
    message,
  });
  const type = member(data, 'type');
  if (type === 'get-problems') return { type, id };
  if (type !== 'set-source') return wrong('The type of a message must be set-source or get-problems.');
  const text = member(data, 'text');
  if (typeof text !== 'string') return wrong('text must be a string.');
  if (text.length > MAX_SOURCE) return wrong(`text may have at most ${String(MAX_SOURCE)} characters.`);
  const word = (name: string): string | null => {
    const value = member(data, name);
    return typeof value === 'string' ? value.slice(0, 500) : null;
  };
  return { type, id, text, host: word('host'), release: word('release'), path: word('path') };
}

/** The result of a check, as it is sent to the embedding page. */
export function reportOf(text: string, { hostId, verdicts, problems }: Analysis): ProblemReport {
  const starts = lineStarts(text);
  return {
    host: hostId,
    verdicts: verdicts.map(({ release, kind, texts }) => ({ release, outcome: kind, texts })),
    problems: problems.map(({ code, severity, message, pointer, releases, from, to }) => {
      // Embedding pages know the message by its old name.
      return { code, severity, sentence: message, pointer, releases, from, to, ...lineColumn(starts, from) };
    }),
  };
}

/** The one origin that an embedded view talks with, from its address; null where none is named. */
export function partnerOf(search: string): string | null {
  const named = new URLSearchParams(search).get('origin');
  if (named === null || !URL.canParse(named)) return null;
  const { protocol, origin } = new URL(named);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
