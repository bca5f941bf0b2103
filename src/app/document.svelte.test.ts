// The document of a manifest: what it says of a text whose check failed.

import { expect, test, vi } from 'vitest';
import type { Analysis } from '../check/check.ts';
import type { CheckRequest } from '../check/recognise.ts';
import { mainOf } from '../files/plugin.ts';
import { Manifest } from './manifest.svelte.ts';

const GREEN = {
  hostId: 'ragflow',
  language: 'json',
  path: 'plugin.json',
  problems: [],
  verdicts: [{ release: 'documented', kind: 'accepted', texts: [], notes: [] }],
} as unknown as Analysis;

const RED = {
  ...GREEN,
  problems: [{ id: 'value', from: 0, to: 4 }],
  verdicts: [{ release: 'documented', kind: 'refused', texts: [], notes: [] }],
} as unknown as Analysis;

/** A document whose check fails for texts with `bad`, and the failures it reported. */
function pageWith(text: string): { readonly document: Manifest; readonly failures: string[] } {
  const failures: string[] = [];
  const analyse = ({ plugin }: CheckRequest): Promise<Analysis> => {
    const asked = mainOf(plugin).text;
    return asked.includes('bad')
      ? Promise.reject(new Error('Maximum call stack size exceeded'))
      : Promise.resolve(asked.includes('goo?') ? RED : GREEN);
  };
  const document = new Manifest(text, {
    api: { analyse },
    hosts: () => [],
    others: () => [],
    engineFor: () => null,
    onfailure: (message) => failures.push(message),
  });
  return { document, failures };
}

test('a text whose check failed has no verdict, whatever an earlier text had', async () => {
  const { document, failures } = pageWith('good');
  expect(await document.check()).toBe(GREEN);
  document.setText('bad', false);
  await expect.poll(() => failures).toHaveLength(1);
  expect(document.analysis).toBeNull();
  expect(document.analysedText).toBeNull();
  expect(document.failure).toBe(failures[0]);
  expect(await document.check()).toBeNull();
});

test('a text that is checked after one that failed has its own verdict', async () => {
  const { document } = pageWith('bad');
  await document.check();
  expect(document.failure).toMatch(/nested too deep/);
  document.setText('good', false);
  await expect.poll(() => document.analysis).toBe(GREEN);
  expect(document.failure).toBeNull();
});

test('a failure that comes after a newer text was checked takes nothing away', async () => {
  const { document } = pageWith('bad');
  const late = document.check();
  document.setText('good', false);
  await late;
  await expect.poll(() => document.analysis).toBe(GREEN);
  expect(document.failure).toBeNull();
});

test('what is typed is judged when the typing rests for a second, and at once where it was pasted', async () => {
  vi.useFakeTimers();
  const { document } = pageWith('good');
  await vi.advanceTimersByTimeAsync(10);
  await Promise.all([document.check(), vi.advanceTimersByTimeAsync(10)]);
  document.setText('goo?', true);
  await vi.advanceTimersByTimeAsync(900);
  const seen = (): unknown => [document.problems, document.squiggles, document.analysis?.verdicts];
  expect(seen()).toEqual([[], [], GREEN.verdicts]);
  await vi.advanceTimersByTimeAsync(200);
  expect(seen()).toEqual([RED.problems, RED.problems, RED.verdicts]);
  document.setText('good', true);
  await vi.advanceTimersByTimeAsync(10);
  document.setText('pasted goo?', true);
  await vi.advanceTimersByTimeAsync(10);
  expect(seen()).toEqual([RED.problems, RED.problems, RED.verdicts]);
  vi.useRealTimers();
});
