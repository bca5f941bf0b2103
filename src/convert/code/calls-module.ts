// A script for Node.js that holds the code of several tools, each behind its adapter and under its name in the target.

import { codeSpan } from '../../lang/markdown/escape.ts';
import type { OutputPart, OutputTree, WrittenFile } from '../../model/output.ts';
import type { FilePlace, Reason } from '../../model/ledger.ts';
import type { PluginFile } from '../../model/file.ts';
import type { PluginFiles, SourceFile } from '../../model/portable.ts';
import type { AskedSetting, Code, SettingName, Tool } from '../../model/plugin.ts';
import { isObject } from '../../model/guards.ts';
import { join } from '../../lang/json/pointer.ts';
import { readJson } from '../../lang/json/read.ts';
import { commentLine, jsLiteral, commented } from '../values/literals.ts';
import { keep, block, invent, fixed } from '../values/output.ts';
import * as why from '../report/reasons.ts';
import { adapterOf, indented, isCallable, whyNot, type Callable } from './adapter.ts';
import { fileBeside } from '../values/files.ts';
import { markedCode, type Marked } from './marks.ts';
import {
  libraryFolders,
  loaderIn,
  requiredBy,
  requiredMembers,
  withFolder,
  withoutFolder,
  type Required,
} from './required.ts';
import {
  aboutIn,
  askedNames,
  asksOf,
  covers,
  settingTable,
  sharedNames,
  tableCode,
  tableIn,
  type PlacedName,
} from './setting-names.ts';
import { PARSED, passedArguments, textArgumentsIn, type TextArguments } from './text-arguments.ts';

/** The name of the script. ES modules load it with `import calls from './tools.cjs'`. */
export const CALLS_FILE = 'tools.cjs';

/** A tool with its name in the target, by which its code is found. */
export interface NamedTool {
  readonly name: string;
  readonly tool: Tool;
  /** Set for parameters that the target passes as text. */
  readonly texts?: TextArguments;
}

/**
 * The script: under the name of each tool an async function `(args, read)` that gives the text which the model gets.
 * `read(to)` gives a setting by what `names` say that the target looks up.
 */
export function callsFile(
  path: string,
  tools: readonly NamedTool[],
  names: readonly PlacedName[],
): WrittenFile {
  const codes = tools.flatMap(({ tool: { code } }) => (code && isCallable(code) ? [code] : []));
  const shared = sharedNames(codes, names);
  const folders = libraryFolders(tools);
  const hasTexts = tools.some(
    ({ tool: { code }, texts = {} }) => code && isCallable(code) && Object.keys(texts).length > 0,
  );
  const libraries = new Set(codes.map((code) => adapterOf(code, names).library));
  return {
    path,
    language: 'javascript',
    content: [
      HEAD,
      ...[...libraries].filter((text) => text !== '').map((text) => `\n${text}`),
      ...(shared.length > 0 && codes.length > 0 ? ['\n', ...settingOf(shared)] : []),
      hasTexts ? `\n${PARSED}` : '',
      ...tools.flatMap((one) => callOf(one, { names, shared, folder: folders.get(one.tool) })),
    ],
  };
}

const HEAD = `// The tools' own code, each behind an adapter. Made by Plugbench.
// This is a script and not a module, so the code runs as it did where it was written.
`;

/** Declares the table of settings and `plugbenchSetting(read)`, with which an adapter looks into it. */
function settingOf(settings: readonly PlacedName[]): (string | OutputPart)[] {
  const { table, name } = tableCode(settings);
  const print = (value: unknown): string => jsLiteral(value, 2);
  return [
    '// The settings that the code asks for, and where they are kept here.\nconst plugbenchSettings = ',
    settings.some(({ from }) => from) ? { pointer: '/settings', node: tableNode(settings), print } : table,
    `;

const plugbenchSetting = (read) => (service, key) => {
  const name = ${name};
  return name === undefined ? undefined : read(name);
};
`,
  ];
}

function tableNode(settings: readonly PlacedName[]): OutputTree {
  const nodes = settings.map(({ from, ...name }) => ({
    ...name,
    to: from ? keep(from, name.to) : fixed(name.to),
  }));
  return settingTable(nodes) as OutputTree;
}

