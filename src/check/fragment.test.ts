// Parts of manifests that were pasted alone: which host they are for, what is said of them, and what they become.

import { analyse, type TextRequest } from '../../test/check/of-text.ts';
import { describe, expect, test } from 'vitest';
import type { Fragment, Host } from '../model/host.ts';
import { type Analysis } from './check.ts';

const part: Fragment = {
  score: 0.8,
  what: 'a wheel',
  where: 'Wheels',
  whole: { wheels: 1 },
  title: 'Put it on a car',
};

function host(id: string, fragment: Fragment | null, rest: Partial<Host> = {}): Host {
  return {
    id,
    name: id.toUpperCase(),
    manifest: `${id}.json`,
    releases: [
      { id: 'documented', label: '', about: '' },
      { id: '1', label: '', about: '' },
    ],
    rules: {
      [`${id}/bad`]: { severity: { '1': 'changed' }, message: () => 'Bad.', evidence: [] },
    },
    samples: [],
    schemas: [],
    read: { schemaFor: () => ({}), defaultPath: () => `${id}.json` },
    detect: () => null,
    check: () => [{ code: `${id}/bad`, pointer: '/a', at: 'value', args: {} }],
    verdicts: () => [
      { release: 'documented', kind: 'refused', texts: [], notes: [] },
      { release: '1', kind: 'accepted', texts: [], notes: [] },
    ],
    fragment: () => fragment,
    ...rest,
  };
}

const check = (hosts: readonly Host[], over: Partial<TextRequest> = {}): Analysis =>
  analyse({ text: '  {"a": 1}', hostId: null, release: null, path: null, older: null, ...over }, hosts);

const messages = ({ problems }: Analysis): string[] => problems.map(({ message }) => message);

describe('a part of one host’s manifest', () => {
  test('is for that host, and its one problem is that it is a part', () => {
    const { detected, hostId, problems } = check([host('car', part), host('van', null)]);
    expect([detected, hostId]).toEqual([
      { kind: 'host', hostId: 'car', reason: 'looks like a wheel' },
      'car',
    ]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      pointer: '',
      from: 2,
      to: 10,
      severity: 'refused',
      releases: { documented: 'refused', '1': 'advice' },
      message: 'This looks like a wheel for CAR, not a whole `car.json`.',
      evidence: [{ release: 'documented', where: 'Wheels' }],
    });
    expect(problems[0]?.fixes.map(({ title, edits }) => [title, edits])).toEqual([
      ['Put it on a car', [{ from: 0, to: 10, insert: '{\n  "wheels": 1\n}\n' }]],
    ]);
  });

  test('costs what the chosen release makes of it', () => {
    const of = (release: string): unknown => {
      const [problem] = check([host('car', part)], { release }).problems;
      return [problem?.severity, problem?.releases];
    };
    expect(of('1')).toEqual(['advice', { '1': 'advice' }]);
    expect(of('documented')).toEqual(['refused', { documented: 'refused' }]);
    const crashing = host('car', part, {
      verdicts: () => [
        { release: '1', kind: 'crashes', texts: [], notes: [] },
        { release: '2', kind: 'unknown', texts: [], notes: [] },
      ],
    });
    expect(check([crashing]).problems[0]?.releases).toEqual({ '1': 'refused', '2': 'advice' });
    expect(check([host('car', part, { verdicts: () => [] })]).problems[0]?.releases).toEqual({
      documented: 'advice',
    });
  });

  test('is marked to the end of its first line', () => {
    const range = (text: string): unknown => {
      const [problem] = check([host('car', part)], { text }).problems;
      return text.slice(problem?.from, problem?.to);
    };
    expect(range('\n {"a":\n 1}')).toBe('{"a":');
    expect(range(`{"a": "${'x'.repeat(300)}"}`)).toHaveLength(200);
  });

  test('says what to do where no whole one can be made of it', () => {
    const { whole, title, ...rest } = part;
    expect([whole, title]).toHaveLength(2);
    const { problems } = check([host('car', { ...rest, next: 'Paste all of it.' })]);
    expect(problems[0]?.message).toBe('This looks like a wheel for CAR. Paste all of it.');
    expect(problems[0]?.fixes).toEqual([]);
    expect(check([host('car', { ...rest, whole })]).problems[0]?.fixes).toEqual([]);
  });

  test('a manifest without a file name is named as it is', () => {
    const [message] = messages(check([host('car', part, { manifest: 'tool definition' })]));
    expect(message).toBe('This looks like a wheel for CAR, not a whole tool definition.');
  });
});

