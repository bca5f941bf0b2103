// Settings as secrets and parameters: each has a variable of its own.

import { expect, test } from 'vitest';
import type { Plugin, Setting, Sourced } from '../../../model/plugin.ts';
import { configOf } from './write/settings.ts';

const sourced = (value: string): Sourced<string> => ({ value, file: 'plugin.json', pointer: `/${value}` });
const setting = (key: string): Setting => ({ key: sourced(key), kind: 'secret', required: false });

test('keys that are the same as variable names stay apart', () => {
  const settings = ['r', 'r_', 'café', 'cafè'].map(setting);
  const plugin: Plugin = { tags: [], keywords: [], services: [], tools: [], triggers: [], settings };
  const variables = configOf(plugin, 'tide').names.map(({ to }) => (to as [string, string])[0]);
  expect(variables).toEqual(['TIDE_R', 'TIDE_R_2', 'TIDE_CAF', 'TIDE_CAF_2']);
});
