// Paths and names from hubIds, against Node's own path module where the host uses that.

import { posix } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPath, hubPath, suggestHubId, TOOL_NAME } from './hub-id.ts';
import { sentenceCase } from '../identity/sentence-case.ts';
import { session, sessionWhenOn } from '../loading/session.ts';

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

const entrypoint = { params: {} };

test.each([
  [
    { hubId: 'a', entrypoint },
    { kind: 'loaded', logs: [] },
  ],
  [
    { hubId: 'b', entrypoint },
    { kind: 'skipped', log: logOf('b') },
  ],
  [{ entrypoint }, { kind: 'skipped', log: logOf('undefined') }],
  [
    { hubId: null, entrypoint },
    { kind: 'skipped', log: logOf('null') },
  ],
  [
    { hubId: '', entrypoint },
    { kind: 'dies', message: 'Invalid path.', logs: [] },
  ],
  [
    { hubId: ['a'], entrypoint },
    { kind: 'dies', message: 'filepath.trim is not a function', logs: [] },
  ],
  [
    { hubId: 'a' },
    { kind: 'dies', message: "Cannot read properties of undefined (reading 'params')", logs: [] },
  ],
  [
    { hubId: 'x#y', entrypoint },
    { kind: 'skipped', log: '@@x is not a valid plugin. Skipping inclusion to agent cluster.' },
  ],
  [
    { hubId: 'flow_1', entrypoint },
    { kind: 'skipped', log: 'Flow 1 not found in flows directory. Skipping inclusion to agent cluster.' },
  ],
  [
    { hubId: 'mcp_m', entrypoint },
    { kind: 'skipped', log: 'MCP m not found in MCP server config. Skipping inclusion to agent cluster.' },
  ],
])('a session with %j in the folder a', (config, expected) => {
  expect(sessionWhenOn(config, 'a/plugin.json')).toEqual(expected);
});

function logOf(hubId: string): string {
  return `Imported plugin by hubId ${hubId} not found in plugin directory. Skipping inclusion to agent cluster.`;
}

test.each([
  ['Get Weather', 'Get weather'],
  ['GitHubReader', 'Git hub reader'],
  ['OS Info', 'Os info'],
  ['my_skill v2.0', 'My skill v2 0'],
  ['HR 근태 조회', 'Hr'],
  ['Café Überprüfung', 'Caf berpr fung'],
  ['潮汐', ''],
])('the settings show %s as %s', (name, shown) => {
  expect(sentenceCase(name)).toBe(shown);
});

test('a hubId that no text can be made of ends the session of every agent', () => {
  const skill = { hubId: { toString: 'x' }, name: 'A', entrypoint: {} };
  const message = 'Cannot convert object to primitive value';
  expect(session({ ...skill, active: true }, '')).toEqual({ kind: 'dies', message, logs: [] });
  expect(session({ ...skill, active: false }, '')).toEqual({ kind: 'off' });
});
