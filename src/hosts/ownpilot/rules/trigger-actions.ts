// Rules for what a trigger does when it fires.

import type { Finding } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';
import { join } from '../../../text/pointer.ts';
import { ACTION_TYPES, ACTION_TYPES_ENGINE } from '../known.ts';
import { isText, type Members } from '../shape.ts';
import { report, written } from './report.ts';

/** Findings of a trigger's action; `tools` are the names of the package's own tools. */
export function checkAction(action: unknown, at: string, tools: readonly string[]): Finding[] {
  if (!isObject(action)) return [];
  const type = member(action, 'type');
  if (type === undefined) return [report('action-type-missing', at, 'key')];
  if (type === 'prompt') return checkPrompt(action, at);
  const known = typeof type === 'string' && [...ACTION_TYPES, ...ACTION_TYPES_ENGINE].includes(type);
  if (!known) {
    const meant = typeof type === 'string' ? didYouMean(type, ACTION_TYPES) : undefined;
    const args = { type: written(type) };
    return [
      report('action-type-unknown', join(at, 'type'), 'value', {
        ...args,
        ...(meant === undefined ? {} : { meant }),
      }),
    ];
  }
  const findings = [report('action-type-unlisted', join(at, 'type'), 'value', { type })];
  if (type === 'chat') findings.push(...checkPayload(action, at, 'prompt', ['prompt', 'message']));
  if (type === 'tool') {
    findings.push(...checkPayload(action, at, 'tool', ['tool']), ...checkTool(action, at, tools));
  }
  return findings;
}

/** The guide's own action, which the real releases store and cannot carry out. */
function checkPrompt(action: Members, at: string): Finding[] {
  const findings = [report('action-prompt', join(at, 'type'), 'value')];
  if (!isText(member(action, 'prompt'))) findings.push(report('action-prompt-missing', at, 'key'));
  return findings;
}

function checkPayload(action: Members, at: string, key: string, any: readonly string[]): Finding[] {
  const payload = member(action, 'payload');
  if (any.some((name) => isText(member(payload, name)))) return [];
  const inside = isObject(payload) ? join(at, 'payload') : at;
  return [report('action-payload', inside, 'key', { key, whole: !isObject(payload) })];
}

/** Tools of the host may be named too, so only a near miss of an own tool is told. */
function checkTool(action: Members, at: string, tools: readonly string[]): Finding[] {
  const name = member(member(action, 'payload'), 'tool');
  if (!isText(name) || tools.includes(name)) return [];
  const meant = didYouMean(name, tools.slice(0, 100));
  return meant === undefined
    ? []
    : [report('action-tool', join(at, 'payload', 'tool'), 'value', { name, meant })];
}
