// Rules for triggers and their actions.

import type { Evidence } from '../../../model/finding.ts';
import { remove, setTo, defineRule, rulesWith, type Misnamed, renameOrRemove } from '../../kit/rule.ts';
import { code, perhaps, shouldBe } from '../../kit/words.ts';
import {
  from0_8_3,
  from2026_02,
  fromBoth,
  guide,
  validators,
  since,
  REAL_REFUSED,
  define,
} from '../evidence.ts';
import { V2026_02 } from '../releases.ts';
import * as fixes from './fixes.ts';

const section = guide('Triggers');
const wrongTypes = `triggers[…]: invalid "type" (must be 'schedule' or 'event')`;
const repository = (text?: string): Evidence[] =>
  fromBoth('gw/db/repositories/triggers.ts:153-162', 'gw/db/repositories/triggers.ts:186-196', text);
const noFireTime =
  'Cannot create schedule trigger: cron expression "…" did not produce a valid next fire time';
const engine = fromBoth('gw/triggers/engine.ts', 'gw/triggers/engine.ts');

const triggerRule = rulesWith({ severity: REAL_REFUSED });

export const triggersType = triggerRule<{ found: string }>('ownpilot/triggers-type', {
  message: ({ found }) => `\`triggers\` must be a list and is ${found}. Leave it out if there are none.`,
  evidence: [section, ...validators('"triggers" must be an array')],
  fix: fixes.listTriggers,
});

export const triggerNotObject = triggerRule<{ found: string }>('ownpilot/trigger-not-object', {
  message: ({ found }) =>
    found === 'null'
      ? 'This entry of `triggers` is null, and OwnPilot’s validator itself crashes on it.'
      : `Every trigger must be an object with a name, a type, a config and an action; this is ${found}.`,
  evidence: [section, ...validators('triggers[…]: missing or invalid "name"')],
  fix: ({ pointer }) => remove(pointer),
});

export const triggerMemberMissing = triggerRule('ownpilot/trigger-member-missing', {
  message: ({ key }: { key: 'name' | 'config' | 'action' }) =>
    `This trigger has no ${code(key)}, so OwnPilot refuses the whole package.`,
  evidence: [section, ...validators('triggers[…]: missing or invalid "…"')],
  fix: fixes.addMember,
});

export const triggerMemberType = triggerRule('ownpilot/trigger-member-type', {
  message: ({ key, found }: { key: 'name' | 'config' | 'action'; found: string }) =>
    shouldBe(
      `The trigger's ${code(key)}`,
      key === 'name' ? 'a string that is not empty' : 'an object',
      found,
    ),
  evidence: [section, ...validators('triggers[…]: missing or invalid "…"')],
  fix: fixes.writeMember,
});

export const triggerMemberList = define.changedThenBroken<{ key: 'config' | 'action' }>(
  'ownpilot/trigger-member-list',
  {
    message: ({ key }) =>
      `The trigger's ${code(key)} is a list. OwnPilot accepts it, but finds nothing in it.`,
    evidence: [section, ...engine],
    fix: fixes.writeMember,
  },
);

export const triggerTypeMissing = triggerRule('ownpilot/trigger-type-missing', {
  message: () => 'This trigger has no `type` to say what fires it.',
  evidence: [section, ...validators(wrongTypes)],
  fix: fixes.chooseType,
});

export const triggerTypeUnknown = triggerRule('ownpilot/trigger-type-unknown', {
  message: ({ type, meant }: { type: string; meant: string | undefined }) =>
    `No release accepts a trigger of the type ${type}. The real ones only know \`schedule\` and \`event\`.${perhaps(meant)}`,
  evidence: [section, ...validators(wrongTypes)],
  fix: fixes.chooseType,
});

export const triggerTypeCron = defineRule('ownpilot/trigger-type-cron', {
  severity: since(V2026_02, 'refused'),
  message: () =>
    'The guide calls this type `cron`, but both real releases refuse the whole package for it. They call it `schedule`.',
  evidence: validators(wrongTypes),
  fix: ({ pointer }) => setTo(pointer, 'schedule'),
});

export const triggerTypeSchedule = define.guideChanged('ownpilot/trigger-type-schedule', {
  message: () => 'Both real releases want `schedule` here. The guide calls it `cron` instead.',
  evidence: [section],
});

