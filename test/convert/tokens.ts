// What of a generated file is code, by real parsers of its language.

import { parser as python } from '@lezer/python';
import { parsers } from 'prettier/plugins/markdown';
import ts from 'typescript';
import { parse as yaml } from 'yaml';
import { MARK } from './hostile.ts';

/** Offsets of the mark. */
function marksIn(text: string): number[] {
  return [...text.matchAll(new RegExp(MARK, 'g'))].map(({ index }) => index);
}

/** What is wrong with a text of JavaScript or TypeScript: errors, and marks that are neither in a string nor in a comment. */
export function scriptFaults(text: string, language: 'javascript' | 'typescript'): string[] {
  const name = language === 'typescript' ? 'a.ts' : 'a.mjs';
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const { parseDiagnostics } = file as ts.SourceFile & { parseDiagnostics: readonly ts.Diagnostic[] };
  const errors = parseDiagnostics.map(
    ({ messageText, start }) => `${String(start)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
  const tokens = codeTokens(file);
  const escaped = marksIn(text).filter((at) => tokens.some(({ from, to }) => at >= from && at < to));
  return [...errors, ...escaped.map((at) => `code at ${String(at)}: ${text.slice(at - 40, at + 10)}`)];
}

/** Tokens that are not strings; what lies between tokens is space and comments. */
function codeTokens(file: ts.SourceFile): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  const visit = (node: ts.Node): void => {
    const inner = node.getChildren(file);
    if (inner.length > 0) inner.forEach(visit);
    else if (!ts.isStringLiteralLike(node)) found.push({ from: node.getStart(file), to: node.end });
  };
  visit(file);
  return found;
}

export function pythonFaults(text: string): string[] {
  const tree = python.parse(text);
  const faults: string[] = [];
  tree.iterate({
    enter: ({ type, from }) => {
      if (type.isError) faults.push(`error at ${String(from)}: ${text.slice(from, from + 40)}`);
    },
  });
  for (const at of marksIn(text)) {
    const { name } = tree.resolveInner(at, 1);
    if (name !== 'String' && name !== 'Comment')
      faults.push(`${name} at ${String(at)}: ${text.slice(at - 40, at + 10)}`);
  }
  return faults;
}

interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly depth?: number;
  readonly lang?: string | null;
  readonly url?: string;
  readonly children?: readonly MarkdownNode[];
}

/** The blocks of a Markdown text, with everything in it that is a picture, a definition or HTML. */
export function blocksOf(text: string): { readonly kind: string; readonly value: string }[] {
  const root = parsers.markdown.parse(text, {} as never) as MarkdownNode;
  const blocks = (root.children ?? []).map((node) => ({
    kind: `${node.type}${String(node.depth ?? node.lang ?? '')}`,
    value: node.value ?? '',
  }));
  const live: { kind: string; value: string }[] = [];
  const visit = (node: MarkdownNode): void => {
    if (/^(?:html|image|imageReference|definition)$/.test(node.type)) {
      live.push({ kind: node.type, value: node.value ?? node.url ?? '' });
    }
    node.children?.forEach(visit);
  };
  visit(root);
  return [...blocks, ...live];
}

/** The front matter as both versions of YAML read it. */
export function frontMatter(text: string): readonly unknown[] {
  const block = /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '';
  return [yaml(block, { version: '1.1' }), yaml(block, { version: '1.2' })];
}
