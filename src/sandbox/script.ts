// Makes the one script of a run: the guest's own part, then the tool's code as source text, never as a string.

import { HOOK, type Start, type Wrapper } from './guest/messages.ts';

export interface Script {
  /** Follows the guest's own. */
  readonly text: string;
  readonly start: Omit<Start, 'host'>;
}

const LEVELS = 24;

/**
 * Random brackets keep code that closes its function from reaching the script around it; the check for the exact
 * function refuses what stays inside of them.
 */
export function scriptOf(guest: string, { before, after }: Wrapper, code: string): Script {
  // A lone surrogate would not survive on its way into the script's bytes.
  const clean = code.replace(/\p{Surrogate}/gu, '\uFFFD');
  const head = `async () => {\n${before}\n`;
  const expected = `${head}${clean}\n${after}}`;
  // Engines name the bracket that they miss: the innermost one is the host's own.
  const brackets = ['(', ...randomBrackets(LEVELS)];
  const open = [...brackets].reverse().join('');
  const close = brackets.map((bracket) => (bracket === '(' ? ')' : ']')).join('');
  const lead = `\n;${HOOK}(${open}${head}`;
  return {
    text: `${lead}${clean}\n${after}}${close});`,
    start: {
      expected,
      depth: brackets.filter((bracket) => bracket === '[').length,
      before: lineBreaks(guest) + lineBreaks(lead),
      lines: lineBreaks(clean) + 1,
    },
  };
}

function randomBrackets(count: number): string[] {
  return [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => (byte % 2 ? '(' : '['));
}

function lineBreaks(text: string): number {
  return text.match(/\r\n|[\n\r\u2028\u2029]/g)?.length ?? 0;
}
