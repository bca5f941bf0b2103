// Calls all handlers of an event, in their order.

import { argumentsOf, call, messageOf, type Outcome, type Session } from '../session.ts';

/** The core waits for all of them, and what the first one throws reaches the emitter; here the others run too. */
export async function callEvent({ runtime, start, tell }: Session, handlers: unknown): Promise<Outcome> {
  if (!Array.isArray(handlers)) return { isError: true, report: { lacks: 'function' } };
  const list = handlers as unknown[];
  const payload = { source: 'plugbench', ...argumentsOf(start), runtime };
  let failed: { readonly error: unknown } | null = null;
  for (const [i, handler] of list.entries()) {
    const which = `Handler ${String(i + 1)} of ${String(list.length)}`;
    try {
      await call(handler, undefined, [payload]);
      tell('event', `${which} ended.`);
    } catch (error) {
      tell('event', `${which} threw: ${messageOf(error)}`);
      failed ??= { error };
    }
  }
  const report = { handlers: list.length };
  return failed ? { isError: true, content: messageOf(failed.error), report, ...failed } : { report };
}
