// The host as a whole: samples, published skills, other hosts' manifests, and arbitrary JSON.

import { analyse } from '../../../test/check/of-text.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkFixes } from '../../../test/hosts/check-rule-case.ts';
import { runs } from '../../../test/runs.ts';
import type { SourceDocument } from '../../model/finding.ts';
import type { PluginFile } from '../../model/file.ts';
import { type Analysis } from '../../check/check.ts';
import { detectionInput } from '../../check/detect.ts';
import { readJson } from '../../lang/json/read.ts';
import { weight } from '../kit/detection.ts';
import { refusedBy } from '../kit/verdict.ts';
import { host as anythingllm } from './index.ts';
import { complaints } from './official-schema.ts';

function run(text: string, path: string | null = null, others: readonly PluginFile[] = []): Analysis {
  return analyse({ text, hostId: 'anythingllm', release: null, path, older: null, others }, [anythingllm]);
}

function score(text: string): number {
  return anythingllm.detect(detectionInput(text, readJson(text).value))?.score ?? 0;
}

function sample(id: string): string {
  return anythingllm.samples.find((s) => s.id === id)?.text ?? '';
}

test.each([
  ['loafs', 'Rename to "loaves"'],
  ['pieces', 'Add it to "entrypoint.params"'],
])('of a call with %s for loaves, the first fix is %s', (name, title) => {
  const skill = JSON.parse(sample('template')) as Record<string, unknown>;
  const text = JSON.stringify({
    ...skill,
    examples: [{ prompt: 'How much flour for three loaves?', call: JSON.stringify({ [name]: '3' }) }],
    entrypoint: { file: 'handler.js', params: { loaves: { description: 'How many', type: 'string' } } },
  });
  const unknown = run(text).problems.find(({ code }) => code === 'anythingllm/example-call-unknown-param');
  expect(unknown?.fixes[0]?.title).toBe(title);
});

describe('samples', () => {
  test.each(['good', 'template'])('%s has no problem but placeholders', (id) => {
    expect(run(sample(id)).problems.filter((p) => p.code !== 'json/placeholder')).toEqual([]);
    expect(run(sample(id)).verdicts.map((v) => [v.kind, v.texts, v.notes])).toEqual([
      ['accepted', [], []],
      ['accepted', [], []],
    ]);
  });

  test.each(['good', 'template'])('%s fits the handler beside it', (id) => {
    const { text = '', others } = anythingllm.samples.find((one) => one.id === id) ?? {};
    expect(others?.map(({ path }) => path)).toEqual(['handler.js']);
    expect(run(text, null, others).problems.filter((p) => p.code !== 'json/placeholder')).toEqual([]);
    // The handler is really read: one that reads something else is noticed.
    const other = [
      { path: 'handler.js', text: 'exports.runtime = { handler: async ({ nothing }) => nothing };' },
    ];
    expect(run(text, null, other).problems.map(({ code }) => code)).toContain(
      'anythingllm/handler-param-undeclared',
    );
  });

  const ON = sample('good').replace('"active": false', '"active": true');

  test.each([
    ['accepted', ON, ''],
    ['crashes', ON, 'module.exports.runtime = { handler: async function () { return ; } } }'],
    ['crashes', ON, 'export const runtime = { handler: async () => "a" };'],
    ['crashes', ON, 'import fs from "node:fs";\nmodule.exports.runtime = { handler: async () => "a" };'],
    ['accepted', ON, 'module.exports.handler = async () => "a";'],
    [
      'unknown',
      ON,
      'const a = require("./not-open.js");\nmodule.exports.runtime = { handler: async () => a };',
    ],
    ['accepted', ON.replace('"active": true', '"active": false'), 'export const a = 1;'],
    ['refused', ON.replace(/"hubId": "/, '"hubId": "flow_'), 'export const a = 1;'],
  ])('%s with the handler.js that is open beside it', (kind, text, code) => {
    const others = code === '' ? [] : [{ path: 'handler.js', text: code }];
    const verdict = run(text, null, others).verdicts[1];
    expect(verdict?.kind).toBe(kind);
    if (kind === 'crashes') expect(verdict?.notes[0]).toContain('no agent session starts');
  });

  test('broken loads and yet does not do what it says', () => {
    const { problems, verdicts } = run(sample('broken'));
    expect(problems.map((p) => p.code.replace('anythingllm/', ''))).toEqual([
      'active-type',
      'hub-id-tool-name',
      'name-loses-letters',
      'setup-arg-required-unset',
      'setup-arg-input-unsupported',
      'setup-arg-default-lost',
      'setup-arg-input-unknown-key',
      'setup-arg-type-unsavable',
      'setup-arg-input-as-text',
      'setup-arg-default-lost',
      'example-call-unknown-param',
      'example-call-lost',
      'entrypoint-file',
      'param-required',
      'param-type-unknown',
    ]);
    expect(verdicts.map((v) => v.kind)).toEqual(['refused', 'broken']);
    expect(verdicts[1]?.notes).toHaveLength(8);
  });

  test('every sample is detected and lies where its hubId says', () => {
    for (const { text, path } of anythingllm.samples) {
      expect(score(text)).toBeGreaterThan(0.9);
      expect(anythingllm.read.defaultPath(JSON.parse(text))).toBe(path);
    }
  });
});

test.each([
  ['{"active": true, "hubId": "a', weight.own],
  ['{\n  "hubId": "tides",\n  "setup_args": {', weight.own],
  ['{"active": true, "imported": true, "na', weight.weak],
  ['Here it is:\n```json\n{"hubId": "tides"}\n```', weight.own],
  ['{"schema": "skill-1.0.0"}', weight.certain],
  ['[]', 0],
  ['{"name": "a"}', 0],
  ['', 0],
])('detection of %s', (text, expected) => {
  expect(score(text)).toBe(expected);
});

test.each([
  ['{\n  // on\n  "active": false,\n  "hubId": "a",\n}', 'broken'],
  ['{"active": false, "name": "A"', 'accepted'],
  ['no brackets', 'crashes'],
  ['null', 'crashes'],
  ['{"active": 1, "name": "A"', 'refused'],
  ['{"active": true, "hubId": "a", "name": "A"}', 'crashes'],
])('what the release does with %s', (text, kind) => {
  const named = text.replace('"hubId": "a",\n}', '"hubId": "a", "name": "A",\n}');
  expect(run(named).verdicts[1]?.kind).toBe(kind);
});

test('the documentation does not refuse comments and trailing commas', () => {
  const text = sample('good').replace('{', '{ // the skill').replace('"imported": true', '"imported": true,');
  expect(run(text).verdicts.map((v) => v.kind)).toEqual(['accepted', 'accepted']);
});

test('a file of another name is never read', () => {
  expect(run(sample('good'), 'sunset-clock/skill.json').verdicts.map((v) => v.kind)).toEqual([
    'refused',
    'refused',
  ]);
});

const key = fc.constantFrom(
  ...'active hubId name schema version description author author_url license setup_args examples entrypoint'.split(
    ' ',
  ),
  ...'imported type required input value default placeholder hint prompt call file params KEY enum'.split(
    ' ',
  ),
  ...['__proto__', 'constructor', 'toString', '', '1', '10', 'hubid', 'a b', '$schema'],
);
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium' },
    fc.constantFrom(
      null,
      true,
      false,
      0,
      1.5,
      '',
      'string',
      'null',
      '../up',
      'a/b',
      '\ud800',
      '{"KEY": 1}',
      'flow_x',
    ),
    fc.array(tie('value'), { maxLength: 3 }),
    object(key, tie('value'), 6),
  ),
})).value;
const entry = fc.oneof(json, fc.dictionary(key, json, { maxKeys: 4 }));
const skill = fc.record(
  {
    active: fc.oneof(fc.boolean(), json),
    hubId: fc.oneof(fc.constantFrom('tides', 'a b', '#', '.', 'mcp_a'), json),
    name: fc.oneof(fc.constant('Tides'), json),
    description: fc.oneof(fc.constant('d'), json),
    author: json,
    setup_args: fc.oneof(object(key, entry, 3), json),
    examples: fc.oneof(fc.array(object(key, json, 3), { maxLength: 5 }), json),
    entrypoint: fc.oneof(fc.record({ file: json, params: object(key, entry, 3) }), json),
    imported: fc.constantFrom(true, false),
  },
  { requiredKeys: [] },
);

