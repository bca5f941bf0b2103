// Code that is a string of a JSON text, as an editor of its own shows it: places and edits, both ways.

import type { Span, TextEdit } from '../../model/finding.ts';
import { parsedJson } from '../../model/guards.ts';
import { joinedEdits, splitsPair } from '../text/edits.ts';
import { escapeForString } from './string-literal.ts';

/** A string of a source text with the place of each of its characters. */
export interface EmbeddedText {
  /** The literal in the source, quotes included. */
  readonly span: Span;
  /** The string's value with `\n` for every line break, as editors have it. */
  readonly text: string;
  /** What a line break of the value is; new ones are written like that. */
  readonly lineBreak: '\n' | '\r\n';
  /** Source offset of every UTF-16 unit of `text`; the last one is the closing quote's. */
  readonly starts: Uint32Array;
}

/**
 * Reads the literal at a range of the source. Null where that is not a string as JSON has it, or where an editor
 * cannot show the value as it is: a carriage return without a line feed would become another line break.
 */
export function embeddedText(source: string, span: Span): EmbeddedText | null {
  const literal = source.slice(span.from, span.to);
  const value = stringOf(literal);
  if (value === null || /\r(?!\n)/.test(value)) return null;
  const starts = new Uint32Array(value.length + 1);
  const end = span.to - 1;
  let at = span.from + 1;
  let count = 0;
  for (let unit = 0; unit < value.length; unit++) {
    // The line feed after a carriage return is a part of the same line break.
    if (value.charAt(unit) !== '\n' || value.charAt(unit - 1) !== '\r') starts[count++] = at;
    at += source.charAt(at) !== '\\' ? 1 : source.charAt(at + 1) === 'u' ? 6 : 2;
  }
  starts[count] = end;
  return {
    span,
    text: value.replaceAll('\r\n', '\n'),
    lineBreak: value.includes('\r\n') ? '\r\n' : '\n',
    starts: starts.subarray(0, count + 1),
  };
}

/** What a literal stands for; null where it is not one. */
function stringOf(literal: string): string | null {
  const value = /^"[^]*"$/.test(literal) ? parsedJson(literal) : undefined;
  return typeof value === 'string' ? value : null;
}

/** The range of the source that a range of the embedded text is written in. */
export function sourceSpan({ starts, span }: EmbeddedText, { from, to }: Span): Span {
  const end = span.to - 1;
  return { from: starts[from] ?? end, to: starts[to] ?? end };
}

/** The part of the embedded text that a range of the source is about; null for a range beside the literal. */
export function embeddedSpan(embedded: EmbeddedText, { from, to }: Span): Span | null {
  const { span } = embedded;
  if (to < span.from || from > span.to || (from >= span.to && to > span.to)) return null;
  const start = unitAt(embedded, from, false);
  return { from: start, to: Math.max(start, unitAt(embedded, to, true)) };
}

/** The unit at a source offset; inside an escape it is the unit itself, or with `after` the next one. */
function unitAt({ starts }: EmbeddedText, offset: number, after: boolean): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return after || low === 0 || starts[low] === offset ? low : low - 1;
}

/**
 * Edits of the source that make the edits of the embedded text, which are sorted and do not overlap. The escapes of
 * all other characters stay as they are; only the remaining half of a surrogate pair is written anew, as an escape.
 */
export function sourceEdits(
  source: string,
  embedded: EmbeddedText,
  edits: readonly TextEdit[],
): readonly TextEdit[] {
  return joinedEdits(edits).map((edit) => {
    const { from, to } = sourceSpan(embedded, edit);
    const before = splitsPair(source, from) ? source.charAt(from - 1) : '';
    const after = splitsPair(source, to) ? source.charAt(to) : '';
    const insert = edit.insert.replace(/\r\n?|\n/g, embedded.lineBreak);
    return {
      from: from - before.length,
      to: to + after.length,
      insert: escapeForString(before + insert + after),
    };
  });
}

/**
 * Where the literal is after an edit of the source around or inside it; null where the edit touches its quotes, or
 * where what is there is not a string any more.
 */
export function movedLiteral({ from, to }: Span, edit: TextEdit, source: string): Span | null {
  const shift = edit.insert.length - (edit.to - edit.from);
  const moved =
    edit.to <= from
      ? { from: from + shift, to: to + shift }
      : edit.from >= to
        ? { from, to }
        : edit.from > from && edit.to < to
          ? { from, to: to + shift }
          : null;
  return moved && stringOf(source.slice(moved.from, moved.to)) !== null ? moved : null;
}
