// Reads the actions of a plugin's source, and what else its files hold.

import { isObject } from '../../../../model/guards.ts';
import type { PluginFile } from '../../../../model/file.ts';
import type { SourceFile } from '../../../../model/portable.ts';
import type {
  AskedSetting,
  Code,
  Example,
  Parameter,
  Plugin,
  Setting,
  Sourced,
  Tool,
} from '../../../../model/plugin.ts';
import type { ReadCalls } from '../../../../convert/code/calls-module.ts';
import { nameInSource } from '../../../../convert/code/setting-names.ts';
import { readerOf, type Reader } from '../../../../convert/values/reader.ts';
import { wordsOf } from '../../../../convert/schema/read.ts';
import { readLenient } from '../../../../lang/json/lenient/parse.ts';
import { valueOf } from '../../../../lang/json/lenient/tree.ts';
import { convention } from '../adapter.ts';
import { resolved } from '../../guest/modules.ts';
import type { CodeReading, SourceAction } from './code-reading.ts';
import { secretNames } from '../../words.ts';
import { FACTS, INSTRUCTIONS } from '../write/texts.ts';

/** What of the code is read. */
export interface ReadWhat {
  readonly reading: CodeReading | null;
  /** The plugin's folder: the compiler knows files by their paths below it. */
  readonly folder: string;
  /** Whether settings that code asks for are settings of the plugin, since no manifest declares any. */
  readonly settings: boolean;
}

/** A source file with its data: as a conversion writes it, or as the compiler reads one written by hand. */
export interface ReadFile {
  readonly file: SourceFile;
  /** Of each action: what its handler uses from outside of itself. */
  readonly needs: readonly Needs[];
}

type Needs = Pick<Code, 'needs' | 'from' | 'linked'>;

/**
 * Files without anything of a plugin are left out. Code that conversions did not write is read by the compiler; without
 * its reading such files are left out too.
 */
export function readFiles(
  files: readonly PluginFile[],
  { reading, folder, settings: withSettings }: ReadWhat,
): ReadFile[] {
  return files.flatMap((file): ReadFile[] => {
    const facts = factsIn(file.text);
    if (facts) return [{ file: { ...file, value: facts }, needs: [] }];
    const own = reading?.sources.find(({ path }) => isSame(file.path, path, folder));
    const { actions = [], components = {}, plugin = null, settings = [], unknown = {} } = own ?? {};
    const value = {
      ...(actions.length > 0 ? { actions: actions.map(({ data }) => data) } : {}),
      ...components,
      ...(plugin ? { plugin } : {}),
      ...(withSettings && settings.length > 0 ? { settings } : {}),
      ...(Object.keys(unknown).length > 0 ? { unknown } : {}),
    };
    if (Object.keys(value).length === 0) return [];
    return [
      { file: { ...file, value }, needs: actions.map((action) => outsideOf(action, file, files, folder)) },
    ];
  });
}

/** Paths may have the plugin's folder before them. */
const isSame = (path: string, known: string, folder: string): boolean =>
  path === known || path === folder + known;

/** Imports are given as paths of the plugin where they lead to a file of it. */
function outsideOf(
  { needs, from, handlerIn, linked }: SourceAction,
  file: PluginFile,
  files: readonly PluginFile[],
  folder: string,
): Needs {
  const pathOf = (known: string): string | undefined =>
    files.find(({ path }) => isSame(path, known, folder))?.path;
  if (needs.length === 0)
    return linked.length > 0 ? { linked: linked.flatMap((one) => pathOf(one) ?? []) } : {};
  const path = pathOf(handlerIn) ?? file.path;
  const known = Object.fromEntries(files.map((file) => [file.path, file.text]));
  return {
    needs,
    from: from.map((name) => {
      if (name === '') return path;
      return name.startsWith('.') ? resolved(path, name, known) : name;
    }),
  };
}

/** What a conversion wrote into the file. */
function factsIn(text: string): object | undefined {
  const facts = literalAfter(text, FACTS);
  if (facts === undefined) return undefined;
  const instructions = literalAfter(text, INSTRUCTIONS);
  return instructions === undefined ? { facts } : { instructions, facts };
}

