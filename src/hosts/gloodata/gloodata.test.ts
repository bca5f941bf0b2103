// Tests the whole host: samples, published extensions, manifests of other hosts, and arbitrary JSON.

import { analyse } from '../../../test/check/of-text.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkFixes } from '../../../test/hosts/check-rule-case.ts';
import { runs } from '../../../test/runs.ts';
import type { SourceDocument } from '../../model/finding.ts';
import { type Analysis } from '../../check/check.ts';
import { detectionInput } from '../../check/detect.ts';
import { fixesOf } from '../../check/problem.ts';
import { readJson } from '../../lang/json/read.ts';
import { refusedBy } from '../kit/verdict.ts';
import { host as gloodata } from './index.ts';
import { MEMBERS } from './members/known.ts';
import schema from './schema.json';
import { schemaErrorsOf } from '../../../test/hosts/schema-errors.ts';

function run(text: string, release: string | null = null, older: string | null = null): Analysis {
  return analyse({ text, hostId: 'gloodata', release, path: null, older }, [gloodata]);
}

function score(text: string): number {
  return gloodata.detect(detectionInput(text, readJson(text).value))?.score ?? 0;
}

describe('samples', () => {
  test.each(gloodata.samples.filter((s) => s.kind !== 'broken').map((s) => [s.id, s.text]))(
    '%s has no problem but placeholders and fits the schema',
    (_, text) => {
      expect(run(text).problems.filter((p) => p.code !== 'json/placeholder')).toEqual([]);
      expect(schemaErrorsOf(schema)(JSON.parse(text))).toEqual([]);
    },
  );

  test('a misspelled argument is one problem, not also a field that is not shown', () => {
    const text = gloodata.samples.find((s) => s.kind === 'template')?.text ?? '';
    const { problems } = run(text.replace('"name": { "prefix"', '"nmae": { "prefix"'));
    expect(
      problems.filter((p) => p.code !== 'json/placeholder').map((p) => [p.code, p.fixes[0]?.title]),
    ).toEqual([['gloodata/arg-without-field', 'Rename to "name"']]);
  });

  test('broken shows what it is to teach', () => {
    const text = gloodata.samples.find((s) => s.kind === 'broken')?.text ?? '';
    expect(run(text).problems.map((p) => p.code)).toEqual([
      'gloodata/unknown-member',
      'gloodata/field-type-unknown',
      'gloodata/default-not-allowed',
      'gloodata/default-type',
      'gloodata/required-list',
      'gloodata/arg-without-field',
      'gloodata/examples-type',
      'gloodata/integer-like-name',
    ]);
  });

  test('every sample is detected', () => {
    for (const sample of gloodata.samples) expect(score(sample.text)).toBe(1);
  });
});

test.each([
  ['{"ns": "tides", "title": "Tides", "tools": {"a": {', 1],
  ['{"ns": "tides", "ti', 0.35],
  ['{"ns": "tides", "title": "Ti', 0.6],
  ['Here it is:\n```json\n{"ns": "tides", "title": "Tides", "tools": {}}\n```', 0.8],
  ['{"ns": "tides", "functions": {}}', 0.9],
  ['{"tools": {"a": {"title": "A", "schema": {"fields": {}}}}}', 0.9],
  ['{"tools": [{"name": "a"}], "id": "a"}', 0],
  ['[]', 0],
  ['ns', 0],
])('detection of %s', (text, least) => {
  if (least === 0) expect(score(text)).toBe(0);
  else expect(score(text)).toBeGreaterThanOrEqual(least);
});

test('a document that no extension is like has an unknown verdict, and its reason comes first', () => {
  const [documented, observed] = run('{"ns":"a","title":"A"}').verdicts;
  expect(documented?.kind).toBe('refused');
  expect(documented?.texts).toHaveLength(1);
  expect(observed?.kind).toBe('unknown');
  expect(observed?.notes[0]).toMatch(/closed/);
});

test('the older version may still call its tools functions', () => {
  const older = '{"ns":"a","title":"A","functions":{"b":{"title":"B","examples":["b"]}}}';
  const codes = run('{"ns":"a","title":"A","tools":{}}', null, older).problems.map((p) => p.code);
  expect(codes).toContain('gloodata/tool-vanished');
});

const key = fc.constantFrom(
  ...Object.values(MEMBERS).flatMap((m) => [...m.documented, ...Object.keys(m.practice)]),
  ...['__proto__', 'constructor', 'toString', '', '1', '10', 'required', 'functions', 'a b', 'x'],
);
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium' },
    fc.constantFrom(null, true, 0, 1.5, '', 'string', 'null', 'a/b', '\ud800'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc
      .array(fc.tuple(key, tie('value')), { maxLength: 6 })
      .map((entries) => Object.fromEntries(entries) as unknown),
  ),
})).value;
const info = fc.record({ ns: json, title: json, tools: fc.dictionary(key, fc.dictionary(key, json)) });

test('any JSON is checked, and no release refuses without a reason', () => {
  fc.assert(
    fc.property(fc.oneof(json, info), fc.oneof(json, info), (value, older) => {
      const text = JSON.stringify(value);
      const document: SourceDocument = { text, value: JSON.parse(text), strict: true, path: '', older };
      const findings = gloodata.check(document);
      const verdicts = gloodata.verdicts(document, findings);
      expect(verdicts.map((v) => v.release)).toEqual(gloodata.releases.map((r) => r.id));
      for (const { release, kind } of verdicts) {
        expect(kind === 'refused' || kind === 'crashes').toBe(
          refusedBy(release, findings, gloodata.rules).length > 0,
        );
      }
      for (const finding of findings) {
        expect(gloodata.rules[finding.code]?.message(finding.args)).not.toMatch(/undefined|\[object/);
        fixesOf(gloodata, finding, document);
      }
    }),
    { numRuns: 500 },
  );
});

test('every fix of any document ends its problem and causes no other', () => {
  fc.assert(
    fc.property(info, (value) => {
      const text = JSON.stringify(value);
      const before = run(text);
      const own = before.problems.filter((p) => p.code.startsWith('gloodata/'));
      for (const problem of own.slice(0, 20)) checkFixes(before, text, problem, (fixed) => run(fixed));
    }),
    { numRuns: runs(8, 25) },
  );
});
