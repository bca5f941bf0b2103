// A package for ElizaOS, taken as a maintainer takes it: its own build script runs, and what comes of it is imported.

import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { atOnce, run } from '../at-once.ts';
import { writtenFor, type Consumer, type Output } from '../consumer.ts';

/** Imports the package by its name's entry and says what is wrong with the plugin. */
const IMPORT = `
const { main } = JSON.parse(require('node:fs').readFileSync('package.json', 'utf8'));
import(require('node:url').pathToFileURL(require('node:path').resolve(main)).href).then((module) => {
  const plugin = module.default;
  if (typeof plugin?.name !== 'string') throw new Error('the default export is not a plugin');
  const names = plugin.actions.map(({ name, handler, validate }) => {
    if (typeof handler !== 'function' || typeof validate !== 'function') throw new Error(name + ' cannot be called');
    return name;
  });
  if (new Set(names).size !== names.length) throw new Error('two actions have the same name');
}).catch((error) => {
  console.error(String(error));
  process.exitCode = 1;
});
`;

/** Builds one sample per source; all samples and some generated plugins where `thorough`. */
export function packageBuild(tools: string | null, thorough: boolean): Consumer {
  const chosen = thorough ? /^\w+ (?:sample \w+|plan [0-3])$/ : /^\w+ sample good$/;
  return {
    name: 'npm run build of ElizaOS packages',
    reads: (output) => writtenFor('elizaos')(output) && chosen.test(output.manifest.name),
    check: async (outputs) => {
      if (tools === null) return '@elizaos/core is not installed';
      const faults = await atOnce(outputs, (output) => buildFault(output, tools));
      return outputs.flatMap((output, i) => {
        const says = faults[i] ?? null;
        return says === null ? [] : [{ output, says }];
      });
    },
  };
}

/** null where it builds and loads. */
async function buildFault({ files }: Output, tools: string): Promise<string | null> {
  const root = mkdtempSync(join(tmpdir(), 'plugbench-package-'));
  try {
    for (const { path, text } of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const manifest = files.find(({ path }) => path.endsWith('package.json'));
    if (!manifest) return 'The package has no package.json.';
    const folder = join(root, dirname(manifest.path));
    link(folder, tools);
    const options = { cwd: folder, timeout: 120_000 };
    const built = await run('npm', ['run', '--silent', 'build'], options);
    if (built.status !== 0) return `build: ${(built.stdout + built.stderr).trim().slice(0, 300)}`;
    const loaded = await run(process.execPath, ['-e', IMPORT], options);
    return loaded.status === 0 ? null : `import: ${loaded.stderr.trim().slice(0, 300)}`;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** What `npm install` would bring, from what is installed already. */
function link(folder: string, tools: string): void {
  const own = join(import.meta.dirname, '../../../node_modules');
  const packages: Readonly<Record<string, string>> = {
    '@elizaos/core': join(tools, 'node_modules/@elizaos/core'),
    '@types/node': join(own, '@types/node'),
    typescript: join(own, 'typescript'),
    'undici-types': join(own, 'undici-types'),
    '.bin/tsc': join(own, 'typescript/bin/tsc'),
  };
  for (const [name, target] of Object.entries(packages)) {
    const path = join(folder, 'node_modules', name);
    mkdirSync(dirname(path), { recursive: true });
    if (existsSync(target)) symlinkSync(target, path);
  }
}
