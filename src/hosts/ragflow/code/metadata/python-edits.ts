// Changes of metadata as edits of the Python text around them, in the author's quotes, indents and commas.

import type { Change, TextEdit } from '../../../../model/finding.ts';
import type { PythonDict, PythonEntry, PythonValue } from '../../../../lang/python/value.ts';
import { split } from '../../../../lang/json/pointer.ts';
import { pythonLiteral } from '../../../../convert/values/literals.ts';
import { breakOf, indentAt } from '../edits.ts';
import { follow } from './values.ts';

/** The edits, sorted; null where one of the changes cannot be made in this text, or two meet in one place. */
export function pythonEdits(
  text: string,
  metadata: PythonValue,
  changes: readonly Change[],
): TextEdit[] | null {
  const edits: TextEdit[] = [];
  for (const change of changes) {
    const made = editOf(text, metadata, change);
    if (!made) return null;
    edits.push(...made);
  }
  edits.sort((a, b) => a.from - b.from);
  const meet = edits.some((edit, i) => i > 0 && edit.from < (edits[i - 1]?.to ?? 0));
  return meet ? null : edits;
}

function editOf(text: string, metadata: PythonValue, change: Change): TextEdit[] | null {
  const keys = split(change.pointer);
  const reached = follow(metadata, keys);
  const parent = follow(metadata, keys.slice(0, -1));
  const key = keys.at(-1);
  if (change.op === 'splice') return null;
  if (change.op === 'set' && reached.exact) {
    const { value } = reached;
    if (value.kind === 'dict' && value.open) return null;
    return [{ ...value.span, insert: written(text, change.value, value.span.from) }];
  }
  if (key === undefined || !parent.exact || parent.value.kind !== 'dict') return null;
  const dict = parent.value;
  if (change.op === 'set') return add(text, dict, key, change.value);
  const index = dict.entries.findIndex((one) => one.key.kind === 'str' && one.key.value === key);
  const entry = dict.entries[index];
  if (!entry || !isDisplay(text, dict) || !isInside(entry, dict)) return null;
  if (change.op === 'rename')
    return [{ ...entry.key.span, insert: quoted(text, change.key, entry.key.span.from) }];
  return removed(text, dict, entry);
}

function isDisplay(text: string, { span }: PythonDict): boolean {
  return text.charAt(span.from) === '{' && text.charAt(span.to - 1) === '}';
}

function isInside({ key, value }: PythonEntry, { span }: PythonDict): boolean {
  return key.span.from > span.from && key.span.to <= value.span.from && value.span.to < span.to;
}

/** A literal with the text's quotes and line breaks; several lines go on below the line of `at`. */
function written(text: string, value: unknown, at: number): string {
  const indent = indentAt(text, at);
  const isDouble = usesDouble(text, at);
  return requote(pythonLiteral(value, indent.length), isDouble)
    .replaceAll('\n', breakOf(text))
    .replace(/(?<=\n) +/g, (spaces) =>
      indent.includes('\t') ? '\t'.repeat(Math.ceil(spaces.length / 4)) : spaces,
    );
}

function quoted(text: string, value: string, at: number): string {
  return requote(pythonLiteral(value), usesDouble(text, at));
}

/** Whether texts near a place are in double quotes. */
function usesDouble(text: string, at: number): boolean {
  const near = text.slice(Math.max(0, at - 600), at + 600);
  return (near.match(/"/g)?.length ?? 0) >= (near.match(/'/g)?.length ?? 0);
}

/** Single quotes in place of double ones where that needs no escape. */
function requote(literal: string, isDouble: boolean): string {
  return isDouble
    ? literal
    : literal.replace(/"(?:\\[^]|[^"\\])*"?/g, (all) =>
        all.includes('\\"') || all.includes("'") ? all : `'${all.slice(1, -1)}'`,
      );
}

/** After the last member, on a line of its own where the members have such. */
function add(text: string, dict: PythonDict, key: string, value: unknown): TextEdit[] | null {
  if (!isDisplay(text, dict) || !dict.entries.every((entry) => isInside(entry, dict))) return null;
  const last = dict.entries.at(-1);
  const name = quoted(text, key, dict.span.from);
  if (!last) {
    if (text.slice(dict.span.from + 1, dict.span.to - 1).trim() !== '') return null;
    return [
      {
        from: dict.span.from + 1,
        to: dict.span.to - 1,
        insert: `${name}: ${written(text, value, dict.span.from)}`,
      },
    ];
  }
  const after = rawEnd(text, last.value.span.to, dict.span.to);
  const first = dict.entries[0] ?? last;
  const own = /(\r?\n[ \t]*)$/.exec(text.slice(0, first.key.span.from))?.[1];
  const gap = own ?? ' ';
  const at = own === undefined ? dict.span.from : first.key.span.from;
  const member = `${name}: ${written(text, value, at)}`;
  if (after.comma !== null) return [{ from: after.comma, to: after.comma, insert: `${gap}${member},` }];
  return [{ from: after.end, to: after.end, insert: `,${gap}${member}` }];
}

/** The end of a value with its closing brackets, and the place after its comma; null where it has none. */
function rawEnd(
  text: string,
  from: number,
  to: number,
): { readonly end: number; readonly comma: number | null } {
  let end = from;
  let at = from;
  for (;;) {
    const match = /^(?:\s*#[^\n]*\n|\s+)/.exec(text.slice(at, to)) ?? /^\)/.exec(text.slice(at, to));
    if (!match) break;
    at += match[0].length;
    if (match[0] === ')') end = at;
  }
  return { end, comma: text.charAt(at) === ',' ? at + 1 : null };
}

/** A member goes with its comma and, where it is alone on its lines, with its line break. */
function removed(text: string, dict: PythonDict, entry: PythonEntry): TextEdit[] {
  const { comma, end } = rawEnd(text, entry.value.span.to, dict.span.to);
  const from = entry.key.span.from;
  const stop = comma ?? end;
  const line = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  const lead = line.length - line.trimEnd().length;
  const startsLine = from - lead === 0 || text.charAt(from - lead - 1) === '\n';
  const endsLine = /^[ \t]*(?:#[^\n]*)?\r?\n/.exec(text.slice(stop));
  if (startsLine && endsLine && (comma !== null || dict.entries.length === 1)) {
    return [{ from: from - lead, to: stop + endsLine[0].length, insert: '' }];
  }
  if (comma !== null)
    return [{ from, to: stop + (/^[ \t]*(?=\S)/.exec(text.slice(stop))?.[0].length ?? 0), insert: '' }];
  const before = /,\s*$/.exec(text.slice(0, from));
  return [{ from: before ? before.index : from, to: stop, insert: '' }];
}
