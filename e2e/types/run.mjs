// npm run types -- [--count N] [--seed N] [--plugin N]: compares what the page and tsc say of generated plugins that use packages,
// which are installed when it first runs. Prints `N passed, N failed`.
import { install, TYPES } from '../install.mjs';
import { loadTypeScript } from '../load-typescript.mjs';

const args = process.argv.slice(2);

function option(name, usual) {
  const at = args.indexOf(name);
  return at < 0 ? usual : Number(args[at + 1]);
}

const packages = install(TYPES);
if (packages === null) {
  console.log('Skipped: without the packages there is nothing to compare with.');
} else {
  const { compareTypes } = await loadTypeScript('/e2e/types/runner.ts');
  const passed = compareTypes({
    count: option('--count', 200),
    seed: option('--seed', 1),
    only: option('--plugin', null),
    packages,
  });
  process.exitCode = passed ? 0 : 1;
}
