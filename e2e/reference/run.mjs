// npm run reference: builds the site with an origin, and has its pages judged by html-validate (all of them) and by
// Lighthouse for search engines (one of each kind). Both are installed when this first runs. Prints `N passed, N failed`.
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { install, REFERENCE } from '../install.mjs';
import { withLighthouse } from '../lighthouse/grades.mjs';

const PORT = '4293';
const SITE = `http://127.0.0.1:${PORT}/sub/dir/`;
const OUT = 'test-results/site';
const KINDS = ['', 'ownpilot/', 'ownpilot/differences/', 'r/ownpilot/id-hyphen/', 'recorded/'];

/** It has `>` in a text for wrong, which is valid; all else is escaped. */
const RULES = { 'no-raw-characters': 'off' };

const folder = install(REFERENCE);
if (folder === null) console.log('Skipped: without html-validate and Lighthouse no page is judged.');
else process.exitCode = (await judge(folder)) ? 0 : 1;

async function judge(tools) {
  const env = { ...process.env, PLUGBENCH_ORIGIN: SITE };
  const options = ['build', '--outDir', OUT, '--emptyOutDir', '--logLevel', 'error'];
  const built = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', ...options], {
    env,
    stdio: 'inherit',
  });
  if (built.status !== 0) return false;
  const wrong = [...(await invalid(tools)), ...(await unfound(tools))];
  for (const line of wrong.slice(0, 40)) console.log(line);
  const all = pages().length + KINDS.length;
  console.log(`${all - wrong.length} passed, ${wrong.length} failed`);
  return wrong.length === 0;
}

function pages() {
  return readdirSync(join(OUT, 'reference'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
}

/** A line for each page that is not valid. */
async function invalid(tools) {
  const { HtmlValidate } = createRequire(join(tools, 'package.json'))('html-validate');
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: RULES });
  const lines = [];
  for (const file of pages()) {
    const report = await validator.validateString(readFileSync(join(OUT, 'reference', file), 'utf8'));
    const [first] = report.results.flatMap(({ messages }) => messages);
    if (first) lines.push(`${file}:${first.line}: ${first.ruleId}: ${first.message}`);
  }
  return lines;
}

/** A line for each kind of page that Lighthouse gives less than 100 for search engines. */
async function unfound(tools) {
  const server = spawn(process.execPath, ['e2e/serve.mjs'], {
    env: { ...process.env, PLUGBENCH_PORT: PORT, PLUGBENCH_OUT: OUT },
  });
  const lines = [];
  try {
    await withLighthouse(tools, ['seo'], async (graded) => {
      for (const address of KINDS) {
        const { audits, categories } = await graded(`${SITE}reference/${address}`);
        const failed = Object.values(audits).filter(({ score }) => score !== null && score < 1);
        console.log(`reference/${address}: ${categories.seo.score * 100} of 100 for search engines`);
        if (categories.seo.score < 1)
          lines.push(`reference/${address}: ${failed.map(({ title }) => title).join(', ')}`);
      }
    });
  } finally {
    server.kill();
  }
  return lines;
}
