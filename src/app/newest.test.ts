// Work that is asked for again and again.

import { expect, test } from 'vitest';
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
