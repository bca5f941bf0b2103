// No link holds the page up for longer than a person notices, whatever it is filled with.

import type { Browser, Page } from 'playwright/test';
import { runs } from '../test/runs.ts';
import { expect, test } from './workbench.ts';
import { openInput } from './worst/inputs.mjs';
import { LINKS } from './worst/links.mjs';

/** ms of the processor’s time, of which a busy machine takes up to twice as much as a quiet one. The best of some tries counts. */
const MOST = 300;
const TRIES = 3;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

/** The longest task of a page's own thread while something is done with it, in ms of the processor's time. */
async function longestTask(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  let trace: Buffer;
  try {
    await work();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const mains = traceEvents.filter(({ args }) => args.name === 'CrRendererMain');
  const onMain = traceEvents.filter(({ pid, tid }) =>
    mains.some((one) => one.pid === pid && one.tid === tid),
  );
  // The browser's own work of going to a long address, before any of the page's.
  const goesThere = onMain.filter(({ args }) =>
    args.chrome_mojo_event_info?.mojo_interface_tag?.endsWith('.NavigationClient'),
  );
  const tasks = onMain.filter(
    ({ name, tdur, ts, dur = 0 }) =>
      name.endsWith('RunTask') && tdur && !goesThere.some((one) => one.ts >= ts && one.ts <= ts + dur),
  );
  expect(tasks.length).toBeGreaterThan(10);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

for (const input of LINKS.slice(0, runs(3, LINKS.length))) {
  test(`a link with ${input.name} opens without a halt`, async ({ browser, page, baseURL }) => {
    test.slow();
    let best = Infinity;
    for (let i = 0; i < TRIES && best > MOST; i++) {
      const longest = await longestTask(browser, page, async () => {
        await openInput(page, baseURL ?? '', input);
        await input.reach(page);
        // What is painted after the result counts as well.
        await page.waitForTimeout(300);
      });
      best = Math.min(best, longest);
    }
    expect(best).toBeLessThan(MOST);
  });
}
