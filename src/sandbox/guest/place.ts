// Where in the tool's code an error was thrown, as far as the engine’s stack text shows it.

import type { Start } from './messages.ts';

/** Line and column from 1 in the tool's code; {} where the stack does not name it. */
export function placeIn(error: unknown, { before, lines }: Start): { line?: number; column?: number } {
  try {
    const stack = (error as { stack?: unknown } | null)?.stack;
    if (typeof stack !== 'string') return {};
    // `blob:null/…:12:5` in all engines; the first frame inside of the code is the innermost one of the tool's own.
    for (const [, line, column] of stack.slice(0, 20_000).matchAll(/blob:[^\s)]*?:(\d+):(\d+)/g)) {
      const inside = Number(line) - before;
      if (inside >= 1 && inside <= lines) return { line: inside, column: Number(column) };
    }
  } catch {
    // A stack that throws, or patched text functions: then there is no place to report.
  }
  return {};
}
