// Builds the compiler's worker into a folder of its own, with the trimmed compiler in a file that only a new version of
// it changes. Pages load it with the first file of code.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { PURE, trimmedTypeScript, undefinedNames } from './typescript-trim.ts';

/** The only version that the split was tried with. */
const VERSION = '6.0.3';
const PACKAGE = resolve('node_modules/typescript');
const ID = `\0${PACKAGE}/lib/typescript.js?trimmed`;
const ENTRY = 'typescript.worker.ts';

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
