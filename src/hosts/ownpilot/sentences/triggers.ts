// Sentences for triggers and their actions.

import type { Rule } from '../../../model/host.ts';
import { ERA, GUIDE, NOW } from '../releases.ts';
import {
  ADVICE,
  CHANGED,
  code,
  era,
  guide,
  meant,
  now,
  REAL_CHANGED,
  REAL_REFUSED,
  say,
  validators,
} from '../evidence.ts';

const section = guide('Triggers');
const wrongTypes = `triggers[…]: invalid "type" (must be 'schedule' or 'event')`;
const repository = (text?: string): ReturnType<typeof now>[] => [
  era('gw/db/repositories/triggers.ts', text),
  now('gw/db/repositories/triggers.ts:186-196', text),
];
const noFireTime =
  'Cannot create schedule trigger: cron expression "…" did not produce a valid next fire time';
const engine = [era('gw/triggers/engine.ts'), now('gw/triggers/engine.ts')];

export const triggerRules: Readonly<Record<string, Rule>> = {
  'ownpilot/triggers-type': {
    severity: REAL_REFUSED,
    message: (args) =>
      `\`triggers\` must be a list and is ${say(args, 'found')}. Leave it out if there are none.`,
    evidence: [section, ...validators('"triggers" must be an array')],
  },
  'ownpilot/trigger-not-object': {
    severity: REAL_REFUSED,
    message: (args) =>
      args.isNull === true
        ? 'This entry of `triggers` is null, and OwnPilot’s validator itself crashes on it.'
        : `Every trigger must be an object with a name, a type, a config and an action; this is ${say(args, 'found')}.`,
    evidence: [section, ...validators('triggers[…]: missing or invalid "name"')],
  },
  'ownpilot/trigger-member-missing': {
    severity: REAL_REFUSED,
    message: (args) => `This trigger has no \`${say(args, 'key')}\`, so OwnPilot refuses the whole package.`,
    evidence: [section, ...validators('triggers[…]: missing or invalid "…"')],
  },
  'ownpilot/trigger-member-type': {
    severity: REAL_REFUSED,
    message: (args) =>
      `The trigger's \`${say(args, 'key')}\` must be ${args.key === 'name' ? 'a string that is not empty' : 'an object'} and is ${say(args, 'found')}.`,
    evidence: [section, ...validators('triggers[…]: missing or invalid "…"')],
  },
  'ownpilot/trigger-member-list': {
    severity: CHANGED,
    message: (args) =>
      `The trigger's \`${say(args, 'key')}\` is a list. OwnPilot accepts it, but finds nothing in it.`,
    evidence: [section, ...engine],
  },
  'ownpilot/trigger-type-missing': {
    severity: REAL_REFUSED,
    message: () => 'This trigger has no `type` to say what fires it.',
    evidence: [section, ...validators(wrongTypes)],
  },
  'ownpilot/trigger-type-unknown': {
    severity: REAL_REFUSED,
    message: (args) =>
      `No release accepts a trigger of the type ${say(args, 'type')}. The real ones only know \`schedule\` and \`event\`.${meant(args)}`,
    evidence: [section, ...validators(wrongTypes)],
  },
  'ownpilot/trigger-type-cron': {
    severity: { [ERA]: 'refused', [NOW]: 'refused' },
    message: () =>
      'The guide calls this type `cron`, but both real releases refuse the whole package for it. They call it `schedule`.',
    evidence: validators(wrongTypes),
  },
  'ownpilot/trigger-type-schedule': {
    severity: { [GUIDE]: 'changed' },
    message: () => 'Both real releases want `schedule` here. The guide calls it `cron` instead.',
    evidence: [section],
  },
  'ownpilot/trigger-type-interval': {
    severity: { [ERA]: 'refused', [NOW]: 'refused' },
    message: () =>
      'The guide lists `interval`, but both real releases refuse the whole package for it. Use `schedule` with a cron expression such as `*/15 * * * *`.',
    evidence: validators(wrongTypes),
  },
  'ownpilot/trigger-interval-empty': {
    severity: { [GUIDE]: 'advice' },
    message: () => 'An interval trigger needs a number in its `config` for how often it fires.',
    evidence: [section],
  },
  'ownpilot/trigger-cron-missing': {
    severity: CHANGED,
    message: () =>
      'The trigger has no cron expression in `config.cron`. The package installs, but this trigger is never created.',
    evidence: [
      section,
      ...repository(
        'Cannot create schedule trigger: cron expression "(empty)" did not produce a valid next fire time',
      ),
    ],
  },
  'ownpilot/trigger-cron': {
    severity: CHANGED,
    message: (args) =>
      args.fires === true
        ? `OwnPilot’s check of cron expressions refuses this one (“${say(args, 'error')}”), but an install does not use that check. The trigger fires when the rest of the expression matches.`
        : `OwnPilot cannot use this cron expression (“${say(args, 'error')}”). The package installs, but this trigger is never created.`,
    evidence: [section, now('core/scheduler/index.ts:297-395'), ...repository(noFireTime)],
  },
  'ownpilot/trigger-cron-surprise': {
    severity: { [ERA]: 'advice', [NOW]: 'advice' },
    message: (args) => say(args, 'surprise'),
    evidence: [era('core/scheduler/index.ts'), now('core/scheduler/index.ts')],
  },
  'ownpilot/trigger-timezone': {
    severity: REAL_CHANGED,
    message: () =>
      'OwnPilot stores the `timezone` but does not use it. The trigger follows the clock of OwnPilot’s machine.',
    evidence: [era('core/scheduler/index.ts'), now('core/scheduler/index.ts')],
  },
  'ownpilot/trigger-event-missing': {
    severity: REAL_CHANGED,
    message: () =>
      'The trigger does not say in `config.eventType` which event it waits for, so it never fires.',
    evidence: [era('gw/db/repositories/triggers.ts'), now('gw/db/repositories/triggers.ts')],
  },
  'ownpilot/trigger-event-type': {
    severity: REAL_CHANGED,
    message: (args) => `\`config.eventType\` must be the name of an event and is ${say(args, 'found')}.`,
    evidence: [era('gw/db/repositories/triggers.ts'), now('gw/db/repositories/triggers.ts')],
  },
  'ownpilot/trigger-filters': {
    severity: REAL_CHANGED,
    message: (args) =>
      `\`config.filters\` must be an object whose members equal those of the event, and is ${say(args, 'found')}.`,
    evidence: engine,
  },
  'ownpilot/trigger-enabled': {
    severity: CHANGED,
    message: (args) =>
      `\`enabled\` must be true or false; with ${say(args, 'found')} the trigger is on, because only \`false\` itself turns it off.`,
    evidence: [
      section,
      era('gw/services/skill-package-service.ts'),
      now('gw/services/extension/trigger-manager.ts'),
    ],
  },
  'ownpilot/trigger-name-repeated': {
    severity: ADVICE,
    message: (args) =>
      `Another trigger is also called ${code(args, 'name')}, so they look the same in the list.`,
    evidence: [section],
  },
  'ownpilot/trigger-key-unknown': {
    severity: CHANGED,
    message: (args) => `OwnPilot reads no \`${say(args, 'key')}\` of a trigger.${meant(args)}`,
    evidence: [
      section,
      era('gw/services/skill-package-service.ts'),
      now('gw/services/extension/trigger-manager.ts'),
    ],
  },
  'ownpilot/action-type-missing': {
    severity: CHANGED,
    message: () => 'The action has no `type`, so it fails when the trigger fires.',
    evidence: [section, ...engine],
  },
  'ownpilot/action-type-unknown': {
    severity: CHANGED,
    message: (args) =>
      `OwnPilot has no action of the type ${say(args, 'type')}. The trigger is created, but fails when it fires.${meant(args)}`,
    evidence: [section, ...engine],
  },
  'ownpilot/action-type-unlisted': {
    severity: { [GUIDE]: 'advice' },
    message: (args) =>
      `The guide only shows actions of the type \`prompt\`. The real releases want ${code(args, 'type')}.`,
    evidence: [section],
  },
  'ownpilot/action-prompt': {
    severity: REAL_CHANGED,
    message: () =>
      'The guide’s action `prompt` installs, but fails in the real releases when the trigger fires. They want `chat` with the text in `payload.prompt`.',
    evidence: [era('gw/services/skill-package-types.ts'), now('gw/services/extension/types.ts:12-137')],
  },
  'ownpilot/action-prompt-missing': {
    severity: { [GUIDE]: 'changed' },
    message: () => 'A `prompt` action needs the text for the model in `prompt`.',
    evidence: [section],
  },
  'ownpilot/action-payload': {
    severity: REAL_CHANGED,
    message: (args) =>
      `This action needs its \`payload.${say(args, 'key')}\`. Without it nothing useful happens when the trigger fires.`,
    evidence: engine,
  },
  'ownpilot/action-tool': {
    severity: REAL_CHANGED,
    message: (args) => `The package has no tool ${code(args, 'name')}.${meant(args)}`,
    evidence: engine,
  },
};
