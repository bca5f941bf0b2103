// A server of one test's own, which can be stopped, with a copy of the page that can be changed.

import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

export class OwnServer {
  readonly url: string;
  /** A copy of the built page that may be changed. */
  readonly folder: string;
  readonly #port: number;
  #process: ReturnType<typeof spawn> | null = null;

  readonly #headers: boolean;

  /**
   * `number`: one per test, so that two can run side by side. `headers`: it sends those of `_headers`. `page`: the folder of
   * the built page.
   */
  constructor(number: number, headers = false, page = process.env.PLUGBENCH_OUT ?? 'dist') {
    this.#headers = headers;
    this.#port = Number(process.env.PLUGBENCH_PORT ?? 4271) + 100 + number;
    this.url = `http://127.0.0.1:${String(this.#port)}/sub/dir/`;
    this.folder = mkdtempSync(join(tmpdir(), 'plugbench-page-'));
    cpSync(resolve(ROOT, page), this.folder, { recursive: true });
  }

  async start(): Promise<void> {
    const env = { ...process.env, PLUGBENCH_OUT: this.folder, PLUGBENCH_PORT: String(this.#port) };
    if (this.#headers) Object.assign(env, { PLUGBENCH_HEADERS: '1' });
    this.#process = spawn(process.execPath, ['e2e/serve.mjs'], { cwd: ROOT, env, stdio: 'ignore' });
    for (let i = 0; i < 100; i++) {
      if (await this.#answers()) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error('The page is not served.');
  }

  /** Stops answering, as if the network were gone. */
  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  #answers(): Promise<boolean> {
    return fetch(this.url).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
