// Addresses that are played inside the browser: what GitHub, npm and any other host answer, without a network.

import { gzipSync } from 'node:zlib';
import { test as base } from 'playwright/test';

/** What an address answers; a 404 where nothing is said of it. */
interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly json?: unknown;
  readonly hangs?: true;
}

/** By address; one that ends with `*` stands for all that begin so. */
export type Played = Readonly<Record<string, Answer>>;

/** Whether an address is this one, or begins as it does where it ends with `*`. */
export function isOne(address: string, pattern: string): boolean {
  return pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
}

/** Tests that may reach addresses elsewhere: `asked` are those, `play` says what they answer. */
export const test = base.extend<{ asked: string[]; play: (played: Played) => void }>({
  asked: async ({ baseURL: _ }, use) => use([]),
  play: async ({ page, asked }, use) => {
    let answers: Played = {};
    await page.route(/^https:/, async (route) => {
      const url = route.request().url();
      asked.push(url);
      const known = Object.entries(answers).find(([pattern]) => isOne(url, pattern));
      const { status = 200, headers = {}, hangs, ...body } = known?.[1] ?? { status: 404, body: '404' };
      if (hangs) return;
      const allowed = {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': '*',
        ...headers,
      };
      return route.fulfill({ status, headers: allowed, ...body });
    });
    await use((played) => (answers = { ...answers, ...played }));
  },
});

/** A file as GitHub lists it. */
export const blob = (path: string, size = 100): unknown => ({ path, mode: '100644', type: 'blob', size });

/** A tarball as npm packs it. */
export function tarballOf(files: Readonly<Record<string, string>>): Buffer {
  const blocks = Object.entries(files).flatMap(([name, text]) => {
    const length = Buffer.byteLength(text);
    const head = Buffer.alloc(512);
    head.write(name, 0);
    head.write(length.toString(8).padStart(11, '0'), 124);
    head.write('0ustar', 156);
    const body = Buffer.alloc(Math.ceil(length / 512) * 512);
    body.write(text);
    return [head, body];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}
