// Rules for triggers: what fires them, and when.

import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';
import { join } from '../../../text/pointer.ts';
import { nextRun } from '../cron/next-run.ts';
import { cronError } from '../cron/validate.ts';
import { readCron } from '../cron/words.ts';
import { TRIGGER_KEYS } from '../known.ts';
import { GUIDE } from '../releases.ts';
import { isText, toolNames, type Members } from '../shape.ts';
import { checkAction } from './trigger-actions.ts';
import { found, report, written } from './report.ts';
import { unknownKeys } from './unknown-keys.ts';

const TYPES = ['cron', 'interval', 'schedule', 'event'];

export function checkTriggers(manifest: Members): Finding[] {
  if (!Object.hasOwn(manifest, 'triggers')) return [];
  const { triggers } = manifest;
  if (!Array.isArray(triggers)) {
    return [report('triggers-type', '/triggers', 'value', { found: typeName(triggers) })];
  }
  const names = new Set<string>();
  const tools = toolNames(manifest);
  return triggers.flatMap((trigger: unknown, i) => {
    const pointer = join('/triggers', i);
    if (!isObject(trigger)) {
      const args = { found: typeName(trigger), isNull: trigger === null };
      return [report('trigger-not-object', pointer, 'value', args)];
    }
    return [
      ...checkName(trigger, pointer, names),
      ...container(trigger, pointer, 'config'),
      ...container(trigger, pointer, 'action'),
      ...checkType(trigger, pointer),
      ...checkAction(member(trigger, 'action'), join(pointer, 'action'), tools),
      ...checkEnabled(trigger, pointer),
      ...unknownKeys('trigger-key-unknown', trigger, pointer, TRIGGER_KEYS),
    ];
  });
}

function checkName(trigger: Members, pointer: string, names: Set<string>): Finding[] {
  const name = member(trigger, 'name');
  if (name === undefined) return [report('trigger-member-missing', pointer, 'key', { key: 'name' })];
  const at = join(pointer, 'name');
  if (!isText(name)) {
    return [report('trigger-member-type', at, 'value', { key: 'name', found: found(name) })];
  }
  if (names.has(name)) return [report('trigger-name-repeated', at, 'value', { name })];
  names.add(name);
  return [];
}

function container(trigger: Members, pointer: string, key: 'config' | 'action'): Finding[] {
  const value = member(trigger, key);
  if (value === undefined) return [report('trigger-member-missing', pointer, 'key', { key })];
  const at = join(pointer, key);
  if (Array.isArray(value)) return [report('trigger-member-list', at, 'value', { key })];
  return isObject(value) ? [] : [report('trigger-member-type', at, 'value', { key, found: typeName(value) })];
}

function checkType(trigger: Members, pointer: string): Finding[] {
  const type = member(trigger, 'type');
  const at = join(pointer, 'type');
  const config = member(trigger, 'config');
  const place = join(pointer, 'config');
  if (type === undefined) return [report('trigger-type-missing', pointer, 'key')];
  if (typeof type !== 'string' || !TYPES.includes(type)) {
    const meant = typeof type === 'string' ? didYouMean(type, TYPES) : undefined;
    const args = { type: written(type) };
    return [
      report('trigger-type-unknown', at, 'value', { ...args, ...(meant === undefined ? {} : { meant }) }),
    ];
  }
  if (type === 'event') return checkEvent(config, place);
  if (type === 'interval')
    return [report('trigger-type-interval', at, 'value'), ...checkInterval(config, place)];
  const code = type === 'cron' ? 'trigger-type-cron' : 'trigger-type-schedule';
  return [report(code, at, 'value'), ...checkCron(config, place)];
}

function checkCron(config: unknown, at: string): Finding[] {
  if (!isObject(config)) return [];
  const cron = member(config, 'cron');
  const spot = join(at, 'cron');
  const findings: Finding[] = [];
  if (cron === undefined) findings.push(report('trigger-cron-missing', at, 'key'));
  else {
    const today = new Date();
    const error = cronError(cron, today);
    // An install asks for the next time alone; the checker guards the trigger API.
    const fires = isText(cron) && nextRun(cron, today) !== null;
    if (error !== null) findings.push(report('trigger-cron', spot, 'value', { error, fires }));
    for (const surprise of readCron(cron, today)?.surprises ?? []) {
      findings.push(report('trigger-cron-surprise', spot, 'value', { surprise }));
    }
  }
  if (Object.hasOwn(config, 'timezone')) {
    findings.push(report('trigger-timezone', join(at, 'timezone'), 'key'));
  }
  return findings;
}

function checkInterval(config: unknown, at: string): Finding[] {
  if (!isObject(config)) return [];
  const numbers = Object.values(config).some((value) => typeof value === 'number' && value > 0);
  return numbers ? [] : [report('trigger-interval-empty', at, 'key')];
}

function checkEvent(config: unknown, at: string): Finding[] {
  if (!isObject(config)) return [];
  const event = member(config, 'eventType');
  const filters = member(config, 'filters');
  const findings: Finding[] = [];
  if (event === undefined) findings.push(report('trigger-event-missing', at, 'key'));
  else if (!isText(event)) {
    findings.push(report('trigger-event-type', join(at, 'eventType'), 'value', { found: typeName(event) }));
  }
  if (filters !== undefined && !isObject(filters)) {
    findings.push(report('trigger-filters', join(at, 'filters'), 'value', { found: typeName(filters) }));
  }
  return findings;
}

function checkEnabled(trigger: Members, pointer: string): Finding[] {
  const enabled = member(trigger, 'enabled');
  if (enabled === undefined || typeof enabled === 'boolean') return [];
  const releases = enabled === null ? [GUIDE] : undefined;
  return [
    report('trigger-enabled', join(pointer, 'enabled'), 'value', { found: typeName(enabled) }, releases),
  ];
}
