// Paths and names from hubIds, against Node's own path module where the host uses that.

import { posix } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPath, hubPath, suggestHubId, TOOL_NAME } from './hub-id.ts';

const piece = fc.constantFrom('/', '..', '.', 'a', 'b c', ' ', '\\', '../', './');

test('the folder is the one that Node finds below the skills folder', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join('')),
      (hubId) => {
        const path = hubPath(hubId);
        const normal = posix
          .normalize(hubId.trim())
          .replace(/^(\.\.(\/|\\|$))+/, '')
          .trim();
        if (['..', '.', '/'].includes(normal)) expect(path).toEqual({ throws: 'Invalid path.' });
        else {
          const folder = posix.relative('/skills', posix.resolve('/skills', normal));
          const child = folder !== '' && !folder.includes('/') && folder !== '..';
          expect(path).toEqual({ folder: child ? folder : null });
        }
      },
    ),
    { numRuns: 3000 },
  );
});

test.each([
  [{ hubId: 'sunset-clock' }, 'sunset-clock/plugin.json'],
  [{ hubId: 42 }, '42/plugin.json'],
  [{ hubId: 'a/b' }, 'my-skill/plugin.json'],
  [{ hubId: '..' }, 'my-skill/plugin.json'],
  [{ hubId: '' }, 'my-skill/plugin.json'],
  [{}, 'my-skill/plugin.json'],
  [null, 'my-skill/plugin.json'],
])('the expected path of %j', (value, path) => {
  expect(defaultPath(value)).toBe(path);
});

test('a suggested hubId is a legal tool name or nothing', () => {
  expect(suggestHubId('Über Gezeiten #2')).toBe('Uber-Gezeiten-2');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (words) => {
      const hubId = suggestHubId(words);
      expect(hubId === '' || TOOL_NAME.test(hubId)).toBe(true);
    }),
  );
});
