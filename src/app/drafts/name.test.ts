import { expect, test } from 'vitest';
import { hosts } from '../../hosts/registry.ts';
import { nameOf } from './name.ts';

test.each([
  ['{"id": "tides", "name": "Tide times"}', 'Tide times'],
  ['{"hubId": "tides", "na', 'tides'],
  ['{"name": "", "ns": "sea"}', 'sea'],
  ['dear   host,\n please install this plugin of mine today', 'dear host, please install this plugin of'],
  ['  ', 'Empty'],
  [`${' '.repeat(20_000)}{"name": "too far"}`, 'Empty'],
])('%s is called %s', (text, name) => {
  expect(nameOf(text, hosts)).toBe(name);
});
