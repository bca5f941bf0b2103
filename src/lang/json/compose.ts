// Joins two rounds of edits into one; the second round refers to the text that the first one makes.

import type { TextEdit } from '../../model/finding.ts';

/** A range of the text that is kept, or text that is inserted. */
type Piece = { readonly from: number; readonly to: number } | { readonly insert: string };

/** Edits of the first text that do what `first` and then `second` do. All lists are sorted and do not overlap. */
export function compose(length: number, first: readonly TextEdit[], second: readonly TextEdit[]): TextEdit[] {
  return editsFrom(length, cut(pieces(length, first), second));
}

function pieces(length: number, edits: readonly TextEdit[]): Piece[] {
  const out: Piece[] = [];
  let at = 0;
  for (const { from, to, insert } of edits) {
    out.push({ from: at, to: from }, { insert });
    at = to;
  }
  out.push({ from: at, to: length });
  return out.filter((piece) => sizeOf(piece) > 0);
}

function cut(list: readonly Piece[], edits: readonly TextEdit[]): Piece[] {
  const out: Piece[] = [];
  let at = 0;
  let rest = [...list];
  for (const { from, to, insert } of edits) {
    const [before, behind] = splitAt(rest, from - at);
    const [, after] = splitAt(behind, to - from);
    out.push(...before);
    if (insert !== '') out.push({ insert });
    rest = after;
    at = to;
  }
  return [...out, ...rest];
}

function splitAt(list: readonly Piece[], size: number): [Piece[], Piece[]] {
  const head: Piece[] = [];
  let left = size;
  for (const [i, piece] of list.entries()) {
    const own = sizeOf(piece);
    if (own <= left) {
      head.push(piece);
      left -= own;
    } else {
      const tail = list.slice(i + 1);
      if (left === 0) return [head, [piece, ...tail]];
      if ('insert' in piece) {
        head.push({ insert: piece.insert.slice(0, left) });
        return [head, [{ insert: piece.insert.slice(left) }, ...tail]];
      }
      head.push({ from: piece.from, to: piece.from + left });
      return [head, [{ from: piece.from + left, to: piece.to }, ...tail]];
    }
  }
  return [head, []];
}

function editsFrom(length: number, list: readonly Piece[]): TextEdit[] {
  const out: TextEdit[] = [];
  let at = 0;
  let insert = '';
  const close = (from: number): void => {
    if (from > at || insert !== '') out.push({ from: at, to: from, insert });
    insert = '';
  };
  for (const piece of list) {
    if ('insert' in piece) insert += piece.insert;
    else {
      close(piece.from);
      at = piece.to;
    }
  }
  close(length);
  return out;
}

function sizeOf(piece: Piece): number {
  return 'insert' in piece ? piece.insert.length : piece.to - piece.from;
}
