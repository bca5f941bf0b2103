// Reads tools' metadata as a plugin: JSON as the bench knows it, or the Python files of plugins.

import { pluginOf } from '../../../convert/targets/tool-list.ts';
import { isObject, member } from '../../../model/guards.ts';
import type { PluginRead, PluginFiles, SourceFile } from '../../../model/portable.ts';
import type { PluginFile } from '../../../model/file.ts';
import type { FilePlace } from '../../../model/ledger.ts';
import type { Parameter, SchemaWord, Sourced, Tool } from '../../../model/plugin.ts';
import { readerOf, type Reader } from '../../../convert/values/reader.ts';
import { wordsOf } from '../../../convert/schema/read.ts';
import { NOT_WRITTEN } from '../../../convert/report/reasons.ts';
import { isAnswer, pythonHeader } from '../input/pasted.ts';
import { spaced } from '../../../convert/values/identifiers.ts';
import { fileBeside } from '../../../convert/values/files.ts';
import { importedBy } from './read/imports.ts';
import { PluginTexts } from './read/python-files.ts';
import { convention } from './write/python-file.ts';
import { shown, ENGLISH, type Lookup, type Texts } from '../display/translation.ts';
import { readLocale } from '../preview/locales.ts';
import { readJson } from '../../../lang/json/read.ts';

/**
 * A plugin is the metadata in a Python file; its code stays Python and is not converted. `reading` is a `LoadReading` of
 * files with the same texts: it gives what the text of a file does not show.
 */
export function read(source: PluginFiles): PluginRead {
  const { main, others, reading } = source;
  const python = new PluginTexts(reading);
  const files: SourceFile[] = pythonHeader(main.text) ? [python.read(main)] : [main];
  for (const file of others)
    if (file.path.endsWith('.py') && pythonHeader(file.text)) files.push(python.read(file));
  const resolve = resolver(others);
  const tools = files.flatMap((file) => toolsIn(file, resolve, source));
  const imported = tools.flatMap(({ tool: { code } }) => code?.module?.files ?? []);
  const beside = new Map(imported.map(({ text: { file, value } }) => [file, value]));
  const stubs = tools.flatMap(({ stub }) => stub ?? []);
  const bare = tools.filter(({ tool, stub }) => !tool.code && !stub);
  const unread = files.some(({ value }) => value === null);
  return {
    files: [...files, ...[...beside].map(([path, text]) => ({ path, text, value: { code: text } }))],
    constants: [...constantsIn(main), ...stubs],
    ...(stubs.length > 0 && bare.length === 0 ? { noCode: NOT_WRITTEN } : {}),
    ...python.found(),
    ...(unread ? { unread: 'Python' } : {}),
    plugin: {
      ...pluginOf(tools.map(({ tool }) => tool)),
      version: tools.find(({ version }) => version)?.version,
    },
  };
}

/** What the server puts around its list of tools. */
function constantsIn({ path, value }: SourceFile): FilePlace[] {
  if (!isAnswer(value)) return [];
  return ['code', 'message']
    .filter((name) => isObject(value) && Object.hasOwn(value, name))
    .map((name) => ({ file: path, pointer: `/${name}` }));
}

interface Found {
  readonly tool: Tool;
  readonly version?: Sourced<string> | undefined;
  /** The placeholder that an earlier conversion wrote in place of its code. */
  readonly stub?: FilePlace | undefined;
}

function toolsIn(file: SourceFile, resolve: Resolve, source: PluginFiles): Found[] {
  const root = readerOf(file);
  if (pythonHeader(file.text)) {
    const found = importedBy(file.text, (path) => fileBeside(source, path, file.path));
    const module = { path: file.path, text: file.text, ...found };
    return root
      .at('tools')
      .list()
      .filter((plugin) => plugin.at('metadata').value !== undefined)
      .map((plugin): Found => {
        const code = plugin.at('code').text();
        const tool = toolOf(plugin.at('metadata'), resolve);
        const version = plugin.at('version').text();
        if (!code || isUnwritten(code.value)) return { tool, version, stub: code };
        return { tool: { ...tool, code: { convention: convention.id, text: code, module } }, version };
      });
  }
  const list = isAnswer(file.value) ? root.at('data') : root;
  const tools = Array.isArray(list.value) ? list.list() : [root];
  return tools.filter(({ value }) => isObject(value)).map((at) => ({ tool: toolOf(at, resolve) }));
}

