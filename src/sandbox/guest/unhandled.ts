// What nothing handles: Node.js ends its process by it, where a browser only writes to its console.

import { apply } from './primordials.ts';

type Kind = 'unhandled' | 'uncaught';

const scope: object = self;
const listen = EventTarget.prototype.addEventListener;
const reasonOf = Object.getOwnPropertyDescriptor(PromiseRejectionEvent.prototype, 'reason')
  ?.get as () => unknown;
const errorOf = Object.getOwnPropertyDescriptor(ErrorEvent.prototype, 'error')?.get as () => unknown;

/** Hears of every rejection without a handler, and every exception that leaves a timer or an event. */
export function whenUnhandled(hear: (kind: Kind, error: unknown) => void): void {
  apply(listen, scope, [
    'unhandledrejection',
    (event: Event) => hear('unhandled', apply(reasonOf, event, [])),
  ]);
  apply(listen, scope, ['error', (event: Event) => hear('uncaught', apply(errorOf, event, []))]);
}
