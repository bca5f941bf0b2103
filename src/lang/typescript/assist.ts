// What the compiler knows about a place in a plugin's code: completion, hover, signatures and definitions.

import * as ts from 'typescript';
import type { Completion, CompletionOption, Hover, DefinitionPlace, Signature } from '../../model/assist.ts';
import type { PluginProgram } from './program.ts';
import { behindAlias } from './read-changes.ts';
import { symbolAt, tokenAt } from './symbols.ts';

/** A longer type is cut. */
const LONGEST_TYPE = 300;

const FORMAT = ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
const { Alias, Function, Method, Optional, Type, Value } = ts.SymbolFlags;

/** What can be written at the place; null where nothing can, or where the file is not part of the program. */
export function completeIn(plugin: PluginProgram, path: string, offset: number): Completion | null {
  const file = plugin.file(path);
  if (!file || isInComment(file, offset)) return null;
  const { checker } = plugin;
  const node = tokenAt(file, offset);
  if (ts.isStringLiteralLike(node)) return literalsFor(checker, node, offset);
  const [from, to] = wordAround(file.text, offset);
  const before = tokenAt(file, file.text.slice(0, offset).trimEnd().length);
  // What is missing stands right behind what is there.
  const isMissing = from === offset && before.pos === before.end;
  const place = isMissing ? before : tokenAt(file, from);
  const { found, isMember } = namesFor(checker, place, file, offset);
  const options = found
    .filter((symbol) => isWritable(symbol, isMember))
    .map((symbol) => option(plugin, symbol, isMember));
  return options.length > 0 ? { from, to, options, also: [] } : null;
}

/** The name's type as the compiler writes it, and what its declaration says about it. */
export function hoverIn(plugin: PluginProgram, path: string, offset: number): Hover | null {
  const file = plugin.file(path);
  const node = file && tokenAt(file, offset);
  const symbol = node && symbolAt(plugin, node);
  if (!symbol || offset < node.getStart(file)) return null;
  const { checker } = plugin;
  const target = behindAlias(symbol, checker);
  const isType = (target.flags & Value) === 0;
  const type = isType
    ? checker.getDeclaredTypeOfSymbol(target)
    : checker.getTypeOfSymbolAtLocation(target, node);
  const written = shortened(checker.typeToString(type, node, FORMAT));
  const title = isType && written === symbol.name ? `type ${symbol.name}` : `${symbol.name}: ${written}`;
  return { from: node.getStart(file), to: node.getEnd(), title, text: documentation(target) };
}

/** The call around the place: its signature, and which of the parameters is written. */
export function signatureIn(plugin: PluginProgram, path: string, offset: number): Signature | null {
  const file = plugin.file(path);
  if (!file) return null;
  let call: ts.Node = tokenAt(file, offset);
  while (!isCallAround(call, file, offset)) {
    if (ts.isSourceFile(call) || ts.isBlock(call)) return null;
    call = call.parent;
  }
  const given = call.arguments ?? [];
  const active = given.filter(
    (one) => one.getEnd() < offset && file.text.slice(one.getEnd(), offset).includes(','),
  ).length;
  const signature = plugin.checker.getResolvedSignature(call, [], Math.max(active + 1, given.length));
  if (!signature?.declaration) return null;
  const label = plugin.checker.signatureToString(signature, call);
  const parameter = signature.parameters[Math.min(active, signature.parameters.length - 1)];
  const text = [documentation(signature.declaration), parameter ? documentation(parameter) : ''];
  return {
    at: (call.arguments?.pos ?? call.getEnd()) - 1,
    label: `${call.expression.getText(file)}${shortened(label)}`,
    parameter: parameter?.name ?? null,
    text: text.filter(Boolean).join('\n'),
  };
}

/** Where the name at the place is declared in the plugin's own files; null for what others declare. */
export function definitionIn(plugin: PluginProgram, path: string, offset: number): DefinitionPlace | null {
  const file = plugin.file(path);
  const symbol = file && symbolAt(plugin, tokenAt(file, offset));
  if (!symbol) return null;
  const target = behindAlias(symbol, plugin.checker);
  for (const declaration of target.declarations ?? []) {
    const source = declaration.getSourceFile();
    const own = plugin.pathOf(source);
    const name = ts.getNameOfDeclaration(declaration) ?? declaration;
    if (own !== null) return { path: own, from: name.getStart(source), to: name.getEnd() };
  }
  return null;
}

interface Names {
  readonly found: readonly ts.Symbol[];
  /** Whether they are of an object, and not in scope. */
  readonly isMember: boolean;
}

/** After a dot, in an object that is to have some type, or in scope. */
function namesFor(checker: ts.TypeChecker, node: ts.Node, file: ts.SourceFile, offset: number): Names {
  const owner = ownerBefore(node, file, offset);
  if (owner) return { found: membersOf(checker, owner), isMember: true };
  const object = objectAround(node);
  const wanted = object && checker.getContextualType(object);
  if (object && wanted) {
    const written = new Set(object.properties.map((one) => one.name?.getText(file)));
    const own = node.getText(file);
    const found = checker.getPropertiesOfType(checker.getNonNullableType(wanted));
    return { found: found.filter(({ name }) => name === own || !written.has(name)), isMember: true };
  }
  const wantsType = ts.findAncestor(node, (one) => (ts.isStatement(one) ? 'quit' : ts.isTypeNode(one)));
  const kinds = wantsType ? Type | ts.SymbolFlags.Namespace : Value;
  return { found: checker.getSymbolsInScope(node, kinds | Alias), isMember: false };
}

