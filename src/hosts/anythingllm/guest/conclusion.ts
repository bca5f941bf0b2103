// When a run is over: what the process of the server does after the handler gave its result, or instead of it.

import { end } from '../../../sandbox/guest/boot.ts';
import type { Link } from '../../../sandbox/guest/link.ts';
import type { GuestResult } from '../../../sandbox/guest/messages.ts';
import { isTimerDue, timersRan } from '../../../sandbox/guest/node-timers.ts';
import { apply, inherits, stringify } from '../../../sandbox/guest/primordials.ts';
import { whenUnhandled } from '../../../sandbox/guest/unhandled.ts';

const worker = self;
const later = worker.setTimeout;

/** How long lines are waited for that come after the result, ms. */
const AFTER = 250;
const STEP = 5;

export interface Conclusion {
  /** Ends the run at once. */
  readonly now: (result: GuestResult) => void;
  readonly conclude: (result: GuestResult, send: (result: GuestResult) => void) => void;
}

/**
 * The server's process ends by a rejection or an exception that nothing catches
 * (server/utils/BackgroundWorkers/index.js:132-133); what the model has by then, it keeps.
 */
export function conclusion(link: Link): Conclusion {
  let given: GuestResult | null = null;
  let turn = 0;
  let seen = 0;
  /** Grows with every task in which code goes on. */
  const turns = (): number => timersRan() + link.answered;
  let isOver = false;
  const send = (result: GuestResult): void => {
    if (isOver) return;
    isOver = true;
    end(link, result);
  };
  whenUnhandled((_, error) => {
    const words = inherits(error, Error.prototype) ? String(error) : inWords(error);
    // What happens in the turn of the result comes before the model has it.
    const had = turns() > turn ? given : null;
    send({ ...had, isError: true, of: 'server', error: words });
  });
  const wait = (result: GuestResult, left: number): void => {
    const isIdle = link.open === 0 && !isTimerDue(left);
    if (left <= 0 || (isIdle && turns() === seen)) return send(result);
    // What an answer or a timer sets off comes in a task of its own.
    seen = turns();
    apply(later, worker, [() => wait(result, left - STEP), STEP] as never);
  };
  return {
    now: send,
    conclude: (result) => {
      given = result;
      turn = seen = turns();
      // The tasks of what was rejected before the result come first.
      const settle = (): void => wait(result, AFTER);
      apply(later, worker, [() => apply(later, worker, [settle, 1] as never), 0] as never);
    },
  };
}

function inWords(error: unknown): string {
  return typeof error === 'object' ? (stringify(error) ?? 'undefined') : String(error);
}
