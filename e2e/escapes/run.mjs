// npm run escapes -- [FILE] [--controls] [--bombs] [--firefox] [--built] [--only id,id]: attacks on the built sandbox.
// --firefox=only leaves Chromium out; --built takes the page as it was built last; --unhardened undoes the guest's own
// hardening, so that the frame's origin and policy stand alone; --record writes controls.json anew; --show prints what
// every attack came to; --python=only runs those in Python alone, all of them.
import { resolve } from 'node:path';
import { loadTypeScript } from '../load-typescript.mjs';

const args = process.argv.slice(2);
const flag = (name) => args.includes(`--${name}`);
const onlyAt = args.indexOf('--only');
const only = onlyAt < 0 ? [] : (args.splice(onlyAt, 2)[1] ?? '').split(',').filter(Boolean);
const file = args.find((arg) => !arg.startsWith('--'));

if (flag('built')) process.env.PLUGBENCH_BUILT = '1';

const { runEscapes } = await loadTypeScript('/e2e/escapes/runner.ts');
const held = await runEscapes({
  file: file === undefined ? null : resolve(file),
  only,
  controls: flag('controls'),
  record: flag('record'),
  bombs: flag('bombs'),
  unhardened: flag('unhardened'),
  chromium: !flag('firefox=only'),
  firefox: flag('firefox') || flag('firefox=only'),
  python: pythonPart(),
  show: flag('show'),
});
/** Attacks that are named or in a file of their own are in JavaScript. */
function pythonPart() {
  if (flag('python=only')) return 'only';
  if (file !== undefined || only.length > 0 || flag('unhardened')) return 'none';
  return flag('bombs') ? 'all' : 'short';
}

process.exit(held ? 0 : 1);
