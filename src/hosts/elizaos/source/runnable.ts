// What of a plugin's code can be run: the members of the plugin object, read through the compiler.

import { isObject, member } from '../../../model/guards.ts';
import type { RunKind, Runnable, RunTool } from '../../../model/run.ts';
import type { CompiledPlugin } from '../../../typescript/source-host.ts';
import { plainOf, type CodeValue, type ObjectValue } from '../../../typescript/read-value.ts';
import { setMember } from '../../kit/convert/set-member.ts';
import { eventSchema, MESSAGE, modelSchema, NOTHING, RESPONSE, routeSchema } from '../run/schemas.ts';
import { readPlugin } from './check.ts';

/** Its tools have names, kinds and parameters; what a run needs besides is added by `run/actions.ts`. Null without a plugin. */
export function runnable({ programs, main }: CompiledPlugin): Runnable | null {
  const [program] = programs.values();
  const plugin = program && readPlugin(program, main).plugin;
  return plugin ? { tools: toolsOf(plugin), services: [], open: openKinds(plugin) } : null;
}

const MEMBERS: Readonly<Record<RunKind, string>> = {
  action: 'actions',
  provider: 'providers',
  evaluator: 'evaluators',
  route: 'routes',
  model: 'models',
  event: 'events',
  test: 'tests',
};

/** Kinds whose list, or a name in it, only shows when the code runs. */
function openKinds({ members, complete }: ObjectValue): RunKind[] {
  return (Object.keys(MEMBERS) as RunKind[]).filter((kind) => {
    const value = members.get(MEMBERS[kind])?.value;
    if (!value) return !complete;
    if (value.kind === 'list') return !value.complete || value.items.some((one) => !isNamed(kind, one));
    return value.kind !== 'object' || !value.complete;
  });
}

function isNamed(kind: RunKind, value: CodeValue): boolean {
  const plain = plainOf(value);
  return textIn(plain, kind === 'route' ? 'path' : 'name') !== '';
}

function toolsOf(plugin: ObjectValue): RunTool[] {
  const value = (name: string): CodeValue | undefined => plugin.members.get(name)?.value;
  const list = (name: string): unknown[] => {
    const items = value(name);
    return items?.kind === 'list' ? items.items.map(plainOf) : [];
  };
  const keys = (name: string): string[] => {
    const table = value(name);
    return table?.kind === 'object' ? [...table.members.keys()] : [];
  };
  return [
    ...list('actions').flatMap((one) => named('action', one, actionSchema(member(one, 'parameters')))),
    ...list('providers').flatMap((one) => named('provider', one, MESSAGE)),
    ...list('evaluators').flatMap((one) => named('evaluator', one, RESPONSE)),
    ...list('routes').flatMap(routeOf),
    ...keys('models').map((name) => tool('model', name, '', modelSchema(name))),
    ...keys('events').map((name) => tool('event', name, '', eventSchema(name))),
    ...list('tests').flatMap((one) => named('test', one, NOTHING)),
  ];
}

function tool(kind: RunKind, name: string, description: string, parameters: unknown): RunTool {
  return {
    pointer: '',
    kind,
    name,
    description,
    code: '',
    parameters,
    permissions: [],
    requiresApproval: false,
  };
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
  if (!Array.isArray(parameters) || parameters.length === 0) return MESSAGE;
  const properties: Record<string, unknown> = {};
  for (const one of parameters as unknown[]) {
    const [name, schema] = [textIn(one, 'name'), member(one, 'schema')];
    const description = textIn(one, 'description');
    if (name === '') continue;
    setMember(properties, name, {
      ...(description === '' ? {} : { description }),
      ...(isObject(schema) ? schema : {}),
    });
  }
  const required = (parameters as unknown[]).filter((one) => member(one, 'required') === true);
  return { type: 'object', properties, required: required.map((one) => textIn(one, 'name')) };
}

function textIn(value: unknown, name: string): string {
  const text = member(value, name);
  return typeof text === 'string' ? text : '';
}
