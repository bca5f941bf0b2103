// Reads a plugin's manifest or package.json as a plugin, with the actions and code that lie beside it.

import { isObject } from '../../../model/guards.ts';
import type { PluginRead, PluginFiles, SourceFile } from '../../../model/portable.ts';
import type { Plugin } from '../../../model/plugin.ts';
import { CALLS_FILE, readCalls } from '../../kit/convert/code/calls-module.ts';
import { readerOf } from '../../kit/convert/reader.ts';
import { fileBeside } from '../../kit/convert/files.ts';
import { readJson } from '../../../text/read.ts';
import { isPackage } from '../file/kind.ts';
import { readFiles, toolsOf } from './read/actions.ts';
import { manifestSettings, parameterSettings } from './read/settings.ts';

/** Actions come from the manifest, their handlers from the source files beside it. */
export function read(source: PluginFiles): PluginRead {
  const { main } = source;
  const packaged = isPackage(main.value) ? undefined : besideOf(source, 'package.json');
  const former = fileBeside(source, 'src/tools.js');
  const script = fileBeside(source, CALLS_FILE) ?? former;
  const sources = readFiles(
    source.others.filter(({ path }) => /(?<!\.d)\.[cm]?[jt]s$/.test(path) && path !== script?.path),
  );
  // Earlier versions had the table of settings in the typed source.
  const tables = script === former ? fileBeside(source, 'src/index.ts')?.text : undefined;
  const calls = script && readCalls(script, tables);
  const about = aboutOf(main, packaged);
  return {
    files: [main, packaged, ...sources.map(({ file }) => file), calls?.file].flatMap((file) => file ?? []),
    constants: calls?.constants ?? [],
    plugin: { ...about, ...toolsOf(sources, calls, about.settings) },
  };
}

function besideOf(source: PluginFiles, name: string): SourceFile | undefined {
  const file = fileBeside(source, name);
  const value = file && readJson(file.text).value;
  return file && isObject(value) ? { ...file, value } : undefined;
}

type About = Omit<Plugin, 'tools' | 'prompt'>;

/** package.json holds what the manifest has no members for. */
function aboutOf(main: SourceFile, packaged: SourceFile | undefined): About {
  const root = readerOf(main);
  const beside = packaged && readerOf(packaged);
  const author = [root.at('author'), beside?.at('author')].find((at) => at?.value !== undefined);
  const shared = {
    version: root.at('version').text(),
    description: root.at('description').text(),
    license: root.at('license').text() ?? beside?.at('license').text(),
    homepage: root.at('homepage').text() ?? beside?.at('homepage').text(),
    author: {
      name: author?.text() ?? author?.at('name').text(),
      email: author?.at('email').text(),
      url: author?.at('url').text(),
    },
    tags: (beside ?? root).at('keywords').texts(),
    keywords: [],
    services: [],
    triggers: [],
  };
  if (isPackage(main.value)) {
    return { ...shared, id: root.at('name').text(), settings: parameterSettings(root.at('agentConfig')) };
  }
  return {
    ...shared,
    id: root.at('id').text(),
    name: root.at('name').text(),
    category: root.at('kind').text(),
    dependencies: root.at('dependencies').texts(),
    secrets: {
      required: root.at('requiredSecrets').texts(),
      optional: root.at('optionalSecrets').texts(),
    },
    settings: manifestSettings(root, beside),
  };
}
