// Fixes change what they are for and nothing else, on every case and on mutated manifests.

import { analyse } from '../../../test/check/of-text.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Change } from '../../model/finding.ts';
import { type Analysis } from '../../check/check.ts';
import { fixesOf } from '../../check/problem.ts';
import { applyEdits, editsOf, withoutOverlaps } from '../../lang/json/change.ts';
import { strictOutline } from '../../lang/json/outline.ts';
import { join, parent, split, valueAt } from '../../lang/json/pointer.ts';
import { checkFixes } from '../../../test/hosts/check-rule-case.ts';
import { unmark } from '../../../test/hosts/unmark.ts';
import type { RuleCase } from '../../model/rule-case.ts';
import { host as ownpilot } from './index.ts';
import broken from './samples/broken.json?raw';
import { runs } from '../../../test/runs.ts';

const at = (text: string): Analysis =>
  analyse({ text, hostId: 'ownpilot', release: null, path: null, older: null }, [ownpilot]);

const modules = import.meta.glob<{ cases?: readonly RuleCase[] }>('./*/**/cases.ts', { eager: true });
const cases = Object.values(modules).flatMap((module) => module.cases ?? []);

const texts = cases.map((c) => unmark(c.raises).text);

describe('fixes keep every other value', () => {
  test.each(cases.map((c) => [c.code, unmark(c.raises).text, c.path ?? 'tides/skill.json'] as const))(
    '%s',
    (code, text, path) => {
      const value = JSON.parse(text) as unknown;
      const document = { text, value, strict: true, path };
      for (const finding of ownpilot.check(document).filter((f) => f.code === code)) {
        for (const { title, changes = [] } of fixesOf(ownpilot, finding, document)) {
          expect(title).toMatch(/^[A-Z]/);
          const edits = changes.map((change) => editsOf(text, strictOutline(text), change));
          expect(
            edits.every((list) => list.length > 0),
            title,
          ).toBe(true);
          const fixed = JSON.parse(applyEdits(text, withoutOverlaps(edits.flat()))) as unknown;
          for (const leaf of pointersOf(value)) {
            if (changes.some((change) => touches(change, leaf))) continue;
            expect(valueAt(fixed, leaf), `${title}: ${leaf}`).toEqual(valueAt(value, leaf));
          }
        }
      }
    },
  );
});

/** True where a change may alter or move the value at this pointer. */
function touches(change: Change, leaf: string): boolean {
  // Removing an element moves those after it.
  const moved =
    change.op === 'remove' && /\/\d+$/.test(change.pointer) ? parent(change.pointer) : change.pointer;
  return leaf === moved || leaf.startsWith(`${moved}/`) || moved.startsWith(`${leaf}/`);
}

test('every fix of the broken sample ends its problem and makes nothing worse', () => {
  const before = at(broken);
  expect(before.problems.length).toBeGreaterThan(5);
  for (const problem of before.problems) checkFixes(before, broken, problem, at);
});

test('fixes hold on mutated manifests', () => {
  const manifests = [...texts, broken].filter((text) => text.startsWith('{'));
  const odd = fc.constantFrom<unknown>(
    ...[
      null,
      '',
      'x y',
      'a.b',
      '_x',
      7,
      true,
      [],
      {},
      [null],
      ['a', 'a', 1],
      { a: { type: 'text' } },
      undefined,
    ],
  );
  const edits = fc.array(fc.tuple(fc.nat(), odd), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.constantFrom(...manifests), edits, (manifest, mutations) => {
      const value = JSON.parse(manifest) as unknown;
      for (const [n, replacement] of mutations) {
        const places = pointersOf(value);
        replace(value, places[n % places.length] ?? '', replacement);
      }
      const text = JSON.stringify(value, null, 2);
      const before = at(text);
      for (const problem of before.problems.slice(0, 40)) checkFixes(before, text, problem, at);
    }),
    { numRuns: runs(100, 300) },
  );
});

/** Pointers of everything inside a value, containers included. */
function pointersOf(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return pointer === '' ? [] : [pointer];
  const below = Object.entries(value).flatMap(([key, inner]) => pointersOf(inner, join(pointer, key)));
  return pointer === '' ? below : [pointer, ...below];
}

function replace(root: unknown, pointer: string, value: unknown): void {
  const holder = valueAt(root, parent(pointer));
  if (typeof holder !== 'object' || holder === null) return;
  const key = split(pointer).at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(holder, key);
  else Reflect.set(holder, key, structuredClone(value));
}
