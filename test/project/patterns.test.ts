// Every pattern of shipped code takes linear time, as far as recheck can tell; the few that do not are listed.

import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { isThorough } from '../runs.ts';

process.env.RECHECK_BACKEND = 'pure';
const { checkSync } = await import('recheck');

const ROOT = resolve(import.meta.dirname, '../..');

/** Patterns that may take more than linear time, with what bounds them. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '/[^a-zA-Z0-9]+(.)/g': 'The host’s own camelCase: it runs in the sandbox, which ends what takes too long.',
  [String.raw`/^[\t\n\r ]*(?:[^\t\n\r \0](?:[^\0\r\n]*[^\t\n\r \0])?)?[\t\n\r ]*$/`]:
    'The value of a header that tool code sets: it is looked at in the sandbox, which ends what takes too long.',
  [String.raw`/blob:[^\s)]*?:(\d+):(\d+)/g`]:
    'The stack of an error: it is read in the sandbox, which ends what takes too long.',
};

/** Only repetition without an upper bound can take long on long texts. */
const UNBOUNDED = /[*+]|\{\d+,\}/;

/** Long enough for nearly all patterns; the rest counts as unknown. */
const PATIENCE_MS = 150;

/** Literal → the first file that has it. */
function patterns(): Map<string, string> {
  const found = new Map<string, string>();
  for (const folder of ['src', 'workers']) {
    for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      const path = `${folder}/${file.replaceAll('\\', '/')}`;
      if (
        !/\.(?:ts|mjs|svelte)$/.test(path) ||
        /\.(?:test|fixtures|d)\.ts$|\/cases(?:\/[^/]+)?\.ts$/.test(path)
      )
        continue;
      for (const literal of literalsOf(readFileSync(join(ROOT, path), 'utf8'), path)) {
        if (!found.has(literal)) found.set(literal, path);
      }
    }
  }
  return found;
}

function statusOf(literal: string, timeout: number): string {
  const end = literal.lastIndexOf('/');
  try {
    return checkSync(literal.slice(1, end), literal.slice(end + 1), { checker: 'automaton', timeout }).status;
  } catch (error) {
    // With time enough it runs out of stack for some.
    if (error instanceof RangeError) return 'unknown';
    throw error;
  }
}

function literalsOf(text: string, path: string): string[] {
  const scripts = path.endsWith('.svelte')
    ? Array.from(text.matchAll(/<script[^>]*>([^]*?)<\/script>/g), ([, script]) => script ?? '')
    : [text];
  return scripts.flatMap((script) => {
    const literals: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) literals.push(node.text);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile('code.ts', script, ts.ScriptTarget.Latest));
    return literals;
  });
}

const all = patterns();

// It takes long; the linter's rules look at every pattern too.
test.runIf(isThorough)('patterns of shipped code take linear time', { timeout: 120_000 }, () => {
  expect(all.size).toBeGreaterThan(300);
  const slow = [...all].flatMap(([literal, path]) => {
    if (!UNBOUNDED.test(literal) || Object.hasOwn(EXCEPTIONS, literal)) return [];
    return statusOf(literal, PATIENCE_MS) === 'vulnerable' ? [`${path}: ${literal}`] : [];
  });
  expect(slow).toEqual([]);
});

test('every exception is still in the code, and still slow', { timeout: 60_000 }, () => {
  const listed = Object.keys(EXCEPTIONS);
  expect(listed.filter((literal) => !all.has(literal))).toEqual([]);
  expect(listed.filter((literal) => statusOf(literal, 20_000) !== 'vulnerable')).toEqual([]);
});
