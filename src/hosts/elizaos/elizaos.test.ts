// Samples, verdicts, and what must hold for every text: no exception, verdicts and findings in step, harmless fixes.

import { analyse } from '../../../test/check/of-text.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PluginFile } from '../../model/file.ts';
import { type Analysis } from '../../check/check.ts';
import { checkFixes } from '../../../test/hosts/check-rule-case.ts';
import { unmark } from '../../../test/hosts/unmark.ts';
import type { RuleCase } from '../../model/rule-case.ts';
import agentConfigSchema from './agent-config.schema.json';
import { host as elizaos } from './index.ts';
import { isPackage } from './file/kind.ts';
import manifestSchema from './schema.json';
import { runs } from '../../../test/runs.ts';
import { isJson } from '../../lang/json/lenient/region.ts';
import { schemaErrorsOf } from '../../../test/hosts/schema-errors.ts';

function analysed(text: string, path: string | null = null, others: readonly PluginFile[] = []): Analysis {
  return analyse({ text, hostId: 'elizaos', release: null, path, older: null, others }, [elizaos]);
}

function severities(text: string, path: string): string[] {
  return analysed(text, path).problems.map((p) => p.severity);
}

test('only a list of a parameter may be meant as its options', () => {
  const parameter = { type: 'string', description: 'Which pier', optional: true, option: ['east'] };
  const text = JSON.stringify({ name: 'p', agentConfig: { pluginParameters: { PIER: parameter } } });
  const { problems } = analysed(text, 'p/package.json');
  const titles = problems
    .filter(({ code }) => code === 'elizaos/parameter-member')
    .map(({ fixes }) => fixes.map(({ title }) => title));
  expect(titles).toEqual([['Remove "optional"'], ['Rename to "options"', 'Remove "option"']]);
});

describe('samples', () => {
  test.each(elizaos.samples.filter((s) => s.kind !== 'broken'))('$id is without fault', ({ text, path }) => {
    expect(severities(text, path)).not.toContain('refused');
    expect(severities(text, path)).not.toContain('changed');
    expect(analysed(text).path).toBe(path);
  });

  test('broken shows each of its slips', () => {
    const sample = elizaos.samples.find((s) => s.kind === 'broken');
    const { problems } = analysed(sample?.text ?? '', sample?.path);
    const codes = problems.filter((p) => p.severity !== 'advice').map((p) => p.code.replace('elizaos/', ''));
    expect([...new Set(codes)].sort()).toEqual([
      'condition-toggle',
      'hint-dotted',
      'hint-type-unknown',
      'kind-unknown',
      'nested-object',
      'option-type',
      'required-unknown',
      'secret-in-clear',
      'unknown-member',
    ]);
  });

  test.each(elizaos.samples)('$id is recognised by its text', ({ text }) => {
    const { detected } = analyse({ text, hostId: null, release: null, path: null, older: null }, [elizaos]);
    expect(detected).toMatchObject({ kind: 'host', hostId: 'elizaos' });
  });
});

describe('schemas', () => {
  test.each(elizaos.samples)(
    '$id: good samples fit their schema, the broken one does not',
    ({ kind, text }) => {
      const value: unknown = JSON.parse(text);
      const errors = schemaErrorsOf(isPackage(value) ? agentConfigSchema : manifestSchema)(value);
      expect(errors.length === 0).toBe(kind !== 'broken');
      expect(elizaos.read.schemaFor(value).$id).toBe(
        `urn:plugbench:schema:elizaos-${isPackage(value) ? 'agent-config' : 'plugin'}.json`,
      );
    },
  );
});

