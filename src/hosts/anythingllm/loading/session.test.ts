// Starts sessions with skills of all kinds of hubIds.

import { expect, test } from 'vitest';
import { session, sessionWhenOn } from './session.ts';

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
    { kind: 'crashes', message: 'Invalid path.', logs: [] },
  ],
  [
    { hubId: ['a'], entrypoint },
    { kind: 'crashes', message: 'filepath.trim is not a function', logs: [] },
  ],
  [
    { hubId: 'a' },
    { kind: 'crashes', message: "Cannot read properties of undefined (reading 'params')", logs: [] },
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

test('a hubId that no text can be made of ends the session of every agent', () => {
  const skill = { hubId: { toString: 'x' }, name: 'A', entrypoint: {} };
  const message = 'Cannot convert object to primitive value';
  expect(session({ ...skill, active: true }, '')).toEqual({ kind: 'crashes', message, logs: [] });
  expect(session({ ...skill, active: false }, '')).toEqual({ kind: 'off' });
});
