// npm run mutants: changes the code one operator at a time and lists the changes that no test beside it notices.
import { readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { install, MUTANTS } from '../../e2e/install.mjs';

const tools = install(MUTANTS);
if (tools === null) process.exit(1);
const { resolve } = createRequire(`${tools}/`);
const { Stryker } = await import(pathToFileURL(resolve('@stryker-mutator/core')).href);

const RESULTS = 'test-results/mutants';
const USUAL = ['src/lang/json', 'src/share', 'src/check', 'src/hosts/kit', 'src/hosts/gloodata'];

/** Tests of a part that are not beside it. */
const WIDER = {
  lang: ['src/check/syntax'],
  check: ['test/check', 'test/hosts'],
  convert: ['test/convert'],
  hosts: ['test/hosts', 'test/convert'],
};

const paths = process.argv.slice(2).map((path) => path.replaceAll('\\', '/').replace(/^\.\/|\/$/g, ''));
const wanted = paths.length > 0 ? paths : USUAL;
const scores = [];
for (const part of new Set(wanted.map(partOf))) {
  const chosen = wanted.filter((path) => partOf(path) === part);
  scores.push(...(await scoresOf(part, chosen)));
}
console.log();
for (const { name, found } of scores) console.log(`${name}: ${inWords(found)}`);
if (scores.length > 1) console.log(`in all: ${inWords(scores.flatMap(({ found }) => found))}`);

/** The folder whose tests are meant to notice changes of this path: `src/lang/json`, or one host's. */
function partOf(path) {
  return path
    .split('/')
    .slice(0, path.startsWith('src/hosts/') ? 3 : 2)
    .join('/');
}

async function scoresOf(part, chosen) {
  console.log(`\n── ${chosen.join(', ')}`);
  // scripts/mutants/vitest.config.ts reads it, in each of Stryker's processes.
  process.env.PLUGBENCH_MUTANTS = [part, ...(WIDER[part.split('/', 2)[1]] ?? [])].join(' ');
  const report = `${RESULTS}/${part.replaceAll('/', '-')}.json`;
  rmSync(report, { force: true });
  await new Stryker({
    plugins: [resolve('@stryker-mutator/vitest-runner')],
    mutate: [
      ...chosen.map((path) => (statSync(path).isDirectory() ? `${path}/**/*.ts` : path)),
      ...['test', 'fixtures', 'svelte'].map((kind) => `!**/*.${kind}.ts`),
      '!**/cases.ts',
    ],
    jsonReporter: { fileName: report },
  }).runMutationTest();
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(isCounted)
      .map((mutant) => ({ ...mutant, file, original: textAt(source, mutant.location) })),
  );
  for (const mutant of all.filter(isAlive)) console.log(lineOf(mutant));
  return chosen.map((name) => ({
    name,
    found: all.filter(({ file }) => file === name || file.startsWith(`${name}/`)),
  }));
}

/** Left out: what Stryker ignores, and changes after which the code cannot be loaded. */
function isCounted({ status }) {
  return ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status);
}

function isAlive({ status }) {
  return status === 'Survived' || status === 'NoCoverage';
}

function inWords(found) {
  const alive = found.filter(isAlive).length;
  const score = found.length === 0 ? 100 : (100 * (found.length - alive)) / found.length;
  return `${score.toFixed(1)} % of ${String(found.length)} mutants noticed, ${String(alive)} not`;
}

function lineOf({ file, location: { start }, original, replacement, status }) {
  const note = status === 'NoCoverage' ? ' (no test runs this)' : '';
  return `${file}:${String(start.line)}:${String(start.column)}  ${short(original)} → ${short(replacement)}${note}`;
}

function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines.push(lines.pop().slice(0, end.column - 1));
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

function short(code) {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}
