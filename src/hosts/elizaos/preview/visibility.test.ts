// The conditions under which a field is shown, with their traps (docs/hosts/elizaos.md#conditions).

import { describe, expect, test } from 'vitest';
import { fieldOfCase, type Bag } from './form-case.fixtures.ts';
import { isVisible } from './visibility.ts';

const VALUES = {
  mode: 'x',
  on: 'true',
  off: 'false',
  n: 5,
  text: '5',
  none: '',
  list: ['a', 'b'],
  deep: { k: 'v' },
};

describe('showIf', () => {
  test.each<[string, Bag, boolean]>([
    ['eq', { field: 'mode', op: 'eq', value: 'x' }, true],
    ['eq is strict: a toggle gives text', { field: 'on', op: 'eq', value: true }, false],
    ['neq', { field: 'mode', op: 'neq', value: 'x' }, false],
    ['neq of what was never set', { field: 'gone', op: 'neq', value: 'x' }, true],
    ['in', { field: 'mode', op: 'in', value: ['x'] }, true],
    ['in needs a list', { field: 'mode', op: 'in', value: 'x' }, false],
    ['truthy', { field: 'mode', op: 'truthy' }, true],
    ['truthy of the text false', { field: 'off', op: 'truthy' }, true],
    ['truthy of nothing: a default is not a value', { field: 'gone', op: 'truthy' }, false],
    ['falsy', { field: 'none', op: 'falsy' }, true],
    ['an unknown operator shows', { field: 'mode', op: 'equals', value: 'y' }, true],
    ['eq without a field compares nothing', { op: 'eq', value: 'x' }, false],
  ])('%s', (_, showIf, expected) => {
    expect(isVisible(fieldOfCase({ default: true }, { showIf }), VALUES)).toBe(expected);
  });
});

describe('visible', () => {
  test.each<[string, unknown, boolean]>([
    ['true', true, true],
    ['false', false, false],
    ['a path', { path: 'mode' }, true],
    ['a path with slash', { path: '/deep/k' }, true],
    ['a path into a list', { path: 'list/1' }, true],
    ['a path to nothing', { path: 'gone/k' }, false],
    ['the empty path is everything', { path: '' }, true],
    ['and', { and: [{ path: 'mode' }, { path: 'none' }] }, false],
    ['or', { or: [{ path: 'mode' }, { path: 'none' }] }, true],
    ['not', { not: { path: 'none' } }, true],
    ['eq of a path and a literal', { eq: [{ path: 'mode' }, 'x'] }, true],
    ['neq', { neq: [{ path: 'mode' }, 'x'] }, false],
    ['gt of numbers', { gt: [{ path: 'n' }, 4] }, true],
    ['gte', { gte: [{ path: 'n' }, 5] }, true],
    ['lt', { lt: [{ path: 'n' }, 5] }, false],
    ['lte', { lte: [{ path: 'n' }, 5] }, true],
    ['gt of text is never met', { gt: [{ path: 'text' }, 4] }, false],
    ['an expression without any operator', {}, false],
    ['and before path', { path: 'mode', and: [{ path: 'none' }] }, false],
  ])('%s', (_, visible, expected) => {
    expect(isVisible(fieldOfCase({}, { visible }), VALUES)).toBe(expected);
  });

  test.each<[unknown, string]>([
    [null, "Cannot use 'in' operator to search for 'path' in null"],
    ['yes', "Cannot use 'in' operator to search for 'path' in yes"],
    [{ and: 5 }, 'expr.and.every is not a function'],
    [{ or: null }, "Cannot read properties of null (reading 'some')"],
    [{ eq: 5 }, 'expr.eq is not iterable'],
    [{ path: 5 }, 'path.startsWith is not a function'],
  ])('%j lets the page crash', (visible, message) => {
    expect(() => isVisible(fieldOfCase({}, { visible }), VALUES)).toThrow(message);
  });
});

describe('priority', () => {
  test.each<[string, Bag, boolean]>([
    ['hidden before visible', { hidden: true, visible: true }, false],
    ['visible before showIf', { visible: true, showIf: { field: 'gone', op: 'truthy' } }, true],
    ['shown without any', {}, true],
  ])('%s', (_, hint, expected) => {
    expect(isVisible(fieldOfCase({}, hint), VALUES)).toBe(expected);
  });
});
