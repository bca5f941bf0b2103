// Calls a provider for a message.

import { isObjectLike } from '../../../../sandbox/guest/primordials.ts';
import { emptyState, messageWith } from '../conversation.ts';
import type { PluginObject } from '../plugin-of.ts';
import { argumentsOf, call, valueOf, type Outcome, type Session } from '../session.ts';

/** The model gets the text of the result as a part of its prompt. */
export async function callProvider({ runtime, start }: Session, provider: PluginObject): Promise<Outcome> {
  if (typeof provider.get !== 'function') return { isError: true, report: { lacks: 'function' } };
  const { text } = argumentsOf(start);
  const message = messageWith(typeof text === 'string' ? text : '');
  const result: unknown = await call(provider.get, provider, [runtime, message, emptyState()]);
  const shown = isObjectLike(result) ? (result as PluginObject).text : undefined;
  const leftOut = provider.private === true ? 'private' : provider.dynamic === true ? 'dynamic' : undefined;
  return {
    ...(typeof shown === 'string' ? { content: shown } : {}),
    report: { ...valueOf(result), ...(leftOut === undefined ? {} : { leftOut }) },
  };
}
