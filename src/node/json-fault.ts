// The words of Node.js 18 for a text that is not JSON (V8 10.2, src/json/json-parser.cc), which newer engines have not.

const SPACE = /[\t\n\r ]*/y;
const LITERALS: Readonly<Record<string, string>> = { t: 'true', f: 'false', n: 'null' };
const ESCAPES = /["\\/bfnrt]/;

/** The error's text; null for JSON. */
export function jsonFault(text: string): string | null {
  const at = faultAt(text);
  if (at === null) return null;
  const char = text.charAt(at);
  if (char === '') return 'Unexpected end of JSON input';
  const place = ` in JSON at position ${String(at)}`;
  if (char === '"') return `Unexpected string${place}`;
  return `Unexpected ${/[\d-]/.test(char) ? 'number' : `token ${char}`}${place}`;
}

/** Where the reader stops; the text's length at its end, null where all of it is JSON. */
function faultAt(text: string): number | null {
  const reader = new Reader(text);
  reader.value();
  if (reader.fault === null && reader.space() < text.length) return reader.at;
  return reader.fault;
}

/** Walks without recursion: an engine reads any depth. */
class Reader {
  readonly #text: string;
  at = 0;
  fault: number | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  space(): number {
    SPACE.lastIndex = this.at;
    SPACE.test(this.#text);
    this.at = SPACE.lastIndex;
    return this.at;
  }

  value(): void {
    const open: string[] = [];
    do {
      const char = this.#text.charAt(this.space());
      if (char === '{' || char === '[') {
        this.at++;
        const end = char === '{' ? '}' : ']';
        if (this.#text.charAt(this.space()) !== end) {
          open.push(end);
          if (end === '}') this.#name();
          continue;
        }
        this.at++;
      } else if (!this.#scalar(char)) return this.#stop();
      this.#close(open);
    } while (open.length > 0 && this.fault === null);
  }

  /** After a value: the brackets that end here, and the comma before the next one. */
  #close(open: string[]): void {
    while (open.length > 0 && this.fault === null) {
      const char = this.#text.charAt(this.space());
      if (char === ',') {
        this.at++;
        if (open.at(-1) === '}') this.#name();
        return;
      }
      if (char !== open.at(-1)) return this.#stop();
      open.pop();
      this.at++;
    }
  }

  /** The name of a member, with its colon. */
  #name(): void {
    if (this.#text.charAt(this.space()) !== '"' || !this.#string()) return this.#stop();
    if (this.#text.charAt(this.space()) !== ':') return this.#stop();
    this.at++;
  }

  #scalar(char: string): boolean {
    if (char === '"') return this.#string();
    const literal = LITERALS[char];
    if (literal === undefined) return this.#number();
    for (const letter of literal) {
      if (this.#text.charAt(this.at) !== letter) return false;
      this.at++;
    }
    return true;
  }

  #number(): boolean {
    if (this.#text.charAt(this.at) === '-') this.at++;
    const isZero = this.#text.charAt(this.at) === '0';
    // A digit after a leading zero is where the engine stops.
    if (isZero) this.at++;
    if (isZero ? /\d/.test(this.#text.charAt(this.at)) : !this.#digits()) return false;
    if (this.#text.charAt(this.at) === '.') {
      this.at++;
      if (!this.#digits()) return false;
    }
    if (!/[eE]/.test(this.#text.charAt(this.at))) return true;
    this.at++;
    if (/[+-]/.test(this.#text.charAt(this.at))) this.at++;
    return this.#digits();
  }

  /** At least one. */
  #digits(): boolean {
    const from = this.at;
    while (/\d/.test(this.#text.charAt(this.at))) this.at++;
    return this.at > from;
  }

  #string(): boolean {
    for (this.at++; ; this.at++) {
      const char = this.#text.charAt(this.at);
      if (char === '"') {
        this.at++;
        return true;
      }
      if (char < ' ') return false;
      if (char !== '\\') continue;
      this.at++;
      const escape = this.#text.charAt(this.at);
      if (escape === 'u') {
        for (let i = 0; i < 4; i++) {
          if (!/[\da-f]/i.test(this.#text.charAt(this.at + 1))) {
            this.at++;
            return false;
          }
          this.at++;
        }
      } else if (!ESCAPES.test(escape)) return false;
    }
  }

  #stop(): void {
    this.fault ??= this.at;
  }
}
