// Where a claim can be read: the page of the documentation, or the lines of a file at the release's commit.

/** A piece of text; with an address where it can be read there. */
export interface LinkedText {
  readonly text: string;
  readonly href?: string;
}

/** A path with a folder and an ending, and its first range of lines. */
const FILE = /(?<![\w./-])([\w.-]+\/[\w./-]*\.\w+)(?::(\d+)(?:-(\d+))?)?/g;

/** The text of some evidence in pieces. `source`: a page, or a folder of code, whose address ends in a slash. */
export function linksOf(where: string, source: string | null | undefined): readonly LinkedText[] {
  if (!source) return [{ text: where }];
  if (!source.endsWith('/')) return [{ text: where, href: source }];
  const pieces: LinkedText[] = [];
  let end = 0;
  for (const { 0: text, 1: path = '', 2: from, 3: to, index } of where.matchAll(FILE)) {
    if (index > end) pieces.push({ text: where.slice(end, index) });
    const lines = from === undefined ? '' : `#L${from}${to === undefined ? '' : `-L${to}`}`;
    pieces.push({ text, href: `${source}${path}${lines}` });
    end = index + text.length;
  }
  return end < where.length ? [...pieces, { text: where.slice(end) }] : pieces;
}
