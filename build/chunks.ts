// Which modules share a file: without this, two entries and lazy imports would scatter what every visit needs over thirty.

import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Context = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1];

/** What the first paint needs, and what every visit loads right after it: with all that they import at once. */
const CHUNKS = [
  { name: 'base', entries: ['src/main.ts'] },
  {
    name: 'next',
    entries: [
      'src/app/drafts/start.svelte.ts',
      'src/app/problems/ProblemsTab.svelte',
      'src/app/share/open-link.ts',
      'src/app/share/address.ts',
      'node_modules/comlink/dist/esm/comlink.mjs',
    ],
  },
  // The parsers of other languages share much of it, and would tear it apart.
  { name: 'create', entries: ['src/app/editor/create.ts'] },
];

const found = new Map<string, ReadonlySet<string>>();

/** The modules that these import, however far away, without what they load later. */
function reached(name: string, entries: readonly string[], context: Context): ReadonlySet<string> {
  const known = found.get(name);
  if (known) return known;
  const all = new Set<string>();
  const open = entries.map((entry) => resolve(entry));
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (all.has(id)) continue;
    all.add(id);
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  found.set(name, all);
  return all;
}

/** The earlier chunk takes what both reach. Icons of several later parts are one file, for each has a hundred bytes. */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  ...CHUNKS.map(({ name, entries }, i) => ({
    name: (id: string, context: Context) => (reached(name, entries, context).has(id) ? name : null),
    priority: CHUNKS.length - i,
  })),
  { name: 'icons', test: /\/@lucide\/svelte\//, minShareCount: 2, priority: 0 },
];

/** What every check needs, whichever host it is for, and no more: converters would bring a parser of JavaScript along. */
const CORE =
  /rolldown[^]*runtime|node_modules\/(?:comlink|jsonc-parser)\/|src\/(?:model|files|lang\/(?:json|text|markdown)|check|hosts\/kit)\/(?!secrets\.)|src\/hosts\/[^/]+\/entry\.ts/;

/** What conversions consist of, but for what waits for all of it; and where all else of the analysis worker begins. */
const CONVERTING =
  /^src\/convert\/(?:convert|portability|report\/view|targets\/registry)\.ts$|^src\/hosts\/[^/]+\/convert\/write\.ts$/;
const CHECKING = /^workers\/analysis\.worker\.ts$|^src\/check\/|^src\/hosts\/(?![^/]+\/convert\/)/;

let listed: readonly string[] | undefined;

/** All modules in TypeScript, from the project's folder. */
function sources(): readonly string[] {
  return (listed ??= ['workers', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.ts')),
  ));
}

/** Whether modules of these folders import one, however far away. Each worker is built apart, and only one of them checks. */
function isBelow(where: RegExp, id: string, context: Context): boolean {
  const isChecking = context.getModuleInfo(resolve('workers/analysis.worker.ts')) !== null;
  const entries = sources().filter((path) => where.test(path));
  return reached(`${String(isChecking)} ${where.source}`, entries, context).has(id);
}

/** What reads JavaScript, which several packs import. */
const READING = /^src\/(?:lang\/javascript|node)\//;
const PACK = /^src\/hosts\/[^/]+\/index\.ts$/;

export const workerChunks: Rolldown.CodeSplittingGroup[] = [
  { name: (id, context) => (CORE.test(id) || isBelow(CORE, id, context) ? 'core' : null), priority: 2 },
  // In ten files it would be loaded in three rounds, each after the one before.
  {
    name: (id, context) =>
      isBelow(READING, id, context) && isBelow(PACK, id, context) ? 'javascript' : null,
    priority: 1,
  },
  // What nothing but conversions needs: in one file it is packed better than in twenty.
  {
    name: (id, context) =>
      isBelow(CONVERTING, id, context) && !isBelow(CHECKING, id, context) ? 'converting' : null,
    priority: 0,
  },
];

/** What only code needs: kept after its first use, and not installed with every page (workers/offline-files.ts). */
const WITH_CODE =
  /\/src\/(?:app\/editor\/code\.ts|hosts\/[^/]+\/(?:assist|code)\/checker\.ts|hosts\/[^/]+\/run\/node-library\.ts)$/;

/** Of these, what only Python needs: all of it is kept after the first use of any, so no part is missing offline. */
const WITH_PYTHON =
  /\/src\/(?:app\/(?:editor\/python\.ts|load\/\w+\.svelte|python\.svelte\.ts)|sandbox\/python\/\w+\.ts|hosts\/[^/]+\/(?:loader|run\/python)\.ts)$/;

/** What several of these share has no entry of its own: scripts of an interpreter, and the panel that loads. */
const SHARED = /\/src\/(?:app\/load\/\w+\.svelte|hosts\/[^/]+\/guest\/\w+\.py\?raw)$/;

/** In the analysis worker a host's pack bears the host's name; what only code needs is in the folder of engines. */
export function chunkName({
  facadeModuleId,
  moduleIds,
}: Pick<Rolldown.PreRenderedChunk, 'facadeModuleId' | 'moduleIds'>): string {
  const entry = facadeModuleId ?? '';
  if (WITH_PYTHON.test(entry) || (!facadeModuleId && moduleIds.some((id) => SHARED.test(id))))
    return 'engines/python/[name]-[hash].js';
  if (WITH_CODE.test(entry) || isWithMore(entry))
    return `engines/${ofPython(entry) ? 'python' : 'plugbench'}/[name]-[hash].js`;
  const host = /\/src\/hosts\/([^/]+)\/index\.ts$/.exec(entry)?.[1];
  return `assets/${host === undefined ? '[name]' : `pack-${host}`}-[hash].js`;
}

/** Whether a file is of a host whose plugins Python loads. */
function ofPython(file: string): boolean {
  const folder = /^(.*\/src\/hosts\/[^/]+)\//.exec(file)?.[1];
  return folder !== undefined && existsSync(`${folder}/loader.ts`);
}

/** Whether it runs code that needs more than itself, which is kept so: the compiler, or modules of Node.js. */
function isWithMore(file: string): boolean {
  const folder = /^(.*\/src\/hosts\/[^/]+)\/runner\.ts$/.exec(file)?.[1];
  const more = ['code/host.ts', 'run/node-library.ts'];
  return folder !== undefined && more.some((path) => existsSync(`${folder}/${path}`));
}

/** Fonts of hosts' panels are kept after their first use, as engines are. */
export function assetName({ names }: Pick<Rolldown.PreRenderedAsset, 'names'>): string {
  const isFont = names.some((name) => name.endsWith('.woff2'));
  return `${isFont ? 'engines/fonts' : 'assets'}/[name]-[hash][extname]`;
}
