// Reads a server that a conversion wrote: its list of tools, its settings, and the code of its tools.

import { isObject } from '../../../model/guards.ts';
import type { FilePlace, Reason } from '../../../model/ledger.ts';
import type { PluginFiles, SourceFile } from '../../../model/portable.ts';
import type {
  Code,
  Example,
  RequiredFile,
  Setting,
  SettingKind,
  Sourced,
  Tool,
} from '../../../model/plugin.ts';
import { CALLS_FILE, fileWithTable, noCodeIn, readCalls } from '../../../convert/code/calls-module.ts';
import { settingByKey } from '../../../convert/code/setting-names.ts';
import { fileBeside } from '../../../convert/values/files.ts';
import { PYTHON_METHOD } from '../../../convert/values/literals.ts';
import { codeText, placesOf, readerOf, type Reader } from '../../../convert/values/reader.ts';
import { toolAt } from '../../../convert/targets/tool-list.ts';
import { secretName } from '../../kit/secrets.ts';
import { readJson } from '../../../lang/json/read.ts';
import { MODULES_FILE, MODULES_FOLDER, NOT_WRITTEN } from './python-server.ts';
import { SETTINGS_FILE } from './server.ts';

export const LIST_FILE = 'server/tools.json';
/** Where a tool of the list has its examples, in its `_meta`. */
export const EXAMPLES = 'plugbench/examples';

export interface ReadServer {
  readonly files: readonly SourceFile[];
  readonly constants: readonly FilePlace[];
  readonly settings: readonly Setting[];
  readonly tools: readonly Tool[];
  /** Why tools have no code. */
  readonly noCode: Reason;
  /** Whether its list of tools is open. */
  readonly isListed: boolean;
}

export const NO_SCRIPT: Reason = {
  code: 'no-script',
  says: 'Its code is not open: add the files of the folder `server`.',
};

/** A file beside plugin.json with its value; undefined where it is not open, or nothing can be read of it. */
export function jsonBeside(source: PluginFiles, name: string): SourceFile | undefined {
  const file = fileBeside(source, name);
  const value = file && readJson(file.text).value;
  return file && value !== undefined ? { ...file, value } : undefined;
}

/** Without its list of tools nothing is known of the server. */
export function readServer(source: PluginFiles): ReadServer {
  const list = jsonBeside(source, LIST_FILE);
  const settingList = jsonBeside(source, SETTINGS_FILE);
  const settings = settingList ? settingsIn(readerOf(settingList)) : [];
  const code = codeIn(source, settings);
  const listed = list ? readerOf(list).at('tools').list() : [];
  const tools = listed.map((at) => toolOf(at, code));
  return {
    files: [list, settingList, ...code.files].flatMap((file) => file ?? []),
    constants: [
      ...(list ? emptyList(readerOf(list).at('tools')) : []),
      ...(settingList ? emptyList(readerOf(settingList)) : []),
      ...placesOf(listed.map((at) => at.at('inputSchema', '$schema'))),
      ...code.constants,
    ],
    settings,
    tools,
    noCode: code.noCodeOf(tools),
    isListed: list !== undefined,
  };
}

/** What says that there is nothing. */
function emptyList(at: Reader): FilePlace[] {
  return Array.isArray(at.value) && at.value.length === 0 ? placesOf([at]) : [];
}

const HINT: Reason = {
  code: 'from-hint',
  says: 'The tool says that it changes things, so people are asked before it runs.',
};

function toolOf(at: Reader, { codeOf }: ReadCode): Tool {
  const tool = toolAt(at, 'inputSchema');
  const hint = at.at('annotations', 'destructiveHint').flag();
  const code = tool.id && codeOf(tool.id.value);
  return {
    ...tool,
    title: at.at('title').text() ?? at.at('annotations', 'title').text(),
    examples: at.at('_meta', EXAMPLES).list().flatMap(exampleOf),
    approval: hint?.value === true ? { ...hint, unsure: HINT } : undefined,
    code,
  };
}

function exampleOf(at: Reader): Example[] {
  return isObject(at.value) ? [{ prompt: at.at('prompt').text(), call: at.at('call').any() }] : [];
}

/** The first of each name counts. */
function settingsIn(root: Reader): Setting[] {
  const all = root.list().flatMap(settingAt);
  return all.filter(({ key }, i) => all.findIndex((one) => one.key.value === key.value) === i);
}

