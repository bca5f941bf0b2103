// Makes lines of what an interpreter writes in pieces.

/** Gives the lines of one stream to `line` as they end; `flush` gives what is left. */
export class Lines {
  readonly #decoder = new TextDecoder();
  readonly #line: (text: string) => void;
  readonly #longest: number;
  #open = '';

  /** A line that is longer than `longest` UTF-16 units is given in pieces. */
  constructor(longest: number, line: (text: string) => void) {
    this.#longest = longest;
    this.#line = line;
  }

  /** Bytes in UTF-8, cut anywhere. */
  write(bytes: Uint8Array): void {
    const lines = (this.#open + this.#decoder.decode(bytes, { stream: true })).split('\n');
    this.#open = lines.pop() ?? '';
    for (const line of lines) this.#line(line);
    if (this.#open.length > this.#longest) this.flush();
  }

  flush(): void {
    if (this.#open !== '') this.#line(this.#open);
    this.#open = '';
  }
}
