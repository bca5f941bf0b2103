// Reads a plugin's manifest, package.json or entry as a plugin, with the actions and code that lie beside it.

import { isObject } from '../../../model/guards.ts';
import type { Reason } from '../../../model/ledger.ts';
import type { PluginFile } from '../../../model/file.ts';
import type { PluginRead, PluginFiles, SourceFile } from '../../../model/portable.ts';
import type { Plugin } from '../../../model/plugin.ts';
import { codeSpan } from '../../../lang/markdown/escape.ts';
import { CALLS_FILE, readCalls, type ReadCalls } from '../../../convert/code/calls-module.ts';
import { Reader, readerOf } from '../../../convert/values/reader.ts';
import { fileBeside } from '../../../convert/values/files.ts';
import { folderOf } from '../../../files/paths.ts';
import { readJson } from '../../../lang/json/read.ts';
import { isPackage, lastPart } from '../file/kind.ts';
import { readFiles, toolsOf, type ReadFile } from './read/actions.ts';
import { codeReading } from './read/code-reading.ts';
import { constantsOf } from './read/constants.ts';
import { askedSettings, manifestSettings, parameterSettings } from './read/settings.ts';
import { MADE } from './write/texts.ts';

const MANIFEST_FILE = 'elizaos.plugin.json';

const CODE = /(?<!\.d)\.[cm]?[jt]s$/;

/** Settings come from the manifest, and actions from code. Without a manifest the main file is the plugin's entry. */
export function read(source: PluginFiles): PluginRead {
  const { main } = source;
  const reading = codeReading(source.reading);
  const parts = partsOf(source);
  const { manifest, packaged, script, code } = parts;
  // Alone, code says what would be declared beside it.
  const isAlone = !manifest && !packaged;
  const sources = readFiles(code, { reading, folder: folderOf(main.path), settings: isAlone });
  const entry = parts.entry && readEntry(parts.entry, sources);
  const calls = script && readCalls(script, source);
  const declared = aboutOf({ ...parts, entry }, variablesIn(calls));
  const asked = sources.flatMap(({ file }) => readerOf(file).at('settings').texts());
  const about = isAlone ? { ...declared, settings: askedSettings(asked) } : declared;
  const plugin = { ...about, ...toolsOf(sources, calls, about.settings, about.id?.value ?? '') };
  const files = onePerPath([
    entry ?? main,
    manifest,
    packaged,
    ...sources.map(({ file }) => file),
    ...(calls ? [calls.file, ...calls.sources] : []),
    besideOf(source, 'tsconfig.json'),
    ...source.others.filter(isOurs).map((file) => ({ ...file, value: undefined })),
  ]);
  return {
    files,
    ...foundIn(files, calls, plugin.tools),
    notices: noticesOf(plugin.tools, reading ? [] : uncompiledOf(code, calls), code),
    ...(entry && !reading && !hasFacts(entry) ? { unread: 'TypeScript' } : {}),
    plugin,
  };
}

function foundIn(
  files: readonly SourceFile[],
  calls: ReadCalls | undefined,
  tools: Plugin['tools'],
): Pick<PluginRead, 'constants' | 'noCode'> {
  const constants = constantsOf(files);
  return calls
    ? { constants: [...constants, ...calls.constants], noCode: calls.noCodeOf(tools) }
    : { constants };
}

interface Parts {
  readonly manifest: SourceFile | undefined;
  readonly packaged: SourceFile | undefined;
  /** The plugin's code, where that is the main file. */
  readonly entry: SourceFile | undefined;
  /** The script that a conversion wrote. */
  readonly script: PluginFile | undefined;
  readonly code: readonly PluginFile[];
}

function partsOf(source: PluginFiles): Parts {
  const { main } = source;
  const isEntry = CODE.test(main.path);
  const manifest = isEntry ? besideOf(source, MANIFEST_FILE) : main;
  const script = fileBeside(source, CALLS_FILE);
  const others = source.others.filter(({ path }) => CODE.test(path) && path !== script?.path);
  return {
    manifest,
    packaged: isPackage(manifest?.value) ? undefined : besideOf(source, 'package.json'),
    entry: isEntry ? main : undefined,
    script,
    code: isEntry ? [main, ...others] : others,
  };
}

