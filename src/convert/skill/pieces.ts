// Stretches of Markdown: what every part of SKILL.md is written with.

import { OutputMembers, OutputNode, type OutputPart, type OutputTree } from '../../model/output.ts';
import { jsonLiteral } from '../values/literals.ts';
import { valueOf } from '../values/flatten.ts';
import { keep } from '../values/output.ts';
import { markdownLine, markdownText, codeSpan } from '../../lang/markdown/escape.ts';
import type { Example } from '../../model/plugin.ts';
import { isStated } from '../values/identifiers.ts';

/** A stretch of a Markdown file: its own text, or a value of the plugin. */
export type MarkdownPiece = string | OutputPart;

/** A value, as one line of Markdown unless `print` says otherwise. */
export function part(pointer: string, node: OutputTree, print: OutputPart['print'] = line): OutputPart {
  return { pointer, node, print };
}

/** Text on one line. */
export function line(value: unknown): string {
  return markdownLine(String(value));
}

/** Text with its paragraphs. */
export function text(value: unknown): string {
  return markdownText(String(value));
}

/** The pieces as the text that they are printed as, for files whose values stand elsewhere too. */
export function plain(pieces: readonly MarkdownPiece[]): string {
  return pieces.map(printed).join('');
}

function printed(piece: MarkdownPiece): string {
  if (typeof piece === 'string') return piece;
  return piece.print(valueOf(piece.node));
}

/** How many lines the pieces have when they are printed. */
export function linesOf(pieces: readonly MarkdownPiece[]): number {
  return pieces.reduce((sum, piece) => sum + breaksIn(piece), 1);
}

function breaksIn(piece: MarkdownPiece): number {
  if (typeof piece === 'string') return piece.split('\n').length - 1;
  if (piece.node instanceof OutputNode) return piece.print(piece.node.value).split('\n').length - 1;
  return jsonLines(piece.node) - 1;
}

/** The lines of a tree that is printed as JSON. */
function jsonLines(tree: OutputTree): number {
  if (tree instanceof OutputNode) return jsonLiteral(tree.value, 2).split('\n').length;
  const inner: readonly (OutputTree | undefined)[] =
    tree instanceof OutputMembers ? tree.list.map(({ node }) => node) : Object.values(tree);
  return inner.reduce<number>((sum, held) => sum + (held === undefined ? 0 : jsonLines(held)), 2);
}

/** What a person says, with the arguments of the call that follows. */
export function exampleList(examples: readonly Example[], pointer: string): MarkdownPiece[] {
  const list = examples.flatMap(({ prompt, call }, i): MarkdownPiece[] => {
    if (!isStated(prompt)) return [];
    const json = call && (typeof call.value === 'string' ? call.value : jsonLiteral(call.value));
    return [
      '- ',
      part(`${pointer}/${String(i)}/prompt`, keep(prompt)),
      ...(call && json !== undefined
        ? [' ', part(`${pointer}/${String(i)}/call`, keep(call, json), (value) => codeSpan(String(value)))]
        : []),
      '\n',
    ];
  });
  return list.length > 0 ? ['For example:\n\n', ...list, '\n'] : [];
}
