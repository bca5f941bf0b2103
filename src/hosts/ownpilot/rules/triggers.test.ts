import { expect, test } from 'vitest';
import { rules } from '../sentences.ts';
import { checkTriggers } from './triggers.ts';

test.each([
  ['0-70 9 * * *', 'fires'],
  ['1,99 * * * *', 'fires'],
  ['0 9 * * 7', 'never created'],
  ['0 9 31 2 *', 'never created'],
  ['@daily', 'never created'],
  ['0 9 * * *', null],
])('a schedule of %j: %s', (cron, says) => {
  const trigger = { name: 'tide', type: 'schedule', config: { cron }, action: { type: 'tool', payload: {} } };
  const found = checkTriggers({ triggers: [trigger] }).find(({ code }) => code === 'ownpilot/trigger-cron');
  const sentence = found && rules[found.code]?.message(found.args ?? {});
  if (says === null) expect(sentence).toBeUndefined();
  else expect(sentence).toContain(says);
});
