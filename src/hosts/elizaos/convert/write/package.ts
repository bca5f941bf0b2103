// The files that make a package of the plugin: package.json and tsconfig.json.

import type { OutputNode, OutputTree, WrittenFile } from '../../../../model/output.ts';
import type { Plugin, Sourced } from '../../../../model/plugin.ts';
import { isCallable } from '../../../../convert/code/adapter.ts';
import { dependenciesOf } from '../../../../convert/code/required.ts';
import {
  keep,
  approximate,
  invent,
  fixed,
  together,
  someMembers,
  someOf,
} from '../../../../convert/values/output.ts';
import * as why from '../../../../convert/report/reasons.ts';
import type { Config } from './settings.ts';

/**
 * The releases of the core whose types the source fits, and which give the parameters to handlers. Before 1.7.2 none
 * does. See docs/hosts/elizaos.md#parameters-of-actions.
 */
export const CORE_RANGE = '^1.7.2 || ^2.0.0-alpha.3';

/** package.json of the package in `folder`. */
export function packageFile(
  plugin: Plugin,
  folder: string,
  id: OutputNode,
  version: OutputTree,
  { parameters }: Config,
): WrittenFile {
  const { author, description, homepage, license } = plugin;
  const callable = plugin.tools.filter(({ code }) => code && isCallable(code));
  const lib = callable.some(({ code }) => (code?.files ?? []).length > 0) ? ['lib'] : [];
  const content: OutputTree = {
    name: packageName(id, folder),
    version,
    description: keep(description),
    license: keep(license),
    author: someMembers({ name: keep(author?.name), email: keep(author?.email), url: keep(author?.url) }),
    homepage: keep(homepage),
    keywords: keywordList([...plugin.tags, ...plugin.keywords]),
    type: fixed('module'),
    main: fixed('dist/index.js'),
    types: fixed('dist/index.d.ts'),
    exports: {
      '.': {
        types: fixed('./dist/index.d.ts'),
        import: fixed('./dist/index.js'),
      },
      './package.json': fixed('./package.json'),
    },
    files: fixed(['dist', 'tools.cjs', 'tools.d.cts', ...lib, 'elizaos.plugin.json']),
    scripts: { build: fixed('tsc') },
    dependencies: dependenciesOf(callable),
    peerDependencies: { '@elizaos/core': fixed(CORE_RANGE) },
    devDependencies: {
      '@types/node': fixed('^22.0.0'),
      typescript: fixed('^5.9.0'),
    },
    agentConfig: {
      pluginType: fixed('elizaos:plugin:1.0.0'),
      pluginParameters: parameters,
    },
  };
  return { path: `${folder}/package.json`, language: 'json', content, manifest: '' };
}

/** Made of the plugin's id, and no better than that one was made. */
function packageName({ origins, kind }: OutputNode, folder: string): OutputNode {
  if (origins.length === 0) return invent(folder);
  return kind === 'approximated' ? approximate(origins, folder, why.FROM_NAME) : keep(origins, folder);
}

/** Each word once; a place with the same word is accounted for by the first. */
function keywordList(words: readonly Sourced<string>[]): OutputTree | undefined {
  const different = [...new Set(words.map(({ value }) => value))];
  return someOf(
    different.flatMap((word) => {
      const [first, ...rest] = words.filter(({ value }) => value === word);
      return first
        ? [
            together(
              keep(first),
              rest.map((one) => keep(one)),
            ),
          ]
        : [];
    }),
  );
}

/** tsconfig.json: `tsc` alone builds the package. */
export function compilerFile(folder: string): WrittenFile {
  const options = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    strict: true,
    declaration: true,
    skipLibCheck: true,
    types: ['node'],
    rootDir: 'src',
    outDir: 'dist',
  };
  const content: OutputTree = {
    compilerOptions: Object.fromEntries(Object.entries(options).map(([name, value]) => [name, fixed(value)])),
    include: fixed(['src']),
  };
  return { path: `${folder}/tsconfig.json`, language: 'json', content };
}
