// The protocol of the embedded view: what a page around it may say, and what it answers. See docs/embedding.md.

import { isObject, member } from '../../model/guards.ts';
import type { Severity } from '../../model/finding.ts';
import type { Analysis } from '../../pipeline/check.ts';
import { sentKind } from '../../model/verdict.ts';
import { lineColumn, lineStarts } from '../../text/lines.ts';

/** Version of the protocol; every message carries it. */
export const PROTOCOL = 1;

/** Longer texts are refused. */
export const LONGEST_SOURCE = 1_000_000;

export type Order =
  | {
      readonly type: 'set-source';
      /** Comes back with the answer. */
      readonly id: string;
      readonly text: string;
      readonly host: string | null;
      readonly release: string | null;
      readonly path: string | null;
    }
  | { readonly type: 'get-problems'; readonly id: string };

export interface Report {
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

export type Answer =
  | { readonly type: 'ready' }
  | ({ readonly type: 'problems'; readonly id: string } & Report)
  | { readonly type: 'error'; readonly id: string; readonly message: string };

/** null for anything that is not meant for us; a sentence for an order that cannot be carried out. */
export function readOrder(
  data: unknown,
): Order | { readonly type: 'error'; readonly id: string; readonly message: string } | null {
  if (!isObject(data) || member(data, 'plugbench') !== PROTOCOL) return null;
  const given = member(data, 'id');
  const id = typeof given === 'string' ? given.slice(0, 200) : '';
  const wrong = (message: string): Answer & { readonly type: 'error' } => ({ type: 'error', id, message });
  const type = member(data, 'type');
  if (type === 'get-problems') return { type, id };
  if (type !== 'set-source') return wrong('The type of a message must be set-source or get-problems.');
  const text = member(data, 'text');
  if (typeof text !== 'string') return wrong('text must be a string.');
  if (text.length > LONGEST_SOURCE)
    return wrong(`text may have at most ${String(LONGEST_SOURCE)} characters.`);
  const word = (name: string): string | null => {
    const value = member(data, name);
    return typeof value === 'string' ? value.slice(0, 500) : null;
  };
  return { type, id, text, host: word('host'), release: word('release'), path: word('path') };
}

/** The result of a check, as it is sent to the embedding page. */
export function reportOf(text: string, { hostId, verdicts, problems }: Analysis): Report {
  const starts = lineStarts(text);
  return {
    host: hostId,
    verdicts: verdicts.map(({ release, kind, texts }) => ({ release, outcome: sentKind(kind), texts })),
    problems: problems.map(({ code, severity, message, pointer, releases, from, to }) => {
      // Embedding pages know a problem's message by the name that it has always had here.
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
