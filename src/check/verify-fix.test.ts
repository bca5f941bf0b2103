// Which fixes may be offered: those that make just their changes, end their problem, and raise no worse one.

import { documentOf } from '../../test/check/of-text.ts';
import { describe, expect, test } from 'vitest';
import type { Finding, Severity, Change, TextEdit } from '../model/finding.ts';
import { isObject } from '../model/guards.ts';
import type { Host } from '../model/host.ts';
import { applyEdits, editsOfAll } from '../lang/json/change.ts';
import { strictOutline, tolerantOutline } from '../lang/json/outline.ts';
import { readJson } from '../lang/json/read.ts';
import { fixVerifier } from './verify-fix.ts';

const COSTS: Readonly<Record<string, Severity>> = {
  advice: 'advice',
  changed: 'changed',
  refused: 'refused',
};

/** Every member `"advice"`, `"changed"` or `"refused"`, at any depth, is found with that severity. */
function check({ value }: { readonly value: unknown }): Finding[] {
  const visit = (here: unknown, pointer: string): Finding[] => {
    if (Array.isArray(here)) return here.flatMap((item, i) => visit(item, `${pointer}/${String(i)}`));
    if (!isObject(here)) return [];
    return Object.entries(here).flatMap(([key, held]) => [
      ...(COSTS[key] && held !== null
        ? [{ code: `h/${key}`, pointer: `${pointer}/${key}`, at: 'key' as const, args: { held } }]
        : []),
      ...visit(held, `${pointer}/${key}`),
    ]);
  };
  return visit(value, '');
}

const READ = { schemaFor: () => ({}), defaultPath: () => '' };

const host: Host = {
  id: 'h',
  name: 'H',
  manifest: 'h.json',
  releases: [{ id: 'documented', label: '', about: '' }],
  rules: Object.fromEntries(
    Object.entries(COSTS).map(([key, severity]) => [
      `h/${key}`,
      {
        severity: { documented: severity },
        message: () => 'S.',
        evidence: [],
      },
    ]),
  ),
  samples: [],
  schemas: [],
  read: READ,
  detect: () => null,
  check,
  verdicts: () => [],
};

interface Case {
  readonly text: string;
  /** The finding that is to be fixed. */
  readonly pointer: string;
  readonly changes: readonly Change[];
  /** Edits in place of the changes' own. */
  readonly edits?: readonly TextEdit[];
  readonly release?: string | null;
  readonly rest?: Partial<Host>;
}

function verifierOf({ text, pointer, release = null, rest = {} }: Omit<Case, 'changes'>): {
  readonly verify: ReturnType<typeof fixVerifier>;
  readonly finding: Finding;
} {
  const reading = readJson(text);
  const asked = { ...host, ...rest };
  const document = documentOf({ text, path: null, older: null }, asked, reading);
  const findings = asked.check(document);
  const finding = findings.find((one) => one.pointer === pointer) ?? {
    code: 'h/none',
    pointer,
    at: 'key',
    args: {},
  };
  const checked = { host: asked, document };
  return { verify: fixVerifier({ checked, reading, findings, release, path: '' }), finding };
}

function editsFor(text: string, changes: readonly Change[]): readonly TextEdit[] {
  const outlineOf = readJson(text).strict ? strictOutline : tolerantOutline;
  return editsOfAll(text, outlineOf(text), changes, outlineOf) ?? [];
}

function isOffered(one: Case): boolean {
  const { verify, finding } = verifierOf(one);
  return verify(finding, { title: '', changes: one.changes }, one.edits ?? editsFor(one.text, one.changes));
}

const remove = (pointer: string): Change => ({ op: 'remove', pointer });
const rename = (pointer: string, key: string): Change => ({ op: 'rename', pointer, key });
const set = (pointer: string, value: unknown): Change => ({ op: 'set', pointer, value });

describe('a fix', () => {
  test.each<[string, boolean, Case]>([
    [
      'that ends its problem',
      true,
      { text: '{"changed": 1}', pointer: '/changed', changes: [remove('/changed')] },
    ],
    ['that leaves it', false, { text: '{"changed": 1}', pointer: '/changed', changes: [set('/a', 1)] }],
    [
      'that moves it only',
      false,
      { text: '{"a": {"changed": 1}}', pointer: '/a/changed', changes: [rename('/a', 'b')] },
    ],
    [
      'that ends one of two',
      true,
      { text: '{"a": {"changed": 1}, "changed": 1}', pointer: '/changed', changes: [remove('/changed')] },
    ],
    [
      'that ends another one of its kind',
      false,
      { text: '{"a": {"changed": 2}, "changed": 1}', pointer: '/changed', changes: [remove('/a')] },
    ],
    [
      'that removes an element which the next one follows',
      true,
      { text: '[{"changed": 1}, {"changed": 1}]', pointer: '/0/changed', changes: [remove('/0')] },
    ],
    [
      'that raises a worse one',
      false,
      { text: '{"changed": 1}', pointer: '/changed', changes: [rename('/changed', 'refused')] },
    ],
    [
      'that raises a milder one',
      true,
      { text: '{"changed": 1}', pointer: '/changed', changes: [rename('/changed', 'advice')] },
    ],
    [
      'that raises one as bad',
      true,
      {
        text: '{"refused": 1}',
        pointer: '/refused',
        changes: [set('/refused', null), set('/a', { refused: 2 })],
      },
    ],
    [
      'that raises a worse one of a kind that is there already',
      true,
      {
        text: '{"a": {"refused": 1}, "changed": 1}',
        pointer: '/changed',
        changes: [rename('/changed', 'refused')],
        release: 'documented',
      },
    ],
    [
      'for a finding that the release does not have',
      false,
      { text: '{"advice": 1}', pointer: '/advice', changes: [remove('/advice')], release: '1' },
    ],
    ['for a finding without a rule', false, { text: '{"a": 1}', pointer: '/a', changes: [remove('/a')] }],
  ])('%s: %s', (_, offered, one) => {
    expect(isOffered(one)).toBe(offered);
  });

  test('must not break the text', () => {
    const edits = [{ from: 0, to: 1, insert: '' }];
    expect(isOffered({ text: '{"changed": 1}', pointer: '/changed', changes: [], edits })).toBe(false);
  });
});

