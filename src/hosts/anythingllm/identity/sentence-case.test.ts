// How the settings page writes names.

import { expect, test } from 'vitest';
import { sentenceCase } from './sentence-case.ts';

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
