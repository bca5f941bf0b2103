// Fixes for what the compiler says, where its words or its types show what was meant: a missing `await`, a slip in a name.

import * as ts from 'typescript';
import type { Fix, TextEdit } from '../../model/finding.ts';
import { ancestor, assigned } from './nodes.ts';

/** The compiler has tried whether the awaited value would do. */
const FORGOT_AWAIT = 2773;
const ALWAYS_TRUE = 2801;
const NO_MEMBER = 2339;
/** A value does not fit into its place. */
const MISFITS: ReadonlySet<number> = new Set([2322, 2739, 2740, 2741]);

const MEANT = /\. Did you mean (?:to write |the (?:static|instance) member )?'([^'\n]+)'\?/;
const CALLBACKS = ['then', 'catch', 'finally'];

/** Edits of the message's file; [] where it is not certain what was meant. */
export function fixesOf(message: ts.Diagnostic, checker: ts.TypeChecker): readonly Fix[] {
  const { file, start = 0, length = 0, code } = message;
  const words = ts.flattenDiagnosticMessageText(message.messageText, '\n');
  const meant = MEANT.exec(words)?.[1];
  const mayWait = isTried(message) || code === NO_MEMBER || MISFITS.has(code);
  const node = file && (meant !== undefined || mayWait) ? spanned(file, start, start + length) : undefined;
  if (!node) return [];
  const fix = meant === undefined ? awaiting(message, node, checker) : renaming(words, node, meant);
  return fix ? [fix] : [];
}

function isTried({ code, relatedInformation = [] }: ts.Diagnostic): boolean {
  return code === ALWAYS_TRUE || relatedInformation.some((one) => one.code === FORGOT_AWAIT);
}

/** The outermost value from here to there. */
function spanned(file: ts.SourceFile, from: number, to: number): ts.Node | undefined {
  let at: ts.Node | undefined = file;
  while (at) {
    const isIt = at.end === to && at.getStart() === from;
    if (isIt && (ts.isExpression(at) || ts.isReturnStatement(at))) return at;
    at = ts.forEachChild(at, (child) => (child.pos <= from && to <= child.end ? child : undefined));
  }
  return undefined;
}

function awaiting(message: ts.Diagnostic, node: ts.Node, checker: ts.TypeChecker): Fix | null {
  const promises = valuesOf(node).filter((value) => isPromise(checker.getTypeAtLocation(value)));
  const edits = promises.map((value) =>
    isMissing(message, node, value, checker) ? awaitAt(madeBy(value, checker)) : null,
  );
  const all = edits.flatMap((edit) => edit ?? []);
  return all.length === 0 || edits.includes(null) ? null : { title: 'Add `await`', edits: all };
}

function isPromise(type: { readonly symbol?: ts.Symbol }): boolean {
  return type.symbol?.name === 'Promise';
}

/** Whether what the promise is of would do. */
function isMissing(
  message: ts.Diagnostic,
  node: ts.Node,
  value: ts.Expression,
  checker: ts.TypeChecker,
): boolean {
  if (isTried(message)) return true;
  const awaited = checker.getAwaitedType(checker.getTypeAtLocation(value));
  const wanted = MISFITS.has(message.code) ? checker.getContextualType(value) : undefined;
  if (!awaited) return false;
  if (message.code === NO_MEMBER) return awaited.getProperty(node.getText()) !== undefined;
  return wanted !== undefined && checker.isTypeAssignableTo(awaited, wanted);
}

/** What the compiler may mean: the holder of a member, both sides of an operator, or the value itself. */
function valuesOf(node: ts.Node): readonly ts.Expression[] {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return [parent.expression];
  const pattern = ts.isBindingElement(parent) ? parent.parent.parent : null;
  if (pattern) return ts.isVariableDeclaration(pattern) && pattern.initializer ? [pattern.initializer] : [];
  if (ts.isBinaryExpression(node)) return [node.left, node.right];
  const value = assigned(node);
  return ts.isExpression(value) ? [value] : [];
}

/** The call that a variable of the same function keeps, unless the promise is used as one. */
function madeBy(value: ts.Expression, checker: ts.TypeChecker): ts.Expression {
  const declared = ts.isIdentifier(value) ? checker.getSymbolAtLocation(value)?.declarations?.[0] : undefined;
  if (!declared || !ts.isVariableDeclaration(declared) || declared.type) return value;
  const around = ancestor(value, ts.isFunctionLike);
  const isHere = around !== undefined && around === ancestor(declared, ts.isFunctionLike);
  const text = isHere ? around.getText().replace(/\s+/g, '') : '';
  const isWaited = CALLBACKS.some((one) => text.includes(`${declared.name.getText()}.${one}(`));
  return declared.initializer && isHere && !isWaited ? declared.initializer : value;
}

/** Null outside of asynchronous functions, and where the text would get another sense. */
function awaitAt(value: ts.Expression): TextEdit[] | null {
  const own = ancestor(value, (one) => ts.isFunctionLike(one) || ts.isClassElement(one));
  const isAsync = own && ts.getCombinedModifierFlags(own) & ts.ModifierFlags.Async;
  const body = own && 'body' in own ? own.body : undefined;
  if (!isAsync || !body || value.pos < body.pos || !ts.isLeftHandSideExpression(value)) return null;
  const { parent } = value;
  const from = value.getStart();
  const isInner =
    ts.isLeftHandSideExpression(parent) && 'expression' in parent && parent.expression === value;
  const isPower = ts.isBinaryExpression(parent) && parent.operatorToken.getText() === '**';
  if (!isInner && !isPower) return [{ from, to: from, insert: 'await ' }];
  const statement = ancestor(value, ts.isStatement);
  // A parenthesis at the start would call what is on the line before.
  if (statement?.getStart() === from) return null;
  return [
    { from, to: from, insert: '(await ' },
    { from: value.end, to: value.end, insert: ')' },
  ];
}

function renaming(words: string, node: ts.Node, meant: string): Fix | null {
  const isName = /^#?[\p{ID_Start}$_][\p{ID_Continue}$]*(?:\.[\p{ID_Continue}$]+)?$/u.test(meant);
  const named = ts.isIdentifier(node) || ts.isPrivateIdentifier(node) ? node : null;
  if (!isName || !named || !words.includes(`'${named.text}'`)) return null;
  const { parent, text } = named;
  // An import has uses elsewhere.
  if (ts.isImportSpecifier(parent) && !parent.propertyName) return null;
  const both = words.includes('not exist') ? `${meant}: ${text}` : `${text}: ${meant}`;
  const insert = ts.isShorthandPropertyAssignment(parent) ? both : meant;
  const edits = [{ from: named.getStart(), to: named.end, insert }];
  return { title: `Rename to \`${meant}\``, edits };
}
