import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { parseCode } from './parse.ts';
import { reassignedConstant } from './reassigned.ts';

function found(text: string): number | null {
  const code = parseCode(text);
  return code && (reassignedConstant(code)?.from ?? null);
}

/** What the engine says of the body of a module. */
function thrown(text: string): string | null {
  try {
    new Script(`(function () { ${text}\n})()`).runInNewContext();
    return null;
  } catch (error) {
    return String(error);
  }
}

describe('a constant that surely gets another value', () => {
  test.each([
    ['const a = 1;\na = 2;', 13],
    ['const b = 0, a = 1; a += 2;', 20],
    ['const a = 1; (a++);', 14],
    ['const a = 1; --a;', 15],
    ['a = 1; const a = 2;', 0],
    ['const a = 1; a = 2; return;', 13],
    ['const a = 1; function f(a) { return a; } f(); a = 2;', 46],
  ])('%s', (text, from) => {
    expect(found(text)).toBe(from);
    expect(thrown(text)).toMatch(/^(?:TypeError: Assignment to constant|ReferenceError)/);
  });
});

describe('none, where none is sure', () => {
  test.each([
    'let a = 1; a = 2;',
    'const a = {}; a.b = 2;',
    'const a = 1; { let a; a = 2; }',
    'function f() { const a = 1; return a; } var a; a = f();',
    'const a = 1; function set() { a = 2; }',
    'const a = 1; const set = () => (a = 2);',
    'const a = 1; try { a = 2; } catch {}',
    'const a = 1; if (!a) a = 2;',
    'const a = 1; a || (a = 2);',
    'const a = 1; a ||= 2;',
    'const a = 1; a ??= 2;',
    'const a = 0; a &&= 2;',
    'const a = 1; -a; a + 2;',
    'const a = 1; if (a) return; a = 2;',
    'for (const a of [1]) { void a; } var a; a = 2;',
  ])('%s', (text) => {
    expect(found(text)).toBeNull();
    expect(thrown(text)).toBeNull();
  });
});
