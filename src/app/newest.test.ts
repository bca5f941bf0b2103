// Work that is asked for again and again.

import { expect, test, vi } from 'vitest';
import { Newest } from './newest.ts';

test('one thing at a time, and of those that wait only the newest', async () => {
  const newest = new Newest();
  const done: string[] = [];
  const work = (name: string) => async (): Promise<string> => {
    await Promise.resolve();
    done.push(name);
    return name;
  };
  const first = newest.run(work('a'));
  await Promise.resolve();
  const results = await Promise.all([first, newest.run(work('b')), newest.run(work('c'))]);
  expect(results).toEqual(['a', null, 'c']);
  expect(done).toEqual(['a', 'c']);
});

test('what fails does not keep the next from its turn', async () => {
  const newest = new Newest();
  const failed = newest.run(() => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  expect(await newest.run(() => Promise.resolve(1))).toBe(1);
});

test('work begins at once where nothing goes on, and only there', async () => {
  const newest = new Newest();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => (): Promise<void> => {
    begun.push(name);
    return new Promise((done) => ends.push(done));
  };
  const first = newest.run(work('a'));
  expect(begun).toEqual(['a']);
  const second = newest.run(work('b'));
  expect(begun).toEqual(['a']);
  ends[0]?.();
  await first;
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b']));
  const third = newest.run(work('c'));
  expect(begun).toEqual(['a', 'b']);
  ends[1]?.();
  await second;
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c']));
  ends[2]?.();
  await third;
  await Promise.resolve();
  void newest.run(work('d'));
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});