/** A method that only says so below comments, as a conversion writes it. */
function isUnwritten(code: string): boolean {
  const [, first = '', ...more] = code.split('\n').filter((line) => !/^\s*#/.test(line));
  return more.length === 0 && first.trimStart().startsWith('raise NotImplementedError(');
}

/** Keys are resolved in all texts, although the host itself looks them up for people alone. */
function toolOf(at: Reader, resolve: Resolve): Tool {
  const parameters = at.at('parameters');
  const none = parameters.any();
  const empty = isObject(parameters.value) && Object.keys(parameters.value).length === 0;
  const id = at.at('name').text();
  const title = resolve(at.at('displayName').text(), id && inWords(id.value));
  const description = resolve(at.at('description').text(), title?.value);
  return {
    id,
    title,
    description,
    display: resolve(at.at('displayDescription').text(), description?.value ?? title?.value),
    parameters: parameters.members().flatMap((member) => parameterOf(member, resolve)),
    frame: none && empty ? [['properties', none]] : [],
    examples: [],
  };
}

/** As in the host, whatever Python calls true is required. */
function parameterOf(
  { key, here }: { readonly key: Sourced<string>; readonly here: Reader },
  resolve: Resolve,
): Parameter[] {
  if (!isObject(here.value)) return [];
  const required = here.at('required');
  const words = inWords(key.value);
  const description = resolve(here.at('description').text(), words);
  return [
    {
      name: key,
      words: wordsOf(here, ['required', 'displayDescription']).map(([keyword, value]): SchemaWord => [
        keyword,
        keyword === 'description' ? (description ?? value) : value,
      ]),
      required: Boolean(required.value),
      requiredBy: required.flag(),
      display: resolve(here.at('displayDescription').text(), words),
    },
  ];
}

function inWords(name: string): string {
  return spaced(name) || name;
}

const NO_TRANSLATION = {
  code: 'no-translation',
  says: 'The text of this translation key is in no open file, so other words of the tool replace it.',
};

/** A text of the source with its key resolved; `otherwise` is used for a key without a text. */
type Resolve = (
  text: Sourced<string> | undefined,
  otherwise: string | undefined,
) => Sourced<string> | undefined;

/** Looks in the texts that RAGFlow ships, then in the locale files among these, English ones first. */
function resolver(files: readonly PluginFile[]): Resolve {
  const isEnglish = ({ path }: PluginFile): boolean => /(?:^|\/)en[-_.\w]*\.json$/i.test(path);
  const open = [...files].sort((a, b) => Number(isEnglish(b)) - Number(isEnglish(a)));
  const lookup: Lookup = { language: 'en', texts: [ENGLISH, ...open.flatMap(localeTexts)] };
  return (text, otherwise) => {
    if (!text) return undefined;
    const { kind, text: found } = shown(text.value, lookup);
    if (kind === 'plain') return text;
    if (kind === 'translated' && found.trim() !== '') {
      return { ...text, value: found };
    }
    return otherwise === undefined ? undefined : { ...text, value: otherwise, unsure: NO_TRANSLATION };
  };
}

/** The texts of a file, if it says that it has some for tools. */
function localeTexts({ path, text }: PluginFile): Texts[] {
  if (!path.endsWith('.json')) return [];
  const { value } = readJson(text);
  const tools = member(member(value, 'translation') ?? value, 'llmTools');
  const texts = isObject(tools) ? readLocale(text) : null;
  return texts ? [texts] : [];
}
