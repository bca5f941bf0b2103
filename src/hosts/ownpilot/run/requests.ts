// Answers the requests of tool code: the host's guard first, then mocks, then the network if a person chose it.

import type { HttpAnswer, HttpRequest, MockedWorld, TimelineEntry } from '../../../model/run.ts';
import { NOW } from '../releases.ts';
import { guardText } from '../tool/address-guard.ts';
import { answerOf, mockFor } from './http-mocks.ts';
import type { OwnPilotWay } from './ways.ts';

/** Redirects that 0.8.3 follows (sheet 3.5), and Node itself. */
const MOST_REDIRECTS = 5;
const NODE_REDIRECTS = 20;
const REDIRECTING = [301, 302, 303, 307, 308];

type RequestEntry = Extract<TimelineEntry, { kind: 'request' }>;

export interface Requests {
  readonly tool: string;
  readonly way: OwnPilotWay;
  readonly world: MockedWorld;
  /** Whether 0.8.3's look-up of names is played; it refuses every IPv6 literal. */
  readonly looksUp: boolean;
  /** ms since the start of the run. */
  readonly clock: () => number;
  readonly watch: (entry: RequestEntry) => void;
}

/** The answer and the address it came from; throws what the tool sees. */
export async function request(
  first: HttpRequest,
  requests: Requests,
): Promise<HttpAnswer & { readonly address: string }> {
  const { tool, way } = requests;
  const most = way.real === NOW ? MOST_REDIRECTS : NODE_REDIRECTS;
  let next = { ...first, address: normalised(first.address) };
  for (let hops = 0; ; hops++) {
    const answer = await hop(next, requests);
    const target = answer.headers.find(([name]) => name.toLowerCase() === 'location')?.[1];
    if (!REDIRECTING.includes(answer.status) || target === undefined)
      return { ...answer, address: next.address };
    if (hops === most) {
      if (way.real !== NOW) throw new TypeError('fetch failed');
      throw new Error(`[SSRF blocked] Tool '${tool}' exceeded safe redirect limit (${String(most)})`);
    }
    next = { ...next, address: normalised(target, next.address) };
  }
}

/** Node's words for an address that is none. */
function normalised(address: string, base?: string): string {
  try {
    return new URL(address, base).href;
  } catch {
    throw new TypeError('Invalid URL');
  }
}

async function hop(
  asked: HttpRequest,
  { tool, way, world, looksUp, clock, watch }: Requests,
): Promise<HttpAnswer> {
  const at = clock();
  const tell = (by: RequestEntry['by'], rest: { answer: HttpAnswer } | { failure: string }): void =>
    watch({ kind: 'request', at, ms: clock() - at, request: asked, by, ...rest });
  const blocked = guardText(new URL(asked.address), tool, way.real, looksUp);
  if (blocked !== null) {
    tell('guard', { failure: blocked });
    throw new Error(blocked);
  }
  const mock = mockFor(asked, world.http);
  if (mock) {
    if (mock.delayMs > 0) await new Promise((done) => setTimeout(done, mock.delayMs));
    if (mock.fails) {
      tell('mock', { failure: 'fetch failed' });
      throw new TypeError('fetch failed');
    }
    const answer = answerOf(mock);
    tell('mock', { answer });
    return answer;
  }
  if (world.network) {
    try {
      const answer = await world.network(asked);
      tell('network', { answer });
      return answer;
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      tell('network', { failure });
      throw new TypeError(`fetch failed: ${failure}`, { cause: error });
    }
  }
  const failure = `No answer is set for ${asked.method} ${asked.address}`;
  tell('nobody', { failure });
  throw new TypeError(`fetch failed: ${failure}`);
}
