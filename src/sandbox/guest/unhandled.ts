// What nothing handles: Node.js ends its process by it, where a browser only writes to its console.

import { apply } from './primordials.ts';
import { worded } from './words.ts';

type Kind = 'unhandled' | 'uncaught';

const scope: object = self;
const listen = EventTarget.prototype.addEventListener;
const prevent = Event.prototype.preventDefault;
const reasonOf = Object.getOwnPropertyDescriptor(PromiseRejectionEvent.prototype, 'reason')
  ?.get as () => unknown;
const errorOf = Object.getOwnPropertyDescriptor(ErrorEvent.prototype, 'error')?.get as () => unknown;

/** Hears of every rejection without a handler, and every exception that leaves a timer or an event. */
export function whenUnhandled(hear: (kind: Kind, error: unknown) => void): void {
  const on = (name: string, kind: Kind, read: () => unknown): void => {
    const listener = (event: Event): void => {
      apply(prevent, event, []);
      hear(kind, worded(apply(read, event, [])));
    };
    apply(listen, scope, [name, listener]);
  };
  on('unhandledrejection', 'unhandled', reasonOf);
  on('error', 'uncaught', errorOf);
}
