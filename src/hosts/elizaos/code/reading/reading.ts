// Reads a plugin's code for conversions: its plugin object through the checker, file by file, as plain data.

import type * as ts from 'typescript';
import { functionText } from '../../../../lang/typescript/function-text.ts';
import { selfContained } from '../../../../lang/typescript/self-contained.ts';
import type { CodeValue, ObjectValue } from '../../../../lang/typescript/read-value.ts';
import type { PluginProgram } from '../../../../lang/typescript/program.ts';
import type { CompiledPlugin } from '../../../../lang/typescript/source-host.ts';
import { setMember } from '../../../../convert/values/set-member.ts';
import { isOwnFile } from '../../file/kind.ts';
import { readPlugin } from '../check.ts';
import { textOf } from '../found.ts';
import {
  PART_LISTS,
  type CodeReading,
  type ReadSource,
  type SourceAction,
} from '../../convert/read/code-reading.ts';
import { dataIn, described, spreadIn, textAt } from './described.ts';
import { needsOf, settingsAskedIn } from './needs.ts';
import { partsOf, pluginIn, type Parts } from './parts.ts';

/** What the files hold of the plugin. Files of tests and what no list of the plugin leads to are left out. */
export function reading({ programs, main }: CompiledPlugin): CodeReading {
  // The newest release has the most declarations, so more constants of the core are known.
  const program = [...programs.values()].at(-1);
  if (!program) return { sources: [] };
  const { reader, plugin: exported } = readPlugin(program, main);
  const files = program.paths.flatMap((path) => (isOwnFile(path) ? (program.file(path) ?? []) : []));
  const { checker } = program;
  const sources = { files, reader, checker };
  const plugin = exported ?? pluginIn(sources);
  const collected = new Collected(program);
  if (plugin) collected.addPlugin(plugin);
  collected.addParts(partsOf(plugin, sources));
  for (const file of files) collected.addSettings(file);
  return { sources: collected.sources };
}

interface Open {
  readonly actions: SourceAction[];
  readonly components: Record<string, unknown[]>;
  plugin: Record<string, unknown> | null;
  readonly settings: string[];
  readonly unknown: Record<string, string>;
}

const NO_HANDLER = { text: '', needs: [], from: [], linked: [] } as const;

/** What was read, by file. */
class Collected {
  readonly #program: PluginProgram;
  readonly #files = new Map<string, Open>();

  constructor(program: PluginProgram) {
    this.#program = program;
  }

  /** In the order of the plugin's files. */
  get sources(): ReadSource[] {
    return this.#program.paths.flatMap((path) => {
      const open = this.#files.get(path);
      return open ? [{ path, ...open }] : [];
    });
  }

  addPlugin(plugin: ObjectValue): void {
    const members: Record<string, unknown> = {};
    for (const { name, value } of plugin.members.values()) {
      const isList = PART_LISTS.some((one) => one === name);
      const shown = isList ? unlisted(value) : described(value);
      if (shown !== undefined) setMember(members, name, shown);
    }
    const rest = plugin.complete ? '' : spreadIn(plugin);
    if (rest !== '') setMember(members, '...', rest);
    const open = this.#openOf(plugin);
    if (open) open.plugin = members;
  }

  addParts(parts: Parts): void {
    for (const list of PART_LISTS) {
      for (const part of parts[list]) {
        const open = this.#openOf(part);
        if (!open) continue;
        if (list !== 'actions') (open.components[list] ??= []).push(described(part));
        else if (nameOf(part) !== undefined) open.actions.push(this.#action(part, open));
        else setMember(open.unknown, `actions.${String(Object.keys(open.unknown).length)}`, textAt(part));
      }
    }
  }

  addSettings(file: ts.SourceFile): void {
    const names = settingsAskedIn(file);
    if (names.length > 0) this.#openOf({ node: file })?.settings.push(...names);
  }

  /** What was read of the file that a value is written in; undefined for a file that is not the plugin's. */
  #openOf({ node }: { readonly node: ts.Node }): Open | undefined {
    const path = this.#program.pathOf(node.getSourceFile());
    if (path === null) return undefined;
    const known = this.#files.get(path);
    if (known) return known;
    const made: Open = { actions: [], components: {}, plugin: null, settings: [], unknown: {} };
    this.#files.set(path, made);
    return made;
  }

  #action(part: ObjectValue, { unknown }: Open): SourceAction {
    const data: Record<string, unknown> = {};
    const called = nameOf(part) ?? '';
    let handler: ts.FunctionLikeDeclaration | undefined;
    for (const { name, value } of part.members.values()) {
      if (value.kind === 'function') {
        // The handler's text follows below; here it gets its place among the members.
        setMember(data, name, name === 'handler' ? '' : functionText(value.node));
        if (name === 'handler') handler = value.node;
        continue;
      }
      const known = dataIn(value, `${called}.${name}`);
      if (known.value !== undefined) setMember(data, name, known.value);
      for (const [path, text] of known.rest) setMember(unknown, path, text);
    }
    const rest = part.complete ? '' : spreadIn(part);
    if (rest !== '') setMember(unknown, `${called}....`, rest);
    const inFile = (handler ?? part.node).getSourceFile();
    const { text, ...outside } = handler ? this.#handler(handler) : NO_HANDLER;
    if (handler) setMember(data, 'handler', text);
    return { data, ...outside, handlerIn: this.#program.pathOf(inFile) ?? '' };
  }

  /** With what it uses of the plugin's files in its text, where that is possible and nothing else is missing. */
  #handler(
    node: ts.FunctionLikeDeclaration,
  ): Pick<SourceAction, 'needs' | 'from' | 'linked'> & { text: string } {
    const outside = needsOf(node, this.#program.checker);
    const whole = outside.needs.length > 0 ? selfContained(node, this.#program) : null;
    if (whole) return { text: whole.text, needs: [], from: [], linked: whole.paths };
    return { text: functionText(node), ...outside, linked: [] };
  }
}

function nameOf(part: ObjectValue): string | undefined {
  return textOf(part.members.get('name')?.value);
}

/** Of one of the lists whose parts are read on their own: what is not a part that can be read. */
function unlisted(value: CodeValue): unknown {
  if (value.kind === 'literal' && (value.value ?? null) === null) return undefined;
  if (value.kind !== 'list') return described(value);
  if (!value.complete) return textAt(value);
  const rest = value.items.filter((item) => item.kind !== 'object');
  return rest.length === 0 ? undefined : rest.map(described);
}
