// Changes of values without a text, and whether two values are the same JSON.

import { describe, expect, test } from 'vitest';
import type { Change } from '../../model/finding.ts';
import { applyChanges, sameJson } from './apply.ts';
import { remove, rename, set, splice } from './changes.fixtures.ts';

test.each<[string, unknown, Change[], unknown]>([
  ['the root', { a: 1 }, [set('', [])], []],
  ['a member', { a: 1 }, [set('/a', 2)], { a: 2 }],
  ['a new member', { a: 1 }, [set('/b', 2)], { a: 1, b: 2 }],
  ['an element', [1, 2], [set('/1', 3)], [1, 3]],
  ['a new element', [1], [set('/1', 2)], [1, 2]],
  ['the end of a list', [1], [set('/-', 2)], [1, 2]],
  ['a member that is gone', { a: 1, b: 2 }, [remove('/a')], { b: 2 }],
  ['elements that are gone together', [1, 2, 3, 4], [remove('/0'), remove('/2')], [2, 4]],
  ['elements of two lists', { a: [1, 2], b: [3, 4] }, [remove('/a/0'), remove('/b/0')], { a: [2], b: [4] }],
  ['an element after another change', [1, 2, 3], [remove('/0'), set('/0', 9), remove('/0')], [3]],
  ['a name', { a: 1, c: 3 }, [rename('/a', 'b')], { b: 1, c: 3 }],
  ['a part of a text', { a: 'hello' }, [splice('/a', 1, 3, 'E')], { a: 'hElo' }],
  ['a value that is not a text', { a: 1 }, [splice('/a', 0, 1, 'x')], { a: 1 }],
  ['what is not there', { a: 1 }, [rename('/x', 'y'), remove('/z')], { a: 1 }],
  ['below a text', { a: 'x' }, [set('/a/b', 1)], { a: 'x' }],
  ['a name in a list', [1], [rename('/0', 'b')], [1]],
])('%s', (_, value, changes, expected) => {
  const before = JSON.stringify(value);
  expect(applyChanges(value, changes)).toEqual(expected);
  expect(JSON.stringify(value)).toBe(before);
});

describe('the same JSON', () => {
  test.each<[unknown, unknown, boolean]>([
    [1, 1, true],
    [1, '1', false],
    [null, null, true],
    [null, {}, false],
    [{}, null, false],
    [[], {}, false],
    [{}, [], false],
    [[1, 2], [1, 2], true],
    [[1, 2], [1, 3], false],
    [[1, 2], [2, 2], false],
    [[1], [1, 2], false],
    [[1, 2], [1], false],
    [[], [], true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, false],
    [{ a: 1, b: 2 }, { a: 3, b: 2 }, false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [{ a: undefined }, { b: undefined }, false],
    [{ a: [{ b: 1 }] }, { a: [{ b: 1 }] }, true],
    [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }, false],
    [[1], { 0: 1 }, false],
  ])('%j and %j: %s', (a, b, same) => {
    expect(sameJson(a, b)).toBe(same);
  });
});