const KINDS: readonly string[] = [
  'text',
  'secret',
  'number',
  'boolean',
  'url',
  'choice',
  'other',
] satisfies SettingKind[];

function settingAt(at: Reader): Setting[] {
  const key = at.at('name').text();
  if (!key) return [];
  const required = at.at('required').flag();
  const type = at.at('type').text();
  const choices = at.at('enum').any();
  return [
    {
      key,
      kind: kindOf(type?.value, key.value),
      type,
      required: required?.value === true,
      requiredBy: required,
      label: at.at('label').text(),
      help: at.at('description').text(),
      placeholder: at.at('placeholder').text(),
      preset: at.at('default').any(),
      choices: isTexts(choices?.value) ? (choices as Sourced<string[]>) : undefined,
    },
  ];
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function kindOf(type: string | undefined, name: string): SettingKind {
  const isKnown = type !== undefined && KINDS.includes(type);
  if (isKnown && !(/^(?:text|url|other)$/.test(type) && secretName(name) === 'sure'))
    return type as SettingKind;
  return secretName(name) === null ? 'text' : 'secret';
}

interface ReadCode extends Pick<ReadServer, 'files' | 'constants'> {
  readonly codeOf: (name: string) => Code | undefined;
  readonly noCodeOf: (all: readonly Tool[]) => Reason;
}

function codeIn(source: PluginFiles, settings: readonly Setting[]): ReadCode {
  const script = fileBeside(source, `server/${CALLS_FILE}`);
  if (!script) return pythonIn(source);
  const calls = readCalls(script, source);
  return {
    files: [fileWithTable(calls), ...calls.sources],
    constants: calls.constants,
    codeOf: (name) => calls.codeOf(name, settingByKey(settings)),
    noCodeOf: calls.noCodeOf,
  };
}

interface Module {
  readonly file: SourceFile;
  readonly named: string | undefined;
}

/** The files as they are; one may have several tools. */
function pythonIn(source: PluginFiles): ReadCode {
  const list = jsonBeside(source, MODULES_FILE);
  const places = list ? readerOf(list).members() : [];
  const files = new Map<string, SourceFile>();
  const modules = new Map<string, Module>();
  for (const { key, here } of places) {
    const name = here.at('file').text()?.value;
    const file = name === undefined ? undefined : fileBeside(source, `${MODULES_FOLDER}/${name}`);
    if (!file) continue;
    const known = files.get(file.path) ?? { ...file, value: { code: file.text } };
    files.set(file.path, known);
    modules.set(key.value, { file: known, named: here.at('name').text()?.value });
  }
  const folder = `${MODULES_FOLDER}/`;
  const beside = source.others.flatMap((file) => {
    const at = file.path.indexOf(folder);
    const isImported = at >= 0 && file.path.endsWith('.py') && !files.has(file.path);
    return isImported ? [{ ...file, inside: file.path.slice(at + folder.length) }] : [];
  });
  const imported = beside.map((file) => ({ path: file.inside, text: codeText(file) }));
  const isWritten = ({ text }: SourceFile): boolean => !text.endsWith(NOT_WRITTEN);
  const all = [...files.values()];
  return {
    files: [
      ...(list ? [list] : []),
      ...all,
      ...beside.map(({ path, text }) => ({ path, text, value: { code: text } })),
    ],
    constants: [
      ...placesOf(places.flatMap(({ here }) => [here.at('file'), here.at('name')])),
      ...all.flatMap((file) => (isWritten(file) ? [] : [{ file: file.path, pointer: '/code' }])),
    ],
    codeOf: (name) => {
      const { file, named } = modules.get(name) ?? {};
      return file && isWritten(file) ? moduleCode(file, named, imported) : undefined;
    },
    noCodeOf: (all) => {
      const known = [...modules].filter(([, { file }]) => isWritten(file)).map(([name]) => name);
      const isClosed = places.length > modules.size || !list;
      return isClosed ? NO_SCRIPT : noCodeIn(MODULES_FOLDER, all, known, [...modules.keys()]);
    },
  };
}

function moduleCode(
  { path, text }: SourceFile,
  name: string | undefined,
  files: readonly RequiredFile[],
): Code {
  return {
    convention: PYTHON_METHOD,
    text: codeText({ path, text }),
    module: { path, text, name, ...(files.length > 0 ? { files } : {}) },
  };
}
