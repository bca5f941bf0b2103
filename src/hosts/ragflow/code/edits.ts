// Edits of Python in the style that is already there: lines, indents, imports.

import type { TextEdit, Span } from '../../../model/finding.ts';

/** The base class from wherever the release has it. */
export const BOTH_IMPORTS = `try:
    from agent.plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin
except ImportError:
    from plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin
`;

/** The line break that the text uses. */
export function breakOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** The white space before what is at an offset in its line. */
export function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, offset)))?.[0] ?? '';
}

/** Where the line of an offset starts. */
function lineStart(text: string, offset: number): number {
  return Math.max(text.lastIndexOf('\n', offset - 1) + 1, 0);
}

/** Where the line after that of an offset starts; the end of the text for the last one. */
export function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

/** One more level of indent than a class or method at this offset has, as the text's own blocks have it. */
export function innerIndent(text: string, offset: number, body: Span): string {
  const outer = indentAt(text, offset);
  const own = indentAt(text, firstWord(text, body));
  if (own.length > outer.length && own.startsWith(outer)) return own;
  const used = /^([ \t]+)\S/m.exec(text)?.[1] ?? '    ';
  return outer + (used.startsWith('\t') ? '\t' : '    ');
}

function firstWord(text: string, { from, to }: Span): number {
  return from + Math.max(text.slice(from, to).search(/\S/), 0);
}

/** Removes whole lines. */
export function removeLines(text: string, { from, to }: Span): TextEdit {
  return { from: lineStart(text, from), to: nextLine(text, Math.max(to - 1, from)), insert: '' };
}

/** Lines with an indent and the text's own line breaks. */
export function indented(lines: string, indent: string, text: string): string {
  return lines.replace(/^(?=[^\n])/gm, indent).replaceAll('\n', breakOf(text));
}

/** The word `async` before a method's name, with the space behind it. */
export function asyncBefore(text: string, name: Span): Span {
  const from = text.lastIndexOf('async', name.from);
  return { from, to: from + (/^async\s*/.exec(text.slice(from))?.[0].length ?? 0) };
}

/** Where imports can be added: after a docstring, comments and `from __future__` lines at the start. */
export function importPlace(text: string): number {
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    const rest = text.slice(at);
    const match =
      /^(?:[ \t]*(?:#[^\n]*)?\r?\n)/.exec(rest) ??
      (isCommentOnly(text.slice(0, at))
        ? /^[rRuU]?("""|''')(?:\\[^]|(?!\1)[^])*\1[^\n]*(?:\n|$)/.exec(rest)
        : null) ??
      /^from[ \t]+__future__[ \t][^\n]*(?:\n|$)/.exec(rest);
    if (!match) return backOverBlank(text, at);
    at += match[0].length;
  }
}

function isCommentOnly(text: string): boolean {
  return text
    .replace('\uFEFF', '')
    .split('\n')
    .every((line) => line.trim() === '' || line.trim().startsWith('#'));
}

/** A new import stays before the blank lines in front of what follows. */
function backOverBlank(text: string, at: number): number {
  const before = text.slice(0, at);
  const blank = before.slice(before.trimEnd().length);
  return before.trim() === '' || blank === '' ? at : at - blank.length + (blank.startsWith('\r') ? 2 : 1);
}

/** Adds lines of imports at their place. */
export function addImport(text: string, lines: string): TextEdit {
  const at = importPlace(text);
  const own = lines.replaceAll('\n', breakOf(text));
  const next = text.slice(at);
  const gap = /^\s*(?:from|import|try)\b/.test(next) ? '' : blankLines(text, next);
  const lead = at > 0 && text.charAt(at - 1) !== '\n' ? breakOf(text) : '';
  return { from: at, to: at, insert: lead + own + gap };
}

function blankLines(text: string, next: string): string {
  const there = /^(?:[ \t]*\r?\n)*/.exec(next)?.[0].split('\n').length ?? 1;
  return breakOf(text).repeat(Math.max(0, 3 - there));
}