function object(
  keys: fc.Arbitrary<string>,
  values: fc.Arbitrary<unknown>,
  maxLength: number,
): fc.Arbitrary<unknown> {
  return fc
    .array(fc.tuple(keys, values), { maxLength })
    .map((entries) => Object.fromEntries(entries) as unknown);
}

test('any JSON is checked, and no release refuses without a reason', () => {
  fc.assert(
    fc.property(
      fc.oneof(json, skill),
      fc.constantFrom(null, 'tides/plugin.json', 'x.json', ''),
      (value, path) => {
        const text = JSON.stringify(value);
        const plain = JSON.parse(text) as unknown;
        const document: SourceDocument = {
          text,
          value: plain,
          strict: true,
          path: path ?? anythingllm.read.defaultPath(plain),
        };
        const findings = anythingllm.check(document);
        for (const { release, kind } of anythingllm.verdicts(document, findings)) {
          expect(['refused', 'crashes'].includes(kind)).toBe(
            refusedBy(release, findings, anythingllm.rules).length > 0,
          );
        }
        expect(
          refusedBy('documented', findings, anythingllm.rules).length > 0 || complaints(plain).length === 0,
        ).toBe(true);
        for (const finding of findings) {
          const message = anythingllm.rules[finding.code]?.message(finding.args);
          expect(message).toMatch(/^[^]{10,400}$/);
          expect(message).not.toMatch(/\bundefined\b|\[object|NaN/);
        }
      },
    ),
    { numRuns: runs(500, 2000) },
  );
});

test('every fix removes its problem and makes nothing worse', () => {
  fc.assert(
    fc.property(fc.oneof(json, skill), (value) => {
      const text = JSON.stringify(value, null, 2);
      const before = run(text);
      // Fixes of the text itself are to test elsewhere.
      const own = before.problems.filter((p) => p.code.startsWith('anythingllm/'));
      for (const problem of own.slice(0, 25)) checkFixes(before, text, problem, (fixed) => run(fixed));
    }),
    { numRuns: runs(20, 200), examples: [[{ params: {}, toString: [] }]] },
  );
});
