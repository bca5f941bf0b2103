// The real network for one run: each host is asked for once, and only what a person allowed is sent.

import type { HttpAnswer, HttpRequest } from '../../model/run.ts';
import { sendByBroker } from '../../sandbox/broker.ts';

/** `ask` puts the question to the person. */
export function askedNetwork(
  ask: (request: HttpRequest) => Promise<boolean>,
): (request: HttpRequest) => Promise<HttpAnswer> {
  const asked = new Map<string, Promise<boolean>>();
  return async (request) => {
    const { host } = new URL(request.address);
    const answer = asked.get(host) ?? ask(request);
    asked.set(host, answer);
    if (!(await answer)) throw new Error('You did not allow this host.');
    return sendByBroker(request);
  };
}
