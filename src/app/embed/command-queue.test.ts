// Commands of a page around the embedded view: one after the other, and only the newest source of many.

import { expect, test } from 'vitest';
import type { EmbedReply, EmbedCommand } from './messages.ts';
import { CommandQueue } from './command-queue.ts';

const source = (id: string): EmbedCommand => ({
  type: 'set-source',
  id,
  text: id,
  host: null,
  release: null,
  path: null,
});

/** Follows one command per call of `go`. */
function slow(): {
  commands: CommandQueue;
  followed: string[];
  replies: EmbedReply[];
  go: () => Promise<void>;
} {
  const followed: string[] = [];
  const replies: EmbedReply[] = [];
  const open: (() => void)[] = [];
  const follow = async ({ id }: EmbedCommand): Promise<EmbedReply> => {
    followed.push(id);
    await new Promise<void>((done) => open.push(done));
    return { type: 'problems', id, host: null, verdicts: [], problems: [] };
  };
  const go = async (): Promise<void> => {
    open.shift()?.();
    await new Promise((done) => setTimeout(done));
  };
  return { commands: new CommandQueue(follow, (reply) => replies.push(reply)), followed, replies, go };
}

test('of many sources the first and the newest are checked, and every one is answered', async () => {
  const { commands, followed, replies, go } = slow();
  for (let at = 0; at < 300; at++) commands.take(source(String(at)));
  await go();
  await go();
  expect(followed).toEqual(['0', '299']);
  expect(replies).toHaveLength(300);
  expect(replies.filter(({ type }) => type === 'problems')).toHaveLength(2);
  expect(replies).toContainEqual({ type: 'error', id: '7', message: 'A newer source took its place.' });
});

test('questions keep their order, and too many are refused', async () => {
  const { commands, followed, replies, go } = slow();
  commands.take(source('a'));
  for (let at = 0; at < 60; at++) commands.take({ type: 'get-problems', id: `q${String(at)}` });
  expect(replies.filter(({ type }) => type === 'error')).toHaveLength(10);
  for (let at = 0; at < 60; at++) await go();
  expect(followed.slice(0, 3)).toEqual(['a', 'q0', 'q1']);
  expect(replies).toHaveLength(61);
});
