// The words of V8 for code that does not compile, made of acorn's: what a host says at load, in every browser.

import { tokenizer, type Token } from 'acorn';
import type { NodeRelease } from '../../node/json-fault.ts';
import { faultOf, type Grammar } from './fault.ts';

/** What an engine says of code, and where: an offset in UTF-16 units. */
export interface CompileError {
  readonly at: number;
  readonly message: string;
}

/** Null where it compiles. `code` is the whole text that the engine gets, with what the host puts around. */
export function compileError(code: string, grammar: Grammar, engine: NodeRelease): CompileError | null {
  const fault = faultOf(code, grammar);
  if (!fault) return null;
  const { at, what } = fault;
  return {
    at,
    message: RENAMED.get(what) ?? patterned(what, code, at, engine) ?? unexpected(code, at, engine, what),
  };
}

/** By acorn's words, where V8 has others. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['Missing catch or finally clause', 'Missing catch or finally after try'],
  ['Invalid regular expression flag', 'Invalid regular expression flags'],
  ['Duplicate regular expression flag', 'Invalid regular expression flags'],
  ['Unterminated regular expression', 'Invalid regular expression: missing /'],
  ['Unterminated string constant', 'Invalid or unexpected token'],
  ['Unterminated comment', 'Invalid or unexpected token'],
  ['Identifier directly after number', 'Invalid or unexpected token'],
  ['Unterminated template', 'Unexpected end of input'],
  ['Octal literal in strict mode', 'Octal escape sequences are not allowed in strict mode.'],
  ['Octal literal in template string', 'Octal escape sequences are not allowed in template strings'],
  ['Expecting Unicode escape sequence \\uXXXX', 'Invalid Unicode escape sequence'],
  ['Invalid Unicode escape', 'Invalid Unicode escape sequence'],
  ['Code point out of bounds', 'Undefined Unicode code-point'],
  [
    'Numeric separator is not allowed at the last of digits',
    'Numeric separators are not allowed at the end of numeric literals',
  ],
  ['Numeric separator must be exactly one underscore', 'Only one underscore is allowed as numeric separator'],
  [
    'Numeric separator is not allowed in legacy octal numeric literals',
    'Numeric separator can not be used after leading 0.',
  ],
  [
    'Shorthand property assignments are valid only in destructuring patterns',
    'Invalid shorthand property initializer',
  ],
  [
    'Complex binding patterns require an initialization value',
    'Missing initializer in destructuring declaration',
  ],
  ["'return' outside of function", 'Illegal return statement'],
  ["'super' keyword outside a method", "'super' keyword unexpected here"],
  ['super() call outside constructor of a subclass', "'super' keyword unexpected here"],
  ["Invalid use of 'super'", "'super' keyword unexpected here"],
  [
    "'new.target' can only be used in functions and class static block",
    'new.target expression is not allowed here',
  ],
  ['Argument name clash', 'Duplicate parameter name not allowed in this context'],
  ['Deleting local variable in strict mode', 'Delete of an unqualified identifier in strict mode.'],
  ["'with' in strict mode", 'Strict mode code may not include a with statement'],
  ['getter should have no params', 'Getter must not have any formal parameters.'],
  ['setter should have exactly one param', 'Setter must have exactly one formal parameter.'],
  ['Setter cannot use rest params', 'Setter function argument must not be a rest parameter'],
  ['Comma is not permitted after the rest element', 'Rest element must be last element'],
  ['Duplicate constructor in the same class', 'A class may only have one constructor'],
  ["Constructor can't be a generator", 'Class constructor may not be a generator'],
  ["Constructor can't be an async method", 'Class constructor may not be an async method'],
  ["Constructor can't have get/set modifier", 'Class constructor may not be an accessor'],
  [
    'Classes may not have a static property named prototype',
    "Classes may not have a static property named 'prototype'",
  ],
  [
    "Classes can't have a static field named 'prototype'",
    "Classes may not have a static property named 'prototype'",
  ],
  ["Classes can't have a field named 'constructor'", "Classes may not have a field named 'constructor'"],
  [
    "Classes can't have an element named '#constructor'",
    "Classes may not have a private field named '#constructor'",
  ],
  ['Redefinition of __proto__ property', 'Duplicate __proto__ fields are not allowed in object literals'],
  ['Optional chaining cannot appear in left-hand side', 'Invalid left-hand side in assignment'],
  [
    'Optional chaining cannot appear in the callee of new expressions',
    'Invalid optional chain from new expression',
  ],
  [
    'Optional chaining cannot appear in the tag of tagged template expressions',
    'Invalid tagged template on optional chain',
  ],
  ['Multiple default clauses', 'More than one default clause in switch statement'],
  ['Yield expression cannot be a default value', 'Yield expression not allowed in formal parameter'],
  [
    'Await expression cannot be a default value',
    'Illegal await-expression in formal parameters of async function',
  ],
  ["Cannot use 'await' as identifier inside an async function", 'Unexpected reserved word'],
  ["Cannot use keyword 'await' outside an async function", 'Unexpected reserved word'],
  ["The keyword 'enum' is reserved", 'Unexpected reserved word'],
  ["The keyword 'await' is reserved", 'Unexpected reserved word'],
]);

type Words = (found: RegExpExecArray, code: string, at: number, engine: NodeRelease) => string | null;

/** Words that hold a name or a number, and those that turn on what stands there; the first that fits counts. */
const PATTERNS: readonly (readonly [RegExp, Words])[] = [
  [
    /^'import' and 'export' may/,
    (_, code, at) =>
      code.startsWith('import', at)
        ? 'Cannot use import statement outside a module'
        : "Unexpected token 'export'",
  ],
  [
    /^Invalid regular expression: (\/[^]*\/): ([^]*)$/,
    ([, text = '', fault = ''], code, at, engine) => wrongExpression(text, fault, code, at, engine),
  ],
  [
    /^Bad character escape sequence/,
    (_, code, at) =>
      code.charAt(at - 1) === 'x' ? 'Invalid hexadecimal escape sequence' : 'Invalid Unicode escape sequence',
  ],
  [
    /^(?:Assigning to|Binding) (?:eval|arguments) in strict mode$/,
    () => 'Unexpected eval or arguments in strict mode',
  ],
  [/^The keyword '\w+' is reserved$/, () => 'Unexpected strict mode reserved word'],
  [/^Unsyntactic (?:break|continue)$/, (_, code, at) => strayJump(code, at)],
  [/^Invalid number$/, (_, code, at) => wrongNumber(code.slice(at))],
  [/^Expected number in radix|^Invalid number/, () => 'Invalid or unexpected token'],
  [/^Assigning to rvalue|^Parenthesized pattern/, (_, code, at) => assignment(code, at)],
  [/^Label '(.*)' is already declared$/, ([, label]) => `Label '${label}' has already been declared`],
  [/^Unexpected keyword '(.*)'$/, ([, keyword]) => `Unexpected token '${keyword}'`],
  [/^Unexpected (?:token|character)|^Logical expressions|^Cannot use 'yield'/, () => null],
];

