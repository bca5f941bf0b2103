// What of a plugin's code can be run: the members of the plugin object, read through the compiler.

import type * as ts from 'typescript';
import { isObject, member, textIn } from '../../../model/guards.ts';
import type { RunKind, Runnable, RunService, RunTool, ServiceField } from '../../../model/run.ts';
import { reachedFrom } from '../../../lang/typescript/imports.ts';
import type { CompiledPlugin } from '../../../lang/typescript/source-host.ts';
import { plainOf, type CodeValue, type ObjectValue } from '../../../lang/typescript/read-value.ts';
import { setMember } from '../../../convert/values/set-member.ts';
import { askedSettings } from '../convert/read/settings.ts';
import { eventSchema, MESSAGE, modelSchema, NOTHING, RESPONSE, routeSchema } from '../run/schemas.ts';
import { isOwnFile } from '../file/kind.ts';
import { readPlugin } from './check.ts';
import { settingsAskedIn } from './reading/needs.ts';
import { partsOf, pluginIn, type Parts } from './reading/parts.ts';

/**
 * Its tools have names, kinds and parameters; what a run needs besides is added by `run/actions.ts`. Its service has the
 * settings that the code asks for. Null without an entry.
 */
export function runnable({ programs, main }: CompiledPlugin): Runnable | null {
  const [program] = programs.values();
  if (!program) return null;
  const { entry, plugin: exported, reader } = readPlugin(program, main);
  if (entry === null)
    return program.leftOut.size > 0 ? { tools: [], services: [], note: slowNote(program.leftOut) } : null;
  const { checker } = program;
  const reached = reachedFrom([entry], program);
  const sources = { files: [...reached], reader, checker };
  const plugin = exported ?? pluginIn(sources);
  const apart = program.paths.flatMap((path) => (isOwnFile(path) ? (program.file(path) ?? []) : []));
  const files = apart.filter((file) => !reached.has(file));
  const strange = partsOf(null, { ...sources, files }).actions;
  const paths = new Set(strange.flatMap(({ node }) => program.pathOf(node.getSourceFile()) ?? []));
  const notes = [
    ...(program.unreadable.size > 0 ? [tooDeepNote(program.unreadable)] : []),
    ...(program.leftOut.size > 0 ? [slowNote(program.leftOut)] : []),
    ...(paths.size > 0 ? [apartNote(entry, paths)] : []),
  ];
  const tools = toolsOf(plugin, partsOf(plugin, sources));
  return { tools, services: servicesOf(reached), ...(notes.length > 0 && { note: notes.join(' ') }) };
}

const quoted = (paths: ReadonlySet<string>): string => [...paths].map((path) => `\`${path}\``).join(', ');

const tooDeepNote = (paths: ReadonlySet<string>): string =>
  `${quoted(paths)}: nested too deeply for the compiler, so nothing is read of it. Check the brackets there.`;

const slowNote = (paths: ReadonlySet<string>): string =>
  `${quoted(paths)}: the compiler took too long with the types there, so nothing is read of it.`;

/** The note about files that the plugin does not import: their actions are not part of it, and the host ignores them. */
const apartNote = (entry: string, paths: ReadonlySet<string>): string =>
  `The plugin starts with \`${entry}\`, which does not import ${quoted(paths)}: actions there are left out. Import them, or remove what you do not need.`;

/** The settings that these files ask the runtime for, as the fields of one service, which `run/actions.ts` names. */
function servicesOf(files: ReadonlySet<ts.SourceFile>): RunService[] {
  const names = [...files].flatMap(settingsAskedIn).map((value) => ({ value, file: '', pointer: '' }));
  const fields = askedSettings(names).map(({ key, kind, required }): ServiceField => {
    const name = key.value;
    return { pointer: '', name, label: name, type: kind, required, description: '' };
  });
  if (fields.length === 0) return [];
  return [{ pointer: '', name: '', label: '', category: '', description: '', fields }];
}

/** The plugin's members; without a plugin the parts that the file has. */
function toolsOf(plugin: ObjectValue | null, parts: Parts): RunTool[] {
  const value = (name: string): CodeValue | undefined => plugin?.members.get(name)?.value;
  const keys = (name: string): string[] => {
    const table = value(name);
    return table?.kind === 'object' ? [...table.members.keys()] : [];
  };
  const tests = value('tests');
  const suites = tests?.kind === 'list' ? tests.items.map(plainOf) : [];
  const { actions, providers, evaluators, routes } = parts;
  return [
    ...actions.map(plainOf).flatMap((one) => named('action', one, actionSchema(member(one, 'parameters')))),
    ...providers.map(plainOf).flatMap((one) => named('provider', one, MESSAGE)),
    ...evaluators.map(plainOf).flatMap((one) => named('evaluator', one, RESPONSE)),
    ...routes.map(plainOf).flatMap(routeOf),
    ...keys('models').map((name) => tool('model', name, '', modelSchema(name))),
    ...keys('events').map((name) => tool('event', name, '', eventSchema(name))),
    ...suites.flatMap((one) => named('test', one, NOTHING)),
  ];
}

const NOTHING_MORE = { pointer: '', code: '', permissions: [], requiresApproval: false };

function tool(kind: RunKind, name: string, description: string, parameters: unknown): RunTool {
  return { ...NOTHING_MORE, kind, name, description, parameters };
}

/** A member without a known name cannot be called by it. */
function named(kind: RunKind, one: unknown, parameters: unknown): RunTool[] {
  const name = textIn(one, 'name');
  return name === '' ? [] : [tool(kind, name, textIn(one, 'description'), parameters)];
}

function routeOf(route: unknown): RunTool[] {
  const [type, path] = [textIn(route, 'type'), textIn(route, 'path')];
  if (type === '' || path === '') return [];
  return [tool('route', `${type} ${path}`, textIn(route, 'name'), routeSchema(type, path))];
}

/** Parameters as one object; without any, the text of the message. */
function actionSchema(parameters: unknown): unknown {
  const list: unknown[] = Array.isArray(parameters) ? parameters : listOf(parameters);
  if (list.length === 0) return MESSAGE;
  const properties: Record<string, unknown> = {};
  for (const one of list) {
    const [name, schema] = [textIn(one, 'name'), member(one, 'schema')];
    const description = textIn(one, 'description');
    if (name === '') continue;
    setMember(properties, name, {
      ...(description === '' ? {} : { description }),
      ...(isObject(schema) ? schema : {}),
    });
  }
  const required = list.filter((one) => member(one, 'required') === true);
  return { type: 'object', properties, required: required.map((one) => textIn(one, 'name')) };
}

/** The form that core 1.x describes in its prompt, as the list of the documentation. */
function listOf(parameters: unknown): object[] {
  const all = isObject(parameters) ? Object.entries(parameters) : [];
  return all.flatMap(([name, one]) => {
    if (!isObject(one)) return [];
    const { required, ...schema } = one;
    return [{ name, required, schema }];
  });
}
