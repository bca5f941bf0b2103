// npm run look -- [folder] [--only host,host]: paints every recorded panel as in its host's picture, and says how many
// pixels differ. The pictures may not be copied here: they are in a shared folder beside the project, or in `folder`.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../load-typescript.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const args = process.argv.slice(2);
const onlyAt = args.indexOf('--only');
const only = onlyAt < 0 ? [] : (args.splice(onlyAt, 2)[1] ?? '').split(',').filter(Boolean);
const shots = resolve(args[0] ?? resolve(root, '../shared/hosts/shots'));

if (existsSync(shots)) {
  const { comparePanels } = await loadTypeScript('/e2e/look/shares.ts');
  process.exitCode = (await comparePanels(shots, resolve(root, 'test-results/look'), only)) ? 0 : 1;
} else {
  console.log(`Skipped: there are no pictures of the hosts' panels in ${shots}.`);
}
