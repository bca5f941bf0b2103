// Calls an action as Milady's time and the specification have it: `validate` first, then the handler.

import { isObjectLike } from '../../../../sandbox/guest/primordials.ts';
import type { Memory, State } from '../agent/shapes.ts';
import type { PluginObject } from '../plugin-of.ts';
import { argumentsOf, call, type Outcome, type Session } from '../session.ts';
import { emptyState, messageWith, jsonOf, messageOf, valueOf } from '../values.ts';

/** The model gets the text of the result, else the handler's replies, else only the result itself. */
export async function callAction(session: Session, action: PluginObject): Promise<Outcome> {
  const { runtime, start, tell } = session;
  const message = messageWith(textFor(action, session));
  const state = await stateFor(session, message);
  const parameters = argumentsOf(start);
  const options = { parameters };
  if (typeof action.validate === 'function') {
    const offered: unknown = await call(action.validate, action, [runtime, message, state, options]);
    const gave = String(offered);
    tell('validate', `${gave}: the model ${offered ? 'sees' : 'does not see'} the action.`);
    if (!offered) return { report: { notOffered: gave } };
  }
  if (typeof action.handler !== 'function') return { isError: true, report: { lacks: 'function' } };
  const replies: unknown[] = [];
  const callback = (content: unknown): Promise<unknown[]> => {
    const text = isObjectLike(content) ? (content as { text?: unknown }).text : content;
    replies.push(text);
    tell('callback', jsonOf(content) ?? String(content));
    return Promise.resolve([]);
  };
  const given = [runtime, message, state, options, callback, []];
  return outcomeOf(await call(action.handler, action, given), replies);
}

/** Providers come first, as in the host. A state that one of them breaks is empty here, so that the action can be tried. */
export async function stateFor({ runtime, tell }: Session, message: Memory): Promise<State> {
  try {
    return await runtime.composeState(message);
  } catch (error) {
    tell('provider', `A provider threw, so the host composes no state: ${messageOf(error)}`);
    return emptyState();
  }
}

/** An action without parameters gets nothing from the model but the message, so its only argument is that text. */
function textFor({ parameters }: PluginObject, { start }: Session): string {
  const { text } = argumentsOf(start);
  const declares = isObjectLike(parameters) && Object.keys(parameters).length > 0;
  return !declares && typeof text === 'string' ? text : '';
}

function outcomeOf(result: unknown, replies: readonly unknown[]): Outcome {
  const { text, error, success } = (isObjectLike(result) ? result : {}) as PluginObject;
  const isError = success === false;
  const reply = replies.filter((one) => typeof one === 'string').join('\n');
  const failed = isError && error !== undefined ? messageOf(error) : undefined;
  const content = typeof text === 'string' ? text : reply || (failed ?? jsonOf(result));
  return {
    isError,
    ...(content === undefined ? {} : { content }),
    report: valueOf(result),
    ...(isError && isObjectLike(error) ? { error } : {}),
  };
}
