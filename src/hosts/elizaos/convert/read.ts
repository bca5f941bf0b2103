// Reads a plugin's manifest or package.json as a plugin, with the actions and code that lie beside it.

import { isObject } from '../../../model/guards.ts';
import type { Reason } from '../../../model/ledger.ts';
import type { BundleFile, PluginRead, PluginFiles, SourceFile } from '../../../model/portable.ts';
import type { Plugin } from '../../../model/plugin.ts';
import { codeSpan } from '../../../text/markdown.ts';
import { CALLS_FILE, readCalls, type ReadCalls } from '../../kit/convert/code/calls-module.ts';
import { readerOf } from '../../kit/convert/reader.ts';
import { fileBeside } from '../../kit/convert/files.ts';
import { readJson } from '../../../text/read.ts';
import { isPackage, lastPart } from '../file/kind.ts';
import { readFiles, toolsOf } from './read/actions.ts';
import { codeReading } from './read/code-reading.ts';
import { constantsOf } from './read/constants.ts';
import { manifestSettings, parameterSettings } from './read/settings.ts';
import { README_MARK } from './write/readme.ts';
import { MADE } from './write/texts.ts';

const CODE = /(?<!\.d)\.[cm]?[jt]s$/;

/** Actions come from the manifest, their handlers from the source files beside it. */
export function read(source: PluginFiles): PluginRead {
  const { main } = source;
  const packaged = isPackage(main.value) ? undefined : besideOf(source, 'package.json');
  const former = fileBeside(source, 'src/tools.js');
  const script = fileBeside(source, CALLS_FILE) ?? former;
  const code = source.others.filter(({ path }) => CODE.test(path) && path !== script?.path);
  const sources = readFiles(code, codeReading(source.reading));
  // Earlier versions had the table of settings in the typed source.
  const tables = script === former ? fileBeside(source, 'src/index.ts')?.text : undefined;
  const calls = script && readCalls(script, tables, source);
  const about = aboutOf(main, packaged, variablesIn(calls));
  const plugin = { ...about, ...toolsOf(sources, calls, about.settings, about.id?.value ?? '') };
  const files = [
    main,
    packaged,
    ...sources.map(({ file }) => file),
    calls?.file,
    // package.json is there already.
    ...(calls?.sources ?? []).filter(({ path }) => path !== main.path && path !== packaged?.path),
    besideOf(source, 'tsconfig.json'),
    ...source.others.filter(isOurs).map((file) => ({ ...file, value: undefined })),
  ].flatMap((file) => file ?? []);
  return {
    files,
    constants: [...constantsOf(files), ...(calls?.constants ?? [])],
    notices: plugin.tools.length > 0 ? [] : [noActions(code)],
    plugin,
  };
}

/** Files that conversions make anew, and that hold nothing of the plugin. */
function isOurs({ path, text }: BundleFile): boolean {
  const mark = { 'README.md': README_MARK, 'tools.d.cts': MADE, 'tools.d.ts': MADE }[lastPart(path)];
  return mark !== undefined && text.startsWith(mark);
}

/** The variable of each member of the form, where both are names of one setting in the code's table. */
function variablesIn(calls: ReadCalls | undefined): ReadonlyMap<string, string> {
  return new Map(
    (calls?.settings ?? []).flatMap(({ to }): [string, string][] => {
      const [variable, key = variable] = Array.isArray(to) ? (to as readonly unknown[]).map(String) : [];
      return variable === undefined || key === undefined ? [] : [[key, variable]];
    }),
  );
}

/** Actions are in code, so a manifest alone has none. */
function noActions(code: readonly BundleFile[]): Reason {
  const files =
    code.length > 3 ? `${String(code.length)} files` : code.map(({ path }) => codeSpan(path)).join(', ');
  const says =
    code.length === 0
      ? 'No actions found: add `src/index.ts`, and the files that it imports.'
      : `No actions found in ${files}: add the files that define them.`;
  return { code: 'no-actions', says };
}

function besideOf(source: PluginFiles, name: string): SourceFile | undefined {
  const file = fileBeside(source, name);
  const value = file && readJson(file.text).value;
  return file && isObject(value) ? { ...file, value } : undefined;
}

type About = Omit<Plugin, 'tools' | 'prompt'>;

/** package.json holds what the manifest has no members for. */
function aboutOf(
  main: SourceFile,
  packaged: SourceFile | undefined,
  variables: ReadonlyMap<string, string>,
): About {
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
    settings: manifestSettings(root, beside, variables),
  };
}
