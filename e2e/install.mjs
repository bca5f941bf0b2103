// Installs what only one runner of tests uses, and `npm ci` therefore leaves out: on first use, and whenever its lock
// file has changed. It goes where no other tool of the project looks for files: below node_modules, in a folder of its own.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What reads the output of conversions in `npm run consumers`. */
export const CONSUMERS = { name: 'consumers', lock: new URL('consumers/tools/', import.meta.url) };
/** What `npm run escapes -- --firefox` drives Firefox with. */
export const FIREFOX = { name: 'firefox', lock: new URL('escapes/firefox-driver/', import.meta.url) };

/** What the plugins of `npm run types` import. */
export const TYPES = { name: 'types', lock: new URL('types/packages/', import.meta.url) };

/** What judges pages in `npm run reference`. */
export const REFERENCE = { name: 'reference', lock: new URL('reference/tools/', import.meta.url) };

/** What `npm run bench` measures beside the page. */
export const RIVALS = { name: 'rivals', lock: new URL('bench/rivals/', import.meta.url) };

/** What changes the code in `npm run mutants`. */
export const MUTANTS = { name: 'mutants', lock: new URL('../scripts/mutants/tools/', import.meta.url) };

/** The folder that has `node_modules`; null where it cannot be made, which it says. */
export function install({ name, lock }) {
  const wanted = fileURLToPath(lock);
  const folder = fileURLToPath(new URL(`../node_modules/.${name}`, import.meta.url));
  /** The lock file of what is installed. */
  const mark = join(folder, 'installed.json');
  const text = readFileSync(join(wanted, 'package-lock.json'), 'utf8');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === text) return folder;
  rmSync(folder, { recursive: true, force: true });
  cpSync(wanted, folder, { recursive: true });
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) {
    writeFileSync(mark, text);
    return folder;
  }
  console.log(`The packages in ${wanted} could not be installed (${firstLine(stderr)}).`);
  console.log('What needs them is left out: run this again with a connection to the npm registry.');
  return null;
}

function firstLine(text) {
  const line = (text ?? '').split('\n').find((one) => /^npm error \S/.test(one));
  return (line ?? 'npm error npm ci failed').replace(/^npm error\s*/, '');
}
