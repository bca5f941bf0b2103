// The Markdown below the front matter. What is too long for it goes to `references/`, where agents look when they need it.

import type { WrittenFile } from '../../model/output.ts';
import { MAX_BODY_LINES } from '../../hosts/kit/skill-limits.ts';
import { linesOf, type MarkdownPiece } from './pieces.ts';

export interface BodyBlock {
  /** With its heading, up to an empty line. */
  readonly pieces: readonly MarkdownPiece[];
  /** Name of its file where it is moved to one, without folder and ending. */
  readonly name: string;
  /** What it is, in the sentence that then refers to the file. */
  readonly what: string;
}

/** The body with its title, and the files of what was moved: the longest blocks, until the rest is short enough. */
export function bodyOf(
  folder: string,
  title: readonly MarkdownPiece[],
  blocks: readonly BodyBlock[],
): { readonly pieces: readonly MarkdownPiece[]; readonly files: readonly WrittenFile[] } {
  const moved = new Set<BodyBlock>();
  const lengths = blocks.map((block) => ({ block, lines: linesOf(block.pieces) - 1 }));
  const longestFirst = [...lengths].sort((a, b) => b.lines - a.lines);
  const piecesOf = (block: BodyBlock, i: number): readonly MarkdownPiece[] => {
    if (!moved.has(block)) return block.pieces;
    const next = blocks[i + 1];
    return [reference(block), ...(next && !moved.has(next) ? ['\n'] : [])];
  };
  let total = lengths.reduce((sum, { lines }) => sum + lines, linesOf(title));
  for (const { block, lines } of longestFirst) {
    if (total < MAX_BODY_LINES) break;
    moved.add(block);
    // An empty line may follow.
    total += linesOf([reference(block)]) - lines;
  }
  return {
    pieces: [...title, ...blocks.flatMap(piecesOf)],
    files: blocks
      .filter((block) => moved.has(block))
      .map(({ name, pieces }) => ({
        path: `${folder}/references/${name}.md`,
        language: 'markdown',
        content: pieces,
      })),
  };
}

/** One line each; so many that they are too many lines would be one long list. */
function reference({ name, what }: BodyBlock): string {
  return `- ${what}: [references/${name}.md](references/${name}.md)\n`;
}