interface Around {
  readonly names: readonly SettingName[];
  readonly shared: readonly SettingName[];
  /** Where the files are that the code loads. */
  readonly folder: string | undefined;
}

function callOf(
  { name, tool: { code }, texts = {} }: NamedTool,
  { names, shared, folder }: Around,
): (string | OutputPart)[] {
  const at = { pointer: join('/code', name), isNamed: true as const };
  const start = `\n// ${commentLine(name)}\n`;
  const target = `exports${/^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${jsLiteral(name)}]`} = `;
  const missing = target + MISSING;
  const print = (value: unknown): string => `${String(value)}\n`;
  if (!code) return [start, { ...at, node: invent(missing, why.NO_CODE), print }];
  if (!isCallable(code)) {
    const text = `${commented(code.text.value, '//')}\n${missing}`;
    return [start, { ...at, node: block(code.text, text, whyNot(code)), print }];
  }
  const { before, after } = adapterOf(code, names, name);
  const node = keep(code.text, withFolder(code.text.value, folder));
  return [
    `${start}${target}(() => {\n${ownTable(code, names, shared)}${before}`,
    { ...at, node, print: String },
    `${after}${callLine(names, passedArguments(texts), loaderIn(folder))}})();\n`,
  ];
}

const MISSING = `async () => {
  throw new Error('This tool is not written yet.');
};`;

/** A table of the tool's own where it names another setting as the tools before it do. */
function ownTable(code: Callable, names: readonly SettingName[], shared: readonly SettingName[]): string {
  const own = askedNames(code, names);
  if (covers(shared, own)) return '';
  const parts = settingOf(own.map(({ service, key, to }) => ({ service, key, to })));
  return indented(parts.map(String).join(''));
}

function callLine(names: readonly SettingName[], args: string, node: string): string {
  return names.length > 0
    ? `  return (args, read) => plugbenchCall(${args}, plugbenchSetting(read), ${node});\n`
    : `  return (args) => plugbenchCall(${args}, () => undefined, ${node});\n`;
}

export interface ReadCalls {
  /** With the code of each tool as its values, or what stands in for it. */
  readonly file: SourceFile;
  /** What stands in for code: the same in every script. */
  readonly constants: readonly FilePlace[];
  readonly settings: readonly SettingName[];
  /** The code of a tool; `settingOf` finds the plugin's setting that an entry of the table leads to. */
  readonly codeOf: (
    name: string,
    settingOf: (to: unknown) => AskedSetting['is'] | undefined,
  ) => Code | undefined;
  /** Why tools have no code; `all` are those of the plugin, under the names that the script knows them by. */
  readonly noCodeOf: (all: readonly Tool[]) => Reason;
  /** Parameters of the tool with this name that its adapter reads as JSON. */
  readonly textsOf: (name: string) => TextArguments;
  /** Files that code loads, and what names its packages. */
  readonly sources: readonly SourceFile[];
}

/** The script with its table of settings, for targets that keep these in the environment. */
export function fileWithTable({ file, settings }: ReadCalls): SourceFile {
  if (settings.length === 0) return file;
  return {
    ...file,
    value: { ...(isObject(file.value) ? file.value : {}), settings: settingTable(settings) },
  };
}

interface Place extends Marked {
  readonly key: string;
  /** Its own table of settings; null where it uses the one that all share. */
  readonly own: readonly SettingName[] | null;
  readonly about: Code['about'];
  readonly texts: TextArguments;
  /** The folder of the files that the code loads; undefined where it loads none. */
  readonly folder: string | undefined;
}

/** Reads such a script; `source` are the plugin's files. */
export function readCalls(file: PluginFile, source?: PluginFiles): ReadCalls {
  const places = placesIn(file.text).map((place) => ({
    ...place,
    required: requiredAt(place, file, source),
  }));
  const manifest = source && fileBeside(source, 'lib/package.json', file.path);
  const hasFiles = places.some(({ required }) => required.files.length > 0);
  const kind = manifest && hasFiles ? [{ ...manifest, value: { type: 'commonjs' } }] : [];
  const sources = [...places.flatMap(({ required }) => required.sources), ...kind];
  const missing = missingIn(file.text);
  const values = [...places, ...missing].map(({ key, text }) => [key, text] as const);
  // What is between marks may declare a table of the same name.
  const shared = tableIn(file.text.slice(0, places[0]?.from));
  return {
    file: { ...file, value: values.length > 0 ? { code: Object.fromEntries(values) } : undefined },
    constants: [
      ...missing.map(({ key }) => ({ file: file.path, pointer: join('/code', key) })),
      ...kind.map(({ path }) => ({ file: path, pointer: '/type' })),
    ],
    sources: sources.filter(({ path }, i) => sources.findIndex((one) => one.path === path) === i),
    settings: shared ?? [],
    codeOf: (name, settingOf) => {
      const found = places.find(({ tool }) => tool === name);
      if (!found) return undefined;
      const { convention, text, key, own, about, required } = found;
      const asks = asksOf(own ?? shared, settingOf);
      return {
        convention,
        text: { value: text, file: file.path, pointer: join('/code', key) },
        ...(asks ? { asks } : {}),
        ...(about ? { about } : {}),
        ...requiredMembers(required),
      };
    },
    noCodeOf: (all) =>
      noCodeIn(
        CALLS_FILE,
        all,
        places.map(({ key }) => key),
        missing.map(({ key }) => key),
      ),
    textsOf: (name) => places.find(({ tool }) => tool === name)?.texts ?? {},
  };
}

function requiredAt({ folder, text }: Place, file: PluginFile, source: PluginFiles | undefined): Required {
  const find = (path: string): PluginFile | undefined => {
    // The versions of packages are beside the script.
    if (path === 'package.json') return source && fileBeside(source, path, file.path);
    return source && folder !== undefined ? fileBeside(source, `${folder}/${path}`, file.path) : undefined;
  };
  return requiredBy(text, find);
}

function placesIn(text: string): Place[] {
  const marked = markedCode(text);
  return marked.map((one, i) => {
    const before = text.slice(marked[i - 1]?.to ?? 0, one.from);
    const after = text.slice(one.to, marked[i + 1]?.from);
    const start = before.lastIndexOf('\nexports');
    const folder = /`\.\/(lib\/[\w-]+)\/\$\{name\}`/.exec(after)?.[1];
    return {
      ...one,
      text: withoutFolder(one.text, folder),
      key: one.tool ?? 'tool',
      about: aboutIn(after),
      texts: textArgumentsIn(after),
      folder,
      own: start < 0 ? null : tableIn(before.slice(start)),
    };
  });
}

const STANDS_IN = new RegExp(
  `\\n// .*\\n((?://.*\\n)*exports(?:\\.([\\w$]+)|\\[(".*")\\]) = ${MISSING.replace(/[(){}.]/g, '\\$&')})\\n`,
  'g',
);

/** What stands in for the code of tools, with the code that cannot be called as a comment before it. */
function missingIn(text: string): Pick<Place, 'key' | 'text'>[] {
  return [...text.matchAll(STANDS_IN)].map(([, text = '', plain, quoted = '']) => ({
    key: plain ?? String(readJson(quoted).value),
    text,
  }));
}

/**
 * Why tools have no code although the file is open that holds the code of all: code is found by the name of its tool alone.
 * `has` are the names that `file` has code of, `stubs` those that it has a placeholder of.
 */
export function noCodeIn(
  file: string,
  all: readonly Tool[],
  has: readonly string[],
  stubs: readonly string[],
): Reason {
  const names = all.flatMap(({ id }) => id?.value ?? []);
  const without = names.filter((name) => !has.includes(name));
  if (without.every((name) => stubs.includes(name))) return why.NOT_WRITTEN;
  const others = has.filter((name) => !names.includes(name)).map(codeSpan);
  const also = others.length > 0 ? `, but of ${others.join(', ')}, which no tool is called` : '';
  const under = without.length === 1 ? 'this name' : 'these names';
  return { code: 'no-such-code', says: `${codeSpan(file)} has no code of ${under}${also}.` };
}
