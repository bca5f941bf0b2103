// Edits a script of several tools: some of them go, come, are renamed or moved, and all others stay as they are written.

import { isObject } from '../../../../model/guards.ts';
import { readJson } from '../../../../text/read.ts';
import { commentLine, jsLiteral } from '../literals.ts';
import { setMember } from '../set-member.ts';
import { markedCode, marks } from './marks.ts';

/** One tool of a script. */
interface Piece {
  readonly name: string;
  /** What is read of it: the code between its marks, or all of what stands in for it. */
  readonly code: string;
  readonly text: string;
}

interface Script {
  /** What comes before the first tool. */
  readonly head: string;
  readonly pieces: readonly Piece[];
}

const START = /\n\n\/\/ .*\n(?=(?:\/\/.*\n)*exports(?:\.([\w$]+)|\[(".*")\]) = )/g;

function scriptIn(text: string): Script {
  const marked = markedCode(text);
  const starts = [...text.matchAll(START)].filter(
    ({ index }) => !marked.some(({ from, to }) => index > from && index < to),
  );
  const pieces = starts.map((start, i): Piece => {
    const [title, plain, quoted = ''] = start;
    const piece = text.slice(start.index + 1, starts[i + 1]?.index ?? text.length - 1);
    const name = plain ?? String(readJson(quoted).value);
    return { name, code: markedCode(piece)[0]?.text ?? piece.slice(title.length - 1), text: piece };
  });
  return { head: text.slice(0, starts[0]?.index ?? text.length - 1), pieces };
}

/** The piece under another name. */
function named(piece: Piece, name: string): string {
  if (piece.name === name) return piece.text;
  const [marked] = markedCode(piece.text);
  const member = /^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${jsLiteral(name)}]`;
  const renamed = (text: string): string =>
    text
      .replace(/^\n\/\/ .*\n/, () => `\n// ${commentLine(name)}\n`)
      .replace(
        /(^|\n)exports(?:\.[\w$]+|\[".*"\]) = /,
        (_, before: string) => `${before}exports${member} = `,
      );
  if (!marked) return renamed(piece.text);
  const [begin] = marks(marked.convention, name);
  return (
    renamed(piece.text.slice(0, marked.from)) + begin + piece.text.slice(marked.from).replace(/^.*\n/, '')
  );
}

const TABLE = /(\nconst SETTINGS = )(\{[\s\S]*?\n?\})(?=;\n)/;

/**
 * The script with the tools that `value` holds code of, by their names and in this order. What is not in the script is
 * taken from `other`; null where neither has it.
 */
export function editedCalls(text: string, other: string, value: unknown): string | null {
  const codes = isObject(value) && isObject(value['code']) ? value['code'] : {};
  const own = scriptIn(text);
  const more = scriptIn(other);
  let { head } = own;
  const pieces = Object.entries(codes).map(([name, code]) => {
    const same = own.pieces.filter((piece) => piece.code === code);
    const kept = same.find((piece) => piece.name === name) ?? (same.length === 1 ? same[0] : undefined);
    if (kept) return named(kept, name);
    const fresh = more.pieces.find((piece) => piece.name === name && piece.code === code);
    if (fresh) head = withDeclarations(head, more.head);
    return fresh?.text ?? null;
  });
  const settings = isObject(value) ? value['settings'] : undefined;
  if (isObject(settings)) {
    head = head.replace(TABLE, (_, before: string) => before + jsLiteral(settings, 2));
  }
  return pieces.includes(null) ? null : `${[head, ...pieces].join('\n')}\n`;
}

/** Paragraphs that declare something which the script does not, and settings that its table lacks. */
function withDeclarations(head: string, other: string): string {
  const missing = other
    .split(/\n\n(?=(?:\/\/.*\n)*const )/)
    .slice(1)
    .filter((paragraph) => {
      const name = /^const (\w+) =/m.exec(paragraph)?.[1] ?? '';
      return !head.includes(`\nconst ${name} =`);
    });
  const table = tableOf(head);
  const more = tableOf(other);
  const merged = table && more ? mergedTable(table, more) : null;
  const own = merged ? head.replace(TABLE, (_, before: string) => before + jsLiteral(merged, 2)) : head;
  return [own, ...missing.map((paragraph) => paragraph.trimEnd())].join('\n\n');
}

function tableOf(head: string): Readonly<Record<string, unknown>> | null {
  const { value } = readJson(TABLE.exec(head)?.[2] ?? '');
  return isObject(value) ? value : null;
}

function mergedTable(
  own: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const out = { ...own };
  for (const [name, to] of Object.entries(more)) {
    const known = out[name];
    if (isObject(known) && isObject(to)) setMember(out, name, { ...to, ...known });
    else if (known === undefined) setMember(out, name, to);
  }
  return out;
}