describe('verdicts', () => {
  test('settings without a value are named as the host names them', () => {
    const parameters = {
      TIDE_KEY: { type: 'string', required: true, sensitive: true },
      TIDE_PORT: { type: 'number', required: true, default: 80 },
      TIDE_NOTE: { type: 'string' },
    };
    const text = JSON.stringify({ name: 'p', agentConfig: { pluginParameters: parameters } });
    expect(analysed(text).verdicts[1]).toMatchObject({
      release: '2026-03',
      kind: 'accepted',
      texts: ['TIDE_KEY is required but not set', 'TIDE_PORT is not set (will use default: 80)'],
    });
  });

  test('what cannot be read is absent for Milady and refused by the documentation', () => {
    const { verdicts, problems } = analysed('{"id": "tide", }');
    expect(verdicts.map((v) => v.kind)).toEqual(['refused', 'broken']);
    expect(verdicts[1]?.notes[0]).toContain('cannot read this file and ignores it');
    expect(problems.every((p) => p.severity === 'refused' || !p.code.startsWith('json/'))).toBe(true);
  });

  test('source code gets no verdict and no complaint about JSON', () => {
    const { verdicts, problems, language, path } = analysed(
      `import { Plugin } from "@elizaos/core";\nexport const p = {`,
    );
    expect(verdicts.map((v) => v.kind)).toEqual(['unknown', 'unknown', 'unknown']);
    expect([language, path]).toEqual(['typescript', 'src/index.ts']);
    expect(problems.map((p) => p.code)).toEqual(['elizaos/typescript-source']);
  });

  test('a secret that is declared without a list is declared', () => {
    const template = elizaos.samples.find((s) => s.kind === 'template')?.text ?? '';
    const text = template.replace('["MY_PLUGIN_API_KEY"]', '"MY_PLUGIN_API_KEY"');
    const codes = analysed(text).problems.map((p) => p.code);
    expect(codes).toContain('elizaos/list-type');
    expect(codes).not.toContain('elizaos/secret-undeclared');
  });

  test('notes name each sort of silent change once', () => {
    const hints = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`k${String(i)}`, {}]));
    const { verdicts } = analysed(JSON.stringify({ id: 'a', uiHints: hints }));
    expect(verdicts[1]?.notes.filter((note) => note.includes('There is no property'))).toHaveLength(1);
    expect(verdicts[1]?.notes.join()).toContain('(and 19 more of this kind)');
  });
});

const cases = Object.values(
  import.meta.glob<{ cases: readonly RuleCase[] }>('./*/cases.ts', { eager: true }),
).flatMap((found) => found.cases);

/** Texts to mutate: all samples and everything that raises a problem. */
const bases = [...elizaos.samples.map((s) => s.text), ...cases.map((c) => unmark(c.raises).text)].filter(
  isJson,
);

const oddKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  '',
  '0',
  'required',
  'type',
  'options',
  'a.b',
);
const oddValue = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, '', 'true', 'select', [], {}, '\ud800', 'text', 9e15),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Replaces, adds or removes something somewhere: `steps` chooses the way down. */
function mutate(value: unknown, steps: readonly number[], key: string, replacement: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined || typeof value !== 'object' || value === null) return replacement;
  if (Array.isArray(value)) {
    return value.map((item, i) =>
      i === step % value.length ? mutate(item, rest, key, replacement) : (item as unknown),
    );
  }
  const entries = Object.entries(value);
  const at = step % (entries.length + 1);
  if (at === entries.length) entries.push([key, replacement]);
  const changed = entries.map(([k, v], i): [string, unknown] => [
    k,
    i === at ? mutate(v, rest, key, replacement) : v,
  ]);
  return Object.fromEntries(changed);
}

const mutated = fc
  .tuple(fc.nat(), fc.array(fc.nat(20), { maxLength: 6 }), oddKey, oddValue)
  .map(([n, steps, key, value]) => {
    const base: unknown = JSON.parse(bases[n % bases.length] ?? '{}');
    return JSON.stringify(mutate(base, steps, key, value)) ?? 'null';
  });

