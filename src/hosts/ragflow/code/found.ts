// What checks of Python find: a rule at a range, with fixes that are made only where they are asked for.

import type { Fix, Finding, Span } from '../../../model/finding.ts';
import type { PluginFile } from '../../../model/file.ts';
import { parsePython } from '../../../lang/python/parse.ts';
import type { PythonNode, PythonTree } from '../../../lang/python/tree.ts';
import type { PluginClass, PluginSource } from './plugin-source.ts';
import { readPluginSource } from './read.ts';

/** A file of plugins with its tree. */
export interface PythonFile extends PluginFile {
  readonly tree: PythonTree;
  readonly source: PluginSource;
}

/** Reads a file. Never throws. */
export function readFile({ path, text }: PluginFile): PythonFile {
  return { path, text, tree: parsePython(text), source: readPluginSource(text) };
}

/** What the server does with a mistake, in its own words. */
export interface Effect {
  /** `ends`: the start of the server. `skips`: it leaves this class out. */
  readonly kind: 'ends' | 'skips';
  /** The line of the log, or the exception, by release; '' where its words are not known from the text. */
  readonly text: (release: string) => string;
  /** When it happens: while the file is imported, while versions are compared, or when `get_metadata` is called. */
  readonly when: 'import' | 'version' | 'metadata';
}

/** A finding with its fixes, and with what it does to the server. */
export interface Found {
  readonly finding: Finding;
  readonly span: Span;
  readonly fixes: () => readonly Fix[];
  readonly effect?: Effect;
  /** Name of the class that it is about. */
  readonly of?: string;
}

/** Makes a finding; a range that is empty is widened to one character. */
export function found(
  finding: Finding,
  { from, to }: Span,
  fixes: () => readonly Fix[] = () => [],
  more: Pick<Found, 'effect' | 'of'> = {},
): Found {
  return { finding, span: { from, to: Math.max(to, from) }, fixes, ...more };
}

/** One fix of one edit. */
export function replace(title: string, { from, to }: Span, insert: string): Fix[] {
  return [{ title, edits: [{ from, to, insert }] }];
}

/** The statement of a class in the tree; undefined where the tree has another reading of it. */
export function classNode({ tree }: PythonFile, { nameSpan }: PluginClass): PythonNode | undefined {
  return tree.nodes.find(
    (node) =>
      node.type === 'ClassDefinition' &&
      node.children.some(({ type, from }) => type === 'VariableName' && from === nameSpan.from),
  );
}

/** All nodes inside of a range, parents before their children. */
export function nodesIn({ tree }: PythonFile, { from, to }: Span): PythonNode[] {
  return tree.nodes.filter((node) => node.from >= from && node.to <= to);
}

/** The range without white space at its end. */
export function trimmed(text: string, { from, to }: Span): Span {
  return { from, to: from + text.slice(from, to).trimEnd().length };
}
