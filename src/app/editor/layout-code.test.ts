// Code is laid out without changing anything but white space.

import { EditorState } from '@codemirror/state';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutChanges } from './layout-code.ts';
import { languageSupport } from './languages.ts';

const support = await languageSupport('javascript');

function laidOut(code: string): string {
  const state = EditorState.create({ doc: code, extensions: support });
  const changes = layoutChanges(state);
  return typeof changes === 'string' ? changes : changes.apply(state.doc).toString();
}

test.each([
  ['statements in one line', 'const a = 1; return { content: a };', 'const a = 1;\nreturn { content: a };'],
  [
    'blocks',
    'if (a) { b(); } else { c(); }\nfor (const x of y) { f(x) }',
    'if (a) {\n  b();\n} else {\n  c();\n}\nfor (const x of y) {\n  f(x)\n}',
  ],
  [
    'a switch',
    "switch (op) { case 'add': r = 1; break; default: r = 2; }",
    "switch (op) {\n  case 'add':\n    r = 1;\n    break;\n  default:\n    r = 2;\n}",
  ],
  ['functions', 'const f = (x) => { return x; };', 'const f = (x) => {\n  return x;\n};'],
  ['an empty block', 'try { } catch { }', 'try { } catch { }'],
  ['a comment behind a statement', 'a(); // why\n   b();', 'a(); // why\nb();'],
  ['its own indentation', 'if (a) {\n    b();\n}', 'if (a) {\n    b();\n}'],
  ['tabs', 'if (a) {\n\tb();\n c();\n}', 'if (a) {\n\tb();\n\tc();\n}'],
  ['lines of a template', 'f(`a\n\n   b`);  g();', 'f(`a\n\n   b`);\ng();'],
  ['lines of a comment', '  /* a\n\n     b */\n  f();', '/* a\n\n     b */\nf();'],
  ['nothing', '', ''],
])('%s', (_, code, expected) => {
  expect(laidOut(code)).toBe(expected);
  expect(laidOut(expected)).toBe(expected);
});

test('long code is laid out to its end', () => {
  const code = 'if (a) { b(); }\n'.repeat(2000);
  expect(laidOut(code)).toBe('if (a) {\n  b();\n}\n'.repeat(2000));
});

test('code with syntax errors stays as it is', () => {
  expect(laidOut('if (a { b }')).toBe('broken');
});

test('only white space changes, and a second time nothing', () => {
  const parts = fc.constantFrom(
    'const a = 1;',
    'return a',
    'if (a) { b(); }',
    'else c();',
    'x => { y; }',
    '`t\n  ${a}`;',
    "'s';",
    '// c\n',
    '/* d\n e */',
    'f({ a: 1,\n b })',
    ';',
    '\n',
    '  ',
    'switch (a) { case 1: b; }',
    'class A { b() { return 1; } c = 2; }',
    'return\n1',
    '++\na',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (list) => {
      const code = list.join(' ');
      const once = laidOut(code);
      if (once === 'broken' || once === 'uncertain') return;
      expect(once.replace(/\s+/g, '')).toBe(code.replace(/\s+/g, ''));
      expect(laidOut(once)).toBe(once);
    }),
    { numRuns: 300 },
  );
});
