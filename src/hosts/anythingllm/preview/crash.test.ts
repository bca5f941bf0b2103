// Crashes of the settings page, in the order in which it runs into them (docs/hosts/anythingllm.md#crashes).

import { describe, expect, test } from 'vitest';
import { crashOf } from './crash.ts';
import { LAMPS, type Bag } from './panel-case.fixtures.ts';

const CHILD =
  'Objects are not valid as a React child (found: object with keys {en}). If you meant to render a collection of children, use an array instead.';
const EN = { en: 'x' };
const FILE = { A: { input: { type: 'file', default: 'x' } } };
const { name: _, ...NAMELESS } = LAMPS;

describe('the list', () => {
  test.each<[string, unknown, string, string]>([
    ['null', null, "Cannot read properties of null (reading 'hubId')", ''],
    ['no name', NAMELESS, "Cannot read properties of undefined (reading 'replace')", ''],
    [
      'a name of null',
      { ...LAMPS, name: null },
      "Cannot read properties of null (reading 'replace')",
      '/name',
    ],
    ['a name that is a number', { ...LAMPS, name: 5 }, 'input.replace is not a function', '/name'],
    ['a name that is a list', { ...LAMPS, name: ['a'] }, 'input.replace is not a function', '/name'],
    ['an array', [LAMPS], "Cannot read properties of undefined (reading 'replace')", ''],
    ['a number', 5, "Cannot read properties of undefined (reading 'replace')", ''],
  ])('crashes on %s', (_, manifest, message, pointer) => {
    expect(crashOf(manifest)).toMatchObject({ message, pointer });
  });
});

describe('the panel', () => {
  test.each<[string, Bag, string, string]>([
    [
      'a setting of null',
      { setup_args: { A: {}, B: null } },
      "Cannot read properties of null (reading 'hasOwnProperty')",
      '/setup_args/B',
    ],
    ['a description that is an object', { description: EN }, CHILD, '/description'],
    ['an author that is an object', { author: EN }, CHILD, '/author'],
    ['an object in a list', { author: ['a', [EN]] }, CHILD, '/author'],
    [
      'a hint that is an object',
      { setup_args: { A: { input: { hint: EN } } } },
      CHILD,
      '/setup_args/A/input/hint',
    ],
    [
      'a file picker with a text',
      { setup_args: FILE },
      "Failed to set the 'value' property on 'HTMLInputElement': This input element accepts a filename, which may only be programmatically set to the empty string.",
      '/setup_args/A/input/default',
    ],
  ])('crashes on %s', (_, more, message, pointer) => {
    expect(crashOf({ ...LAMPS, ...more })).toMatchObject({ message, pointer });
  });

  test.each<[string, Bag]>([
    ['a file picker without a text', { setup_args: { A: { input: { type: 'file' } } } }],
    ['settings that are texts', { setup_args: { A: 'x' } }],
    ['a description that is missing', { description: undefined }],
    ['an author of null', { author: null }],
    ['a description that is a list of texts', { description: ['a', 1] }],
  ])('lives with %s', (_, more) => {
    expect(crashOf({ ...LAMPS, ...more })).toBeNull();
  });

  test.each<[string, Bag, string]>([
    ['name before all', { name: 5, setup_args: { C: null }, author: EN }, '/name'],
    ['an entry of null before the rest', { setup_args: { ...FILE, C: null }, author: EN }, '/setup_args/C'],
    ['an object as description hides the author', { description: EN, author: EN }, '/description'],
    ['a list as description does not', { description: [[EN]], author: EN }, '/author'],
    ['a field after the author', { setup_args: FILE, author: EN }, '/setup_args/A/input/default'],
    ['a later field', { setup_args: { ...FILE, B: { input: { hint: EN } } } }, '/setup_args/B/input/hint'],
    [
      'a hint after its input',
      { setup_args: { A: { input: { type: 'file', default: 'x', hint: EN } } } },
      '/setup_args/A/input/hint',
    ],
    [
      'a later file picker',
      { setup_args: { '0': { input: { hint: EN } }, ...FILE } },
      '/setup_args/A/input/default',
    ],
  ])('of several: %s', (_, more, pointer) => {
    expect(crashOf({ ...LAMPS, ...more })?.pointer).toBe(pointer);
  });
});

test('the advice says whether the crash hides only this skill or all of them', () => {
  expect(crashOf(NAMELESS)?.advice).toContain('instead of all skills');
  expect(crashOf({ ...LAMPS, author: EN })?.advice).toContain('The skill is listed');
});
