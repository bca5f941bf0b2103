// Writes a plugin as a package: manifest, package.json, and source with typed actions.

import type { ConversionOutput, OutputNode, OutputTree, InstallNote } from '../../../model/output.ts';
import type { Plugin } from '../../../model/plugin.ts';
import { spaced, namesIn } from '../../../convert/values/identifiers.ts';
import { keep, invent, fixed, someOf } from '../../../convert/values/output.ts';
import * as why from '../../../convert/report/reasons.ts';
import { KINDS } from '../members/known.ts';
import { compilerFile, packageFile } from './write/package.ts';
import { configOf } from './write/settings.ts';
import { sourceFiles } from './write/source.ts';
import { CALLS_FILE } from '../../../convert/code/calls-module.ts';
import type { Portable } from '../../../model/portable.ts';
import { convention } from './adapter.ts';
import { read } from './read.ts';
import { withMessages } from './read/message.ts';
import { DOCUMENTED, V2026_03 } from '../releases.ts';

/** A manifest, the form of its settings, and the TypeScript source of its actions. */
export function write(plugin: Plugin): ConversionOutput {
  const [first] = plugin.tools;
  const ids = namesIn('kebab', 'my-plugin', (id) => /^[a-z0-9][a-z0-9-]*$/.test(id), 100);
  const id = ids.give(plugin.id ?? plugin.name ?? first?.id, why.LEGAL_NAME);
  const text = String(id.value);
  const config = configOf(plugin, text);
  const about = plugin.description ?? first?.description ?? first?.display;
  const name = nameOf(plugin, text);
  const version = versionOf(plugin);
  const manifest: OutputTree = {
    id,
    name,
    description: keep(about) ?? invent('Actions for the agent'),
    version,
    kind: kindOf(plugin),
    ...config.manifest,
    dependencies: someOf((plugin.dependencies ?? []).map((one) => keep(one))),
  };
  const folder = `plugin-${text.replace(/^plugin-/, '')}`;
  const description = about?.value ?? text;
  const takesParameters = plugin.tools.some(({ parameters }) => parameters.length > 0);
  const source = sourceFiles(plugin, { folder, id: text, description, takesParameters }, config.names);
  return {
    files: [
      { path: `${folder}/elizaos.plugin.json`, language: 'json', content: manifest, manifest: '' },
      packageFile(plugin, folder, id, version, config),
      ...source.files,
      compilerFile(folder),
    ],
    implied: [...config.implied, ...source.implied],
    install: install(folder, takesParameters, config.all.length > 0),
    environment: config.all.map(({ variable }) => variable),
    calls: {
      // Files that code loads by a name that is made are found by Node.js alone.
      tools: source.names.map((name, i) =>
        plugin.tools[i]?.code?.files
          ? { name, path: `${folder}/${CALLS_FILE}`, script: 'module' }
          : { name, path: `${folder}/elizaos.plugin.json` },
      ),
      settings: config.names,
    },
  };
}

function nameOf({ name, id, tools: [first] }: Plugin, text: string): OutputNode {
  if (name) return keep(name);
  const other = id ?? first?.title ?? first?.id;
  return other ? keep(other, spaced(other.value) || text) : invent('My plugin');
}

function kindOf({ category }: Plugin): OutputTree {
  return category && KINDS.includes(category.value) ? keep(category) : fixed('skill');
}

/** The version that npm and the manifest want has three numbers. */
function versionOf({ version }: Plugin): OutputTree {
  if (!version) return invent('1.0.0');
  if (/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/.test(version.value)) return keep(version);
  const numbers = version.value.match(/\d+/g) ?? ['1'];
  const text = [0, 1, 2].map((i) => String(Number(numbers[i] ?? 0))).join('.');
  return keep(version, text);
}

/** What the host offers to conversions, loaded only for them. */
export const portable: Portable = { read: (source) => withMessages(read(source)), write, convention };

/** What core 1.7.2 needs for actions with parameters. */
const IN_CORE_1 =
  'With `@elizaos/core` 1.7.2 the model hears of parameters, and the actions get them, only while the setting `USE_MULTI_STEP` is `true`. With core 2 they always do.';

/** The steps for each release; `takesParameters` is true where an action has parameters. */
function install(folder: string, takesParameters: boolean, hasSettings: boolean): InstallNote[] {
  const build = `Run \`npm install\` and \`npm run build\` in \`${folder}\`.`;
  return [
    {
      releases: [DOCUMENTED],
      steps: [
        build,
        'Add the plugin to the list of plugins of your agent.',
        ...(takesParameters ? [IN_CORE_1] : []),
      ],
    },
    {
      releases: [V2026_03],
      steps: [
        build,
        'Put the built folder into `~/.milady/plugins/custom/`, or add its path to `plugins.load.paths`.',
        ...(hasSettings ? [SETTINGS_PAGE] : []),
      ],
    },
  ];
}

const SETTINGS_PAGE =
  'The settings page shows the parameters of `agentConfig` in package.json only where the terminal catalogue reads them; elizaos.plugin.json is not read for settings.';
