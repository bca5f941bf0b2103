// Finds a Chromium by itself: named, installed, Playwright's own; else installs one and says so.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const NAMED = 'PLUGBENCH_BROWSER';
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags that keep a test browser from talking to anything but the page. */
export const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A browser that runs as root, as in most containers, has no sandbox to start.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * The same browser without windows where it is installed, which takes a third less time for a test; else as
 * `findBrowser`.
 */
export function findShell() {
  const shell = process.env[NAMED] ? null : firstOf(['chromium-headless-shell', 'chrome-headless-shell']);
  return shell ?? findBrowser();
}

/** Path of a Chromium or Chrome; throws with one line that says what to do. */
export function findBrowser() {
  const named = process.env[NAMED];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`${NAMED} names ${named}, which does not exist.`);
  }
  return installed() ?? playwrights() ?? install();
}

function installed() {
  return firstOf(COMMANDS) ?? PLACES.find((place) => existsSync(place)) ?? null;
}

function firstOf(commands) {
  const which = process.platform === 'win32' ? 'where' : 'which';
  for (const command of commands) {
    try {
      const [path] = execFileSync(which, [command], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).split(/\r?\n/);
      if (path && existsSync(path)) return path;
    } catch {
      // Not there under this name.
    }
  }
  return null;
}

function playwrights() {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

function install() {
  const root = process.getuid?.() === 0;
  try {
    if (root && existsSync('/usr/bin/apt-get')) {
      console.log(
        'No browser found: installing chromium with apt-get (apt-get update && apt-get install chromium chromium-headless-shell).',
      );
      run('apt-get', ['update', '-qq']);
      run('apt-get', [
        'install',
        '-y',
        '-qq',
        '--no-install-recommends',
        'chromium',
        'chromium-headless-shell',
      ]);
      const path = installed();
      if (path) return path;
    } else {
      console.log('No browser found: installing one with Playwright (npx playwright install chromium).');
      run('npx', ['playwright', 'install', 'chromium']);
      const path = playwrights();
      if (path) return path;
    }
  } catch {
    // Said below.
  }
  throw new Error(
    `No Chromium could be found or installed. Install Chromium or Chrome, or set ${NAMED} to its path.`,
  );
}

function run(command, args) {
  execFileSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
