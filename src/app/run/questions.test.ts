// Questions of a run are shown one after the other, and each host of the network is asked for once.

import { expect, test } from 'vitest';
import { allowedNetwork } from '../../sandbox/broker.ts';
import { Questions } from './run-state.svelte.ts';

const request = (address: string) => ({ method: 'GET', address, headers: [], body: null });
const answer = { status: 200, statusText: 'OK', headers: [], body: '' };

const networkOf = (questions: Questions) =>
  allowedNetwork(
    (asked) => questions.ask({ kind: 'network', request: asked }),
    () => Promise.resolve(answer),
  );

const hostAsked = ({ current }: Questions): string | null =>
  current?.kind === 'network' ? new URL(current.request.address).host : null;

test('a second question waits for the answer to the first one', async () => {
  const questions = new Questions();
  const send = networkOf(questions);
  const one = send(request('https://a.example/1'));
  const other = send(request('https://b.example/1'));
  expect(hostAsked(questions)).toBe('a.example');
  questions.current?.answer(true);
  expect(hostAsked(questions)).toBe('b.example');
  questions.current?.answer(false);
  expect(questions.current).toBeNull();
  await expect(one).resolves.toBe(answer);
  await expect(other).rejects.toThrow('You did not allow this host.');
});

test('a host is asked for once', async () => {
  const questions = new Questions();
  const send = networkOf(questions);
  const both = [send(request('https://a.example/1')), send(request('https://a.example/2'))];
  questions.current?.answer(true);
  expect(questions.current).toBeNull();
  await expect(Promise.all(both)).resolves.toEqual([answer, answer]);
});

test('an answer given twice does not answer the next question', async () => {
  const questions = new Questions();
  const first = questions.ask({ kind: 'network', request: request('https://a.example/') });
  void questions.ask({ kind: 'network', request: request('https://b.example/') });
  const { current } = questions;
  current?.answer(false);
  current?.answer(true);
  await expect(first).resolves.toBe(false);
  expect(hostAsked(questions)).toBe('b.example');
});

test('everything that is open is refused at once', async () => {
  const questions = new Questions();
  const send = networkOf(questions);
  const open = [send(request('https://a.example/')), send(request('https://b.example/'))];
  questions.refuseAll();
  expect(questions.current).toBeNull();
  for (const one of open) await expect(one).rejects.toThrow('You did not allow this host.');
});
