// The body that a new mock starts with.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyFor } from './mock-body.ts';

test.each<[string, string, unknown]>([
  ['nothing that is read', 'return 1;', { ok: true }],
  [
    'members of members',
    'const data = await response.json();\nreturn data.current.temperature.toFixed(1) + data.current?.unit;',
    { current: { temperature: 1, unit: 'example' } },
  ],
  [
    'lists with what is read of their elements',
    'const data = await r.json(); data.stations.length; return data.stations.map((s) => s.name + s.place.city).join();',
    { stations: [{ name: 'example', place: { city: 'example' } }] },
  ],
  ['elements by number', 'const d = await (await fetch(u)).json(); d.x', { ok: true }],
  ['an element by number', 'const d = await a.json(); return d.results[0].id;', { results: ['example'] }],
  [
    'names taken apart',
    'const { tides, at: time } = await a.json(); tides.length',
    { tides: 'example', at: 'example' },
  ],
])('%s', (_, code, body) => {
  expect(JSON.parse(bodyFor(code))).toEqual(body);
});

test('is JSON for any code, and ends soon', () => {
  const word = fc.constantFrom(
    'const d = await a.json();',
    'd',
    '.',
    '__proto__',
    '(',
    'map',
    '[',
    '{',
    'x',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (words) => {
      expect(() => JSON.parse(bodyFor(words.join(''))) as unknown).not.toThrow();
    }),
  );
  const began = performance.now();
  bodyFor(`const d = await a.json();${'d.a'.repeat(30_000)}`);
  bodyFor(`${'d'.repeat(50_000)} const ${'x'.repeat(40_000)} = await a.json()`);
  expect(performance.now() - began).toBeLessThan(2_000);
});
