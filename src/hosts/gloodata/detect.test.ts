// What suggests an info document, what its releases make of findings, and how faulty documents are walked.

import { analyse } from '../../../test/check/of-text.ts';
import { describe, expect, test } from 'vitest';
import { detect } from './detect.ts';
import { host } from './index.ts';
import { argsOf, baseType, fieldsOf, isNullPair, membersOf, toolsKey, toolsOf } from './walk.ts';

test.each<[unknown, number | null, boolean?]>([
  [{ ns: 'a', tools: {} }, 1, true],
  [{ ns: 'a', functions: {} }, 0.9, true],
  [{ ns: 'a', tools: [] }, 0.8, true],
  [{ ns: 'a', title: 'A', x: 1 }, 0.6, true],
  [{ ns: 'a' }, 0.35, true],
  [{ ns: 'a', b: 1 }, 0.35, true],
  [{ ns: 'a', b: 1, c: 2 }, null],
  [{ tools: { a: { schema: { fields: {} } } } }, 0.9],
  [{ tools: { b: 1, a: { ui: { args: {} } } } }, 0.9],
  [{ tools: { a: { schema: {}, ui: { args: [] } } } }, null],
  [{ tools: [] }, null],
  [{}, null],
])('%j is one with %s', (value, score, exclusive) => {
  const keys = new Set(Object.keys(value as object));
  const claim = detect({ text: JSON.stringify(value), value, keys });
  expect([claim?.score ?? null, claim?.exclusive]).toEqual([score, exclusive]);
});

describe('the observed release', () => {
  const observed = (text: string): [string | undefined, readonly string[] | undefined] => {
    const { verdicts } = analyse({ text, hostId: 'gloodata', release: null, path: null, older: null }, [
      host,
    ]);
    const verdict = verdicts.find(({ release }) => release === 'observed');
    return [verdict?.kind, verdict?.notes];
  };
  const good = host.samples.find(({ kind }) => kind === 'good')?.text ?? '';

  test('accepts what the documentation allows', () => {
    expect(observed(good)).toEqual(['accepted', []]);
  });

  test('is not known to read what no extension does', () => {
    const [kind, [note] = []] = observed('{"ns": "a", "title": "A"}');
    expect([kind, note]).toEqual(['unknown', expect.stringContaining('the host is closed')]);
  });

  test('refuses what is not JSON', () => {
    const [kind, [note] = []] = observed(`${good},`);
    expect([kind, note]).toEqual(['refused', expect.stringContaining('expects JSON')]);
  });
});

describe('a faulty document', () => {
  const root = { tools: { a: { schema: { fields: { x: 1 } }, ui: { args: { y: null } } }, b: 'no' } };
  const [a] = toolsOf(root);

  test('has its tools, fields and arguments with their places', () => {
    expect(toolsOf(root).map(({ key, pointer }) => [key, pointer])).toEqual([['a', '/tools/a']]);
    expect(a && fieldsOf(a)).toEqual([{ key: 'x', value: 1, pointer: '/tools/a/schema/fields/x' }]);
    expect(a && argsOf(a)).toEqual([{ key: 'y', value: null, pointer: '/tools/a/ui/args/y' }]);
    expect([toolsOf({}), toolsOf([]), membersOf([1], ''), membersOf(null, '')]).toEqual([[], [], [], []]);
  });

  test('has its tools under their old name only where the new one is missing', () => {
    expect([{ functions: {} }, { functions: {}, tools: [] }, { functions: [] }, {}].map(toolsKey)).toEqual([
      'functions',
      'tools',
      'tools',
      'tools',
    ]);
  });

  test.each<[unknown, boolean, string | undefined]>([
    ['string', false, 'string'],
    [['string', 'null'], true, 'string'],
    [['null', 'integer'], true, 'integer'],
    [['string', 'integer'], false, undefined],
    [['null', 'null'], false, undefined],
    [['null', 1], false, undefined],
    [['null'], false, undefined],
    [['a', 'b', 'null'], false, undefined],
    [null, false, undefined],
  ])('the type %j is a pair with null: %s', (type, pair, base) => {
    expect([isNullPair(type), baseType(type)]).toEqual([pair, base]);
  });
});
