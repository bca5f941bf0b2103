// npm run corpus -- [folder]: detects and checks every published manifest of the corpus and compares with what is known.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../load-typescript.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const folder = resolve(process.argv[2] ?? resolve(here, '../../../shared/corpus'));
if (existsSync(folder)) {
  const { runCorpus } = await loadTypeScript('/e2e/corpus/runner.ts');
  process.exitCode = runCorpus(folder) ? 0 : 1;
} else {
  console.log(`The corpus of published manifests is not here (${folder}): nothing to compare.`);
}
