// Tests the whole host: samples, real plugins, manifests of other hosts, and arbitrary JSON.

import { analyse, analyseWhole } from '../../../test/check/of-text.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkFixes } from '../../../test/hosts/check-rule-case.ts';
import type { SourceDocument } from '../../model/finding.ts';
import type { Sample } from '../../model/host.ts';
import { type Analysis } from '../../check/check.ts';
import { detectionInput } from '../../check/detect.ts';
import { readJson } from '../../lang/json/read.ts';
import { refusedBy } from '../kit/verdict.ts';
import { host as ragflow } from './index.ts';
import schema from './schema.json';
import { runs } from '../../../test/runs.ts';
import { schemaErrorsOf } from '../../../test/hosts/schema-errors.ts';

function run(text: string): Analysis {
  return analyse({ text, hostId: 'ragflow', release: null, path: null, older: null }, [ragflow]);
}

function score(text: string): number {
  return ragflow.detect(detectionInput(text, readJson(text).value))?.score ?? 0;
}

/** With the checks of Python, which are loaded for it. */
async function runWhole(text: string): Promise<Analysis> {
  const request = { text, hostId: 'ragflow', release: null, path: null, older: null };
  return analyseWhole(request, [ragflow]);
}

const isPython = ({ path }: Sample): boolean => path.endsWith('.py');

/** The documentation and 0.19; all later releases load what nothing can call. */
const LOADED = ['accepted', 'accepted', ...Array<string>(5).fill('broken')];

describe('samples', () => {
  test.each(ragflow.samples.filter((s) => s.kind !== 'broken' && isPython(s)).map((s) => [s.id, s.text]))(
    '%s has no problem but placeholders, and only 0.19 can call it',
    async (id, text) => {
      const { problems, verdicts } = await runWhole(text);
      expect(problems.map(({ code }) => code)).toEqual(
        id === 'python-template' ? Array(3).fill('json/placeholder') : [],
      );
      expect(verdicts.map(({ kind }) => kind)).toEqual(LOADED);
      expect(verdicts.at(-1)?.summary).toBe('lists the tool, but nothing can call it');
    },
  );

  test('broken Python shows what it is to teach', async () => {
    const sample = ragflow.samples.find((s) => s.kind === 'broken' && isPython(s));
    const { problems } = await runWhole(sample?.text ?? '');
    expect(problems.map(({ code }) => code)).toEqual([
      'ragflow/python-new-path',
      'ragflow/python-version-invalid',
      'ragflow/python-metadata-annotation',
      'ragflow/invoke-no-default',
    ]);
  });

  test.each(ragflow.samples.filter((s) => s.kind !== 'broken' && !isPython(s)).map((s) => [s.id, s.text]))(
    '%s has no problem but placeholders and fits the schema',
    (_, text) => {
      expect(run(text).problems.filter((p) => p.code !== 'json/placeholder')).toEqual([]);
      expect(run(text).verdicts.map((v) => v.kind)).toEqual(LOADED);
      expect(schemaErrorsOf(schema)(JSON.parse(text))).toEqual([]);
    },
  );

  test('broken shows what it is to teach', () => {
    const text = ragflow.samples.find((s) => s.kind === 'broken')?.text ?? '';
    expect(run(text).problems.map((p) => p.code)).toEqual([
      'ragflow/display-missing',
      'ragflow/name-pattern',
      'ragflow/translation-missing',
      'ragflow/unknown-member',
      'ragflow/version-in-metadata',
      'ragflow/parameter-array',
      'ragflow/keyword-dropped',
      'ragflow/keyword-dropped',
      'ragflow/required-type',
      'ragflow/parameter-member-missing',
      'ragflow/parameter-type-unknown',
      'ragflow/keyword-dropped',
    ]);
    expect(run(text).verdicts.map((v) => [v.release, v.kind, v.texts.length])).toEqual([
      ['documented', 'refused', 2],
      ['0.19', 'crashes', 1],
      ...['0.20', '0.21', '0.24', '0.26', '2026-08'].map((id) => [id, 'broken', 0]),
    ]);
  });

  test('every sample is detected', () => {
    for (const sample of ragflow.samples) expect(score(sample.text)).toBeGreaterThanOrEqual(0.9);
  });
});

