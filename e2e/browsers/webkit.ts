// WebKitGTK's MiniBrowser under Xvfb, by plain W3C WebDriver requests to WebKitWebDriver.

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Absent, HEIGHT, WIDTH, type Driver, type Tab } from './driver.ts';

const COMMANDS = ['WebKitWebDriver', 'Xvfb'];
const PACKAGES = ['webkit2gtk-driver', 'xvfb'];

/** How the protocol names an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Code points for keys that type no text: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** Installs what is not there, as `e2e/browser.mjs` does. Throws `Absent` where it cannot. */
function ensureInstalled(): void {
  if (COMMANDS.every(isThere)) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${PACKAGES.join(' and ')} with apt-get.`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    try {
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], {
        stdio: 'ignore',
        env,
      });
    } catch {
      // Said below.
    }
  }
  if (!COMMANDS.every(isThere)) throw new Absent(`${COMMANDS.join(' or ')} is not installed.`);
}

function isThere(command: string): boolean {
  try {
    execFileSync('which', [command], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Throws `Absent` where WebKit is not, and cannot be installed. */
export async function startWebKit(): Promise<Driver> {
  ensureInstalled();
  const home = mkdtempSync(join(tmpdir(), 'plugbench-webkit-'));
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${String(WIDTH)}x${String(HEIGHT + 100)}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await firstLine(screen);
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${String(port)}`, '--host=127.0.0.1'], {
    // Downloads go to a folder of this run.
    env: { ...process.env, DISPLAY: `:${display}`, HOME: home, XDG_CONFIG_HOME: home },
    stdio: 'ignore',
  });
  const base = `http://127.0.0.1:${String(port)}`;
  await answering(base);
  const { session, label } = await newSession(base);
  await session.end();
  return {
    label,
    // MiniBrowser always saves to this folder.
    downloads: home,
    open: async () => new WebKitTab((await newSession(base)).session),
    async close() {
      await ended(service);
      await ended(screen);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Requests of one session, which is one browser with nothing kept. */
interface Session {
  send(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>;
  end(): Promise<void>;
}

async function newSession(base: string): Promise<{ readonly session: Session; readonly label: string }> {
  const { sessionId, capabilities } = (await request('POST', `${base}/session`, {
    capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const address = `${base}/session/${sessionId}`;
  const session: Session = {
    send: (method, path, body) => request(method, `${address}/${path}`, body),
    end: async () => void (await request('DELETE', address)),
  };
  await session.send('POST', 'timeouts', { script: 60_000, pageLoad: 60_000 });
  await session.send('POST', 'window/rect', { x: 0, y: 0, width: WIDTH, height: HEIGHT + 38 });
  return { session, label: `WebKitGTK ${capabilities.browserVersion}` };
}

class WebKitTab implements Tab {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** The driver itself sometimes waits in vain for a page that has long been loaded. */
  async go(address: string): Promise<void> {
    await this.evaluate('void (globalThis.isPageBefore = true)');
    await this.#session.send('POST', 'url', { url: address });
    for (let i = 0; i < 600; i++) {
      const isThere = await this.evaluate(
        "!globalThis.isPageBefore && document.readyState !== 'loading'",
      ).catch(() => false);
      if (isThere === true) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`${address} was not loaded.`);
  }

  evaluate(script: string): Promise<unknown> {
    return this.#session.send('POST', 'execute/sync', { script: `return (${script})`, args: [] });
  }

  async press(keys: string): Promise<void> {
    const codes = keys.split('+').map((key) => KEYS[key] ?? key);
    const held = codes.slice(0, -1);
    await this.#act('key', [
      ...held.map((value) => ({ type: 'keyDown', value })),
      ...keyPress(codes.at(-1) ?? ''),
      ...held.map((value) => ({ type: 'keyUp', value })),
    ]);
  }

  async type(text: string): Promise<void> {
    await this.#act(
      'key',
      [...text].map((letter) => (letter === '\n' ? '\uE007' : letter)).flatMap(keyPress),
    );
  }

  async click(x: number, y: number): Promise<void> {
    await this.#act('pointer', [
      { type: 'pointerMove', duration: 0, origin: 'viewport', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async upload(selector: string, paths: readonly string[]): Promise<void> {
    const element = (await this.#session.send('POST', 'element', {
      using: 'css selector',
      value: selector,
    })) as Record<string, string>;
    await this.#session.send('POST', `element/${element[ELEMENT] ?? ''}/value`, { text: paths.join('\n') });
  }

  async picture(): Promise<Uint8Array> {
    return Buffer.from(String(await this.#session.send('GET', 'screenshot')), 'base64');
  }

  close(): Promise<void> {
    return this.#session.end();
  }

  async #act(type: 'key' | 'pointer', actions: readonly object[]): Promise<void> {
    await this.#session.send('POST', 'actions', { actions: [{ type, id: type, actions }] });
  }
}

const keyPress = (value: string): readonly object[] => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

async function request(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`${value?.error ?? 'error'}: ${value?.message ?? ''}`.slice(0, 400));
  return value;
}

async function answering(base: string): Promise<void> {
  for (let i = 0; i < 100; i++) {
    const up = await fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Absent('WebKitWebDriver does not answer.');
}

/** The number of the screen, which Xvfb writes once it can be used. */
function firstLine(screen: ChildProcess): Promise<string> {
  return new Promise((done, reject) => {
    (screen.stdio[3] as Readable).once('data', (data: Buffer) => done(data.toString().trim()));
    screen.once('exit', () => reject(new Absent('Xvfb did not start.')));
  });
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill();
  await gone;
}
