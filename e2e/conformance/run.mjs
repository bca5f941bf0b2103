// npm run conformance -- [folder] [--only name,name] [--brief] [--firefox]: replays the recorded cases in a folder.
// --firefox replays the runs of code there, and nothing else; --brief runs half of the tool code in one of the recorded modes each, in turn, loads an eighth of what CPython loads, and leaves the
// corpus out.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../load-typescript.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const args = process.argv.slice(2);
const onlyAt = args.indexOf('--only');
const only = onlyAt < 0 ? [] : (args.splice(onlyAt, 2)[1] ?? '').split(',').filter(Boolean);
const firefoxAt = args.indexOf('--firefox');
if (firefoxAt >= 0) args.splice(firefoxAt, 1);
// Not everything may be copied here (ownpilot-cases.json, the corpus), so shared folders beside the project are read too.
const briefAt = args.indexOf('--brief');
if (briefAt >= 0) args.splice(briefAt, 1);
const shared = ['conformance', 'corpus/gloodata/golden', ...(briefAt < 0 ? ['corpus'] : [])].map((name) =>
  resolve(here, '../../../shared', name),
);
const folders = args[0] ? [resolve(args[0])] : [here, ...shared].filter((folder) => existsSync(folder));

const { runConformance } = await loadTypeScript('/e2e/conformance/runner.ts');
process.exitCode = (await runConformance(folders, only, { brief: briefAt >= 0, firefox: firefoxAt >= 0 }))
  ? 0
  : 1;
