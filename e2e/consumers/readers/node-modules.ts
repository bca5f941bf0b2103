// Node.js: every JavaScript file of the output is loaded by a process of its own kind, with nothing run.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { batches, type Consumer, type Output, type Refusal } from '../consumer.ts';

const SIZE = 500;
const SCRIPT = /\.[cm]?js$/;

/** Parses as Node.js would: `.cjs` and AnythingLLM's handlers as scripts in a function, all else as modules. */
const HARNESS = `
const { readFileSync } = require('node:fs');
const vm = require('node:vm');
const asModule = (path) => !/\\.cjs$|\\/handler\\.js$|\\/lib\\//.test(path);
let input = '';
process.stdin.on('data', (chunk) => (input += chunk)).on('end', () => {
  for (const path of JSON.parse(input)) {
    const text = readFileSync(path, 'utf8');
    let error = null;
    try {
      if (asModule(path)) new vm.SourceTextModule(text);
      else vm.compileFunction(text, ['exports', 'require', 'module', '__filename', '__dirname']);
    } catch (thrown) {
      error = String(thrown);
    }
    console.log(JSON.stringify({ error }));
  }
});
`;

export const nodeModules: Consumer = {
  name: 'Node.js',
  reads: ({ files }) => files.some(({ path }) => SCRIPT.test(path)),
  check: (outputs) => Promise.resolve(batches(outputs, SIZE).flatMap(runBatch)),
};

function runBatch(outputs: readonly Output[]): Refusal[] {
  const folder = mkdtempSync(join(tmpdir(), 'plugbench-consumers-'));
  try {
    const units = outputs.flatMap((output, i) =>
      output.files
        .filter(({ path }) => SCRIPT.test(path))
        .map((file) => ({ output, file, path: join(folder, String(i), file.path) })),
    );
    for (const { file, path } of units) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, file.text);
    }
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--no-warnings', '--experimental-vm-modules', '-e', HARNESS],
      { input: JSON.stringify(units.map(({ path }) => path)), encoding: 'utf8', maxBuffer: 100_000_000 },
    );
    const lines = stdout.trim().split('\n');
    return units.flatMap(({ output, file }, i): Refusal[] => {
      const { error } = lines[i]
        ? (JSON.parse(lines[i]) as { error: string | null })
        : { error: `no answer: ${stderr.slice(-300)}` };
      return error === null ? [] : [{ output, says: `${file.path}: ${error}` }];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
