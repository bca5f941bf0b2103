// Texts stay inside of what they are written into, and writers use nothing else.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { commented, commentLine, jsLiteral, jsonLiteral, pythonString, pythonLiteral } from './literals.ts';

const HARD = 'a\u2028b\u2029c\u202ed\u0085e\u0000f\u{e0041}g\ud800"\\`${*/';

test('a JavaScript literal gives its value and shows everything in it', () => {
  const text = jsLiteral({ [HARD]: [HARD, 1, null] });
  expect(text).not.toMatch(/[\u2028\u2029\u202e\u0085\u0000]/);
  expect(JSON.parse(text)).toEqual({ [HARD]: [HARD, 1, null] });
  expect(jsonLiteral({ a: 'x\u2066' }, 2)).toBe('{\n  "a": "x\\u2066"\n}');
});

test('a member called __proto__ is a member', () => {
  const value = JSON.parse('{"__proto__":{"a":1},"b":"\\"__proto__\\":","\\"__proto__":2}') as object;
  expect(jsLiteral(value)).toBe('{["__proto__"]:{"a":1},"b":"\\"__proto__\\":","\\"__proto__":2}');
});

test('joiners stay in words and emoji', () => {
  expect(jsLiteral('👩\u200d💻 می\u200cخواهم')).toBe('"👩\u200d💻 می\u200cخواهم"');
});

test('Python gets one escape per character, and no broken pair', () => {
  expect(pythonString('\u2028\u202e"\n')).toBe('"\\u2028\\u202e\\"\\n"');
  expect(pythonString('\u{e0041}😀')).toBe('"\\U000e0041😀"');
  expect(pythonLiteral([Infinity, -Infinity, true, null, 'x'])).toBe(
    '[\n    1e999,\n    -1e999,\n    True,\n    None,\n    "x",\n]',
  );
});

test('a comment is one line and does not end', () => {
  expect(commentLine('a\u2028b\r\n*/c\td')).toBe('a\\u2028b\\u000d\\u000a*\\/c\td');
  expect(commented('a\u2028b\rc\u0085d', '//')).toBe('// a\n// b\n// c\\u0085d');
});

/** Files that make values of texts, which are written by the functions above in the end. */
const MAKE_VALUES = [
  'src/convert/values/leaves.ts',
  'src/convert/values/literals.ts',
  'src/convert/values/mapping.ts',
  'src/convert/schema/faults.ts',
  'src/convert/schema/in-words.ts',
  'src/convert/schema/sound.ts',
  'src/hosts/anythingllm/convert/write.ts',
  'src/hosts/anythingllm/convert/write/setup-args.ts',
];

test('no other writer makes source of JSON.stringify', () => {
  const root = resolve(import.meta.dirname, '../../..');
  const rooms = ['values', 'schema', 'code', 'skill', 'targets'].map((room) => `src/convert/${room}`);
  const files = [...rooms, 'src/hosts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const writers = files.filter(
    (file) =>
      /\.ts$/.test(file) &&
      !/\.(?:test|checks)\.ts$/.test(file) &&
      !/hosts\/(?![^/]+\/(?:convert\/)?write[/.])/.test(file),
  );
  expect(writers.length).toBeGreaterThan(20);
  const guilty = writers.filter((file) => callsStringify(readFileSync(join(root, file), 'utf8')));
  expect(guilty.filter((file) => !MAKE_VALUES.includes(file))).toEqual([]);
});

/** Generated texts may name it; only calls of the writer itself count. */
function callsStringify(text: string): boolean {
  let found = false;
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && node.getText() === 'JSON.stringify') found = true;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}
