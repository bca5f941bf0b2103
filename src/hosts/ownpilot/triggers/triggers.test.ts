import { expect, test } from 'vitest';
import { checkTriggers } from './check.ts';
import { triggerCron, triggerCronPart } from './rules.ts';

test.each([
  ['0-70 9 * * *', 'fires'],
  ['1,99 * * * *', 'fires'],
  ['0 9 * * 7', 'never created'],
  ['0 9 31 2 *', 'never created'],
  ['@daily', 'never created'],
  ['0 9 * * *', null],
])('a schedule of %j: %s', (cron, says) => {
  const trigger = { name: 'tide', type: 'schedule', config: { cron }, action: { type: 'tool', payload: {} } };
  const value = { triggers: [trigger] };
  const findings = checkTriggers({ text: '', value, strict: true, path: '' });
  const [message] = [triggerCron, triggerCronPart].flatMap((rule) =>
    findings.filter(({ code }) => code === rule.code).map(({ args = {} }) => rule.message(args)),
  );
  if (says === null) expect(message).toBeUndefined();
  else expect(message).toContain(says);
});
