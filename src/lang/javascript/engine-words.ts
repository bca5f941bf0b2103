// The words of V8 for code that does not compile, made of acorn's: what a host says at load, in every browser.

import type { Token } from 'acorn';
import type { NodeRelease } from '../../node/json-fault.ts';
import { faultOf, type Grammar } from './fault.ts';
import {
  CLOSING,
  ends,
  isAsync,
  isUnary,
  openBrackets,
  openingOf,
  OPENING,
  tokenAt,
  tokensUntil,
  valueOf,
  type Bracket,
} from './tokens.ts';

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
  ['Unterminated template literal', 'Unexpected end of input'],
  ['Octal literal in strict mode', 'Octal escape sequences are not allowed in strict mode.'],
  ['Expecting Unicode escape sequence \\uXXXX', 'Invalid or unexpected token'],
  ['Invalid Unicode escape', 'Invalid Unicode escape sequence'],
  ['Code point out of bounds', 'Undefined Unicode code-point'],
  [
    'Numeric separator is not allowed at the last of digits',
    'Numeric separators are not allowed at the end of numeric literals',
  ],
  ['Numeric separator must be exactly one underscore', 'Only one underscore is allowed as numeric separator'],
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
  ['Cannot use await in class static initialization block', 'Unexpected reserved word'],
  [
    'Cannot use arguments in class static initialization block',
    "'arguments' is not allowed in class field initializer or static initialization block",
  ],
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
  [/^Bad escape sequence in untagged/, (_, code, at) => wrongEscape(code.slice(at))],
  [
    /^Numeric separator is not allowed in legacy/,
    (_, code, at) =>
      /(?:^|\D)0$/.test(code.slice(Math.max(0, at - 2), at))
        ? 'Numeric separator can not be used after leading 0.'
        : 'Invalid or unexpected token',
  ],
  [
    /^Comma is not permitted after the rest element$/,
    (_, code, at) =>
      openBrackets(tokensUntil(code, at)).at(-1)?.label === '('
        ? 'Rest parameter must be last formal parameter'
        : 'Rest element must be last element',
  ],
  [
    /^Classes can't have an element named '#constructor'$/,
    (_, code, at) =>
      /^#constructor\s*\(/.test(code.slice(at))
        ? 'Class constructor may not be a private method'
        : "Classes may not have a field named 'constructor'",
  ],
  [/^for-(?:in|of) loop variable declaration may not have an initializer$/, ([words]) => `${words}.`],
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

/** The first escape in a template that stands for nothing. */
function wrongEscape(text: string): string {
  const wrong = /\\(?:([1-9])|(0)\d|(x)(?![\da-f]{2})|u(?![\da-f]{4}|\{[\da-f]+\}))/i;
  // A backslash that is escaped itself begins nothing.
  const [, kind = ''] = wrong.exec(text.replace(/\\\\/g, ''))?.filter(Boolean) ?? [];
  if (/^[89]$/.test(kind)) return '\\8 and \\9 are not allowed in template strings.';
  if (/^\d$/.test(kind)) return 'Octal escape sequences are not allowed in template strings.';
  return kind === 'x' ? 'Invalid hexadecimal escape sequence' : 'Invalid Unicode escape sequence';
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
  const rest = tokensUntil(code.slice(at), Infinity);
  let depth = 0;
  let isListed = false;
  const end = rest.findIndex(({ type: { label } }) => {
    if (OPENING.test(label)) depth++;
    if (CLOSING.test(label)) depth--;
    isListed ||= depth === 0 && label === ',';
    return depth < 0 || (depth === 0 && !isListed && /^(?:_?=|\+\+\/--|=>)$/.test(label));
  });
  const [sign, next] = end < 0 ? [] : rest.slice(end).map(({ type }) => type.label);
  if (depth < 0 && (sign !== ')' || next === '=>')) return 'Invalid destructuring assignment target';
  if (sign === '++/--') return 'Invalid left-hand side expression in postfix operation';
  if (sign === '=>') return 'Malformed arrow function parameter list';
  return 'Invalid left-hand side in assignment';
}

/** For tokens that the grammar has no place for, as V8 names them. */
function unexpected(code: string, at: number, engine: NodeRelease, what: string): string {
  const before = tokensUntil(code, at);
  const last = before.at(-1);
  const { token, text } = /^Unexpected character/.test(what)
    ? { token: null, text: '\0' }
    : tokenAt(code, at);
  if (last && (isAsyncName(before) || isValueAsKey(before, text)))
    return named(last, String(valueOf(last)), engine);
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
  return `Unexpected token '${text}'`;
}

/** Whether the last tokens are `async name`: the begin of a function, which only `=>` can go on. */
function isAsyncName(before: readonly Token[]): boolean {
  const [word, name] = before.slice(-2);
  return word?.type.label === 'name' && name?.type.label === 'name' && valueOf(word) === 'async';
}

/** Whether a text or a number ends a member of an object: V8 names it, not what follows. */
function isValueAsKey(before: readonly Token[], text: string): boolean {
  const [sign, key] = before.slice(-2).map(({ type }) => type.label);
  return (
    /^[,}]$/.test(text) &&
    /^(?:string|num)$/.test(key ?? '') &&
    /^[{,]$/.test(sign ?? '') &&
    openBrackets(before).at(-1)?.label === '{'
  );
}

/** What V8 says instead of the unexpected token, by what stands before it. */
function inContext(before: readonly Token[], text: string): string | null {
  const last = before.at(-1);
  if (last === undefined) return null;
  if (text === '**' && before.some(isUnary))
    return 'Unary operator used immediately before exponentiation expression. Parenthesis must be used to disambiguate operator precedence';
  const keyword = afterKeyword(before, text);
  if (keyword !== null) return keyword;
  const words = ends(last) ? afterValue(openBrackets(before).at(-1), text) : null;
  if (words !== null) return words;
  if (valueOf(last) === 'await' && !isAsync(before))
    return 'await is only valid in async functions and the top level bodies of modules';
  return /^(?:of|in)$/.test(text) ? null : afterConstant(before);
}

/** The same behind `function`, `function*` and `import(`. */
function afterKeyword(before: readonly Token[], text: string): string | null {
  const [sign, word] = [before.at(-1), before.at(-2)].map((token) => token?.type.label);
  if (text === '(' && (sign === 'function' || (sign === '*' && word === 'function')))
    return 'Function statements require a function name';
  return text === ')' && sign === '(' && word === 'import' ? 'import() requires a specifier' : null;
}

/** The same behind a name or a pattern that is declared as a constant. */
function afterConstant(before: readonly Token[]): string | null {
  const label = before.at(-1)?.type.label ?? '';
  const from = label === 'name' ? before.length - 1 : /^[\]}]$/.test(label) ? openingOf(before) : 0;
  if (from < 1 || before[from - 1]?.type.label !== 'const') return null;
  return `Missing initializer in ${label === 'name' ? 'const' : 'destructuring'} declaration`;
}

/** The same behind what may be a whole expression, by the bracket around it. */
function afterValue(inner: Bracket | undefined, text: string): string | null {
  if (text === '=>') return 'Malformed arrow function parameter list';
  if (inner?.label === '${' && text !== '}') return 'Missing } in template expression';
  return inner?.isCall === true ? 'missing ) after argument list' : null;
}
