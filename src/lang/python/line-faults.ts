// What CPython's parser surely refuses, from the tokens of logical lines and the lines around them: two operands side by
// side, blocks that are missing or not expected, clauses without their statement. It says nothing of other faults; what
// it says is true of every version from 3.10 on.

import type { Token } from './tokens.ts';

const CONSTANTS = ['False', 'None', 'True'];
const COMPOUND = 'if elif else for while def class with try except finally'.split(' ');
const KEYWORDS = new Set([
  ...CONSTANTS,
  ...COMPOUND,
  ...'not lambda await yield and or in is as from import async'.split(' '),
  ...'assert break continue del global nonlocal pass raise return'.split(' '),
]);

function isKeyword({ kind, text }: Token): boolean {
  return kind === 'name' && KEYWORDS.has(text);
}

/** Whether an operand ends here. */
export function ends(token: Token | undefined): boolean {
  if (!token) return false;
  if (token.kind === 'name') return !isKeyword(token) || CONSTANTS.includes(token.text);
  return /^(?:number|string)$/.test(token.kind) || /^[)\]}]$/.test(token.text);
}

/** The second of two operands that stand side by side, which only two texts do; null for none. */
function sideBySide(line: readonly Token[]): Token | null {
  const isSoft = /^(?:match|case|type)$/.test(line[0]?.text ?? '');
  return line.find((token, at) => !(isSoft && at === 1) && isOdd(line, token, at)) ?? null;
}

/** Signs and words that mean nothing one after the other. */
const NONSENSE = /(?:^| )< >$|^is not not$/;

/** Whether nothing can be made of a token and what is before it. */
function isOdd(line: readonly Token[], token: Token, at: number): boolean {
  const before = line[at - 1];
  if (before?.text === '.') return isKeyword(token) && !(token.text === 'import' && line[0]?.text === 'from');
  const words = line.slice(Math.max(0, at - 2), at + 1).map(({ text }) => text);
  if (!ends(before)) return NONSENSE.test(words.join(' '));
  const isOperand = token.text === '{' || (token.kind !== 'sign' && ends(token));
  return isOperand && !(token.kind === 'string' && before?.kind === 'string');
}

/** Up to where a statement takes one value alone. */
const UNTIL: Readonly<Record<string, string>> = { raise: ';', except: ':' };

/** The comma of a list after `raise` and `except`, which take none. */
function listed(line: readonly Token[], word: string): Token | null {
  const until = UNTIL[word];
  const found = line.find(
    ({ text, depth, kind }) => depth === 0 && kind === 'sign' && (text === ',' || text === until),
  );
  const hasLambda = line.some(({ text, kind }) => kind === 'name' && text === 'lambda');
  return until !== undefined && found?.text === ',' && !hasLambda ? found : null;
}

/** What may come before a clause, on its own level. */
const CLAUSES: Readonly<Record<string, RegExp>> = {
  elif: /^(?:if|elif)$/,
  else: /^(?:if|elif|for|while|except)$/,
  except: /^(?:try|except)$/,
  finally: /^(?:try|except|tryelse)$/,
};

/** The first token of a line where another statement has to come before it. */
function misplaced(first: Token, word: string, before: string): Token | null {
  const needed = CLAUSES[word];
  if (needed && !needed.test(before)) return first;
  if (before === 'try' && word !== 'except' && word !== 'finally') return first;
  return before === '@' && first.text !== '@' && !/^(?:def|class)$/.test(word) ? first : null;
}

/** Lines one after the other, with the statement before on each level of indentation. */
class Block {
  readonly #levels: string[] = [''];
  #line: Token[] = [];
  #needsBlock = false;

  /** The token, or one before it, where it is refused; `next` is what follows it. */
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
    const line = this.#line;
    const [first] = line;
    const last = line.at(-1);
    if (!first || !last) return null;
    const word = wordOf(line);
    const before = this.#levels.at(-1) ?? '';
    const fault = sideBySide(line) ?? listed(line, word) ?? misplaced(first, word, before);
    this.#levels[this.#levels.length - 1] = levelOf(first, word, before);
    this.#line = [];
    this.#needsBlock = last.text === ':' && last.depth === 0;
    if (fault || !this.#needsBlock) return fault;
    if (!COMPOUND.includes(word) && !SOFT.test(first.text)) return last;
    return next?.kind === 'indent' ? null : (next ?? token);
  }

  /** Whether something is missing at the end of the text. */
  get isUnfinished(): boolean {
    return /^(?:try|@)$/.test(this.#levels[0] ?? '');
  }
}

/** Words that begin a block, and are names elsewhere. */
const SOFT = /^(?:match|case)$/;

/** The keyword that a statement begins with, after `async`; '' where it begins with none. */
function wordOf([first, second]: readonly Token[]): string {
  const start = first?.text === 'async' && second ? second : first;
  return start && isKeyword(start) ? start.text : '';
}

/** What a block belongs to: `@` for decorators, `tryelse` for an `else` after `except`. */
function levelOf(first: Token, word: string, before: string): string {
  if (first.text === '@') return '@';
  return word === 'else' && before === 'except' ? 'tryelse' : word;
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
