// Requests meet the host's guard before Node, mocks and the network.

import { expect, test } from 'vitest';
import type { Mocks, TimelineEntry } from '../model/run.ts';
import { PLAIN_NODE, request, requestOf } from './requests.ts';

const rules = {
  ...PLAIN_NODE,
  guard: ({ hostname }: URL) => (hostname === '10.1.2.3' ? 'blocked' : null),
};

async function asked(params: unknown): Promise<{ readonly answer: unknown; readonly log: TimelineEntry[] }> {
  const log: TimelineEntry[] = [];
  const requests = {
    rules,
    mocks: { http: [] } as unknown as Mocks,
    log: { clock: () => 0, write: (entry: TimelineEntry) => void log.push(entry) },
  };
  const answer = await request(requestOf(params), requests).catch((error: unknown) => error);
  return { answer, log };
}

test('the guard refuses an address before Node refuses its request', async () => {
  const { answer, log } = await asked({ address: 'https://user:pw@10.1.2.3/x', refused: true });
  expect(answer).toEqual(new Error('blocked'));
  expect(log).toMatchObject([{ kind: 'request', by: 'guard', failure: 'blocked' }]);
});

test('a request that only Node refuses is not sent and not in the log', async () => {
  const { answer, log } = await asked({ address: 'https://user:pw@example.org/x', refused: true });
  expect(answer).not.toBeInstanceOf(Error);
  expect(log).toEqual([]);
});

test('all other requests are as they were asked', async () => {
  const { log } = await asked({
    address: 'https://example.org/x',
    method: 'PUT',
    headers: [['a', 'b']],
    body: 'c',
  });
  expect(log).toMatchObject([
    {
      by: 'unanswered',
      request: { address: 'https://example.org/x', method: 'PUT', headers: [['a', 'b']], body: 'c' },
    },
  ]);
});
