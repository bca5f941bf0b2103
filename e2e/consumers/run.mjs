// npm run consumers -- [--short] [--brief] [--only NAME] [--from HOST] [--to TARGET] [--generated N] [--report FILE]:
// feeds the output of conversions to who reads it: compilers, libraries, validators. --short takes a few generated
// manifests, --brief only those and the samples. NAME is part of a consumer's name; HOST and TARGET are ids. FILE gets
// every refusal as JSON. Prints `N passed, N failed`.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../load-typescript.mjs';
import { CONSUMERS, install } from '../install.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const args = process.argv.slice(2);

function flag(name) {
  return args.includes(name);
}

function option(name) {
  const at = args.indexOf(name);
  return at < 0 ? null : (args[at + 1] ?? null);
}

const corpus = resolve(here, '../../../shared/corpus');
const hasCorpus = existsSync(corpus);
if (!hasCorpus) console.log(`The corpus of published manifests is not here (${corpus}): it is left out.`);
const tools = install(CONSUMERS);

const { runConsumers } = await loadTypeScript('/e2e/consumers/runner.ts');
const passed = await runConsumers({
  extent: {
    generated: Number(option('--generated') ?? (flag('--brief') || flag('--short') ? 10 : 200)),
    corpus: hasCorpus && !flag('--brief') ? corpus : null,
  },
  thorough: !flag('--short') && !flag('--brief'),
  only: option('--only'),
  from: option('--from'),
  to: option('--to'),
  report: option('--report'),
  tools,
});
process.exit(passed ? 0 : 1);
