// Answers the requests of tool code: the host's guard first, then mocks, then the network if a person chose it.

import type { HttpAnswer, HttpRequest, Mocks, TimelineEntry } from '../model/run.ts';
import { answerOf, mockFor } from './http-mocks.ts';
import type { RunLog } from './run-log.ts';

/** Redirects that Node itself follows. */
const NODE_REDIRECTS = 20;
const REDIRECTING = [301, 302, 303, 307, 308];

type RequestEntry = Extract<TimelineEntry, { kind: 'request' }>;

/** What a host does to requests beside sending them. */
export interface RequestRules {
  /** The text with which the host refuses an address; null where it lets it pass. */
  readonly guard: (address: URL) => string | null;
  readonly mostRedirects: number;
  /** What the tool sees when there are more. */
  readonly tooMany: () => Error;
}

/** As Node does it, with nothing of a host around. */
export const PLAIN_NODE: RequestRules = {
  guard: () => null,
  mostRedirects: NODE_REDIRECTS,
  tooMany: () => new TypeError('fetch failed'),
};

export interface Requests {
  readonly rules: RequestRules;
  readonly mocks: Mocks;
  readonly log: Pick<RunLog, 'clock' | 'write'>;
}

export interface AskedRequest extends HttpRequest {
  /** Whether Node makes no request of it, so only the host's guard sees it. */
  readonly refused: boolean;
}

const NOTHING: HttpAnswer = { status: 204, statusText: '', headers: [], body: '' };

/** The answer and the address it came from; throws what the tool sees. */
export async function request(
  { refused, ...first }: AskedRequest,
  requests: Requests,
): Promise<HttpAnswer & { readonly address: string }> {
  const { mostRedirects, tooMany } = requests.rules;
  let next = { ...first, address: normalised(first.address) };
  if (refused && requests.rules.guard(new URL(next.address)) === null)
    return { ...NOTHING, address: next.address };
  for (let hops = 0; ; hops++) {
    const answer = await hop(next, requests);
    const target = answer.headers.find(([name]) => name.toLowerCase() === 'location')?.[1];
    if (!REDIRECTING.includes(answer.status) || target === undefined)
      return { ...answer, address: next.address };
    if (hops === mostRedirects) throw tooMany();
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

async function hop(asked: HttpRequest, { rules, mocks, log }: Requests): Promise<HttpAnswer> {
  const at = log.clock();
  const write = (by: RequestEntry['by'], rest: { answer: HttpAnswer } | { failure: string }): void =>
    log.write({ kind: 'request', at, ms: log.clock() - at, request: asked, by, ...rest });
  const blocked = rules.guard(new URL(asked.address));
  if (blocked !== null) {
    write('guard', { failure: blocked });
    throw new Error(blocked);
  }
  const mock = mockFor(asked, mocks.http);
  if (mock) {
    if (mock.delayMs > 0) await new Promise((done) => setTimeout(done, mock.delayMs));
    if (mock.fails) {
      write('mock', { failure: 'fetch failed' });
      const { hostname } = new URL(asked.address);
      const cause = mock.cause ?? { code: 'ENOTFOUND', message: `getaddrinfo ENOTFOUND ${hostname}` };
      throw new TypeError('fetch failed', { cause });
    }
    const answer = answerOf(mock);
    write('mock', { answer });
    return answer;
  }
  if (mocks.network) {
    try {
      const answer = await mocks.network(asked);
      write('network', { answer });
      return answer;
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      write('network', { failure });
      throw new TypeError(`fetch failed: ${failure}`, { cause: error });
    }
  }
  const failure = `No answer is set for ${asked.method} ${asked.address}`;
  write('unanswered', { failure });
  throw new TypeError(`fetch failed: ${failure}`);
}

/** What the guest's `fetch` asked for; it is not trusted. */
export function requestOf(params: unknown): AskedRequest {
  const { address, method = 'GET', headers, body, refused } = Object(params) as Record<string, unknown>;
  const pairs = Array.isArray(headers) ? headers : [];
  return {
    address: String(address),
    method: String(method),
    headers: pairs.map((pair: unknown) => {
      const [name, value] = Array.isArray(pair) ? (pair as unknown[]) : [];
      return [String(name), String(value)] as const;
    }),
    body: typeof body === 'string' ? body : null,
    refused: refused === true,
  };
}
