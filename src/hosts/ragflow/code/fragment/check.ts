// Checks whether a text is a whole file of Python, and makes one of its parts where it is not.

import type { Fix, Span } from '../../../../model/finding.ts';
import { parsePython } from '../../../../lang/python/parse.ts';
import { literalParts } from '../../../../lang/python/text-literal.ts';
import { textOf, type PythonNode } from '../../../../lang/python/tree.ts';
import { addImport, BOTH_IMPORTS } from '../edits.ts';
import { ended } from '../errors.ts';
import { found, replace, type Found, type PythonFile } from '../found.ts';
import { meantName } from '../imports/check.ts';
import { noPlugin, unread } from '../loading/rules.ts';
import { assemble, blocksIn } from './assemble.ts';
import { closeBrackets, openBrackets } from './brackets.ts';
import * as rules from './rules.ts';

/** More than a person reads of one broken text. */
const MAX_ERRORS = 5;

const UNIMPORTED = ended('import', '');

/** The one finding of a text that is a part of a file, or holds parts; null for a whole file. */
export function checkPart(file: PythonFile): Found | null {
  const { text, tree } = file;
  const whole = { from: 0, to: text.length };
  const blocks = /^[ \t]*(?:`{3}|~{3})/m.test(text) ? blocksIn(text) : [];
  if (blocks.length > 0 && tree.refused) {
    const fixes = (): Fix[] => replace('Make one Python file of it', whole, assemble(blocks));
    const finding = rules.pastedDocument.at('', 'value', { blocks: blocks.length });
    return found(finding, lineAt(text, text.search(/`{3}|~{3}/)), fixes, { effect: UNIMPORTED });
  }
  if (/^[ \t]*class[ \t]/m.test(text)) return null;
  const methods = [...text.matchAll(/^[ \t]*(?:async[ \t]+)?def[ \t]+(get_metadata|invoke)\b/gm)];
  if (methods.length === 0) return null;
  const names = [...new Set(methods.map(([, name = '']) => `\`${name}\``))].join(' and ');
  const at = tree.nodes.find((node) => node.type === 'def')?.from ?? methods[0]?.index ?? 0;
  const fixes = (): Fix[] => replace('Put it into a plugin', whole, assemble([text]));
  return found(rules.fragment.at('', 'value', { methods: names }), lineAt(text, at), fixes);
}

function lineAt(text: string, at: number): Span {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const line = /^[^\r\n]*/.exec(text.slice(from))?.[0] ?? '';
  const indent = /^\s*/.exec(line)?.[0].length ?? 0;
  return { from: from + indent, to: from + line.length };
}

/** Findings where the text is not Python, or cannot be read here. */
export function checkSyntax(file: PythonFile): Found[] {
  const { refused, errors } = file.tree;
  if (!refused) {
    const finding = unread.at('/syntax', 'value', { why: 'syntax that cannot be read here' });
    return errors.slice(0, 1).map((span) => found(finding, span));
  }
  const bracket = checkBracket(file);
  if (bracket.length > 0) return bracket;
  return [found(rules.syntax.at('/syntax', 'value'), refused, () => [], { effect: UNIMPORTED })];
}

/** The finding of a bracket that is never closed; [] where the text is Python, or wrong in another way. */
export function checkBracket(file: PythonFile): Found[] {
  const open = file.tree.refused ? openBrackets(file.text)?.open.at(0) : undefined;
  if (!open) return [];
  const finding = rules.bracket.at('/syntax', 'value', { bracket: open.bracket });
  return [found(finding, { from: open.at, to: open.at + 1 }, () => closing(file), { effect: UNIMPORTED })];
}

function closing({ text, source }: PythonFile): Fix[] {
  const edit = closeBrackets(text);
  if (!edit) return [];
  const closed = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  const fewer = parsePython(closed).errors.length < source.errors.length;
  return fewer ? [{ title: `Close it with \`${edit.insert.trim()}\``, edits: [edit] }] : [];
}

/** The finding of a file without a plugin, where that is certain. */
export function checkAny(file: PythonFile): Found[] {
  const { source, text, tree } = file;
  if (source.plugins.length > 0 || source.unread || source.errors.length > 0 || tree.refused) return [];
  const classes = tree.nodes.filter(({ type }) => type === 'ClassDefinition');
  if (classes.some((node) => /^class\s[^:]*\bLLMToolPlugin\b/.test(textOf(tree, node)))) return [];
  // A typo in the name of the base class is a finding of its own.
  if (source.unbound.some(({ name }) => meantName(file, name) === 'LLMToolPlugin')) return [];
  const [first] = MARKS.flatMap((mark) => classes.find((node) => mark.test(textOf(tree, node))) ?? []);
  const own = first?.children.find(({ type }) => type === 'VariableName');
  const fixes = (): Fix[] => (first && own ? inheriting(file, first, own) : []);
  return [found(noPlugin.at('', 'value'), own ?? lineAt(text, 0), fixes)];
}

/** What a class has that is to be a plugin, the surest first. */
const MARKS = [/\bdef\s+get_metadata\b/, /\bdef\s+invoke\b/, /\b_version_\b/];

/** Gives a class without bases the host's, and imports it where nothing does. */
function inheriting({ text, tree }: PythonFile, node: PythonNode, name: PythonNode): Fix[] {
  const list = node.children.find(({ type }) => type === 'ArgList');
  if (list && !/^\(\s*\)$/.test(textOf(tree, list))) return [];
  const base = { from: name.to, to: list?.to ?? name.to, insert: '(LLMToolPlugin)' };
  const edits = /\bimport\b[^\n]*\bLLMToolPlugin\b/.test(text)
    ? [base]
    : [addImport(text, BOTH_IMPORTS), base];
  return [{ title: 'Inherit `LLMToolPlugin`', edits }];
}

/** Syntax that older releases' Python may not have, by how it looks in the tree. */
export function checkNewer(file: PythonFile): Found[] {
  const { tree, text } = file;
  const out: Found[] = [];
  const report = (span: Span, what: string, since: string): void => {
    if (out.length < MAX_ERRORS)
      out.push(found(rules.newerSyntax.at('/newer', 'value', { what, since }), span));
  };
  for (const node of tree.nodes) {
    if (node.type === 'TypeDefinition') report(node, '`type` statements', '3.12');
    if (node.type === 'TypeParamList') report(node, 'type parameters in brackets', '3.12');
    if (node.type === 'except' && /^except\s*\*/.test(text.slice(node.from)))
      report(node, '`except*`', '3.11');
    if (node.type === 'FormatString' && hasSameQuotes(textOf(tree, node))) {
      report(node, 'the same quotes inside of an f-string', '3.12');
    }
  }
  return out;
}

function hasSameQuotes(literal: string): boolean {
  const parts = literalParts(literal);
  return parts !== null && parts.body.includes(parts.quote) && !parts.body.includes('\\');
}
