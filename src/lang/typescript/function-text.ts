// The text of a function as JavaScript: types are taken out, and everything else stays as it was laid out.

import * as ts from 'typescript';
import type { Span } from '../../model/finding.ts';
import { isErased, nodesIn } from './nodes.ts';

/** Makes a module of an expression, for the compiler. */
const HEAD = 'export const it = ';

/** Nothing but types goes. */
const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ESNext,
  verbatimModuleSyntax: true,
  allowJs: true,
};

/**
 * An expression that gives the function; a method becomes a function of its own. Where the compiler does not make the same
 * of it as of the source, because more than types would have to go (an enum), it is the compiler's text.
 */
export function functionText(node: ts.FunctionLikeDeclaration): string {
  const text = node.getSourceFile().text;
  const cuts = cutsIn(node, text);
  const from = node.getStart();
  const isMember = isMemberFunction(node);
  const wrapped = (inner: string): string => `${HEAD}(${isMember ? `{${inner}}` : inner});`;
  const start = isMember ? from : startOf(node);
  const plain = without(text, start, node.end, cuts);
  const isPlain = cuts.length === 0 && /\.[cm]?js$/.test(node.getSourceFile().fileName);
  const made = isPlain ? '' : javaScript(wrapped(text.slice(start, node.end)));
  if (made !== '' && !saysSame(wrapped(plain), made)) {
    const expression = made.slice(HEAD.length).replace(/;\s*$/, '');
    return isMember && ts.isIdentifier(node.name) ? `${expression}.${node.name.text}` : expression;
  }
  // Parameters start behind their bracket.
  return isMember ? headOf(node) + without(text, node.parameters.pos - 1, node.end, cuts) : plain;
}

/** A statement of a file without types, and without `export`. */
export function statementText(node: ts.Statement): string {
  const { text } = node.getSourceFile();
  const words = modifiersOf(node).filter(({ kind }) => EXPORTS.has(kind));
  const from = afterWords(words, node.getStart(), text);
  const plain = without(text, from, node.end, cutsIn(node, text));
  const made = javaScript(text.slice(from, node.end) + TAIL);
  return made === '' || saysSame(plain + TAIL, made)
    ? plain
    : made.slice(0, made.lastIndexOf('export {')).trimEnd();
}

const EXPORTS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.ExportKeyword,
  ts.SyntaxKind.DefaultKeyword,
]);

/** Makes a module of a statement, for the compiler. */
const TAIL = '\nexport {};\n';

type MemberFunction = ts.MethodDeclaration | ts.AccessorDeclaration;

function isMemberFunction(node: ts.FunctionLikeDeclaration): node is MemberFunction {
  return ts.isMethodDeclaration(node) || ts.isAccessor(node);
}

/** Behind `export default`. */
function startOf(node: ts.FunctionLikeDeclaration): number {
  const modifiers = modifiersOf(node);
  const kept = modifiers.find(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword);
  if (kept || !ts.isFunctionDeclaration(node)) return (kept ?? node).getStart();
  return afterWords(modifiers, node.getStart(), node.getSourceFile().text);
}

/** Where what follows the last of these words starts. */
function afterWords(words: readonly ts.Node[], start: number, text: string): number {
  const end = words.at(-1)?.end ?? start;
  return end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
}

function headOf(node: MemberFunction): string {
  const isAsync = (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Async) !== 0;
  return `${isAsync ? 'async ' : ''}function${node.asteriskToken ? '*' : ''} `;
}

/** Whether a text is JavaScript, and the compiler prints it as what it has made; brackets aside, which it may leave out. */
function saysSame(plain: string, made: string): boolean {
  const output = emitted(plain, { fileName: 'plain.js', compilerOptions: OPTIONS, reportDiagnostics: true });
  const bare = (text: string): string => text.replace(/[()\s]/g, '');
  return (
    'diagnostics' in output && output.diagnostics?.length === 0 && bare(output.outputText) === bare(made)
  );
}

/** As the compiler prints it without types; '' where it crashes. */
function javaScript(typed: string): string {
  const output = emitted(typed, { fileName: 'typed.ts', compilerOptions: OPTIONS });
  return 'outputText' in output ? output.outputText : '';
}

