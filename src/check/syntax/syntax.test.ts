// Faults of the text itself: every code with its range, a near miss, and fixes that work.

import { analyse } from '../../../test/check/of-text.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkFixes } from '../../../test/hosts/check-rule-case.ts';
import { unmark } from '../../../test/hosts/unmark.ts';
import { applyEdits } from '../../lang/json/change.ts';
import { type Analysis } from '../check.ts';
import { syntaxCases } from './cases.ts';
import { syntaxRules } from './rules.ts';
import { runs } from '../../../test/runs.ts';

function check(text: string): Analysis {
  return analyse({ text, hostId: null, release: null, path: null, older: null }, []);
}

const codes = (text: string): string[] => check(text).problems.map((p) => p.code);

/** The text after the first fix of the first problem that has one; the text itself where none has. */
function fixOnce(text: string): string {
  const fix = check(text).problems.find((p) => p.fixes.length > 0)?.fixes[0];
  return fix ? applyEdits(text, fix.edits) : text;
}

test('every rule has a case', () => {
  expect(new Set(syntaxCases.map((c) => c.code))).toEqual(new Set(Object.keys(syntaxRules)));
});

describe.each(syntaxCases)('$code', ({ code, raises, misses }) => {
  test('is raised at its range', () => {
    const { text, from, to } = unmark(raises);
    const analysis = check(text);
    const problem = analysis.problems.find((p) => p.code === code);
    expect([problem?.from, problem?.to], JSON.stringify(analysis.problems)).toEqual([from, to]);
    expect(problem?.severity).toBe(syntaxRules[code]?.severity);
    expect(problem?.message).not.toMatch(/undefined|\[object|NaN/);
    for (const p of analysis.problems) checkFixes(analysis, text, p, check);
  });

  test('is not raised by the near miss', () => {
    expect(codes(misses)).not.toContain(code);
  });
});

describe('no cascades', () => {
  test.each<[string, string[]]>([
    ['{"name": "a,\n"code": "b"}', ['json/unclosed-string']],
    [
      '{"code": "const a = `x`;\nif (a) {\n  return "no";\n}\nreturn a;", "n": 1}',
      ['json/line-break-in-string', 'json/unescaped-quote'],
    ],
    ['{"a": {"b": [1, 2, {"c": "d"', ['json/unclosed-bracket']],
    ["{'a': 'b', 'c': ['d']}", Array<string>(4).fill('json/single-quotes')],
    ['import os\n\nclass Tool:\n    x = {"a": 1}\n', ['json/not-json']],
    ['<!DOCTYPE html>\n<html><body>{"a": 1}</body></html>', ['json/not-json']],
    ['name: x\ntools:\n  - a\n  - b: {c: 1}\n', ['json/not-json']],
    ['{"a": 1}\n{"a": 2}\n{"a": 3}', ['json/extra-text']],
    ['Sure!\n\n```json\n{"a": 1,}\n```\n\nEnjoy.', ['json/wrapped', 'json/trailing-comma']],
  ])('%j', (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  test('no more than twenty', () => {
    expect(codes(`[${"'a', ".repeat(500)}1]`)).toHaveLength(20);
    expect(codes(`{${'"a": 1, '.repeat(500)}"a": 1}`)).toHaveLength(20);
  });
});

describe('what the text looks like', () => {
  test.each([
    ['<!doctype html><p>', 'a web page'],
    ['<?xml version="1.0"?><a/>', 'XML'],
    ['<plugin name="x"><tool/></plugin>', 'XML'],
    ['from os import path\n', 'Python source'],
    ['class A(B):\n    pass', 'Python source'],
    ['export class Tool {\n  run() {}\n}', 'JavaScript or TypeScript source'],
    ['const x = 1;\n', 'JavaScript or TypeScript source'],
    ['[tool]\nname = "x"\n', 'TOML'],
    ['name: x\nversion: 2\n', 'YAML'],
    ['---\ntitle: x\n---\n', 'YAML'],
    ['https://example.org/skill.json', 'a web address'],
    ['PK\u0003\u0004\u0000\u0000\u0000', 'binary data'],
    ['The quick brown fox.', null],
  ])('%j', (text, textKind) => {
    expect(check(text).problems.map((p) => p.message)).toEqual([
      syntaxRules['json/not-json']?.message({ textKind }),
    ]);
  });
});

describe('text as language models paste it', () => {
  const inner = '{\n  "id": "x",\n\t"n": 1.50\n}';
  test.each([
    `\`\`\`json\n${inner}\n\`\`\``,
    `\`\`\`\n${inner}\n\`\`\`\n`,
    `Here is the manifest:\n\n\`\`\`jsonc title="skill.json"\n${inner}\n\`\`\`\n\nLet me know!`,
    `Run this first:\n\n\`\`\`sh\nnpm i\n\`\`\`\n\nthen\n\n~~~json\n${inner}\n~~~`,
    `\`\`\`json\n${inner}`,
    `Sure! ${inner} I hope that helps.`,
    `export default ${inner};`,
  ])('%j is unwrapped character by character', (text) => {
    expect(codes(text)).toEqual(['json/wrapped']);
    expect(fixOnce(text)).toBe(inner);
  });

  test('of several manifests each can be kept', () => {
    const problem = check('One:\n```json\n{"a": 1}\n```\nTwo:\n```json\n{"b": 12}\n```').problems[0];
    expect(problem?.fixes.map((f) => f.title)).toEqual([
      'Keep only the JSON from line 7',
      'Keep only the JSON from line 3',
    ]);
  });
});

describe('fixes one after the other', () => {
  test.each<[string, unknown]>([
    [`{name: 'x', tools: [{'a': True,}, 'it\\'s'],}`, { name: 'x', tools: [{ a: true }, "it's"] }],
    ['{"code": "a \\`b\\` \\d\n\tc"}', { code: 'a `b` \\d\n\tc' }],
    ['Text {“a”: “b”, "c": [1 2', { a: 'b', c: [1, 2] }],
    ['{"a": 01; "b" = None // no\n', { a: 1, b: null }],
    ['\ufeff"a": "x "y" z",\u00a0"b": ', { a: 'x "y" z', b: null }],
    [String.raw`{\"a\": \"b\\n\"}`, { a: 'b\n' }],
    [String.raw`{\n  \"a\": 1}`, { a: 1 }],
    ['{&quot;a&quot;: &quot;b &amp; c&quot;}', { a: 'b & c' }],
    [String.raw`"{\"a\": 1}"`, { a: 1 }],
    ['{"a": "b" + "c" +\n"d"}', { a: 'bcd' }],
    ['{"a": [1, 2, ...], "b": {"c": 1]}', { a: [1, 2], b: { c: 1 } }],
  ])('%j end in JSON', (text, value) => {
    let here = text;
    for (let round = 0; round < 20; round++) here = fixOnce(here);
    expect(JSON.parse(here)).toEqual(value);
  });
});

test('a fault of the text never goes unreported, and fixes always leave fewer', () => {
  const json = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value, null, 2));
  const broken = fc
    .tuple(
      json,
      fc.array(
        fc.tuple(
          fc.nat(200),
          fc.nat(3),
          fc.constantFrom('', '"', "'", ',', '{', ']', '\n', '\\', '//', 'x', '`'),
        ),
        { minLength: 1, maxLength: 3 },
      ),
    )
    .map(([text, edits]) =>
      edits.reduce(
        (t, [at, cut, insert]) =>
          t.slice(0, at % (t.length + 1)) + insert + t.slice((at % (t.length + 1)) + cut),
        text,
      ),
    );
  const faults = (text: string): number =>
    check(text).problems.filter((p) => p.severity === 'refused').length;
  fc.assert(
    fc.property(broken, (text) => {
      fc.pre(text.trim() !== '');
      let strict = true;
      try {
        JSON.parse(text);
      } catch {
        strict = false;
      }
      const { problems } = check(text);
      expect(faults(text) > 0).toBe(!strict);
      for (const { fixes, severity, code } of problems) {
        if (severity !== 'refused' || problems.length >= 20) continue;
        for (const fix of fixes) expect(faults(applyEdits(text, fix.edits)), code).toBeLessThan(faults(text));
      }
    }),
    { numRuns: runs(250, 2000) },
  );
});