describe('how sure a part must be', () => {
  const weak = { ...part, score: 0.49 };
  const enough = { ...part, score: 0.5 };
  test('a weak one counts only for the chosen host', () => {
    expect(check([host('car', weak)]).hostId).toBeNull();
    expect(check([host('car', enough)]).hostId).toBe('car');
    expect(messages(check([host('car', weak)], { hostId: 'car' }))).toEqual([
      'This looks like a wheel for CAR, not a whole `car.json`.',
    ]);
  });

  test('only the chosen host is asked', () => {
    const { hostId, problems } = check([host('car', null), host('van', part)], { hostId: 'car' });
    expect([hostId, problems.map(({ code }) => code)]).toEqual(['car', ['car/bad']]);
  });

  test('the best one wins where it is better by a margin', () => {
    expect(check([host('car', { ...part, score: 0.6 }), host('van', part)]).hostId).toBe('van');
  });

  test('of two that are about as good both are offered, the better first', () => {
    const { detected, hostId, problems } = check([host('car', { ...part, score: 0.7 }), host('van', part)]);
    expect([detected, hostId]).toEqual([
      { kind: 'unknown', reason: 'it could be a part of a manifest for VAN or CAR' },
      null,
    ]);
    expect(problems[0]).toMatchObject({
      severity: 'advice',
      message: 'This looks like a part of a manifest: a wheel for VAN or a wheel for CAR.',
      evidence: [{ where: 'VAN, Wheels' }, { where: 'CAR, Wheels' }],
    });
    expect(problems[0]?.fixes.map(({ title }) => title)).toEqual([
      'Put it on a car for VAN',
      'Put it on a car for CAR',
    ]);
    const three = check([host('a', part), host('b', part), host('c', part)]);
    expect(three.detected.reason).toBe('it could be a part of a manifest for A, B or C');
    expect(messages(three)[0]).toContain(': a wheel for A, a wheel for B or a wheel for C.');
  });

  test.each([
    ['nothing', ' \n'],
    ['a very long text', `{"a": "${'x'.repeat(100_000)}"}`],
    ['what nests too deep', '['.repeat(500)],
  ])('%s is not a part', (_, text) => {
    const asked = host('car', null, { fragment: () => expect.unreachable('was asked') });
    expect(check([asked], { text }).hostId).toBeNull();
  });

  test('nor is what another product is known for', () => {
    const other = host('car', part, {
      otherProduct: () => ({ score: 1, product: 'Bikes', reason: 'has pedals' }),
    });
    const { detected, problems } = check([other]);
    expect(detected).toEqual({ kind: 'other-product', product: 'Bikes', reason: 'has pedals' });
    expect(problems).toEqual([]);
    expect(messages(check([other], { hostId: 'car' }))).toHaveLength(1);
  });
});

describe('beside the part', () => {
  const codes = (fragment: Fragment, text: string): string[] =>
    check([host('car', fragment)], { text }).problems.map(({ code }) =>
      code.replace(/^.*fragment.*$/, 'part'),
    );

  test('faults of the text are told, but not that it is no whole document', () => {
    expect(codes(part, '"a": 1,')).toEqual(['part', 'json/trailing-comma']);
    expect(codes(part, 'Here: {"a": 1,}')).toEqual(['part', 'json/trailing-comma']);
  });

  test('nothing is told of source code', () => {
    expect(codes({ ...part, isSource: true }, '{"a": 1,}')).toEqual(['part']);
  });

  test('the host’s findings are told where the members are the manifest’s own', () => {
    expect(codes({ ...part, isRoot: true }, '{"a": 1}')).toEqual(['part', 'car/bad']);
    expect(codes(part, '{"a": 1}')).toEqual(['part']);
    expect(codes({ ...part, isRoot: true }, '"a": 1')).toEqual(['part']);
    expect(check([host('car', { ...part, isRoot: true })]).problems[0]?.severity).toBe('advice');
  });
});
