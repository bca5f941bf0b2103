// Cases for triggers and actions (test data).

import type { RuleCase } from '../../../model/rule-case.ts';
import { MARKED, skill, triggerText, withAction, withTrigger } from '../case-texts.fixtures.ts';

const config = (text: string, type = '"schedule"'): string => withTrigger({ type, config: text });
const cron = (text: string): string => config(`{ "cron": ${text} }`);
const event = (text: string): string => config(text, '"event"');
const key = (text: string, name: string): string => text.replace(`"${name}":`, `⟦"${name}"⟧:`);

export const cases: readonly RuleCase[] = [
  {
    code: 'ownpilot/triggers-type',
    raises: skill({ triggers: '⟦null⟧' }),
    misses: skill({ triggers: '[]' }),
  },
  {
    code: 'ownpilot/triggers-type',
    raises: skill({ triggers: `⟦${triggerText()}⟧` }),
    misses: withTrigger({}),
  },
  { code: 'ownpilot/trigger-not-object', raises: skill({ triggers: '[⟦null⟧]' }), misses: withTrigger({}) },
  {
    code: 'ownpilot/trigger-not-object',
    raises: skill({ triggers: '[⟦"0 9 * * *"⟧]' }),
    misses: withTrigger({}),
  },
  {
    code: 'ownpilot/trigger-member-missing',
    raises: withTrigger({ action: null }, MARKED),
    misses: withTrigger({}),
  },
  {
    code: 'ownpilot/trigger-member-missing',
    raises: withTrigger({ name: null, title: '"Morning"' }, MARKED),
    misses: withTrigger({}),
  },
  {
    code: 'ownpilot/trigger-member-missing',
    raises: withTrigger({ config: null }, MARKED),
    misses: withTrigger({}),
  },
  {
    code: 'ownpilot/trigger-member-type',
    raises: withTrigger({ name: '⟦""⟧' }),
    misses: withTrigger({ name: '" "' }),
  },
  { code: 'ownpilot/trigger-member-type', raises: config('⟦"0 9 * * 1"⟧'), misses: cron('"0 9 * * 1"') },
  {
    code: 'ownpilot/trigger-member-list',
    raises: config('⟦[{ "cron": "0 9 * * 1" }]⟧'),
    misses: cron('"0 9 * * 1"'),
  },
  {
    code: 'ownpilot/trigger-type-missing',
    raises: withTrigger({ type: null }, MARKED),
    misses: withTrigger({}),
  },
  {
    code: 'ownpilot/trigger-type-unknown',
    raises: withTrigger({ type: '⟦"Schedule"⟧' }),
    misses: withTrigger({ type: '"schedule"' }),
  },
  {
    code: 'ownpilot/trigger-type-unknown',
    raises: withTrigger({ type: '⟦"webhook"⟧' }),
    misses: withTrigger({ type: '"interval"' }),
  },
  {
    code: 'ownpilot/trigger-type-cron',
    raises: withTrigger({ type: '⟦"cron"⟧' }),
    misses: withTrigger({ type: '"schedule"' }),
  },
  {
    code: 'ownpilot/trigger-type-schedule',
    raises: withTrigger({ type: '⟦"schedule"⟧' }),
    misses: withTrigger({ type: '"cron"' }),
  },
  {
    code: 'ownpilot/trigger-type-interval',
    raises: config('{ "minutes": 90 }', '⟦"interval"⟧'),
    misses: withTrigger({}),
  },
  {
    code: 'ownpilot/trigger-cron-missing',
    raises: key(config('{ "expression": "0 9 * * *" }'), 'config'),
    misses: cron('"0 9 * * *"'),
  },
  { code: 'ownpilot/trigger-cron', raises: cron('⟦"0 9 * * MON-FRI"⟧'), misses: cron('"0 9 * * 1-5"') },
  { code: 'ownpilot/trigger-cron', raises: cron('⟦"@daily"⟧'), misses: cron('"0 0 * * *"') },
  { code: 'ownpilot/trigger-cron', raises: cron('⟦"0 0 9 * * *"⟧'), misses: cron('"0 9 * * *"') },
  { code: 'ownpilot/trigger-cron', raises: cron('⟦"0 9 * * 7"⟧'), misses: cron('"0 9 * * 6"') },
  { code: 'ownpilot/trigger-cron-surprise', raises: cron('⟦"0 9 1 * 1"⟧'), misses: cron('"0 9 1 * *"') },
  {
    code: 'ownpilot/trigger-timezone',
    raises: config('{ "cron": "0 9 * * *", ⟦"timezone"⟧: "Europe/Oslo" }'),
    misses: cron('"0 9 * * *"'),
  },
  {
    code: 'ownpilot/trigger-event-missing',
    raises: key(event('{ "event": "goal_completed" }'), 'config'),
    misses: event('{ "eventType": "goal_completed" }'),
  },
  {
    code: 'ownpilot/trigger-event-missing',
    raises: event('{ "eventType": ⟦7⟧ }'),
    misses: event('{ "eventType": "7" }'),
  },
  {
    code: 'ownpilot/member-type',
    raises: withTrigger({ enabled: '⟦"false"⟧' }),
    misses: withTrigger({ enabled: 'false' }),
  },
  {
    code: 'ownpilot/trigger-key-unknown',
    raises: withTrigger({ '⟦enable⟧': 'false' }),
    misses: withTrigger({ enabled: 'false' }),
  },
  {
    code: 'ownpilot/action-type-missing',
    raises: key(withAction('{ "prompt": "Tell me the tides" }'), 'action'),
    misses: withAction('{ "type": "prompt" }'),
  },
  {
    code: 'ownpilot/action-type-unknown',
    raises: withAction('{ "type": ⟦"chatt"⟧, "payload": {} }'),
    misses: withAction('{ "type": "workflow", "payload": {} }'),
  },
  {
    code: 'ownpilot/action-type-unknown',
    raises: withAction('{ "type": ⟦7⟧, "prompt": "x" }'),
    misses: withAction('{ "type": "chat", "prompt": "x" }'),
  },
  {
    code: 'ownpilot/action-prompt',
    raises: withAction('{ "type": ⟦"prompt"⟧, "prompt": "x" }'),
    misses: withAction('{ "type": "chat", "prompt": "x" }'),
  },
  {
    code: 'ownpilot/action-payload',
    raises: key(withAction('{ "type": "chat", "prompt": "x" }'), 'action'),
    misses: withAction('{ "type": "chat", "payload": { "message": "x" } }'),
  },
  {
    code: 'ownpilot/action-payload',
    raises: key(withAction('{ "type": "tool", "payload": {} }'), 'payload'),
    misses: withAction('{ "type": "tool", "payload": { "tool": "x" } }'),
  },
  {
    code: 'ownpilot/action-tool',
    raises: withAction('{ "type": "tool", "payload": { "tool": ⟦"tide_next"⟧ } }'),
    misses: withAction('{ "type": "tool", "payload": { "tool": "search_web" } }'),
  },
];