function literalAfter(text: string, mark: string): unknown {
  const at = text.indexOf(mark);
  if (at < 0) return undefined;
  const { root } = readLenient(text, at + mark.length);
  return root ? valueOf(root) : undefined;
}

/** One tool per action; an action without a name is left out. */
export function toolsOf(
  files: readonly ReadFile[],
  calls: ReadCalls | undefined,
  settings: readonly Setting[],
  id: string,
): Pick<Plugin, 'tools' | 'prompt'> {
  /** A setting has a variable and a name in the form. */
  const settingOf = (to: unknown): AskedSetting['is'] | undefined => {
    const found = settings.find(({ key }) => (Array.isArray(to) ? to.includes(key.value) : key.value === to));
    return found && nameInSource(found);
  };
  const prompt = files.flatMap(({ file }) => readerOf(file).at('instructions').text() ?? [])[0];
  const tools = files.flatMap(({ file, needs }) => {
    const root = readerOf(file);
    if (root.at('actions').value !== undefined) return ownTools(root, needs, settings, id);
    const facts = root.at('facts').list();
    return facts.map((fact): Tool => {
      const tool = toolOf(fact);
      return { ...tool, code: calls?.codeOf(tool.id?.value ?? '', settingOf) };
    });
  });
  return { prompt, tools };
}

/**
 * Handlers may ask for a setting by its variable too, with or without the plugin's id before it. Left out where this one
 * asks by the keys of the settings alone.
 */
function asksIn(handler: string, settings: readonly Setting[], id: string): Pick<Code, 'asks'> {
  const asks = settings.flatMap((setting) => {
    const is = nameInSource(setting);
    const others = secretNames(id, is.key).filter((name) =>
      ['"', "'", '`'].some((quote) => handler.includes(`${quote}${name}${quote}`)),
    );
    return [...new Set([is.key, ...others])].map((key) => ({ service: '', key, is }));
  });
  return asks.some(({ key, is }) => key !== is.key) ? { asks } : {};
}

function ownTools(
  root: Reader,
  allNeeds: ReadFile['needs'],
  settings: readonly Setting[],
  id: string,
): Tool[] {
  return root
    .at('actions')
    .list()
    .map((action, i): Tool => {
      const handler = action.at('handler').text();
      const code: Code | undefined = handler && {
        convention: convention.id,
        text: handler,
        ...asksIn(handler.value, settings, id),
        ...allNeeds[i],
      };
      return { ...toolOf(action), code };
    });
}

function toolOf(fact: Reader): Tool {
  const given = fact.at('parameters');
  return {
    id: fact.at('name').text(),
    description: fact.at('description').text(),
    aliases: fact.at('similes').texts(),
    parameters: [
      ...given.list().flatMap((one) => parameterOf(one, one.at('name').text(), one.at('schema'))),
      ...given.members().flatMap(({ key, here }) => parameterOf(here, key, here)),
    ],
    frame: [],
    examples: fact.at('examples').list().flatMap(exampleOf),
  };
}

/** Of a list as the documentation has it, or of an object, whose members core 1.x describes in its prompt. */
function parameterOf(at: Reader, name: Sourced<string> | undefined, schema: Reader): Parameter[] {
  if (!name) return [];
  const description = at.at('description').any();
  const words = isObject(schema.value)
    ? wordsOf(schema).filter(([keyword]) => keyword !== 'required' || schema !== at)
    : [];
  const describe = description && !words.some(([keyword]) => keyword === 'description');
  const required = at.at('required').flag();
  return [
    {
      name,
      words: describe ? [...words, ['description', description]] : words,
      required: required?.value === true,
      requiredBy: required,
    },
  ];
}

function exampleOf(conversation: Reader): Example[] {
  const prompt = conversation.at(0, 'content', 'text').text();
  return prompt ? [{ prompt, call: conversation.at(1, 'content', 'parameters').any() }] : [];
}
