// From findings to problems: severities per release, ranges, order, limits, and texts that no host can check.

import { analyse, type TextRequest, requestOf } from '../../test/check/of-text.ts';
import { describe, expect, test, vi } from 'vitest';
import type { Finding, Change, Fix, Rule } from '../model/finding.ts';
import type { Host } from '../model/host.ts';
import { applyEdits } from '../lang/json/change.ts';
import { valueAt } from '../lang/json/pointer.ts';
import { type Analysis } from './check.ts';
import { hosts } from '../../test/hosts/loaded.ts';
import { fixAll } from './fix.ts';

const rule = (severity: Rule['severity']): Rule => ({ severity, message: () => 'S.', evidence: [] });

interface Parts {
  readonly findings?: readonly Finding[];
  readonly rules?: Readonly<Record<string, Rule>>;
  /** Of all its rules. */
  readonly fixes?: (finding: Finding) => Fix[];
  readonly rest?: Partial<Host>;
  readonly read?: Partial<Host['read']>;
}

function host({ findings = [], rules = {}, fixes, rest = {}, read = {} }: Parts): Host {
  const fixed = Object.entries(rules).map(
    ([code, one]) => [code, fixes ? { ...one, fix: fixes } : one] as const,
  );
  return {
    id: 'h',
    name: 'H',
    manifest: 'h.json',
    releases: [
      { id: 'documented', label: '', about: '' },
      { id: '1', label: '', about: '' },
    ],
    rules: Object.fromEntries(fixed),
    samples: [],
    schemas: [],
    read: { schemaFor: () => ({}), defaultPath: () => 'h/h.json', ...read },
    detect: () => ({ score: 1, reason: 'is' }),
    check: () => findings,
    verdicts: () => [],
    ...rest,
  };
}

function run(text: string, parts: Parts, request: Partial<TextRequest> = {}): Analysis {
  const whole = { text, hostId: null, release: null, path: null, older: null, ...request };
  return analyse(whole, [host(parts)]);
}

const at = (pointer: string, code = 'h/x', rest: Partial<Finding> = {}): Finding => ({
  code,
  pointer,
  at: 'value',
  args: {},
  ...rest,
});

const setA = (value: unknown): Change => ({ op: 'set', pointer: '/a', value });

/** A check that finds one thing where this value stands. */
const oneAt =
  (pointer: string, wrong: unknown): Host['check'] =>
  ({ value }) =>
    valueAt(value, pointer) === wrong ? [at(pointer)] : [];

test('a fix that only moves the manifest is offered with its path', () => {
  const moves: Partial<Host> = {
    check: ({ path }) => (path === 'h/i.json' ? [] : [at('', 'h/a')]),
  };
  const fixes = (): Fix[] => [
    { title: 'Rename', changes: [], path: 'h/i.json' },
    { title: 'Rename badly', changes: [], path: 'h/j.json' },
  ];
  const own = host({ rules: { 'h/a': rule({ documented: 'changed' }) }, fixes, rest: moves });
  const { problems } = analyse({ text: '{}', hostId: 'h', release: null, path: null, older: null }, [own]);
  expect(problems[0]?.fixes).toMatchObject([{ title: 'Rename', edits: [], path: 'h/i.json' }]);
});

/** Titles of the host's fixes. */
const titles = (text: string, parts: Parts): string[] =>
  run(text, parts)
    .problems.filter((p) => p.code.startsWith('h/'))
    .flatMap((p) => p.fixes.map((f) => f.title));

describe('severity', () => {
  const rules = { 'h/x': rule({ documented: 'advice', '1': 'refused' }), 'h/y': rule({ '1': 'changed' }) };

  test('is the worst of the releases that count', () => {
    const findings = [at('/a'), at('/a', 'h/x', { releases: ['documented'] }), at('/a', 'h/y')];
    const all = run('{"a": 1}', { findings, rules }).problems;
    expect(all.map((p) => [p.code, p.severity, p.releases])).toEqual([
      ['h/x', 'refused', { documented: 'advice', '1': 'refused' }],
      ['h/y', 'changed', { '1': 'changed' }],
      ['h/x', 'advice', { documented: 'advice' }],
    ]);
    const documented = run('{"a": 1}', { findings, rules }, { release: 'documented' }).problems;
    expect(documented.map((p) => p.severity)).toEqual(['advice', 'advice']);
  });

  test('a finding without a rule is an error of the host: it is logged and shown, never dropped', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { problems } = run('{"a": 1}', { findings: [at('/a', 'h/none')] });
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([['h/none', 'advice']]);
    expect(problems[0]?.message).toContain('`h/none`');
    expect(logged).toHaveBeenCalledWith('No rule is written for h/none.');
    logged.mockRestore();
  });
});

