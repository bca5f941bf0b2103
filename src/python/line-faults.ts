// What CPython's parser surely refuses, from the tokens of one logical line and of the lines around it. It says nothing
// of most faults; what it says is true of every version from 3.10 on.

import type { Token } from './tokens.ts';

const CONSTANTS = ['False', 'None', 'True'];
/** Keywords with which an operand may begin. */
const OPENING = ['not', 'lambda', 'await', 'yield'];
const JOINING = ['and', 'or', 'in', 'is', 'if', 'else', 'for', 'as', 'from', 'import', 'async'];
const SIMPLE = 'assert break continue del global nonlocal pass raise return'.split(' ');
const COMPOUND = 'if elif else for while def class with try except finally'.split(' ');
const STATEMENTS = [...SIMPLE, ...COMPOUND.filter((word) => !JOINING.includes(word))];
const KEYWORDS = new Set([...CONSTANTS, ...OPENING, ...JOINING, ...SIMPLE, ...COMPOUND]);
const BINARY = new Set(
  '* / // % @ ** << >> & | ^ < > <= >= == != . = := -> += -= *= /= //= %= @= **= <<= >>= &= |= ^= + - ~'.split(
    ' ',
  ),
);
const SIGNED = ['+', '-', '~', '...', '(', '[', '{'];

function isKeyword({ kind, text }: Token): boolean {
  return kind === 'name' && KEYWORDS.has(text);
}

/** Whether an operand ends here. */
export function ends(token: Token | undefined): boolean {
  if (!token) return false;
  if (token.kind === 'name') return !isKeyword(token) || CONSTANTS.includes(token.text);
  return /^(?:number|string)$/.test(token.kind) || /^(?:[)\]}]|\.\.\.)$/.test(token.text);
}

/** Whether an operand may begin here, and whether nothing else can be meant. */
function begins(token: Token | undefined): boolean {
  if (!token) return false;
  if (token.kind === 'name')
    return !isKeyword(token) || CONSTANTS.includes(token.text) || OPENING.includes(token.text);
  return /^(?:number|string)$/.test(token.kind) || SIGNED.includes(token.text);
}

/** Up to where a statement takes one value alone. */
const UNTIL: Readonly<Record<string, string>> = { raise: ';', except: ':' };
const ASSIGNS = /^(?:[-+*/%@&|^]|\*\*|\/\/|<<|>>)?=$/;

/** One logical line with its first token that CPython refuses there. */
class Line {
  readonly first: Token;
  /** The keyword that it starts with; '' for none. */
  readonly word: string;
  readonly #isFrom: boolean;
  readonly #isSoft: boolean;
  readonly #hasLambda: boolean;

  constructor(
    readonly tokens: readonly Token[],
    first: Token,
  ) {
    this.first = first;
    const [, second] = tokens;
    const isAsync = first.text === 'async' && second !== undefined;
    this.word = isAsync ? second.text : isKeyword(first) ? first.text : '';
    this.#isFrom = this.word === 'from';
    this.#isSoft = /^(?:match|case|type|print)$/.test(first.text) && first.text !== 'print';
    this.#hasLambda = tokens.some(({ text, kind }) => kind === 'name' && text === 'lambda');
  }

  /** Where a sign is outside of all brackets; -1 for nowhere. */
  find(sign: string): number {
    return this.tokens.findIndex(({ text, depth, kind }) => depth === 0 && text === sign && kind === 'sign');
  }

