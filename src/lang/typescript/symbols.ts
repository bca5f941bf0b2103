// Which name stands at a place of a plugin's code, and everywhere else: what *Rename* changes.

import * as ts from 'typescript';
import type { FileEdits, Renaming } from '../../model/assist.ts';
import type { TextEdit } from '../../model/finding.ts';
import { childrenOf, nodesIn } from './nodes.ts';
import type { PluginProgram } from './program.ts';
import { behindAlias } from './read-changes.ts';

/** The innermost node at the place; of two that meet there, the one that ends there where it is a name. */
export function tokenAt(file: ts.SourceFile, offset: number): ts.Node {
  let node: ts.Node = file;
  for (;;) {
    const inner = childrenOf(node).filter((one) => one.getStart(file) <= offset && offset <= one.getEnd());
    const next = inner.find((one) => ts.isIdentifier(one) || ts.isPrivateIdentifier(one)) ?? inner.at(-1);
    if (!next) return node;
    node = next;
  }
}

/** The symbol that a name stands for; null if the caret is not on a name, or the compiler does not know it. */
export function symbolAt({ checker }: PluginProgram, node: ts.Node): ts.Symbol | null {
  if (!isName(node)) return null;
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && !checker.isUnknownSymbol(symbol) ? symbol : null;
}

/** Whether the name at a place is known there: to the type that an object is to have, else as it is. */
export function isKnownAt(plugin: PluginProgram, path: string, offset: number): boolean {
  const file = plugin.file(path);
  const node = file && tokenAt(file, offset);
  if (!node || !isName(node)) return false;
  const isPart = ts.isObjectLiteralElement(node.parent) && node.parent.name === node;
  return isPart ? memberOfContext(plugin, node) !== undefined : symbolAt(plugin, node) !== null;
}

function isName(node: ts.Node): node is Name {
  return ts.isIdentifier(node) || ts.isPrivateIdentifier(node);
}

const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/**
 * What changes everywhere where the name at the place gets another one. `refusal` is one sentence where it cannot: the
 * name is not the plugin's own, the new one is not a name, or it is already something else where the old one is used.
 */
export function renameIn(plugin: PluginProgram, path: string, offset: number, name: string | null): Renaming {
  const found = nameAt(plugin, path, offset);
  if (!found) return refused('The caret is not on a name.');
  const { old, meant } = found;
  if (!meant.every((one) => isOwn(plugin, one)))
    return refused(`\`${old}\` is not declared in the open files.`);
  if (name === null) return { name: old, files: [], refusal: null };
  if (!NAME.test(name) || isReserved(name)) return refused(`\`${name}\` cannot be a name.`);
  const files: FileEdits[] = [];
  for (const one of plugin.paths) {
    const source = plugin.file(one);
    if (!source?.text.includes(old)) continue;
    const edits: TextEdit[] = [];
    for (const use of usesIn(plugin, source, old, meant)) {
      if (isUsedFor(plugin, use, name)) return refused(`\`${name}\` is already something else in ${one}.`);
      edits.push(editFor(plugin, use, meant, name));
    }
    if (edits.length > 0) files.push({ path: one, edits });
  }
  return { name: old, files, refusal: null };
}

/** The name at a place with all that it stands for there; null for none. */
function nameAt(
  plugin: PluginProgram,
  path: string,
  offset: number,
): { readonly old: string; readonly meant: readonly ts.Symbol[] } | null {
  const file = plugin.file(path);
  const node = file && tokenAt(file, offset);
  const symbol = node && symbolAt(plugin, node);
  if (!symbol || !isName(node)) return null;
  const all = [variableOf(plugin, node) ?? symbol, memberOfContext(plugin, node)];
  return { old: node.text, meant: all.flatMap((one) => (one ? meaningOf(plugin, one) : [])) };
}

function refused(refusal: string): Renaming {
  return { name: '', files: [], refusal };
}

/** The symbol, what it is imported as, and the members of all types that a property stands for. */
function meaningOf({ checker }: PluginProgram, symbol: ts.Symbol): readonly ts.Symbol[] {
  const target = behindAlias(symbol, checker);
  return [symbol, target, ...checker.getRootSymbols(target)];
}

