// A sixth host costs one record: a toy one is detected, checked and fixed beside the real ones.

import { describe, expect, test } from 'vitest';
import { hosts } from '../hosts/loaded.checks.ts';
import { documentedVerdict } from '../hosts/kit/verdict.ts';
import { isObject, member } from '../model/guards.ts';
import type { Host, Rule } from '../model/host.ts';
import { applyEdits } from '../text/change.ts';
import { join } from '../text/pointer.ts';
import { analyse, type Analysis } from './check.ts';
import { fixAll } from './fix.ts';

const rules: Readonly<Record<string, Rule>> = {
  'toy/no-wheels': {
    severity: { documented: 'refused', '1.0': 'changed' },
    message: () => 'A toy car needs `wheels`.',
    evidence: [
      { release: 'documented', where: 'Assembling' },
      { release: '1.0', where: 'car.c:7', text: 'it slides' },
    ],
  },
  'toy/loud': {
    severity: { '1.0': 'advice' },
    message: ({ key }) => `The sound \`${String(key)}\` is loud.`,
    evidence: [],
  },
};

const toy: Host = {
  id: 'toy',
  name: 'Toy',
  manifest: 'car.json',
  releases: [
    { id: 'documented', label: 'Documentation', about: 'The leaflet.' },
    { id: '1.0', label: '1.0', about: 'The only one.' },
  ],
  rules,
  samples: [],
  schemas: [],
  schemaFor: () => ({ type: 'object', properties: { wheels: { type: 'integer' } } }),
  defaultPath: (value) => `${String(member(value, 'car'))}/car.json`,
  detect: ({ keys }) => (keys.has('car') ? { score: 1, reason: 'has `car`' } : null),
  check: ({ value }) => {
    const sounds = member(value, 'sounds');
    return [
      ...(isObject(value) && member(value, 'wheels') === undefined
        ? [{ code: 'toy/no-wheels', pointer: '', at: 'key' } as const]
        : []),
      ...Object.keys(isObject(sounds) ? sounds : {})
        .filter((key) => key !== key.toLowerCase())
        .map(
          (key) => ({ code: 'toy/loud', pointer: join('/sounds', key), at: 'key', args: { key } }) as const,
        ),
    ];
  },
  repair: ({ code, pointer, args }) =>
    code === 'toy/no-wheels'
      ? [{ title: 'Add four', changes: [{ op: 'set', pointer: '/wheels', value: 4 }] }]
      : [
          {
            title: 'Whisper',
            changes: [{ op: 'rename', pointer, key: String(args?.['key']).toLowerCase() }],
          },
        ],
  verdicts: (document, findings) => [
    documentedVerdict(document, findings, rules),
    { release: '1.0', outcome: 'accepted', texts: [], notes: [] },
  ],
};

const all = [...hosts, toy];
const text = '{"car": "red", "sounds": {"HONK": 1, "Beep": 2, "purr": 3}}';

function check(source: string, release: string | null = null): Analysis {
  return analyse({ text: source, hostId: null, release, path: null, older: null }, all);
}

describe('a toy host', () => {
  test('is detected and checked', () => {
    const { detected, hostId, path, problems, verdicts } = check(text);
    expect(detected).toEqual({ kind: 'host', hostId: 'toy', reason: 'has `car`' });
    expect([hostId, path]).toEqual(['toy', 'red/car.json']);
    expect(problems.map((p) => [p.code, p.severity, text.slice(p.from, p.to), p.sentence])).toEqual([
      ['toy/no-wheels', 'refused', '{', 'A toy car needs `wheels`.'],
      ['toy/loud', 'advice', '"HONK"', 'The sound `HONK` is loud.'],
      ['toy/loud', 'advice', '"Beep"', 'The sound `Beep` is loud.'],
    ]);
    expect(verdicts.map((v) => v.outcome)).toEqual(['refused', 'accepted']);
  });

  test('shows a chosen release alone, with its evidence', () => {
    const [problem] = check(text, '1.0').problems;
    expect([problem?.severity, problem?.releases]).toEqual(['changed', { '1.0': 'changed' }]);
    const documented = check(text, 'documented').problems;
    expect(documented.map((p) => [p.code, p.evidence.map((e) => e.release)])).toEqual([
      ['toy/no-wheels', ['documented']],
    ]);
  });

  test('is fixed one by one and all of a kind', () => {
    const fix = check(text).problems[0]?.fixes[0];
    expect(applyEdits(text, fix?.edits ?? [])).toBe(text.replace('3}}', '3}, "wheels": 4}'));
    const request = { text, hostId: null, release: null, path: null, older: null };
    const fixed = fixAll(request, 'toy/loud', all);
    expect(fixed.text).toBe(text.replace('HONK', 'honk').replace('Beep', 'beep'));
    expect(fixed.rounds).toHaveLength(1);
  });

  test('leaves the others alone', () => {
    for (const host of hosts) {
      for (const sample of host.samples) expect(check(sample.text).hostId).toBe(host.id);
    }
  });
});