  fault(): Token | null {
    const misfit = this.tokens.find((token, at) => !this.#fits(at, token));
    if (misfit) return misfit;
    const faults = [this.#unfinished(), this.#listed()];
    if (!this.#hasLambda) faults.push(this.#pairs(), this.#assigned());
    return faults.find((fault) => fault !== null) ?? null;
  }

  /** The last token of a line that goes on. */
  #unfinished(): Token | null {
    const last = this.tokens.at(-1);
    const isImport = this.#isFrom || this.word === 'import';
    const isOpen = COMPOUND.includes(this.word) && this.find(':') < 0 && !this.#hasLambda;
    if (!last || isOpen) return last ?? null;
    const goesOn = isImport
      ? last.text !== '*' && (last.text === ',' || BINARY.has(last.text))
      : BINARY.has(last.text);
    return last.kind === 'sign' && goesOn ? last : null;
  }

  /** `raise` and `except` take no list. */
  #listed(): Token | null {
    const until = UNTIL[this.word];
    if (until === undefined || this.#hasLambda) return null;
    const [comma, end] = [this.find(','), this.find(until)];
    return comma >= 0 && (end < 0 || comma < end) ? (this.tokens[comma] ?? null) : null;
  }

  /** Two colons of a dict without a comma between them. */
  #pairs(): Token | null {
    // By depth: whether a colon was there since the bracket or the last comma; undefined outside of a dict.
    const hasColon: (boolean | undefined)[] = [];
    for (const token of this.tokens.filter(({ kind }) => kind === 'sign')) {
      const { text, depth } = token;
      if (/^[[({]$/.test(text)) hasColon[depth + 1] = text === '{' ? false : undefined;
      if (hasColon[depth] === undefined) continue;
      if (text === ':' && hasColon[depth]) return token;
      if (text === ':' || text === ',') hasColon[depth] = text === ':';
    }
    return null;
  }

  #fits(at: number, token: Token): boolean {
    const before = this.tokens[at - 1];
    if (this.#isSoft && at === 1) return true;
    if (!before || before.text === ';') return this.#mayStart(token) && (!before || token.text !== ';');
    if (isKeyword(token) && !begins(token)) return this.#joins(token, before);
    if (ends(before) && !(this.#isFrom && before.text === '...')) return this.#follows(at, token, before);
    if (before.kind !== 'sign') return true;
    if (BINARY.has(before.text)) return this.#isOperand(at, token, before);
    return /^[([{,]$/.test(before.text) ? this.#isInside(token, before) : true;
  }

  #mayStart(token: Token): boolean {
    if (token.kind === 'name') return !isKeyword(token) || !/^(?:and|or|in|is|as)$/.test(token.text);
    return token.kind !== 'sign' || begins(token) || /^(?:[*@]|\*\*)$/.test(token.text);
  }

  /** Two operands stand side by side only where both are texts. */
  #follows(at: number, token: Token, before: Token): boolean {
    if (!begins(token) || /^[-+([]$/.test(token.text)) return true;
    if (token.text === '...') return this.#isFrom;
    if (token.kind === 'string') return before.kind === 'string';
    return token.text === 'not' && this.tokens[at + 1]?.text === 'in';
  }

  /** A sign between two operands has one on its right. */
  #isOperand(at: number, token: Token, { text }: Token): boolean {
    if (begins(token)) return text !== '.' || (token.kind === 'name' && !isKeyword(token)) || this.#isFrom;
    if (this.#isFrom || /^[-+~]$/.test(text)) return this.#isFrom || /^[-+~]$/.test(token.text);
    const isBinary = ends(this.tokens[at - 2]);
    if (!isBinary && /^(?:\*|\*\*|\/|@)$/.test(text)) return true;
    return text === '=' && token.text === '*';
  }

  #isInside(token: Token, before: Token): boolean {
    const { text } = token;
    if (token.kind !== 'sign' || begins(token) || /^(?:[)\]}:*]|\*\*)$/.test(text))
      return text !== ':' || before.text === ',' || before.text === '[';
    return before.text === ',' && /^[/=;]$/.test(text);
  }

  /** A keyword that is in the middle of a line. */
  #joins({ text }: Token, before: Token): boolean {
    const isAfterBlock = before.text === ':' || before.text === 'async';
    if (STATEMENTS.includes(text)) return isAfterBlock || (text === 'with' && before.text === 'async');
    if (/^(?:and|or|is|else)$/.test(text)) return ends(before);
    if (text === 'in') return ends(before) || before.text === 'not' || before.text === ',';
    if (text === 'if' || text === 'for') return ends(before) || isAfterBlock;
    return !/^[([{,]$/.test(before.text) || text !== 'as';
  }

  /** Assignments to what is not a name, or where no statement of that kind can be. */
  #assigned(): Token | null {
    const block = this.find(':');
    const rest = this.find(';');
    const isStatement = isKeyword(this.first) && !begins(this.first);
    const end = rest < 0 ? this.tokens.length : rest;
    for (const [at, token] of this.tokens.slice(0, end).entries()) {
      if (token.depth > 0 || token.kind !== 'sign' || !ASSIGNS.test(token.text)) continue;
      if (isStatement && (block < 0 || at < block)) return token;
      if (block < 0 && this.#isNoTarget(at - 1)) return this.tokens[at - 1] ?? null;
    }
    return null;
  }

  /** A call, or a literal alone. */
  #isNoTarget(at: number): boolean {
    const token = this.tokens[at];
    if (!token) return false;
    if (token.text === ')') return this.#isCall(at);
    const isLiteral = /^(?:number|string)$/.test(token.kind) || CONSTANTS.includes(token.text);
    return isLiteral && !/^[,.]$/.test(this.tokens[at - 1]?.text ?? '');
  }

  /** Whether the bracket that closes here is that of a call. */
  #isCall(at: number): boolean {
    let depth = 0;
    for (let i = at; i >= 0; i--) {
      const text = this.tokens[i]?.kind === 'sign' ? (this.tokens[i]?.text ?? '') : '';
      if (/^[)\]}]$/.test(text)) depth++;
      if (/^[([{]$/.test(text) && --depth === 0) return ends(this.tokens[i - 1]) && !this.#isSoft;
    }
    return false;
  }
}

/** What may come before a clause, on its own level. */
const CLAUSES: Readonly<Record<string, RegExp>> = {
  elif: /^(?:if|elif)$/,
  else: /^(?:if|elif|for|while|except)$/,
  except: /^(?:try|except)$/,
  finally: /^(?:try|except|tryelse)$/,
};

/** What the next line on the same level has to know of this one. */
function statementOf({ word, first }: Line, before: string): string {
  if (first.text === '@') return '@';
  return word === 'else' && before === 'except' ? 'tryelse' : word;
}

/** Lines one after the other, with the statement before on each level of indentation. */
class Block {
  readonly #levels: string[] = [''];
  #line: Token[] = [];
  #needsBlock = false;

  /** The token, or one before it, where it is refused; `next` is the kind of what follows it. */
  take(token: Token, next: Token | undefined): Token | null {
    if (token.kind === 'line') return this.#lineEnds(token, next);
    if (token.kind === 'dedent') return this.#levels.pop() === 'try' ? token : null;
    if (token.kind !== 'indent') {
      this.#line.push(token);
      return null;
    }
    const isWanted = this.#needsBlock;
    this.#levels.push('');
    this.#needsBlock = false;
    return isWanted ? null : token;
  }

  #lineEnds(token: Token, next: Token | undefined): Token | null {
    const [first] = this.#line;
    const last = this.#line.at(-1);
    if (!first || !last) return null;
    const line = new Line(this.#line, first);
    const before = this.#levels.at(-1) ?? '';
    const fault = line.fault() ?? misplaced(line, before);
    this.#levels[this.#levels.length - 1] = statementOf(line, before);
    this.#line = [];
    this.#needsBlock = last.text === ':' && last.depth === 0;
    if (fault || !this.#needsBlock) return fault;
    const mayOpen = line.word !== '' || /^(?:match|case)$/.test(first.text);
    return mayOpen ? (next?.kind === 'indent' ? null : (next ?? token)) : last;
  }

  /** What is missing at the end of the text. */
  get isUnfinished(): boolean {
    return /^(?:try|@)$/.test(this.#levels[0] ?? '');
  }
}

/** The first token that CPython's parser refuses; null where none surely is. */
export function lineFault(all: readonly Token[]): Token | null {
  const block = new Block();
  for (const [i, token] of all.entries()) {
    const fault = block.take(token, all[i + 1]);
    if (fault) return fault;
  }
  return block.isUnfinished ? (all.at(-1) ?? null) : null;
}

/** The first token of a line where another statement has to come before it. */
function misplaced({ word, first }: Line, before: string): Token | null {
  const needed = CLAUSES[word];
  if (needed && !needed.test(before)) return first;
  if (before === 'try' && word !== 'except' && word !== 'finally') return first;
  if (before === '@' && first.text !== '@' && !/^(?:def|class)$/.test(word)) return first;
  return null;
}
