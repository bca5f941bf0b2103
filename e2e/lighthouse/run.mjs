// npm run lighthouse: Lighthouse's grades of the bench with its default (mobile) settings, medians of five, with their
// goals, and the machine's own index beside them: below about 1,000 a grade for speed says little.
import { spawn } from 'node:child_process';
import { install, REFERENCE } from '../install.mjs';
import { loadTypeScript } from '../load-typescript.mjs';
import { withLighthouse } from './grades.mjs';

const PORT = '4294';
const ROUNDS = 5;
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

const folder = install(REFERENCE);
if (folder === null) console.log('Skipped: Lighthouse is not installed.');
else process.exitCode = (await grade(folder)) ? 0 : 1;

/** False where a grade misses its goal. */
async function grade(tools) {
  const { ensureBuilt, OUT } = await loadTypeScript('/e2e/built.ts');
  ensureBuilt();
  const env = { ...process.env, PLUGBENCH_PORT: PORT, PLUGBENCH_OUT: OUT, PLUGBENCH_GZIP: '1' };
  const server = spawn(process.execPath, ['e2e/serve.mjs'], { env });
  try {
    const all = await withLighthouse(tools, Object.keys(GOALS), async (graded) => {
      const reports = [];
      for (let i = 0; i < ROUNDS; i++) reports.push(await graded(`http://127.0.0.1:${PORT}/sub/dir/`));
      return reports;
    });
    return print(all);
  } finally {
    server.kill();
  }
}

function print(reports) {
  const index = median(reports.map(({ environment }) => environment.benchmarkIndex));
  const within = Object.entries(GOALS).map(([name, goal]) => {
    const score = Math.round(100 * median(reports.map(({ categories }) => categories[name].score)));
    console.log(`${name}: ${score}, ${score >= goal ? 'within' : 'BELOW'} ${goal} (median of ${ROUNDS})`);
    return score >= goal;
  });
  console.log(`benchmark index of this machine: ${index.toFixed(0)}`);
  for (const line of missed(reports[0])) console.log(line);
  return within.every(Boolean);
}

/** What costs points, in Lighthouse's own words. */
function missed({ audits, categories }) {
  const counted = new Set(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  return Object.values(audits)
    .filter(({ id, score }) => counted.has(id) && score !== null && score < 0.99)
    .map(
      ({ title, displayValue, score }) => `  ${title}: ${displayValue ?? ''} (${Math.round(score * 100)})`,
    );
}

function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}
