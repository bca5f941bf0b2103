// The production build in a real browser, for the recorded cases that need one.

import { spawn } from 'node:child_process';
import { chromium, type Browser, type Page } from 'playwright';
import { findShell, FLAGS } from '../browser.mjs';
import { ensureBuilt, OUT } from '../built.ts';
import type { Driver } from '../escapes/driver.ts';

const PORT = process.env.PLUGBENCH_PORT ?? '4273';
const ADDRESS = `http://127.0.0.1:${PORT}/sub/dir/`;

/** What `LOADER` adds to the page. */
export interface Loader {
  readonly loadParts: () => Promise<typeof import('../page/parts.ts')>;
}

/** A text, because the loader of these files rewrites every import that it sees. */
export const LOADER =
  "globalThis.loadParts = () => import(new URL('assets/parts.mjs', document.baseURI).href)";

let shared: Promise<Browser> | null = null;
let firefox: Driver | null = null;

/** A page that only runs code; what goes in and comes out is JSON. */
export interface RunningPage {
  evaluate<R, A>(work: (given: A) => R | Promise<R>, given: A): Promise<R>;
  evaluate(script: string): Promise<unknown>;
}

/** From here on `withRunningPage` opens its pages in this browser. */
export function runIn(driver: Driver): void {
  firefox = driver;
}

/** The same as `withBuiltPage` for code that only runs in the page: in Firefox, if that was asked for. */
export async function withRunningPage<T>(work: (page: RunningPage) => Promise<T>): Promise<T> {
  const driver = firefox;
  if (!driver) return withBuiltPage((page) => work(page as RunningPage));
  return withBuiltSite(async (address) => {
    const tab = await driver.open(address);
    const evaluate = async (script: unknown, given?: unknown): Promise<unknown> => {
      if (typeof script === 'string') return tab.evaluate(script);
      const call = `(${String(script)})(${JSON.stringify(given)})`;
      return JSON.parse(String(await tab.evaluate(`(async () => JSON.stringify(await ${call}))()`)));
    };
    try {
      return await work({ evaluate } as RunningPage);
    } finally {
      await tab.close();
    }
  });
}

/** Builds, serves and opens the page (en-US, UTC), and hands it on. The browser stays for the next one. */
export async function withBuiltPage<T>(work: (page: Page) => Promise<T>): Promise<T> {
  return withBuiltSite(async (address) => {
    shared ??= chromium.launch({ executablePath: findShell(), args: FLAGS });
    const page = await (
      await shared
    ).newPage({
      locale: 'en-US',
      timezoneId: 'UTC',
      serviceWorkers: 'block',
    });
    try {
      await page.goto(address);
      return await work(page);
    } finally {
      await page.close();
    }
  });
}

/** Cases that are replayed at the same time, each in a frame of its own. */
const AT_ONCE = 4;
/** A brief run takes every fourth case. */
const BRIEF = 4;

/** Replays recorded cases in one page, in their order. */
export async function replayedInPage<C, R>(
  lines: readonly unknown[],
  brief: boolean,
  replay: (page: RunningPage, one: C) => Promise<R>,
): Promise<R[]> {
  const cases = (lines as C[]).filter((_, at) => !brief || at % BRIEF === 0).entries();
  const done: R[] = [];
  await withRunningPage(async (page) => {
    await page.evaluate(LOADER);
    const work = async (): Promise<void> => {
      for (const [at, one] of cases) done[at] = await replay(page, one);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  });
  return done;
}

/** Closes the browser, without which a process does not end. */
export async function closeBuiltPages(): Promise<void> {
  const browser = await shared;
  shared = null;
  await browser?.close();
  await firefox?.close();
}

/** Builds and serves the page while `work` goes on with its address. */
export async function withBuiltSite<T>(work: (address: string) => Promise<T>): Promise<T> {
  ensureBuilt();
  const server = spawn(process.execPath, ['e2e/serve.mjs'], {
    env: { ...process.env, PLUGBENCH_PORT: PORT, PLUGBENCH_OUT: OUT },
  });
  try {
    await answering();
    return await work(ADDRESS);
  } finally {
    server.kill();
  }
}

async function answering(): Promise<void> {
  for (let i = 0; i < 50; i++) {
    const up = await fetch(ADDRESS).then(
      (r) => r.ok,
      () => false,
    );
    if (up) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The built page is not served.');
}
