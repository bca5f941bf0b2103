// npm run pictures -- [FOLDER] [--only WORD,WORD]: pictures of the built page with every tab, host, dialog and state, in
// three widths and both themes, and sheets of many of them. The folder is emptied first.
// --readme: the pictures in README.md and of the installed app. --hosts: every recorded panel as in its host's picture,
// and how many pixels differ; those pictures may not be copied here and are beside the project, or in FOLDER.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../load-typescript.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const args = process.argv.slice(2);
const onlyAt = args.indexOf('--only');
const only = onlyAt < 0 ? [] : (args.splice(onlyAt, 2)[1] ?? '').split(',').filter(Boolean);
const folder = args.find((arg) => !arg.startsWith('--'));

if (args.includes('--readme')) {
  const { takeReadmePictures } = await loadTypeScript('/e2e/pictures/readme/readme.ts');
  await takeReadmePictures();
} else if (args.includes('--hosts')) {
  const shots = resolve(folder ?? resolve(root, '../shared/hosts/shots'));
  if (existsSync(shots)) {
    const { comparePanels } = await loadTypeScript('/e2e/pictures/hosts/shares.ts');
    process.exitCode = (await comparePanels(shots, resolve(root, 'test-results/look'), only)) ? 0 : 1;
  } else {
    console.log(`Skipped: there are no pictures of the hosts' panels in ${shots}.`);
  }
} else {
  const { takePictures } = await loadTypeScript('/e2e/pictures/runner.ts');
  process.exitCode = (await takePictures(resolve(folder ?? `${root}test-results/pictures`), only)) ? 0 : 1;
}
