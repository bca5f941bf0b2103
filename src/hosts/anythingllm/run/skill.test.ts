// The settings of a skill as the config store shows them.

import { expect, test } from 'vitest';
import { runnable } from './skill.ts';

test('a setting with a value in the manifest says what an empty box means', () => {
  const value = {
    hubId: 'tides',
    setup_args: {
      CLOCK: { type: 'string', input: { type: 'text', hint: '12 or 24.' }, value: '24' },
      UNITS: { type: 'string', input: { type: 'text', hint: 'metric or imperial' }, value: 'metric' },
      KEY: { type: 'string', input: { type: 'password', hint: 'Your key.' }, value: '' },
    },
  };
  const { services } = runnable({ main: { path: 'tides/plugin.json', text: '', value }, others: [] });
  const [service] = services;
  expect(service?.fields.map(({ description }) => description)).toEqual([
    '12 or 24. If it is empty here, the value in plugin.json is used.',
    'metric or imperial. If it is empty here, the value in plugin.json is used.',
    'Your key.',
  ]);
});