describe('in broken text a fix', () => {
  const text = '{"changed": 1, "a": [1 2]';
  const wanted = { text, pointer: '/changed', changes: [remove('/changed')] };

  test('is offered where it makes just its changes', () => {
    expect(isOffered(wanted)).toBe(true);
    const [edit] = editsFor(text, wanted.changes);
    expect(edit).toBeDefined();
    expect(isOffered({ ...wanted, edits: [{ from: 0, to: text.length, insert: '{"a": [1]}' }] })).toBe(false);
  });

  test('must not add faults', () => {
    const more = applyEdits(text, editsFor(text, wanted.changes)).replace('[1 2]', '[1 2,,]');
    expect(isOffered({ ...wanted, edits: [{ from: 0, to: text.length, insert: more }] })).toBe(false);
  });

  test('is not offered where the host reads the text otherwise', () => {
    expect(
      isOffered({ ...wanted, rest: { read: { ...READ, leniently: () => ({ changed: 1, a: [1, 2] }) } } }),
    ).toBe(false);
    expect(
      isOffered({ ...wanted, rest: { read: { ...READ, leniently: () => ({ changed: 1, a: [1] }) } } }),
    ).toBe(false);
  });

  test('is offered where the host reads it the same', () => {
    const leniently = (broken: string): unknown => readJson(broken).value;
    expect(isOffered({ ...wanted, rest: { read: { ...READ, leniently } } })).toBe(true);
  });

  test('is not offered any more when too much was read', () => {
    const filler = `"x": "${'y'.repeat(90_000)}"`;
    const long = `{"changed": 1, ${filler}`;
    const { verify, finding } = verifierOf({ text: long, pointer: '/changed' });
    const changes = [remove('/changed')];
    const edits = editsFor(long, changes);
    expect([1, 2, 3].map(() => verify(finding, { title: '', changes }, edits))).toEqual([true, true, false]);
  });
});

describe('in a long text', () => {
  const filler = Array.from({ length: 210 }, (_, i) => `"m${String(i)}": ["${'y'.repeat(1000)}"]`).join(', ');
  const textOf = (members: string): string => `{${filler}, ${members}}`;
  const offered = (members: string, pointer: string, ...changes: Change[]): boolean =>
    isOffered({ text: textOf(members), pointer, changes, edits: [] });

  test('changes of values are trusted', () => {
    expect(offered('"changed": 1', '/changed', set('/changed', null))).toBe(true);
    expect(offered('"changed": 1', '/changed', set('/refused', 1))).toBe(true);
  });

  test('no member is renamed', () => {
    expect(offered('"changed": 1', '/changed', rename('/changed', 'fine'))).toBe(false);
    expect(offered('"changed": 1', '/changed', set('/a', 1), rename('/changed', 'fine'))).toBe(false);
  });

  test('the first fixes are tried wholly, until too much was checked', () => {
    const text = `{"x": "${'y'.repeat(90_000)}", "changed": 1}`;
    const { verify, finding } = verifierOf({ text, pointer: '/changed' });
    const changes = [set('/a', 1)];
    const edits = editsFor(text, changes);
    expect([1, 2, 3].map(() => verify(finding, { title: '', changes }, edits))).toEqual([false, false, true]);
  });
});

describe('a fix that moves the manifest', () => {
  const wrongName: Partial<Host> = {
    read: { ...READ, defaultPath: () => 'a/other.json' },
    check: ({ path }) =>
      path === 'a/h.json' ? [] : [{ code: 'h/changed', pointer: '', at: 'value', args: { path } }],
  };
  const offered = (path: string): boolean => {
    const { verify, finding } = verifierOf({ text: '{}', pointer: '', rest: wrongName });
    return verify(finding, { title: '', changes: [], path }, []);
  };

  test('is offered where the path that it gives ends the problem', () => {
    expect([offered('a/h.json'), offered('a/other.json')]).toEqual([true, false]);
  });
});