/** Acorn's own words where no pattern fits; null for a token that has no place. */
function patterned(what: string, code: string, at: number, engine: NodeRelease): string | null {
  for (const [pattern, words] of PATTERNS) {
    const found = pattern.exec(what);
    if (found) return words(found, code, at, engine);
  }
  return what;
}

function wrongNumber(text: string): string {
  if (/^0[0-7]+(?![\d.])/.test(text)) return 'Octal literals are not allowed in strict mode.';
  if (/^0\d/.test(text)) return 'Decimals with leading zeros are not allowed in strict mode.';
  return 'Invalid or unexpected token';
}

function wrongExpression(text: string, fault: string, code: string, at: number, engine: NodeRelease): string {
  const words = fault === 'Invalid unicode escape' ? 'Invalid Unicode escape' : fault;
  const from = code.startsWith(text, at) ? at : at - 1;
  const flags = /^[a-z]*/.exec(code.slice(from + text.length))?.[0] ?? '';
  return `Invalid regular expression: ${text}${engine === 'node-18' ? '' : flags}: ${words}`;
}

function strayJump(code: string, at: number): string {
  const [, word, label] =
    /^(break|continue)(?:[ \t]+([\p{L}_$][\p{L}\p{N}_$]*))?/u.exec(code.slice(at, at + 200)) ?? [];
  if (label !== undefined) return `Undefined label '${label}'`;
  return word === 'continue'
    ? 'Illegal continue statement: no surrounding iteration statement'
    : 'Illegal break statement';
}

function assignment(code: string, at: number): string {
  if (/(?:\+\+|--)\s*$/.test(code.slice(Math.max(0, at - 20), at)))
    return 'Invalid left-hand side expression in prefix operation';
  const next = tokensUntil(code.slice(at), Infinity).find(({ type: { label } }) =>
    /^(?:_?=|\+\+\/--|=>)$/.test(label),
  );
  if (next?.type.label === '++/--') return 'Invalid left-hand side expression in postfix operation';
  if (next?.type.label === '=>') return 'Malformed arrow function parameter list';
  return 'Invalid left-hand side in assignment';
}

/** For tokens that the grammar has no place for, as V8 names them. */
function unexpected(code: string, at: number, engine: NodeRelease, what: string): string {
  const before = tokensUntil(code, at);
  const last = before.at(-1);
  const { token, text } = /^Unexpected character/.test(what)
    ? { token: null, text: '\0' }
    : tokenAt(code, at);
  if (last && isAsyncName(before)) return named(last, String(valueOf(last)), engine);
  const context = inContext(before, text);
  if (context !== null) return context;
  // Read from here it begins an expression.
  if (text === '/' && last && ends(last)) return "Unexpected token '/'";
  if (token === null) return text === '' ? 'Unexpected end of input' : 'Invalid or unexpected token';
  if (last?.end === at && /\d$/.test(code.slice(0, at)) && /^[\d\p{L}_$]/u.test(text))
    return 'Invalid or unexpected token';
  return named(token, text, engine);
}

