// What a person chose for a message, as the guest gets it.

import { isObject, member } from '../../../model/guards.ts';
import type { RunTool } from '../../../model/run.ts';
import type { MessageStart } from '../guest/start.ts';
import { MESSAGE } from './schemas.ts';

/** Of one action: a step with its parameters, or a message where it has none. Null: no message is sent. */
export function messageOf(
  { kind = 'action', parameters }: RunTool,
  name: string,
  args: unknown,
): MessageStart | null {
  const typed = textIn(args, 'text') ?? 'When is high tide?';
  if (kind === 'action') {
    const common = { actions: [name], providers: [], respond: true };
    const isPlain = JSON.stringify(parameters) === JSON.stringify(MESSAGE);
    return isPlain
      ? { ...common, text: typed, steps: false, parameters: [] }
      : { ...common, text: 'When is high tide?', steps: true, parameters: [JSON.stringify(args ?? {})] };
  }
  if (kind !== 'message') return null;
  return messageFrom(args, typed);
}

function messageFrom(args: unknown, typed: string): MessageStart | null {
  const actions = namesIn(args, 'actions');
  const reply = textIn(args, 'reply');
  const respond = member(args, 'group') !== true;
  if (actions.length === 0 && reply === undefined && respond) return null;
  const steps = member(args, 'steps') === true;
  const given = member(args, 'parameters');
  const list = Array.isArray(given) ? (given as unknown[]) : given === undefined ? [] : [given];
  return {
    text: typed,
    actions: actions.length === 0 && reply !== undefined ? ['REPLY'] : actions,
    ...(reply === undefined ? {} : { reply }),
    providers: namesIn(args, 'providers'),
    steps: steps || list.length > 0,
    parameters: list.map((one) =>
      typeof one === 'string' ? one : isObject(one) ? JSON.stringify(one) : undefined,
    ),
    respond,
  };
}

function textIn(args: unknown, name: string): string | undefined {
  const value = member(args, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function namesIn(args: unknown, name: string): string[] {
  const value = member(args, name);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
