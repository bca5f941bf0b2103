// One script of several modules, and the places of its errors in their files.

import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { transpile } from '../../../lang/typescript/transpile.ts';
import type { RunModule } from '../../../model/run.ts';
import { fileAt, programOf, type LinkedProgram } from './program.ts';

/** The place of the marked word, as an engine would report it. */
function placeOf({ text }: LinkedProgram, word: string): [line: number, column: number] {
  const lines = text.split('\n');
  const line = lines.findIndex((one) => one.includes(word));
  return [line + 1, (lines[line]?.indexOf(word) ?? 0) + 1];
}

const FILES = [
  {
    path: 'index.js',
    text: "import { a } from './a.js';\n\nexport default { one: a, two: () => first.wrong };\n",
  },
  {
    path: 'a.js',
    text: "import x,\n  { y } from 'y';\nexport const a = 1;\nexport function b() {\n  return second.wrong;\n}\n",
  },
  { path: 'typed.ts', text: 'export const c: number = third.wrong;\n' },
  { path: 'script.cjs', text: 'var fourth = 010;\nmodule.exports = () => fourth.wrong(this);\n' },
];

/** Each of them as the compiler makes it. */
const MODULES = FILES.flatMap(({ path }): readonly RunModule[] => {
  const made = transpile(FILES, path);
  if (made.kind === 'refused') throw new Error(made.reason);
  return made.modules.filter((one) => one.path === path);
});

test('a place in the script is one in the file that it comes from', () => {
  const program = programOf(MODULES);
  expect(fileAt(program.places, ...placeOf(program, 'first'))).toEqual({
    file: 'index.js',
    line: 3,
    column: 37,
  });
  expect(fileAt(program.places, ...placeOf(program, 'second'))).toEqual({
    file: 'a.js',
    line: 5,
    column: 10,
  });
  expect(fileAt(program.places, ...placeOf(program, 'third'))).toMatchObject({ file: 'typed.ts', line: 1 });
  expect(fileAt(program.places, ...placeOf(program, 'fourth.wrong'))).toEqual({
    file: 'script.cjs',
    line: 2,
    column: 24,
  });
  expect(fileAt(program.places, 1, 1)).toBeNull();
  expect(fileAt(program.places, undefined, undefined)).toBeNull();
});

test('the script is an expression that gives the modules', () => {
  const modules = runInNewContext(`(${programOf(MODULES).text})`) as object;
  expect(Object.keys(modules)).toEqual(FILES.map(({ path }) => path));
});
