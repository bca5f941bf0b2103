import { expect, test } from 'vitest';
import { checkTriggers } from './check.ts';
import { triggerCron } from './rules.ts';

test.each([
  ['0-70 9 * * *', null],
  ['1,99 * * * *', null],
  ['0 9 * * 7', 'never created'],
  ['0 9 31 2 *', 'never created'],
  ['@daily', 'never created'],
  ['0 9 * * *', null],
])('a schedule of %j: %s', (cron, says) => {
  const trigger = { name: 'tide', type: 'schedule', config: { cron }, action: { type: 'tool', payload: {} } };
  const value = { triggers: [trigger] };
  const findings = checkTriggers({ text: '', value, strict: true, path: '' });
  const [message] = findings
    .filter(({ code }) => code === triggerCron.code)
    .map(({ args = {} }) => triggerCron.message(args));
  if (says === null) expect(message).toBeUndefined();
  else expect(message).toContain(says);
});
