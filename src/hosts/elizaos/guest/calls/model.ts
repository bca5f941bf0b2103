// Calls the plugin's handler of a kind of model.

import { parse } from '../../../../sandbox/guest/primordials.ts';
import { call, jsonOf, valueOf, type Outcome, type Session } from '../session.ts';

/** `content` is what the caller of `useModel` gets. */
export async function callModel({ runtime, start }: Session, handler: unknown): Promise<Outcome> {
  if (typeof handler !== 'function') return { isError: true, report: { lacks: 'function' } };
  const result: unknown = await call(handler, undefined, [runtime, parse(start.args)]);
  const content = typeof result === 'string' ? result : jsonOf(result);
  return {
    ...(content === undefined ? {} : { content }),
    report: valueOf(result),
  };
}
