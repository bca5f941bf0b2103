// Builds the compiler's worker into a folder of its own, with the trimmed compiler in a file that only a new version of
// it changes. Pages load it with the first file of code.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { PURE, trimmedTypeScript, undefinedNames } from './typescript-trim.ts';

/** The only version that the split was tried with. */
const VERSION = '6.0.3';
const PACKAGE = resolve('node_modules/typescript');
const ID = `\0${PACKAGE}/lib/typescript.js?trimmed`;
const ENTRY = 'typescript.worker.ts';
const COMPILING = 'workers/compiling.ts';

/** What is loaded when it is needed, and kept from then on; the first visit installs none of it. */
export const ENGINES = 'engines';

/** Chunks of the compiler's worker, each in a folder that says when it changes. */
const CHUNKS = [
  { name: 'compiler', test: /node_modules[/\\]typescript[/\\]lib[/\\]typescript\.js\?trimmed/ },
  { name: 'library', test: /virtual:typescript-libs/ },
  { name: 'types', test: /package\.json\?declarations/ },
];
const FOLDERS: Readonly<Record<string, string>> = {
  compiler: `typescript-${VERSION}`,
  library: `typescript-${VERSION}`,
  types: 'types',
};

/** For the build of workers; it leaves all but the compiler's worker as they are. */
export function typescript(): Plugin {
  let own = false;
  return {
    name: 'plugbench:typescript',
    apply: 'build',
    enforce: 'pre',
    options(options) {
      own = JSON.stringify(options.input ?? '').includes(ENTRY);
      return own ? { ...options, treeshake: { manualPureFunctions: PURE } } : null;
    },
    resolveId: (source) => (source === 'typescript' ? { id: ID, moduleSideEffects: false } : null),
    load: (id) => (id === ID ? trimmedTypeScript(published()) : null),
    outputOptions: (output) => (own ? outputIn(ENGINES, output) : null),
    renderChunk: (code, chunk, _, { chunks }) =>
      own && chunk.isEntry ? requestsAtOnce(chunk, chunks) + code : null,
    generateBundle(_, bundle) {
      const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === 'compiler');
      if (own && chunk?.type === 'chunk') checkNames(chunk.code);
    },
  };
}

function published(): string {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  if (version !== VERSION) throw new Error(`TypeScript ${VERSION} is trimmed, and not ${version}.`);
  return readFileSync(join(PACKAGE, 'lib/typescript.js'), 'utf8');
}

function outputIn(folder: string, output: Rolldown.OutputOptions): Rolldown.OutputOptions {
  return {
    ...output,
    codeSplitting: { groups: CHUNKS },
    entryFileNames: `${folder}/plugbench/[name]-[hash].js`,
    chunkFileNames: ({ name }) => `${folder}/${FOLDERS[name] ?? 'plugbench'}/[name]-[hash].js`,
  };
}

/**
 * Imports of all that the compiler needs, for the start of the worker: else it would find one file after the other, each
 * once the one before is read. Where one fails, the import that needs it says so.
 */
function requestsAtOnce(
  entry: Rolldown.RenderedChunk,
  chunks: Readonly<Record<string, Rolldown.RenderedChunk>>,
): string {
  const needed = new Set<string>();
  const open = entry.dynamicImports.filter((file) => chunks[file]?.facadeModuleId?.endsWith(COMPILING));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (needed.has(file) || file === entry.fileName) continue;
    needed.add(file);
    open.push(...(chunks[file]?.imports ?? []));
  }
  if (needed.size === 0) throw new Error(`${ENTRY} does not import ${COMPILING}.`);
  const folder = posix.dirname(entry.fileName);
  const paths = [...needed]
    .map((file) => posix.relative(folder, file))
    .map((path) => (path.startsWith('.') ? path : `./${path}`));
  return `for (const part of [${paths.map((path) => `import(${JSON.stringify(path)})`).join(', ')}]) part.catch(() => 0);\n`;
}

/** Throws where the split has lost a name. It takes seconds, so files that passed are remembered. */
function checkNames(code: string): void {
  const folder = resolve('node_modules/.cache/plugbench');
  const mark = join(folder, `names-${createHash('sha256').update(code).digest('hex')}`);
  if (existsSync(mark)) return;
  const lost = undefinedNames(code);
  if (lost.length > 0) throw new Error(`The trimmed TypeScript has lost ${lost.join(', ')}.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(mark, '');
}