/** What stands before the dot of the name that is written. */
function ownerBefore(node: ts.Node, file: ts.SourceFile, offset: number): ts.Node | null {
  const { parent } = node;
  const access = [node, parent as ts.Node | undefined].find(
    (one): one is ts.PropertyAccessExpression | ts.QualifiedName =>
      one !== undefined && (ts.isPropertyAccessExpression(one) || ts.isQualifiedName(one)),
  );
  if (!access) return null;
  const owner = ts.isQualifiedName(access) ? access.left : access.expression;
  return owner.getEnd() < offset && file.text.slice(owner.getEnd(), offset).includes('.') ? owner : null;
}

function membersOf(checker: ts.TypeChecker, owner: ts.Node): readonly ts.Symbol[] {
  const symbol = checker.getSymbolAtLocation(owner);
  const target = symbol && behindAlias(symbol, checker);
  if (target && target.flags & (ts.SymbolFlags.Module | ts.SymbolFlags.Enum))
    return checker.getExportsOfModule(target);
  return checker.getPropertiesOfType(
    checker.getApparentType(checker.getNonNullableType(checker.getTypeAtLocation(owner))),
  );
}

/** The object whose member's name is written at the node. */
function objectAround(node: ts.Node): ts.ObjectLiteralExpression | null {
  if (ts.isObjectLiteralExpression(node)) return node;
  const { parent } = node as { readonly parent?: ts.Node };
  const isName = parent && ts.isObjectLiteralElement(parent) && parent.name === node;
  return isName && ts.isObjectLiteralExpression(parent.parent) ? parent.parent : null;
}

/** The texts that the type of the place allows. */
function literalsFor(checker: ts.TypeChecker, node: ts.StringLiteralLike, offset: number): Completion | null {
  const wanted = checker.getContextualType(node);
  if (!wanted || offset <= node.getStart() || offset > node.getEnd()) return null;
  const parts = wanted.isUnion() ? wanted.types : [wanted];
  const options = parts
    .filter((one) => one.isStringLiteral())
    .map(({ value }) => ({ label: value, insert: value, caret: value.length, detail: '', info: '' }));
  return options.length > 0 ? { from: node.getStart() + 1, to: node.getEnd() - 1, options, also: [] } : null;
}

/** Neither private names nor members that need brackets. */
function isWritable({ name, flags }: ts.Symbol, isMember: boolean): boolean {
  return (
    /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) &&
    (isMember || Boolean(flags)) &&
    !name.startsWith('__')
  );
}

/** What the library and packages say about each of their thousand names is read only of members. */
function option({ checker, pathOf }: PluginProgram, symbol: ts.Symbol, isMember: boolean): CompletionOption {
  const { name, flags } = symbol;
  const target = behindAlias(symbol, checker);
  const source = target.declarations?.[0]?.getSourceFile();
  const isRead = isMember || (source !== undefined && pathOf(source) !== null);
  const detail = target.flags & (Function | Method) ? '()' : flags & Optional ? '?' : '';
  return { label: name, insert: name, caret: name.length, detail, info: isRead ? documentation(target) : '' };
}

/** The description in the comments before the declarations, without their tags. */
function documentation(of: ts.Symbol | ts.Node): string {
  const declarations = 'kind' in of ? [of] : (of.declarations ?? []);
  const texts = declarations.flatMap((one) =>
    ts.getJSDocCommentsAndTags(one).map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? ''),
  );
  return [...new Set(texts.filter(Boolean))].join('\n');
}

function wordAround(text: string, offset: number): readonly [number, number] {
  const [before, after] = [
    text.slice(Math.max(0, offset - 200), offset),
    text.slice(offset, offset + 200),
  ].map((part) => part.split(/[^\p{ID_Continue}$]/u));
  return [offset - (before?.at(-1)?.length ?? 0), offset + (after?.[0]?.length ?? 0)];
}

/** What looks like the start of a comment may be part of a string. */
function isInComment(file: ts.SourceFile, offset: number): boolean {
  const before = file.text.slice(0, offset);
  const block = before.lastIndexOf('/*');
  const starts = block > before.lastIndexOf('*/') ? [block] : [];
  const line = before.lastIndexOf('\n') + 1;
  for (let at = before.indexOf('//', line); at >= 0; at = before.indexOf('//', at + 1)) starts.push(at);
  return starts.some((at) => {
    const node = tokenAt(file, at + 1);
    const isText = ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
    return !isText || node.getStart(file) > at || node.getEnd() <= at;
  });
}

function isCallAround(
  node: ts.Node,
  file: ts.SourceFile,
  offset: number,
): node is ts.CallExpression | ts.NewExpression {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false;
  const { arguments: given } = node;
  if (!given || given.pos > offset) return false;
  return offset < node.getEnd() || file.text[node.getEnd() - 1] !== ')';
}

function shortened(type: string): string {
  return type.length > LONGEST_TYPE ? `${type.slice(0, LONGEST_TYPE)} …` : type;
}
