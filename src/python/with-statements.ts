// What Lezer's grammar does not know of `with` statements: brackets around all that they name, `with (a as b, c):`, and
// targets that are not a name, `with a as (b, c):`.

const PIECE =
  /#[^\r\n]*|("""|''')(?:\\[^]|(?!\1)[^])*(?:\1|$)|(["'])(?:\\[^]|(?!\2)[^\\\r\n])*\2?|\bwith[ \t]*(?=\()|\bas\b|[([{\r\n,]|[)\]}]/g;

interface Group {
  readonly from: number;
  /** What a blank replaces, besides the brackets. */
  readonly blanks: [from: number, to: number][];
  depth: number;
  named: boolean;
  comma: number;
}

/**
 * The text with blanks for these brackets, and for the line breaks, comments and last comma in them, so that all offsets
 * stay. CPython reads both the same way (PEP 617, since 3.9).
 */
export function withoutWithBrackets(text: string): string {
  if (!/\bwith[ \t]*\(/.test(text)) return text;
  const blanks: [number, number][] = [];
  let start = -1;
  let group: Group | null = null;
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    if (!group) {
      if (piece.startsWith('with')) start = index + piece.length;
      else if (piece === '(' && index === start)
        group = { from: index, blanks: [], depth: 1, named: false, comma: -1 };
      continue;
    }
    take(group, piece, index);
    if (group.depth > 0) continue;
    if (group.named && /^[ \t]*:/.test(text.slice(index + 1, index + 100)))
      blanks.push(...blanksOf(text, group, index));
    group = null;
  }
  return blanked(text, blanks);
}

function take(group: Group, piece: string, index: number): void {
  if (/^[([{]$/.test(piece)) group.depth++;
  else if (/^[)\]}]$/.test(piece)) group.depth--;
  else if (/^[#\r\n]/.test(piece)) group.blanks.push([index, index + piece.length]);
  else if (group.depth === 1 && piece === ',') group.comma = index;
  else if (group.depth === 1 && piece === 'as') group.named = true;
}

function blanksOf(text: string, { from, blanks, comma }: Group, to: number): [number, number][] {
  const rest = comma < 0 ? '' : text.slice(comma + 1, to).replace(/#[^\r\n]*/g, '');
  const last: [number, number][] = comma >= 0 && rest.trim() === '' ? [[comma, comma + 1]] : [];
  const all: [number, number][] = [[from, from + 1], ...blanks, ...last, [to, to + 1]];
  return all.sort(([one], [other]) => one - other);
}

function blanked(text: string, blanks: readonly [number, number][]): string {
  let out = '';
  let done = 0;
  for (const [from, to] of blanks) {
    if (from < done) continue;
    out += text.slice(done, from) + ' '.repeat(to - from);
    done = to;
  }
  return out + text.slice(done);
}

const HEADER =
  /#[^\r\n]*|("""|''')(?:\\[^]|(?!\1)[^])*(?:\1|$)|(["'])(?:\\[^]|(?!\2)[^\\\r\n])*\2?|\\\r?\n|\bwith\b|\bas\b|[([{\n:]|[)\]}]/g;

/** A name with nothing behind it that belongs to it, which Lezer reads. */
const NAME_ALONE = /^[ \t]*\w+[ \t]*(?:[,:#\r\n\\]|$)/;

/**
 * The text with a comma for every `as` of a `with` statement before another target than a name, and where these are: the
 * target is read like one more expression then, at its own place.
 */
export function withoutTargets(text: string): {
  readonly text: string;
  readonly places: ReadonlySet<number>;
} {
  const places = new Set<number>();
  if (!/\bwith\b/.test(text)) return { text, places };
  let depth: number | null = null;
  for (const { 0: piece, index } of text.matchAll(HEADER)) {
    if (piece === 'with') depth = 0;
    else if (depth === null) continue;
    else if (/^[([{]$/.test(piece)) depth++;
    else if (/^[)\]}]$/.test(piece)) depth--;
    else if (depth > 0) continue;
    else if (piece === ':' || piece === '\n') depth = null;
    else if (piece === 'as' && !NAME_ALONE.test(text.slice(index + 2, index + 200))) places.add(index);
  }
  let out = '';
  let done = 0;
  for (const at of places) {
    out += `${text.slice(done, at)}, `;
    done = at + 2;
  }
  return { text: out + text.slice(done), places };
}
