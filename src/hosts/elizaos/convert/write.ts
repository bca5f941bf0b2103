// Writes a plugin as a package: manifest, package.json, and source with typed actions.

import type { ConversionOutput, OutputTree } from '../../../model/output.ts';
import type { Plugin } from '../../../model/plugin.ts';
import { kebab, Names, spaced } from '../../kit/convert/identifiers.ts';
import { invent, keep, reshape, someMembers, someOf } from '../../kit/convert/output.ts';
import * as why from '../../kit/convert/reasons.ts';
import { KINDS } from '../identity/kinds.ts';
import { install } from './write/install.ts';
import { configOf, type Config } from './write/settings.ts';
import { sourceFiles } from './write/source.ts';

/** A manifest, the form of its settings, and the TypeScript source of its actions. */
export function write(plugin: Plugin): ConversionOutput {
  const [first] = plugin.tools;
  const ids = new Names({
    legal: (id) => /^[a-z0-9][a-z0-9-]*$/.test(id),
    make: kebab,
    fallback: 'my-plugin',
    separator: '-',
    longest: 100,
  });
  const id = ids.give(plugin.id ?? plugin.name ?? first?.id, why.LEGAL_NAME);
  const text = String(id.value);
  const config = configOf(plugin, text);
  const about = plugin.description ?? first?.description ?? first?.display;
  const manifest: OutputTree = {
    id,
    name: nameOf(plugin, text),
    description: keep(about) ?? invent('Actions for the agent', why.DEMANDED),
    version: versionOf(plugin),
    kind: kindOf(plugin),
    ...config.manifest,
    dependencies: someOf((plugin.dependencies ?? []).map((name) => keep(name))),
  };
  const folder = `plugin-${text.replace(/^plugin-/, '')}`;
  const source = sourceFiles(plugin, { folder, id: text, description: about?.value ?? text }, config.names);
  return {
    files: [
      { path: `${folder}/elizaos.plugin.json`, language: 'json', content: manifest, manifest: '' },
      {
        path: `${folder}/package.json`,
        language: 'json',
        content: packageOf(plugin, folder, config),
        manifest: '',
      },
      ...source.files,
    ],
    implied: [...config.implied, ...source.implied],
    install: install(folder),
  };
}

function nameOf({ name, id, tools: [first] }: Plugin, text: string): OutputTree {
  if (name) return keep(name);
  const other = id ?? first?.title ?? first?.id;
  return other
    ? reshape(other, spaced(other.value) || text, why.FROM_NAME)
    : invent('My plugin', why.DEMANDED);
}

function kindOf({ category }: Plugin): OutputTree {
  return category && KINDS.includes(category.value) ? keep(category) : invent('skill', why.DEMANDED);
}

/** The version that npm and the manifest want has three numbers. */
function versionOf({ version }: Plugin): OutputTree {
  if (!version) return invent('1.0.0', why.DEMANDED);
  if (/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/.test(version.value)) return keep(version);
  const numbers = version.value.match(/\d+/g) ?? ['1'];
  const text = [0, 1, 2].map((i) => String(Number(numbers[i] ?? 0))).join('.');
  return reshape(version, text, THREE_NUMBERS);
}

const THREE_NUMBERS = { code: 'three-numbers', says: 'The version of a package has three numbers.' };

function packageOf(plugin: Plugin, folder: string, config: Config): OutputTree {
  const { author, description, homepage, license } = plugin;
  return {
    name: invent(folder, why.DEMANDED),
    version: versionOf(plugin),
    description: keep(description),
    license: keep(license),
    author: someMembers({ name: keep(author?.name), email: keep(author?.email), url: keep(author?.url) }),
    homepage: keep(homepage),
    keywords: someOf([...plugin.tags, ...plugin.keywords].map((word) => keep(word))),
    type: invent('module', why.FIXED),
    main: invent('dist/index.js', why.FIXED),
    types: invent('dist/index.d.ts', why.FIXED),
    scripts: invent({ build: 'tsc' }, why.FIXED),
    peerDependencies: invent({ '@elizaos/core': '*' }, why.FIXED),
    agentConfig: {
      pluginType: invent('elizaos:plugin:1.0.0', why.FIXED),
      pluginParameters: config.parameters,
    },
  };
}