describe('settings that Milady does not read', () => {
  const text = `{"id":"tide","name":"Tide","description":"Tides","version":"1.0.0","configSchema":{"type":"object",
    "properties":{"apiKey":{"type":"string"},"pier":{"type":"string","enum":["A","B"],"default":"A"}},
    "required":["apiKey"]},"uiHints":{"apiKey":{"help":"Ask the harbour","sensitive":true}},
    "requiredSecrets":["TIDE_API_KEY"],"optionalSecrets":["HARBOUR_TOKEN"]}`;
  const fixed = (others: readonly PluginFile[]): readonly PluginFile[] =>
    analysed(text, null, others)
      .problems.filter(({ code }) => code === 'elizaos/members-unread')
      .flatMap(({ fixes }) => fixes.flatMap(({ files }) => files ?? []));
  const parameters = {
    TIDE_API_KEY: { type: 'string', description: 'Ask the harbour', required: true, sensitive: true },
    TIDE_PIER: {
      type: 'string',
      description: 'Tide Pier',
      required: false,
      sensitive: false,
      default: 'A',
      options: ['A', 'B'],
    },
    HARBOUR_TOKEN: { type: 'string', description: 'Harbour Token', required: false, sensitive: true },
  };

  test('are written to a new package.json that has no problem', () => {
    const [file] = fixed([]);
    expect(file?.path).toBe('package.json');
    expect(JSON.parse(file?.text ?? '')).toMatchObject({
      name: 'tide',
      version: '1.0.0',
      elizaos: { configKeys: Object.keys(parameters) },
      agentConfig: { pluginParameters: parameters },
    });
    expect(analysed(file?.text ?? '', 'tide/package.json').problems).toEqual([]);
    expect(fixed(file ? [file] : [])).toEqual([]);
  });

  test('are added to the open package.json, whose other members stay as they are written', () => {
    const own = '"TIDE_PIER": {"type": "string",   "description": "mine"}';
    const open = `{"name":"t",  "agentConfig": {"pluginParameters": {${own}}}}`;
    const [file] = fixed([{ path: 'package.json', text: open }]);
    expect(file?.text).toContain(own);
    const written = JSON.parse(file?.text ?? '') as { agentConfig: { pluginParameters: object } };
    expect(Object.keys(written.agentConfig.pluginParameters)).toEqual([
      'TIDE_PIER',
      'TIDE_API_KEY',
      'HARBOUR_TOKEN',
    ]);
  });
});

describe('every text', () => {
  test('verdicts and findings agree, and fixes work without harm', () => {
    fc.assert(
      fc.property(mutated, (text) => {
        const result = analysed(text);
        for (const { release, kind } of result.verdicts) {
          const refused = result.problems.some((p) => p.releases[release] === 'refused');
          expect(kind === 'refused' || kind === 'crashes').toBe(refused);
        }
        const own = result.problems.filter((p) => p.code.startsWith('elizaos/'));
        for (const problem of own)
          checkFixes(result, text, problem, (fixed, files) => analysed(fixed, null, files));
      }),
      { numRuns: runs(150, 1500) },
    );
  });

  test('no verdict on Milady is green where its form crashes', () => {
    fc.assert(
      fc.property(mutated, (text) => {
        const document = { text, value: JSON.parse(text) as unknown, strict: true, path: '' };
        const view = elizaos.preview?.(document, '2026-03');
        const form = /"crash":\{[^}]*"pointer":"\/(?:configSchema|uiHints|agentConfig)/;
        if (!form.test(JSON.stringify(view))) return;
        const { problems } = analysed(text);
        expect(problems.map((p) => p.releases['2026-03'])).toContain('broken');
      }),
      { numRuns: runs(200, 3000) },
    );
  });

  test('half-typed and cut texts never throw, and ranges stay inside', () => {
    fc.assert(
      fc.property(mutated, fc.nat(), (text, cut) => {
        const part = text.slice(0, cut % (text.length + 1));
        for (const problem of analysed(part).problems) {
          expect(problem.from).toBeGreaterThanOrEqual(0);
          expect(problem.to).toBeLessThanOrEqual(part.length);
        }
      }),
      { numRuns: runs(200, 500) },
    );
  });
});
