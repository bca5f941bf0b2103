// Checks triggers: what fires them, when, and what they do then.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { didYouMean } from '../../../lang/text/did-you-mean.ts';
import { join } from '../../../lang/json/pointer.ts';
import { nullIsAbsent } from '../evidence.ts';
import { memberType } from '../metadata/rules.ts';
import { isText, toolNames, type JsonObject } from '../shape.ts';
import { unknownKeys } from '../unknown-keys.ts';
import { found } from '../../kit/words.ts';
import { written } from '../words.ts';
import { nextRun, surprisesOf } from './cron/next-run.ts';
import { cronError } from './cron/validate.ts';
import { TRIGGER_KEYS } from './fixes.ts';
import * as rules from './rules.ts';

/** Trigger actions that the engine of both releases can carry out and the manifest's types list. */
const ACTION_TYPES: readonly string[] = ['chat', 'tool', 'notification'];

/** More actions that the engine knows but that the manifest's types do not list. */
const ACTION_TYPES_ENGINE: readonly string[] = ['goal_check', 'memory_summary', 'workflow'];

const TYPES = ['cron', 'interval', 'schedule', 'event'];

/**
 * Findings about `triggers`; [] where there is none. Cron expressions are judged from the local time of now.
 */
export function checkTriggers({ value }: SourceDocument): Finding[] {
  const triggers = member(value, 'triggers');
  if (triggers === undefined) return [];
  if (!Array.isArray(triggers)) {
    return [rules.triggersType.at('/triggers', 'value', { found: typeName(triggers) })];
  }
  const tools = toolNames(value);
  return triggers.flatMap((trigger: unknown, i) => {
    const pointer = join('/triggers', i);
    if (!isObject(trigger)) {
      return [rules.triggerNotObject.at(pointer, 'value', { found: typeName(trigger) })];
    }
    return [
      ...checkName(trigger, pointer),
      ...container(trigger, pointer, 'config'),
      ...container(trigger, pointer, 'action'),
      ...checkType(trigger, pointer),
      ...checkAction(member(trigger, 'action'), join(pointer, 'action'), tools),
      ...checkEnabled(trigger, pointer),
      ...unknownKeys(rules.triggerKeyUnknown, trigger, pointer, TRIGGER_KEYS),
    ];
  });
}

function checkName(trigger: JsonObject, pointer: string): Finding[] {
  const name = member(trigger, 'name');
  if (name === undefined) return [rules.triggerMemberMissing.at(pointer, 'key', { key: 'name' })];
  const at = join(pointer, 'name');
  return isText(name) ? [] : [rules.triggerMemberType.at(at, 'value', { key: 'name', found: found(name) })];
}

function container(trigger: JsonObject, pointer: string, key: 'config' | 'action'): Finding[] {
  const value = member(trigger, key);
  if (value === undefined) return [rules.triggerMemberMissing.at(pointer, 'key', { key })];
  const at = join(pointer, key);
  if (Array.isArray(value)) return [rules.triggerMemberList.at(at, 'value', { key })];
  return isObject(value) ? [] : [rules.triggerMemberType.at(at, 'value', { key, found: typeName(value) })];
}

function checkType(trigger: JsonObject, pointer: string): Finding[] {
  const type = member(trigger, 'type');
  const at = join(pointer, 'type');
  const config = member(trigger, 'config');
  const place = join(pointer, 'config');
  if (type === undefined) return [rules.triggerTypeMissing.at(pointer, 'key')];
  if (typeof type !== 'string' || !TYPES.includes(type)) {
    const meant = typeof type === 'string' ? didYouMean(type, TYPES) : undefined;
    return [rules.triggerTypeUnknown.at(at, 'value', { type: written(type), meant })];
  }
  if (type === 'event') return checkEvent(config, place);
  if (type === 'interval') return [rules.triggerTypeInterval.at(at, 'value')];
  const rule = type === 'cron' ? rules.triggerTypeCron : rules.triggerTypeSchedule;
  return [rule.at(at, 'value'), ...checkCron(config, place)];
}