export const triggerTypeInterval = defineRule('ownpilot/trigger-type-interval', {
  severity: since(V2026_02, 'refused'),
  message: () =>
    'The guide lists `interval`, but both real releases refuse the whole package for it. Use `schedule` with a cron expression such as `*/15 * * * *`.',
  evidence: validators(wrongTypes),
  fix: fixes.scheduleInterval,
});

export const triggerCronMissing = define.broken('ownpilot/trigger-cron-missing', {
  message: () =>
    'The trigger has no cron expression in `config.cron`. The package installs, but this trigger is never created.',
  evidence: [
    section,
    ...repository(
      'Cannot create schedule trigger: cron expression "(empty)" did not produce a valid next fire time',
    ),
  ],
  fix: fixes.addCron,
});

export const triggerCron = define.broken<{ error: string }>('ownpilot/trigger-cron', {
  message: ({ error }) =>
    `OwnPilot cannot use this cron expression (“${error}”). The package installs, but this trigger is never created.`,
  evidence: [section, from0_8_3('core/scheduler/index.ts:297-395'), ...repository(noFireTime)],
  fix: fixes.betterExpression,
});

export const triggerCronSurprise = defineRule<{ surprise: string }>('ownpilot/trigger-cron-surprise', {
  severity: since(V2026_02, 'advice'),
  message: ({ surprise }) => surprise,
  evidence: [from2026_02('core/scheduler/index.ts'), from0_8_3('core/scheduler/index.ts')],
});

export const triggerTimezone = define.realChanged('ownpilot/trigger-timezone', {
  message: () =>
    'OwnPilot stores the `timezone` but does not use it. The trigger follows the clock of OwnPilot’s machine.',
  evidence: [from2026_02('core/scheduler/index.ts'), from0_8_3('core/scheduler/index.ts')],
  fix: ({ pointer }) => remove(pointer),
});

export const triggerEventMissing = define.realBroken('ownpilot/trigger-event-missing', {
  message: () =>
    'The trigger does not say in `config.eventType` which event it waits for, so it never fires.',
  evidence: [from2026_02('gw/db/repositories/triggers.ts'), from0_8_3('gw/db/repositories/triggers.ts')],
  fix: fixes.addEvent,
});

export const triggerKeyUnknown = define.changed<Misnamed>('ownpilot/trigger-key-unknown', {
  message: ({ key, meant }) => `OwnPilot reads no ${code(key)} of a trigger.${perhaps(meant)}`,
  evidence: [
    section,
    from2026_02('gw/services/skill-package-service.ts'),
    from0_8_3('gw/services/extension/trigger-manager.ts'),
  ],
  fix: renameOrRemove,
});

export const actionTypeMissing = define.broken('ownpilot/action-type-missing', {
  message: () => 'The action has no `type`, so it fails when the trigger fires.',
  evidence: [section, ...engine],
  fix: fixes.makeChat,
});

export const actionTypeUnknown = define.broken('ownpilot/action-type-unknown', {
  message: ({ type, meant }: { type: string; meant: string | undefined }) =>
    `OwnPilot has no action of the type ${type}. The trigger is created, but fails when it fires.${perhaps(meant)}`,
  evidence: [section, ...engine],
  fix: (found, document) =>
    found.args.meant === undefined ? fixes.makeChat(found, document) : setTo(found.pointer, found.args.meant),
});

export const actionPrompt = define.realBroken('ownpilot/action-prompt', {
  message: () =>
    'The guide’s action `prompt` installs, but fails in the real releases when the trigger fires. They want `chat` with the text in `payload.prompt`.',
  evidence: [
    from2026_02('gw/services/skill-package-types.ts'),
    from0_8_3('gw/services/extension/types.ts:12-137'),
  ],
  fix: fixes.makeChat,
});

export const actionPayload = define.realBroken('ownpilot/action-payload', {
  message: ({ key }: { key: 'prompt' | 'tool'; whole: boolean }) =>
    `This action needs its \`payload.${key}\`. Without it nothing useful happens when the trigger fires.`,
  evidence: engine,
  fix: fixes.fillPayload,
});

export const actionTool = define.realChanged<{ name: string; meant: string }>('ownpilot/action-tool', {
  message: ({ name, meant }) => `The package has no tool ${code(name)}.${perhaps(meant)}`,
  evidence: engine,
  fix: ({ pointer, args }) => setTo(pointer, args.meant),
});