function named({ type }: Token, text: string, engine: NodeRelease): string {
  if (type.label === 'string') return 'Unexpected string';
  if (type.label === 'num' || type.label === 'bigint') return 'Unexpected number';
  if (type.label === '`' || type.label === 'template') return 'Unexpected template string';
  if (text === 'await') return 'Unexpected reserved word';
  if (type.label === 'privateId' || (type.label === 'name' && !/^(?:async|get|set)$/.test(text)))
    return engine === 'node-18' ? 'Unexpected identifier' : `Unexpected identifier '${text}'`;
  if (type.label === 'eof') return 'Unexpected end of input';
  return `Unexpected token '${text}'`;
}

/** Whether the last tokens are `async name`: the begin of a function, which only `=>` can go on. */
function isAsyncName(before: readonly Token[]): boolean {
  const [word, name] = before.slice(-2);
  return word?.type.label === 'name' && name?.type.label === 'name' && valueOf(word) === 'async';
}

/** What V8 says instead of the unexpected token, by what stands before it. */
function inContext(before: readonly Token[], text: string): string | null {
  const last = before.at(-1);
  if (last === undefined) return null;
  const { label } = last.type;
  if (text === '**' && before.some(isUnary))
    return 'Unary operator used immediately before exponentiation expression. Parenthesis must be used to disambiguate operator precedence';
  if (label === 'function' && text === '(') return 'Function statements require a function name';
  const words = ends(last) ? afterValue(openBrackets(before).at(-1), text) : null;
  if (words !== null) return words;
  if (label === 'name' && before.at(-2)?.type.label === 'const' && !/^(?:of|in)$/.test(text))
    return 'Missing initializer in const declaration';
  if (valueOf(last) === 'await' && !isAsync(before))
    return 'await is only valid in async functions and the top level bodies of modules';
  return null;
}

/** The same behind what may be a whole expression, by the bracket around it. */
function afterValue(inner: Bracket | undefined, text: string): string | null {
  if (text === '=>') return 'Malformed arrow function parameter list';
  if (inner?.label === '${' && text !== '}') return 'Missing } in template expression';
  return inner?.isCall === true ? 'missing ) after argument list' : null;
}

function isUnary({ type }: Token): boolean {
  return /^(?:prefix|\+\/-|!\/~|typeof|void|delete)$/.test(type.label);
}

const valueOf = (token: Token | undefined): unknown => (token && 'value' in token ? token.value : undefined);

/** Whether the last function that begins is `async`, as far as tokens tell. */
function isAsync(tokens: readonly Token[]): boolean {
  const from = tokens.findLastIndex(
    ({ type }, i) => type.label === 'function' && valueOf(tokens[i - 1]) !== 'async',
  );
  return tokens.slice(from + 1).some((token) => valueOf(token) === 'async');
}

/** Whether an expression may end with a token. */
function ends({ type }: Token): boolean {
  return /^(?:name|num|bigint|string|regexp|\)|\]|\}|`|this|null|true|false|super|\+\+\/--|privateId)$/.test(
    type.label,
  );
}

interface Bracket {
  readonly label: string;
  /** The parenthesis around the arguments of a call. */
  readonly isCall: boolean;
}

function openBrackets(tokens: readonly Token[]): Bracket[] {
  const open: Bracket[] = [];
  tokens.forEach(({ type: { label } }, i) => {
    if (/^[)\]}]$/.test(label)) open.pop();
    else if (/^(?:\(|\[|\{|\$\{)$/.test(label)) {
      const previous = tokens[i - 1];
      const isName = tokens[i - 2]?.type.label !== 'function' && previous?.type.label !== 'function';
      open.push({ label, isCall: label === '(' && isName && previous !== undefined && isCallee(previous) });
    }
  });
  return open;
}

function isCallee({ type }: Token): boolean {
  return /^(?:name|\)|\]|super|this|import|privateId|`)$/.test(type.label);
}

/** The tokens before an offset, as far as they can be read. */
function tokensUntil(code: string, at: number): Token[] {
  const tokens: Token[] = [];
  try {
    for (const token of tokenizer(code, { ecmaVersion: 2024 })) {
      if (token.start >= at) break;
      tokens.push(token);
    }
  } catch {
    // The rest cannot be read.
  }
  return tokens;
}

/** The token at an offset and its text; null for text that is not a token, and with an empty text at the end. */
function tokenAt(code: string, at: number): { readonly token: Token | null; readonly text: string } {
  try {
    const token = tokenizer(code.slice(at), { ecmaVersion: 2024 }).getToken();
    if (token.type.label === 'eof') return { token: null, text: '' };
    return { token, text: code.slice(at + token.start, at + token.end) };
  } catch {
    return { token: null, text: code.charAt(at) };
  }
}
