// Installs what only `npm run consumers` reads the output with, on first use and whenever its lock file has changed.
// It goes where no other tool of the project looks for files: below node_modules, in a folder of its own.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const wanted = fileURLToPath(new URL('tools', import.meta.url));
const folder = fileURLToPath(new URL('../../node_modules/.consumers', import.meta.url));
/** The lock file of what is installed. */
const mark = join(folder, 'installed.json');

/** The folder that has `node_modules`; null where it cannot be made, which it says. */
export function installTools() {
  const lock = readFileSync(join(wanted, 'package-lock.json'), 'utf8');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return folder;
  rmSync(folder, { recursive: true, force: true });
  cpSync(wanted, folder, { recursive: true });
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) {
    writeFileSync(mark, lock);
    return folder;
  }
  console.log(`The packages that read the output could not be installed (${firstLine(stderr)}).`);
  console.log('What needs them is left out: run this again with a connection to the npm registry.');
  return null;
}

function firstLine(text) {
  const line = (text ?? '').split('\n').find((one) => /^npm error \S/.test(one));
  return (line ?? 'npm error npm ci failed').replace(/^npm error\s*/, '');
}