function onePerPath(files: readonly (SourceFile | undefined)[]): SourceFile[] {
  const paths = files.map((file) => file?.path);
  return files.flatMap((file, i) => (file && paths.indexOf(file.path) === i ? file : []));
}

/** Whether a conversion wrote the file, so that its data can be read without a compiler. */
const hasFacts = ({ path, text }: PluginFile): boolean =>
  readFiles([{ path, text }], { reading: null, folder: '', settings: false }).some(
    ({ file }) => readerOf(file).at('facts').value !== undefined,
  );

function readEntry({ path, text }: SourceFile, sources: readonly ReadFile[]): SourceFile {
  return sources.find(({ file }) => file.path === path)?.file ?? { path, text, value: {} };
}

/** Files that conversions make anew, and that hold nothing of the plugin. */
function isOurs({ path, text }: PluginFile): boolean {
  return /^tools\.d\.c?ts$/.test(lastPart(path)) && text.startsWith(MADE);
}

/** The variable of each member of the form, where both are names of one setting in the code's table. */
function variablesIn(calls: ReadCalls | undefined): ReadonlyMap<string, string> {
  return new Map(
    (calls?.settings ?? []).flatMap(({ to }): [string, string][] => {
      const [variable, key = variable] = Array.isArray(to)
        ? (to as readonly unknown[]).filter((one) => typeof one === 'string')
        : [];
      return variable === undefined || key === undefined ? [] : [[key, variable]];
    }),
  );
}

/** Code that is neither a conversion's nor loaded by what a conversion wrote. */
function uncompiledOf(code: readonly PluginFile[], calls: ReadCalls | undefined): PluginFile[] {
  const loaded = new Set(calls?.sources?.map(({ path }) => path));
  return code.filter((file) => !loaded.has(file.path) && !hasFacts(file));
}

/** `uncompiled`: files that only the compiler reads, and no compiler was there. */
function noticesOf(
  tools: Plugin['tools'],
  uncompiled: readonly PluginFile[],
  code: readonly PluginFile[],
): Reason[] {
  if (uncompiled.length > 0) return [{ code: 'not-compiled', says: NOT_COMPILED }];
  return tools.length > 0 ? [] : [noActions(code)];
}

const NOT_COMPILED =
  'The code was not read, because the TypeScript compiler is not loaded: only the manifest is converted.';

/** Actions are in code, so a manifest alone has none. */
function noActions(code: readonly PluginFile[]): Reason {
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

type AboutFiles = Omit<Parts, 'script' | 'code'>;

/** package.json holds what the manifest has no members for, and code what neither says. */
function aboutOf({ manifest, packaged, entry }: AboutFiles, variables: ReadonlyMap<string, string>): About {
  const object = readerIn(entry).at('plugin');
  const root = readerIn(manifest ?? packaged);
  const last = readerIn(packaged ?? manifest);
  const author = (root.at('author').value === undefined ? last : root).at('author');
  const shared = {
    version: root.at('version').text(),
    description: root.at('description').text() ?? object.at('description').text(),
    license: root.at('license').text() ?? last.at('license').text(),
    homepage: root.at('homepage').text() ?? last.at('homepage').text(),
    author: {
      name: author.text() ?? author.at('name').text(),
      email: author.at('email').text(),
      url: author.at('url').text(),
    },
    tags: last.at('keywords').texts(),
    keywords: [],
    services: [],
    triggers: [],
  };
  if (!manifest || isPackage(manifest.value)) {
    const id = root.at('name').text() ?? object.at('name').text();
    return { ...shared, id, settings: parameterSettings(root.at('agentConfig')) };
  }
  return {
    ...shared,
    id: root.at('id').text() ?? object.at('name').text(),
    name: root.at('name').text(),
    category: root.at('kind').text(),
    dependencies: root.at('dependencies').texts(),
    secrets: {
      required: root.at('requiredSecrets').texts(),
      optional: root.at('optionalSecrets').texts(),
    },
    settings: manifestSettings(root, readerIn(packaged), variables),
  };
}

/** Reads the file; a missing file is read as an empty one. */
function readerIn(file: SourceFile | undefined): Reader {
  return file ? readerOf(file) : new Reader('', undefined);
}