function checkCron(config: unknown, at: string): Finding[] {
  if (!isObject(config)) return [];
  const cron = member(config, 'cron');
  const cronAt = join(at, 'cron');
  const findings: Finding[] = [];
  if (cron === undefined) findings.push(rules.triggerCronMissing.at(at, 'key'));
  else {
    const today = new Date();
    const error = cronError(cron, today);
    // An install only computes the next time; the checker itself guards the trigger API.
    const fires = isText(cron) && nextRun(cron, today) !== null;
    if (error !== null) findings.push(...(fires ? [] : [rules.triggerCron.at(cronAt, 'value', { error })]));
    else if (isText(cron)) {
      findings.push(
        ...surprisesOf(cron).map((surprise) => rules.triggerCronSurprise.at(cronAt, 'value', { surprise })),
      );
    }
  }
  if (Object.hasOwn(config, 'timezone')) {
    findings.push(rules.triggerTimezone.at(join(at, 'timezone'), 'key'));
  }
  return findings;
}

function checkEvent(config: unknown, at: string): Finding[] {
  if (!isObject(config)) return [];
  const event = member(config, 'eventType');
  if (isText(event)) return [];
  if (event === undefined) return [rules.triggerEventMissing.at(at, 'key')];
  return [rules.triggerEventMissing.at(join(at, 'eventType'), 'value')];
}

function checkEnabled(trigger: JsonObject, pointer: string): Finding[] {
  const enabled = member(trigger, 'enabled');
  if (enabled === undefined || typeof enabled === 'boolean') return [];
  const then = 'The trigger is on, because only `false` itself turns it off';
  const args = { name: '`enabled`', wanted: 'true or false', found: typeName(enabled), then };
  return [nullIsAbsent(enabled, memberType.at(join(pointer, 'enabled'), 'value', args))];
}

/** Findings of a trigger's action; `tools` are the names of the package's own tools. */
function checkAction(action: unknown, at: string, tools: readonly string[]): Finding[] {
  if (!isObject(action)) return [];
  const type = member(action, 'type');
  if (type === undefined) return [rules.actionTypeMissing.at(at, 'key')];
  if (type === 'prompt') return [rules.actionPrompt.at(join(at, 'type'), 'value')];
  const place = join(at, 'type');
  if (typeof type !== 'string' || ![...ACTION_TYPES, ...ACTION_TYPES_ENGINE].includes(type)) {
    const meant = typeof type === 'string' ? didYouMean(type, ACTION_TYPES) : undefined;
    return [rules.actionTypeUnknown.at(place, 'value', { type: written(type), meant })];
  }
  if (type === 'chat') return checkPayload(action, at, 'prompt');
  if (type !== 'tool') return [];
  return [...checkPayload(action, at, 'tool'), ...checkTool(action, at, tools)];
}

function checkPayload(action: JsonObject, at: string, key: 'prompt' | 'tool'): Finding[] {
  const payload = member(action, 'payload');
  const any = key === 'prompt' ? [key, 'message'] : [key];
  if (any.some((name) => isText(member(payload, name)))) return [];
  const inside = isObject(payload) ? join(at, 'payload') : at;
  return [rules.actionPayload.at(inside, 'key', { key, whole: !isObject(payload) })];
}

/** The name may also be a tool of the host, so only one that is nearly a tool of the package is reported. */
function checkTool(action: JsonObject, at: string, tools: readonly string[]): Finding[] {
  const name = member(member(action, 'payload'), 'tool');
  if (!isText(name) || tools.includes(name)) return [];
  const meant = didYouMean(name, tools.slice(0, 100));
  if (meant === undefined) return [];
  return [rules.actionTool.at(join(at, 'payload', 'tool'), 'value', { name, meant })];
}
