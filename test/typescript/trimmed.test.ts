// The page's compiler has not all methods of the whole one's nodes, symbols, types and signatures: no code may ask for one.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { trimmedTypeScript } from '../../build/typescript-trim.ts';
import { shipped } from '../project/sources.ts';

/** What makes the objects; the package does not tell of it. */
interface Compiler {
  readonly objectAllocator: Readonly<
    Record<`get${'Type' | 'Symbol' | 'Signature' | 'Node'}Constructor`, () => { readonly prototype: object }>
  >;
}

function methodsOf({ objectAllocator: make }: Compiler): string[] {
  return [
    make.getTypeConstructor(),
    make.getSymbolConstructor(),
    make.getSignatureConstructor(),
    make.getNodeConstructor(),
  ].flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype));
}

test('no code asks for a method that only the whole compiler has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plugbench-compiler-'));
  const file = join(folder, 'compiler.mjs');
  writeFileSync(
    file,
    trimmedTypeScript(readFileSync(resolve('node_modules/typescript/lib/typescript.js'), 'utf8')),
  );
  const kept = new Set(methodsOf((await import(pathToFileURL(file).href)) as Compiler));
  rmSync(folder, { recursive: true });
  const lost = methodsOf(ts as unknown as Compiler).filter((name) => !kept.has(name));
  expect(lost).toContain('getStringIndexType');
  // The checker has methods of the same names.
  const asks = new RegExp(`(?<!checker)\\.(?:${lost.join('|')})\\(`);
  const asking = shipped.filter(({ text }) => text.includes(`from 'typescript'`) && asks.test(text));
  expect(asking.map(({ path }) => path)).toEqual([]);
});