function without(text: string, from: number, to: number, cuts: readonly Span[]): string {
  let out = '';
  let at = from;
  for (const cut of [...cuts].sort((a, b) => a.from - b.from)) {
    if (cut.from < at || cut.to > to) continue;
    out += text.slice(at, cut.from);
    at = cut.to;
  }
  return out + text.slice(at, to);
}

/** What is only there for types. */
function cutsIn(root: ts.Node, text: string): Span[] {
  return [...nodesIn([root], isErased)].flatMap((node) => wholeCut(node, text) ?? cutsAt(node, text));
}

const GONE: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AbstractKeyword,
  ts.SyntaxKind.OverrideKeyword,
  ts.SyntaxKind.PrivateKeyword,
  ts.SyntaxKind.ProtectedKeyword,
  ts.SyntaxKind.PublicKeyword,
  ts.SyntaxKind.ReadonlyKeyword,
]);

/** Of a node that leaves nothing behind. */
function wholeCut(node: ts.Node, text: string): Span | null {
  if (ts.isParameter(node) && node.name.getText() === 'this') {
    const comma = /^\s*,\s*/.exec(text.slice(node.end))?.[0].length ?? 0;
    return { from: node.getStart(), to: node.end + comma };
  }
  if (ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword)
    return withSpace(node, text);
  return isOnlyType(node) ? withLine(node, text) : null;
}

function isOnlyType(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && !node.body) return true;
  const kinds = modifiersOf(node).map(({ kind }) => kind);
  return (
    kinds.includes(ts.SyntaxKind.DeclareKeyword) ||
    (ts.isClassElement(node) && kinds.includes(ts.SyntaxKind.AbstractKeyword))
  );
}

function modifiersOf(node: ts.Node): readonly ts.Modifier[] {
  return ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
}

function withSpace(node: ts.Node, text: string): Span {
  return { from: node.getStart(), to: afterWords([node], 0, text) };
}

/** A statement with its line, where it has one of its own. */
function withLine(node: ts.Node, text: string): Span {
  const from = node.getStart();
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const rest = /^[ \t]*(?:\r?\n)?/.exec(text.slice(node.end))?.[0] ?? '';
  const isAlone = rest.endsWith('\n') && text.slice(start, from).trim() === '';
  return isAlone ? { from: start, to: node.end + rest.length } : { from, to: node.end };
}

function cutsAt(node: ts.Node, text: string): Span[] {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node))
    return [{ from: node.expression.end, to: node.end }];
  if (ts.isTypeAssertionExpression(node)) return [{ from: node.getStart(), to: node.expression.getStart() }];
  const words = modifiersOf(node)
    .filter(({ kind }) => GONE.has(kind))
    .map((one) => withSpace(one, text));
  return [...words, ...annotations(node), ...brackets(node, text)];
}

/** `?`, `!` and `: Type`. */
function annotations(node: ts.Node): Span[] {
  const isTyped =
    ts.isParameter(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isFunctionLike(node);
  if (!isTyped) return [];
  const marks = [
    'questionToken' in node ? node.questionToken : undefined,
    'exclamationToken' in node ? node.exclamationToken : undefined,
  ].flatMap((mark): Span[] => (mark ? [{ from: mark.getStart(), to: mark.end }] : []));
  // A type starts behind its colon.
  return node.type ? [...marks, { from: node.type.pos - 1, to: node.type.end }] : marks;
}

/** `<T>` of what is declared or called. */
function brackets(node: ts.Node, text: string): Span[] {
  const lists = [
    'typeParameters' in node ? node.typeParameters : undefined,
    'typeArguments' in node ? node.typeArguments : undefined,
  ] as readonly (ts.NodeArray<ts.Node> | undefined)[];
  return lists.flatMap((list): Span[] =>
    list ? [{ from: list.pos - 1, to: text.indexOf('>', list.end) + 1 }] : [],
  );
}

/** The compiler's assertions begin with this. */
const ASSERTION = 'Debug Failure.';

/**
 * The output for a text, or the compiler's message where it crashes: its transformers trust the syntax tree, even one with
 * errors (TypeScript 6.0.3, `@` before `export default`). Throws RangeError for a text that is nested too deeply.
 */
export function emitted(
  text: string,
  options: ts.TranspileOptions,
): ts.TranspileOutput | { readonly crash: string } {
  try {
    return ts.transpileModule(text, options);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith(ASSERTION)) return { crash: error.message };
    throw error;
  }
}
