// Node.js: every JavaScript file of the output is loaded as its host loads it. Scripts, which run when they are loaded,
// are only parsed.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { atOnce, run } from '../at-once.ts';
import { batches, type Consumer, type Output, type Refusal } from '../consumer.ts';

const SIZE = 300;
const SCRIPT = /\.[cm]?js$/;

/** A server of an extension listens on any free port, and ends with the process. */
const HARNESS = `
const { readFileSync } = require('node:fs');
const { pathToFileURL } = require('node:url');
const vm = require('node:vm');
const write = process.stdout.write.bind(process.stdout);
console.log = console.warn = console.error = () => {};
process.on('uncaughtException', () => {});
process.env.EXTENSION_PORT = '0';
async function load(path) {
  if (/\\/scripts\\/|\\/server\\/server\\.mjs$/.test(path)) parse(path);
  else if (path.endsWith('.mjs')) await import(pathToFileURL(path).href);
  else require(path);
}
function parse(path) {
  const text = readFileSync(path, 'utf8');
  if (path.endsWith('.cjs')) vm.compileFunction(text, ['exports', 'require', 'module']);
  else new vm.SourceTextModule(text);
}
let input = '';
process.stdin.on('data', (chunk) => (input += chunk)).on('end', async () => {
  for (const path of JSON.parse(input)) {
    let error = null;
    await load(path).catch((thrown) => (error = String(thrown)));
    write(JSON.stringify({ error }) + '\\n');
  }
  write('', () => process.exit());
});
`;

export const nodeModules: Consumer = {
  name: 'Node.js',
  reads: ({ files }) => files.some(({ path }) => SCRIPT.test(path)),
  check: async (outputs) => (await atOnce(batches(outputs, SIZE), loadBatch)).flat(),
};

async function loadBatch(outputs: readonly Output[]): Promise<Refusal[]> {
  const folder = mkdtempSync(join(tmpdir(), 'plugbench-consumers-'));
  try {
    const units = outputs.flatMap((output, i) => {
      const root = join(folder, String(i));
      for (const { path, text } of output.files) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
      const scripts = output.files.filter(({ path }) => SCRIPT.test(path));
      return scripts.map(({ path }) => ({ output, path, file: join(root, path) }));
    });
    const { stdout, stderr } = await run(
      process.execPath,
      ['--no-warnings', '--experimental-vm-modules', '-e', HARNESS],
      { input: JSON.stringify(units.map(({ file }) => file)) },
    );
    const lines = stdout.trim().split('\n');
    return units.flatMap(({ output, path }, i): Refusal[] => {
      const { error } = lines[i]
        ? (JSON.parse(lines[i]) as { error: string | null })
        : { error: `no answer: ${stderr.slice(-300)}` };
      return error === null ? [] : [{ output, says: `${path}: ${error.replaceAll(folder, '')}` }];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