test.each([
  ['class Tides(LLMToolPlugin):\n  _version_ = "1.0.0"', 1],
  ['from agent.plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin', 1],
  ['```python\n@classmethod\ndef get_metadata(cls) -> LLMToolMetadata:\n    return {', 0.95],
  ['{"name": "tides", "displayName": "Tides", "displayDesc', 0.5],
  ['{"name": "tides", "displayName": "Tides", "displayDescription": "Sho', 1],
  ['Sure:\n```json\n{"name": "a", "displayName": "A", "displayDescription": ""}\n```', 0.85],
  ['[{"name": "a", "displayName": "A", "parameters": {}}]', 0.9],
  ['{"code": 401, "data": null, "message": "Unauthorized"}', 0.4],
  ['{"name": "a", "description": "A", "parameters": {"type": "object", "properties": {}}}', 0.4],
  ['{"name": "my-package", "version": "1.0.0", "description": "A", "author": "Ada"}', 0],
  ['{"name": "a", "version": "1.0.0", "tools": []}', 0],
  ['ragflow', 0],
])('detection of %s', (text, least) => {
  if (least === 0) expect(score(text)).toBe(0);
  else expect(score(text)).toBeGreaterThanOrEqual(least);
});

test.each([
  ['{"displayName": 1}', ["KeyError: 'name'"], ["KeyError: 'name'"]],
  ['{"name": {}}', ["TypeError: unhashable type: 'dict'"], ["TypeError: unhashable type: 'dict'"]],
  ['"tides"', ["TypeError: string indices must be integers, not 'str'"], ['']],
  ['null', ["TypeError: 'NoneType' object is not subscriptable"], ['']],
  ['{"name": "a", "parameters": {}}', ["KeyError: 'description'"], []],
  [
    '{"name": "a", "description": "", "displayName": [], "parameters": null}',
    [
      'TypeError: text.startsWith is not a function',
      "AttributeError: 'NoneType' object has no attribute 'items'",
    ],
    [],
  ],
  [
    '{"name": "a", "description": "", "parameters": {"x": {"type": 1, "description": 1}, "y": {"type": 1}}}',
    ["KeyError: 'description'"],
    [],
  ],
  [
    '[{"name": "a", "description": "", "parameters": {}}, {"name": "b"}, 1.5]',
    ["TypeError: 'float' object is not subscriptable"],
    ["TypeError: 'float' object is not subscriptable"],
  ],
])('%s crashes as the host does', (text, then, now) => {
  const { verdicts } = run(text);
  expect(verdicts[1]?.texts).toEqual(then);
  for (const later of verdicts.slice(3)) expect(later.texts).toEqual(now[0] === '' ? then : now);
});

const key = fc.constantFrom(
  ...['name', 'displayName', 'description', 'displayDescription', 'parameters', 'code', 'message', 'data'],
  ...['type', 'required', 'properties', 'enum', 'default', 'version', 'desc', 'id'],
  ...['__proto__', 'constructor', 'toString', '', '1', 'from'],
);
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium' },
    fc.constantFrom(null, true, 0, 1.5, '', 'string', '$t:a', '$t: x:y', 'a $t:', '\ud800', 'array', 'int'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc
      .array(fc.tuple(key, tie('value')), { maxLength: 6 })
      .map((entries) => Object.fromEntries(entries) as unknown),
  ),
})).value;
const tool = fc.record(
  {
    name: fc.oneof(fc.constant('a'), json),
    displayName: fc.oneof(fc.constant('A'), json),
    description: fc.oneof(fc.constant('A'), json),
    displayDescription: json,
    parameters: fc.oneof(json, fc.dictionary(key, fc.dictionary(key, json))),
    params: json,
  },
  { requiredKeys: [] },
);
const input = fc.oneof(json, tool, fc.array(tool, { maxLength: 3 }));

test('any JSON is checked, and a release crashes or refuses exactly where a problem says so', () => {
  fc.assert(
    fc.property(input, (value) => {
      const text = JSON.stringify(value);
      const document: SourceDocument = { text, value: JSON.parse(text), strict: true, path: '' };
      const findings = ragflow.check(document);
      const verdicts = ragflow.verdicts(document, findings);
      expect(verdicts.map((v) => v.release)).toEqual(ragflow.releases.map((r) => r.id));
      for (const { release, kind } of verdicts) {
        expect(kind === 'refused' || kind === 'crashes', release).toBe(
          refusedBy(release, findings, ragflow.rules).length > 0,
        );
      }
      for (const finding of findings) {
        expect(ragflow.rules[finding.code]?.message(finding.args)).not.toMatch(/undefined|\[object/);
      }
    }),
    { numRuns: runs(200, 500) },
  );
});

test('every fix of any metadata ends its problem and causes no other', () => {
  fc.assert(
    fc.property(input, (value) => {
      const text = JSON.stringify(value);
      const before = run(text);
      const own = before.problems.filter((p) => p.code.startsWith('ragflow/'));
      for (const problem of own.slice(0, 20)) checkFixes(before, text, problem, (fixed) => run(fixed));
    }),
    { numRuns: runs(15, 50) },
  );
});
