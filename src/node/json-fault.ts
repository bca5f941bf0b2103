// V8's words for a text that is not JSON (10.2 and 12.4, src/json/json-parser.cc), which other browsers have not.

/** The engine of a host: V8 10.2 or 12.4. */
export type NodeRelease = 'node-18' | 'node-22';

/** The error's text; null for JSON. */
export function jsonFault(text: string, engine: NodeRelease): string | null {
  const reader = new Reader(text);
  reader.read();
  if (reader.isOver) return null;
  const { at, why } = reader;
  const char = text.charAt(at);
  const isLater = engine === 'node-22';
  if (isLater && why !== null) return why + (why.endsWith('JSON') ? '' : ' in JSON') + placeIn(text, at);
  if (isLater && SPECIAL.includes(text)) return `"${text}" is not valid JSON`;
  if (char === '') return 'Unexpected end of JSON input';
  const place = ` in JSON${isLater ? placeIn(text, at) : ` at position ${String(at)}`}`;
  if (char === '"') return `Unexpected string${place}`;
  if (/[\d-]/.test(char)) return `Unexpected number${place}`;
  return isLater
    ? `Unexpected token '${char}', ${around(text, at)} is not valid JSON`
    : `Unexpected token ${char}${place}`;
}

const SPECIAL = ['NaN', 'Infinity', 'undefined', '[object Object]'];

function placeIn(text: string, at: number): string {
  const lines = text.slice(0, at).split(/\r\n|[\r\n]/);
  const [line, column] = [lines.length, (lines.at(-1)?.length ?? 0) + 1];
  return ` at position ${String(at)} (line ${String(line)} column ${String(column)})`;
}

/** Of a long text only what is next to the fault. */
function around(text: string, at: number): string {
  if (text.length <= 20) return `"${text}"`;
  const [from, to] = [Math.max(0, at - 10), at < text.length - 10 ? at + 10 : text.length];
  return `${from > 0 ? '...' : ''}"${text.slice(from, to)}"${to < text.length ? '...' : ''}`;
}

/** Walks without recursion: an engine reads any depth. */
class Reader {
  readonly #text: string;
  at = 0;
  /** V8's words for what is wrong; null for a token that has no place. */
  why: string | null = null;
  /** Whether all of it was read. */
  isOver = false;

  constructor(text: string) {
    this.#text = text;
  }

  /** Goes to the end of what a pattern with the flag `y` finds here; false where it finds nothing. */
  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.#text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }

  #fail(why: string | null): false {
    this.why = why;
    return false;
  }

  read(): void {
    const open: string[] = [];
    for (;;) {
      this.#skip(SPACE);
      if (this.#skip(/[{[]/y)) {
        const end = this.#text.charAt(this.at - 1) === '{' ? '}' : ']';
        this.#skip(SPACE);
        if (this.#text.charAt(this.at) !== end) {
          open.push(end);
          if (end === '}' && !this.#name("Expected property name or '}'")) return;
          continue;
        }
        this.at++;
      } else if (!this.#scalar()) return;
      if (!this.#close(open)) return;
    }
  }

  /** After a value: the brackets that end here, and the comma before the next one. False at the end, or a fault. */
  #close(open: string[]): boolean {
    for (;;) {
      this.#skip(SPACE);
      const end = open.at(-1);
      if (end === undefined) {
        this.isOver = this.at === this.#text.length;
        return this.#fail(this.isOver ? null : 'Unexpected non-whitespace character after JSON');
      }
      if (this.#skip(/,/y)) return end === ']' || this.#name('Expected double-quoted property name');
      if (this.#text.charAt(this.at) !== end)
        return this.#fail(
          `Expected ',' or '${end}' after ${end === ']' ? 'array element' : 'property value'}`,
        );
      open.pop();
      this.at++;
    }
  }

  /** The name of a member, with its colon. */
  #name(expected: string): boolean {
    this.#skip(SPACE);
    if (this.#text.charAt(this.at) !== '"') return this.#fail(expected);
    if (!this.#string()) return false;
    this.#skip(SPACE);
    return this.#skip(/:/y) || this.#fail("Expected ':' after property name");
  }

  #scalar(): boolean {
    const char = this.#text.charAt(this.at);
    if (char === '"') return this.#string();
    if (/[\d-]/.test(char)) return this.#number();
    for (const letter of LITERALS[char] ?? ' ') {
      if (this.#text.charAt(this.at) !== letter) return false;
      this.at++;
    }
    return true;
  }

  #number(): boolean {
    this.#skip(/-/y);
    // A digit after a leading zero is where the engine stops.
    if (this.#skip(/0/y)) {
      if (/\d/.test(this.#text.charAt(this.at))) return false;
    } else if (!this.#skip(/\d+/y)) return this.#fail('No number after minus sign');
    if (this.#skip(/\./y) && !this.#skip(/\d+/y)) return this.#fail('Unterminated fractional number');
    if (this.#skip(/e[+-]?/iy) && !this.#skip(/\d+/y)) return this.#fail('Exponent part is missing a number');
    return true;
  }

  #string(): boolean {
    this.at++;

    while (this.#skip(/[^"\\\0-\x1f]+|\\["\\/bfnrt]|\\u[\da-f]{4}/iy));
    if (this.#skip(/"/y)) return true;
    if (this.at === this.#text.length) return this.#fail('Unterminated string');
    if (!this.#skip(/\\/y)) return this.#fail('Bad control character in string literal');
    if (this.#skip(/u[\da-f]{0,3}/iy)) return this.#fail('Bad Unicode escape');
    return this.#fail(this.at === this.#text.length ? null : 'Bad escaped character');
  }
}

const SPACE = /[\t\n\r ]*/y;
const LITERALS: Readonly<Record<string, string>> = { t: 'true', f: 'false', n: 'null' };