function isOwn(plugin: PluginProgram, { declarations = [] }: ts.Symbol): boolean {
  return declarations.length > 0 && declarations.every((one) => plugin.pathOf(one.getSourceFile()) !== null);
}

type Name = ts.Identifier | ts.PrivateIdentifier;

function usesIn(
  plugin: PluginProgram,
  source: ts.SourceFile,
  old: string,
  meant: readonly ts.Symbol[],
): readonly Name[] {
  const names = [...nodesIn([source])].filter(isName).filter(({ text }) => text === old);
  return names.filter((node) => symbolsOf(plugin, node).some((one) => isMeant(plugin, one, meant)));
}

/** In `{ a }` the name is a member and a value. */
function symbolsOf(plugin: PluginProgram, node: Name): readonly ts.Symbol[] {
  const members = [memberOfPattern(plugin, node), memberOfContext(plugin, node)];
  return [symbolAt(plugin, node), variableOf(plugin, node), ...members].filter(
    (one) => one !== null && one !== undefined,
  );
}

/** The variable that `{ a }` of an object reads. */
function variableOf({ checker }: PluginProgram, { parent }: Name): ts.Symbol | undefined {
  return ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : undefined;
}

/** The member that `{ a }` of a pattern reads. */
function memberOfPattern({ checker }: PluginProgram, node: Name): ts.Symbol | undefined {
  const { parent } = node;
  if (!ts.isBindingElement(parent) || parent.name !== node || parent.propertyName) return undefined;
  if (!ts.isObjectBindingPattern(parent.parent)) return undefined;
  return checker.getTypeAtLocation(parent.parent).getProperty(node.text);
}

/** The member of the type that an object is to have. */
function memberOfContext({ checker }: PluginProgram, node: Name): ts.Symbol | undefined {
  const { parent } = node;
  if (!ts.isObjectLiteralElement(parent) || parent.name !== node) return undefined;
  if (!ts.isObjectLiteralExpression(parent.parent)) return undefined;
  return checker.getContextualType(parent.parent)?.getProperty(node.text);
}

function isMeant(plugin: PluginProgram, symbol: ts.Symbol, meant: readonly ts.Symbol[]): boolean {
  return meaningOf(plugin, symbol).some((one) => meant.includes(one));
}

/** A short form that means two things keeps the other one. */
function editFor(plugin: PluginProgram, node: Name, meant: readonly ts.Symbol[], name: string): TextEdit {
  const { parent } = node;
  const span = { from: node.getStart(), to: node.getEnd() };
  const isShort =
    ts.isShorthandPropertyAssignment(parent) ||
    (ts.isBindingElement(parent) && !parent.propertyName && ts.isObjectBindingPattern(parent.parent));
  const isPart = symbolsOf(plugin, node).map((one) => isMeant(plugin, one, meant));
  if (!isShort || !isPart.includes(false)) return { ...span, insert: name };
  const variable = variableOf(plugin, node) ?? (ts.isBindingElement(parent) ? symbolAt(plugin, node) : null);
  const isMember = !variable || !isMeant(plugin, variable, meant);
  return { ...span, insert: isMember ? `${name}: ${node.text}` : `${node.text}: ${name}` };
}

/** Whether the new name means something else at the place already. */
function isUsedFor({ checker }: PluginProgram, node: Name, name: string): boolean {
  const { parent } = node;
  const isMember =
    (ts.isPropertyAccessExpression(parent) && parent.name === node) || ts.isObjectLiteralElement(parent);
  if (isMember) return false;
  const all = ts.SymbolFlags.Value | ts.SymbolFlags.Type | ts.SymbolFlags.Alias;
  return checker.getSymbolsInScope(node, all).some((one) => one.name === name);
}

function isReserved(name: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, true, ts.LanguageVariant.Standard, name);
  const token = scanner.scan();
  return token >= ts.SyntaxKind.FirstReservedWord && token <= ts.SyntaxKind.LastReservedWord;
}
