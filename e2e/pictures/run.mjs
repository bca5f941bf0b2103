// npm run pictures -- [folder] [--only STORY,STORY]: pictures of the built page with every tab, host, dialog and state, in
// three widths and both themes, and sheets of many of them for a look at all. The folder is emptied first.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../load-typescript.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const args = process.argv.slice(2);
const onlyAt = args.indexOf('--only');
const only = onlyAt < 0 ? [] : (args.splice(onlyAt, 2)[1] ?? '').split(',').filter(Boolean);
const { takePictures } = await loadTypeScript('/e2e/pictures/runner.ts');
process.exitCode = (await takePictures(resolve(args[0] ?? `${root}test-results/pictures`), only)) ? 0 : 1;