describe('faults of the text', () => {
  test('are refused everywhere unless the host says otherwise', () => {
    expect(run('{"a": 1,}', {}).problems[0]?.releases).toEqual({ documented: 'refused', '1': 'refused' });
    const read: Parts['read'] = { syntaxSeverity: () => ({ '1': 'changed' }) };
    expect(run('{"a": 1,}', { read }).problems[0]?.releases).toEqual({ '1': 'changed' });
    expect(run('{"a": 1,}', { read: { syntaxSeverity: () => ({}) } }).problems).toEqual([]);
  });

  test('never cost more than they do by default', () => {
    const read: Parts['read'] = { syntaxSeverity: () => ({ '1': 'refused' }) };
    expect(run('{"a": 1, "a": 2}', { read }).problems[0]?.releases).toEqual({ '1': 'changed' });
    const advice = run('{"a": "\ufffd"}', { read }).problems[0]?.releases;
    expect(advice).toEqual({ documented: 'advice', '1': 'advice' });
  });

  test('stand beside the findings', () => {
    const parts = { findings: [at('/b')], rules: { 'h/x': rule({ '1': 'changed' }) } };
    expect(run('{"a": 1, // one\n"b": 2}', parts).problems.map((p) => p.code)).toEqual([
      'json/comment',
      'h/x',
    ]);
  });
});

describe('texts that cannot be checked', () => {
  test.each([
    ['', 'json/empty'],
    [' \n\t', 'json/empty'],
    ['['.repeat(100_000), 'json/too-deep'],
    ['{"a":'.repeat(100_000), 'json/too-deep'],
  ])('%#', (text, code) => {
    const { problems, verdicts } = run(text, { findings: [at('/a')] }, { hostId: 'h' });
    expect(problems.map((p) => p.code)).toEqual([code]);
    expect(verdicts).toEqual([]);
  });

  test('a host that nobody knows', () => {
    expect(run('{}', {}, { hostId: 'zz' }).hostId).toBeNull();
  });
});

describe('problems', () => {
  const rules = {
    'h/x': rule({ '1': 'advice' }),
    'h/y': rule({ '1': 'refused' }),
  };

  test('come in source order, at one place the worst first', () => {
    const findings = [at('/b'), at('/a', 'h/x'), at('/a', 'h/y')];
    const { problems } = run('{"a": 1, "b": 2}', { findings, rules });
    expect(problems.map((p) => p.code)).toEqual(['h/y', 'h/x', 'h/x']);
  });

  test('are limited, and the worst are kept', () => {
    const text = JSON.stringify(Array.from({ length: 1200 }, (_, i) => i));
    const findings = Array.from({ length: 1200 }, (_, i) =>
      at(`/${String(i)}`, i % 10 === 3 ? 'h/y' : 'h/x'),
    );
    const { problems, hidden } = run(text, { findings, rules });
    expect([problems.length, hidden]).toEqual([200, 1000]);
    expect(problems.filter((p) => p.severity === 'refused')).toHaveLength(120);
    expect(problems.every((p, i) => i === 0 || (problems[i - 1]?.from ?? 0) <= p.from)).toBe(true);
  });

  test('fixes that cannot be made are left out', () => {
    const fixes = (): Fix[] => [
      { title: 'no', changes: [{ op: 'remove', pointer: '/zz' }] },
      { title: 'half', changes: [setA(2), { op: 'remove', pointer: '/zz' }] },
      { title: 'yes', changes: [setA(2)] },
    ];
    expect(titles('{"a": 1}', { rules, fixes, rest: { check: oneAt('/a', 1) } })).toEqual(['yes']);
  });

  test('fixes that do not help or make it worse are left out', () => {
    const check: Host['check'] = (document) => [
      ...oneAt('/a', 1)(document),
      ...(valueAt(document.value, '/a') === 9 ? [at('/a', 'h/y')] : []),
    ];
    const fixes = (): Fix[] => [
      { title: 'idle', changes: [{ op: 'set', pointer: '/b', value: 2 }] },
      { title: 'worse', changes: [setA(9)] },
      { title: 'yes', changes: [setA(2)] },
    ];
    expect(titles('{"a": 1}', { rules, fixes, rest: { check } })).toEqual(['yes']);
  });

  test('of broken text have fixes where the host reads it as we do', () => {
    const fixes = (): Fix[] => [{ title: 'yes', changes: [setA(2)] }];
    const check = oneAt('/a', 'x');
    const parts = { rules, fixes };
    expect(titles("{a: 'x',}", { ...parts, rest: { check } })).toEqual(['yes']);
    const other = { rest: { check: () => [at('/a')] }, read: { leniently: () => ({ a: 'y' }) } };
    expect(titles("{a: 'x',}", { ...parts, ...other })).toEqual([]);
  });
});

