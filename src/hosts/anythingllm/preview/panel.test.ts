// The row, the panel's heading and the line below it (docs/hosts/anythingllm.md#the-settings-page).

import { describe, expect, test } from 'vitest';
import { panelOfCase, type Bag } from './panel-case.fixtures.ts';
import type { Panel } from './panel.ts';

describe('switch', () => {
  test.each<[unknown, boolean]>([
    [true, true],
    ['false', true],
    [1, true],
    [{}, true],
    [false, false],
    ['', false],
    [null, false],
  ])('active %j is on: %s', (active, on) => {
    expect(panelOfCase({}, { active })).toMatchObject({ on, deadSwitch: false });
  });

  test('without active it is off and dead', () => {
    expect(panelOfCase({}, { active: undefined })).toMatchObject({ on: false, deadSwitch: true });
  });
});

describe('title', () => {
  test.each([
    ['tideTimes', 'Tide times'],
    ['GitHubReader', 'Git hub reader'],
    ['HR 근태 조회', 'Hr'],
    ['🌊', ''],
  ])('%j shows as %j', (name, title) => {
    expect(panelOfCase({}, { name }).title).toBe(title);
  });
});

describe('gear', () => {
  test.each<[string, unknown, string, boolean]>([
    ['names the skill by its hubId', 'lamps', 'lamps', true],
    ['is left out where it is empty', '', '', false],
    ['is left out where it is missing', undefined, '', false],
    ['takes a number for a name', 5, '5', true],
    ['is there for an empty list', [], '', true],
  ])('%s', (_, hubId, name, gear) => {
    expect(panelOfCase({}, { hubId })).toMatchObject({ hubId: name, gear });
  });
});

describe('description and author', () => {
  test.each<[string, Bag, Partial<Panel>]>([
    ['a missing description leaves “by” by itself', { description: undefined }, { description: '' }],
    ['a missing author is an empty link', { author: undefined }, { author: '' }],
    ['a missing address leaves the link without one', { author_url: undefined }, { href: null }],
    ['any address is put into the link', { author_url: 'quay' }, { href: 'quay' }],
    ['lists show their parts one after the other', { author: ['a', 5, null] }, { author: 'a5' }],
    ['true shows nothing', { description: true }, { description: '' }],
  ])('%s', (_, more, expected) => {
    expect(panelOfCase({}, more)).toMatchObject(expected);
  });
});

test('settings that are not a plain object are not tracked', () => {
  expect([{}, [], { constructor: {} }].map((setup) => panelOfCase(setup).tracked)).toEqual([
    true,
    false,
    false,
  ]);
});

test('a hubId that does not lead to the folder is not found', () => {
  expect(panelOfCase({}).found).toBe(true);
  expect(panelOfCase({}, { hubId: 'other' }).found).toBe(false);
  expect(panelOfCase({}, { hubId: '.' }).found).toBe(false);
  expect(panelOfCase({}, { hubId: 'other' }, '').found).toBe(true);
});
