// The fixes for the switch and the name of a skill, value by value.

import { describe, expect, test } from 'vitest';
import type { SourceDocument } from '../../../model/finding.ts';
import { schemaErrors } from '../official-schema.ts';
import { checkIdentity, identitySchema } from './check.ts';
import * as rules from './rules.ts';

const PATH = 'lamps/plugin.json';
const SKILL = { hubId: 'lamps', entrypoint: { file: 'handler.js', params: {} }, active: true, name: 'Lamps' };

/** Title and new value of each fix that the rule offers for this manifest. */
function fixesOf(rule: keyof typeof rules, manifest: unknown): unknown[] {
  const document: SourceDocument = { text: '', value: manifest, strict: true, path: PATH };
  const { code, fix } = rules[rule];
  const findings = [...checkIdentity(document), ...schemaErrors(document, identitySchema)];
  const found = findings.find((finding) => finding.code === code);
  if (!found) throw new Error(`${code} was not raised`);
  return (fix?.(found, document) ?? []).map(({ title, changes: [change] = [] }) => {
    return [title, change?.op === 'set' ? [change.pointer, change.value] : change];
  });
}

describe('a missing switch', () => {
  const { active: _, ...without } = SKILL;

  test('is on where the skill would load', () => {
    expect(fixesOf('activeMissing', without)).toEqual([['Add "active": true', ['/active', true]]]);
  });

  test('is off where the skill would not load, so no session crashes', () => {
    expect(fixesOf('activeMissing', { ...without, entrypoint: null })).toEqual([
      ['Add "active": false', ['/active', false]],
    ]);
  });
});

describe('a switch of another type', () => {
  test.each([
    ['false', false],
    ['No', false],
    [' off ', false],
    ['0', false],
    ['', false],
    [0, false],
    [null, false],
    ['true', true],
    ['yes', true],
    ['falsehood', true],
    [1, true],
    [{}, true],
  ])('%j means %s', (active, meant) => {
    expect(fixesOf('activeType', { ...SKILL, active })).toEqual([
      [`Change to ${String(meant)}`, ['/active', meant]],
    ]);
  });
});

describe('a skill that is off', () => {
  test('is switched on where it would load', () => {
    expect(fixesOf('inactive', { ...SKILL, active: false })).toEqual([
      ['Switch the skill on', ['/active', true]],
    ]);
  });

  test.each([{ entrypoint: null }, { hubId: 'other' }, { hubId: '.' }])('stays off with %j', (broken) => {
    expect(fixesOf('inactive', { ...SKILL, ...broken, active: false })).toEqual([]);
  });
});

describe('a name', () => {
  test.each([
    ['deck-lamps', 'Deck lamps'],
    ['潮汐', 'My skill'],
    [7, 'My skill'],
  ])('is made of the hubId %j: %s', (hubId, name) => {
    const { name: _, ...without } = { ...SKILL, hubId };
    expect(fixesOf('nameMissing', without)[0]).toEqual([expect.any(String), ['/name', name]]);
    expect(fixesOf('nameType', { ...without, name: 5 })[0]).toEqual([expect.any(String), ['/name', name]]);
    expect(fixesOf('nameVanishes', { ...without, name: '潮' })[0]).toEqual([
      expect.any(String),
      ['/name', name],
    ]);
  });

  test('loses its accents, unless other letters would be lost too', () => {
    expect(fixesOf('nameLosesLetters', { ...SKILL, name: 'Café' })).toEqual([
      ['Change to "Cafe"', ['/name', 'Cafe']],
    ]);
    expect(fixesOf('nameLosesLetters', { ...SKILL, name: 'Café 潮' })).toEqual([]);
  });
});