describe('the document that a host sees', () => {
  test('has path, older version and the host’s own reading', () => {
    const seen: unknown[] = [];
    const rest: Partial<Host> = {
      check: (document) => {
        seen.push(document);
        return [];
      },
    };
    const read = { leniently: () => 'read anew' };
    run('{"a": 1}', { rest, read }, { path: 'x/y.json', older: '{"a": 0,}' });
    run('{a}', { rest, read }, { older: 'hello' });
    expect(seen).toEqual([
      { text: '{"a": 1}', value: { a: 1 }, strict: true, path: 'x/y.json', older: { a: 0 } },
      {
        text: '{a}',
        value: 'read anew',
        strict: false,
        parseError: expect.any(String) as string,
        path: 'h/h.json',
      },
    ]);
  });
});

describe('fixing all of a kind', () => {
  const fix = async (text: string, code: string, parts: Parts): Promise<string> => {
    const request = requestOf({ text, hostId: null, release: null });
    const all = await fixAll(request, code, [host(parts)]);
    expect(all.rounds.reduce((t, edits) => applyEdits(t, edits), text)).toBe(all.text);
    return all.text;
  };

  test('faults of the text, however many', async () => {
    expect(await fix(`[${"'a', ".repeat(300)}1]`, 'json/single-quotes', {})).toBe(
      `[${'"a", '.repeat(300)}1]`,
    );
    expect(await fix('{"a": 1, "b": {"c": 1, "c": 2, "c": 3}, "a": 4}', 'json/duplicate-key', {})).toBe(
      '{"b": {"c": 3}, "a": 4}',
    );
  });

  test('edits that meet take several rounds', async () => {
    const rest: Partial<Host> = {
      check: ({ value }) => (value as unknown[]).map((_, i) => at(`/${String(i)}`)),
    };
    const fixes = ({ pointer }: Finding): Fix[] => [{ title: 'r', changes: [{ op: 'remove', pointer }] }];
    expect(await fix('[1, 2, 3, 4]', 'h/x', { rules: { 'h/x': rule({ '1': 'advice' }) }, rest, fixes })).toBe(
      '[]',
    );
  });

  test('a fix that fixes nothing is not made', async () => {
    const fixes = (): Fix[] => [{ title: 'r', changes: [{ op: 'set', pointer: '/-', value: 0 }] }];
    const rules = { 'h/x': rule({ '1': 'advice' }) };
    expect(await fix('[]', 'h/x', { findings: [at('')], rules, fixes })).toBe('[]');
  });
});

test('code in the manifest is named with the place of its string, in broken text too', () => {
  const text =
    '{ "id": "a", "tools": [{ "name": "b", "code": "return\\n1" }, { "code": "" }, { "code": 1 }] }';
  const partsOf = (source: string): unknown[] =>
    analyse({ text: source, hostId: 'ownpilot', release: null, path: null, older: null }, hosts).code.map(
      ({ from, to, ...part }) => ({
        ...part,
        literal: source.slice(from, to),
      }),
    );
  const parts = [
    { pointer: '/tools/0/code', path: 'b.js', literal: '"return\\n1"' },
    { pointer: '/tools/1/code', path: 'tool-2.js', literal: '""' },
  ];
  expect(partsOf(text)).toEqual(parts);
  expect(partsOf(text.replace('"a",', '"a"'))).toEqual(parts);
});
