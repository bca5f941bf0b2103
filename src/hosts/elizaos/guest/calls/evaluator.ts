// Calls an evaluator after a message: `validate` first, then the handler.

import { NativeString, isObjectLike } from '../../../../sandbox/guest/primordials.ts';
import { messageWith } from '../conversation.ts';
import type { PluginObject } from '../plugin-of.ts';
import { argumentsOf, call, jsonOf, valueOf, type Outcome, type Session } from '../session.ts';
import { stateFor } from './action.ts';

/** The model gets nothing of an evaluator. Those of newer cores, with `shouldRun` and `prompt`, are not called. */
export async function callEvaluator(session: Session, evaluator: PluginObject): Promise<Outcome> {
  const { runtime, start, tell } = session;
  if (typeof evaluator.handler !== 'function') {
    const isNewer = evaluator.shouldRun !== undefined || evaluator.prompt !== undefined;
    const lacks = isNewer ? 'old-form' : 'function';
    return { isError: true, report: { lacks } };
  }
  const { text, response } = argumentsOf(start);
  const message = messageWith(typeof text === 'string' ? text : '');
  const responses = typeof response === 'string' ? [messageWith(response)] : [];
  const state = await stateFor(session, message);
  if (typeof evaluator.validate === 'function') {
    const applies: unknown = await call(evaluator.validate, evaluator, [runtime, message, state]);
    const gave = NativeString(applies);
    tell('validate', `${gave}: the evaluator ${applies ? 'applies' : 'does not apply'}.`);
    if (!applies) return { report: { notOffered: gave } };
  }
  const callback = (content: unknown): Promise<unknown[]> => {
    tell('callback', jsonOf(content) ?? NativeString(content));
    return Promise.resolve([]);
  };
  const result: unknown = await call(evaluator.handler, evaluator, [
    runtime,
    message,
    state,
    {},
    callback,
    responses,
  ]);
  const isError = isObjectLike(result) && (result as PluginObject).success === false;
  return { isError, report: valueOf(result) };
}
