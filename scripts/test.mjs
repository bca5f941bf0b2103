// npm test: every check of the project; goes on after a failure and ends with `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const all = process.argv.includes('--all');
/** Tests that can be short or thorough look at this. */
if (all) process.env.PLUGBENCH_ALL = '1';
const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const one = (status) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
const npm = (script, ...args) => [
  'npm',
  ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])],
];

const page = [
  { name: 'build', command: npm('build'), count: one },
  {
    name: 'the same page for tests',
    command: ['node', ['e2e/page/build.mjs', '--like', 'dist']],
    count: (status) => {
      // The later steps take it as it is.
      if (status === 0) process.env.PLUGBENCH_BUILT = '1';
      return one(status);
    },
  },
];

const formatting = [{ name: 'formatting', command: npm('lint:format'), count: one }];

/** Each keeps one core busy, so they run beside the attacks. */
const single = [
  { name: 'types and lint', command: npm('check'), count: one },
  { name: 'lint of components', command: npm('lint:components'), count: one },
  { name: 'consumers', command: npm('consumers', ...(all ? [] : ['--short'])), count: closingLine },
  ...(all ? [{ name: 'types of packages', command: npm('types'), count: closingLine }] : []),
  ...(all ? [{ name: 'reference', command: npm('reference'), count: closingLine }] : []),
];

const recorded = [
  { name: 'conformance', command: npm('conformance', ...(all ? [] : ['--brief'])), count: closingLine },
  { name: 'corpus', command: npm('corpus'), count: closingLine },
];

const unit = [
  {
    name: 'unit tests',
    command: npm('unit', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/unit.json`),
    count: (status) => {
      const report = read(`${results}/unit.json`);
      for (const { name, assertionResults } of report?.testResults ?? [])
        for (const test of assertionResults)
          if (test.status === 'failed')
            failures.push(`${name}: ${test.fullName}: ${String(test.failureMessages[0]).slice(0, 800)}`);
      return report
        ? { passed: report.numPassedTests, failed: atLeast(report.numFailedTests, status) }
        : one(1);
    },
  },
];

/** They often wait, and measure how long the page does: not beside what keeps both cores busy. */
const attacks = [
  {
    name: 'attacks on the sandbox',
    command: npm('escapes', ...(all ? ['--controls', '--bombs', '--firefox'] : [])),
    count: closingLine,
  },
];

/** One after the other: they use the whole machine, or measure it. */
const inBrowsers = [
  {
    name: 'browser tests',
    command: npm('e2e'),
    count: (status) => {
      const report = read(`${results}/e2e.json`);
      failures.push(...failedSpecs(report?.suites ?? []));
      const { stats } = report ?? {};
      return stats
        ? { passed: stats.expected, failed: atLeast(stats.unexpected + stats.flaky, status) }
        : one(1);
    },
  },
  ...(all
    ? [
        { name: 'runs in Firefox', command: npm('conformance', '--firefox'), count: closingLine },
        { name: 'core paths in Firefox', command: npm('browsers', 'firefox'), count: closingLine },
        { name: 'core paths in WebKit', command: npm('browsers', 'webkit'), count: closingLine },
      ]
    : []),
  ...(all ? [{ name: 'benchmark', command: npm('bench'), count: one }] : []),
  ...(all ? [{ name: 'grades of Lighthouse', command: npm('lighthouse'), count: one }] : []),
];

const totals = { passed: 0, failed: 0 };
const summary = [];
/** Repeated at the end: a log of CI may be cut in the middle. */
const failures = [];
for (const rows of [[page, formatting], [attacks, single], [recorded, unit], [inBrowsers]])
  await Promise.all(rows.map(takeAll));
console.log(`\n${[...failures, ...summary].join('\n')}\n`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;

async function takeAll(steps) {
  for (const step of steps) await take(step);
}

async function take({ name, command, count }) {
  console.log(`\n── ${name}`);
  const began = Date.now();
  const { status, output } = await run(...command);
  // What it would compare with is not in the repository, and not here either.
  const isSkipped = /^Skipped: /m.test(output) && !/^\d+ passed, /m.test(output);
  const named = failures.length;
  const { passed, failed } = isSkipped ? { passed: 0, failed: 0 } : count(status, output);
  if (failed > 0 && failures.length === named) failures.push(...lastLines(name, output));
  totals.passed += passed;
  totals.failed += failed;
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  summary.push(`${name}: ${isSkipped ? 'skipped' : `${passed} passed, ${failed} failed`} (${seconds} s)`);
}

/** A step that ended badly counts at least one failure, whatever it counted itself. */
function atLeast(failed, status) {
  return status === 0 ? failed : Math.max(1, failed);
}

function failedSpecs(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...failedSpecs(inner),
    ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line}: ${title}`),
  ]);
}

/** What a step that names no failures by itself said last. */
function lastLines(name, output) {
  const lines = output.trimEnd().split('\n').slice(-30);
  return [`── ${name} ended so:`, ...lines.map((line) => line.slice(0, 600))];
}

function closingLine(status, output) {
  const found = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  if (!found) return one(status);
  return { passed: Number(found[1]), failed: atLeast(Number(found[2]), status) };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Shows the output of a step; its last `N passed` line is kept for counting but not printed as the run's own. */
function run(command, args) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.on('error', (error) => done({ status: 1, output: String(error) }));
    child.on('close', (status) => done({ status: status ?? 1, output }));
  });
}
