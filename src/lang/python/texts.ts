// What string literals are worth, formatted ones and several beside one another too.

import { unknown } from './dicts.ts';
import { textOf, type PythonNode, type PythonTree } from './tree.ts';
import { literalParts, unescaped } from './text-literal.ts';
import type { PythonValue } from './value.ts';

type Evaluate = (node: PythonNode) => PythonValue;

/** A literal of any prefix; bytes are unknown. */
export function literalValue(tree: PythonTree, node: PythonNode, value: Evaluate): PythonValue {
  const parts = literalParts(textOf(tree, node));
  if (!parts || !['', 'r', 'u', 'f', 'fr', 'rf'].includes(parts.prefix))
    return unknown(node, parts?.prefix.includes('b') ? 'bytes' : 'a text with an unknown prefix');
  const decode = (text: string): string | null => {
    const lines = text.replace(/\r\n?/g, '\n');
    return parts.prefix.includes('r') ? lines : unescaped(lines);
  };
  const formatted = parts.prefix.includes('f');
  const text = formatted
    ? filled(tree, node, parts.prefix.length + parts.quote.length, parts.quote.length, decode, value)
    : decode(parts.body);
  if (text !== null) return { kind: 'str', value: text, span: { from: node.from, to: node.to } };
  return unknown(node, formatted ? 'a formatted text' : 'a text with an escape that is not known here');
}

/** A brace that is not doubled, and backslashes whose braces depend on the version of Python. */
const UNCLEAR = /\\[{}N]|(?<!\{)(?:\{\{)*\{(?!\{)|(?<!\})(?:\}\})*\}(?!\})/;

function filled(
  tree: PythonTree,
  node: PythonNode,
  start: number,
  end: number,
  decode: (text: string) => string | null,
  value: Evaluate,
): string | null {
  let text = '';
  let from = node.from + start;
  for (const hole of [...node.children, null]) {
    const piece = tree.text.slice(from, hole?.from ?? node.to - end);
    const decoded = UNCLEAR.test(piece)
      ? null
      : decode(piece.replace(/\{\{|\}\}/g, (pair) => pair.charAt(0)));
    if (decoded === null) return null;
    text += decoded;
    if (!hole) break;
    const [, inner] = hole.children;
    if (hole.type !== 'FormatReplacement' || hole.children.length !== 3 || !inner) return null;
    const shown = asText(value(inner));
    if (shown === null) return null;
    text += shown;
    from = hole.to;
  }
  return text;
}

/** Literals beside one another are one text. */
export function joinedValue(node: PythonNode, value: Evaluate): PythonValue {
  let text = '';
  for (const part of node.children) {
    const one = value(part);
    if (one.kind !== 'str') return unknown(node, one.kind === 'unknown' ? one.why : 'a text');
    text += one.value;
  }
  return { kind: 'str', value: text, span: { from: node.from, to: node.to } };
}

/** What `str` gives; null where that depends on more than the value. */
function asText(value: PythonValue): string | null {
  if (value.kind === 'str') return value.value;
  if (value.kind === 'int') return String(value.value);
  if (value.kind === 'bool') return value.value ? 'True' : 'False';
  return value.kind === 'none' ? 'None' : null;
}
