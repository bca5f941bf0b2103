// Mutated sources: whatever is cut out, doubled or inserted, the compiler gives an answer with ranges of the file.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diagnosticsOf } from '../../src/lang/typescript/diagnostics.ts';
import { PluginCompiler } from '../../src/lang/typescript/program.ts';
import { transpile } from '../../src/lang/typescript/transpile.ts';
import { runs } from '../runs.ts';
import { plugins } from './plugins.ts';

const SOURCES = Object.values(plugins).flatMap((files) => Object.values(files));

/** Pieces that open something, end it, or mean little to a parser. */
const PIECES = [
  '{',
  '}',
  '(',
  ')',
  '`',
  "'",
  '/*',
  '*/',
  '${',
  '<',
  '=>',
  '@',
  '#',
  '\\',
  '\0',
  '\ud800',
  'type ',
  'await ',
];

const edit = fc.record({
  at: fc.nat(),
  length: fc.nat({ max: 40 }),
  insert: fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 8 })),
});

test('mutated sources end nothing, and every range is in its file', () => {
  const compiler = new PluginCompiler();
  fc.assert(
    fc.property(
      fc.constantFrom(...SOURCES),
      fc.array(edit, { minLength: 1, maxLength: 5 }),
      (source, edits) => {
        const text = edits.reduce((now, { at, length, insert }) => {
          const from = at % (now.length + 1);
          return now.slice(0, from) + insert + now.slice(from + length);
        }, source);
        const files = [{ path: 'src/index.ts', text }];
        for (const { path, span } of diagnosticsOf(compiler.compile(files))) {
          expect(path).toBe('src/index.ts');
          expect(span.from).toBeGreaterThanOrEqual(0);
          expect(span.from).toBeLessThanOrEqual(span.to);
          expect(span.to).toBeLessThanOrEqual(text.length);
        }
        const made = transpile(files, 'src/index.ts');
        if (made.kind === 'refused') expect(made.span.to).toBeLessThanOrEqual(text.length);
      },
    ),
    { numRuns: runs(60, 5000) },
  );
}, 1_200_000);
