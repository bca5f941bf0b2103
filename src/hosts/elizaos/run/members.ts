// What of a plugin can be called besides its actions, as far as its source shows it.

import type { SyntaxNode } from '@lezer/common';
import { isObject, member } from '../../../model/guards.ts';
import type { BundleFile } from '../../../model/portable.ts';
import type { RunKind } from '../../../model/run.ts';
import { described } from '../convert/read/literal.ts';
import { readSources, treeOf } from '../convert/read/source.ts';
import { MESSAGE, NOTHING, eventSchema, modelSchema, routeSchema, RESPONSE } from './schemas.ts';

/** A member of the plugin that a run can call. */
export interface PluginMember {
  readonly kind: Exclude<RunKind, 'action'>;
  /** As the guest finds it; `GET /path` of a route. */
  readonly name: string;
  readonly description: string;
  /** JSON Schema of what a person gives it. */
  readonly parameters: unknown;
}

/** Members in the order of their kinds, each with a name that the source shows. */
export function membersOf(files: readonly BundleFile[]): PluginMember[] {
  const texts = files.map(({ text }) => text);
  const sources = readSources(texts);
  const constants = constantsIn(texts);
  const components = (list: string): readonly unknown[] =>
    sources.flatMap((one) => one.components[list] ?? []);
  const inPlugin = (name: string): unknown[] =>
    sources.map(({ plugin }) => resolved(plugin?.[name], constants));
  const keys = (name: string): string[] =>
    inPlugin(name).flatMap((table) => (isObject(table) ? Object.keys(table) : []));
  return [
    ...components('providers').flatMap((one) => named('provider', one, MESSAGE)),
    ...components('evaluators').flatMap((one) => named('evaluator', one, RESPONSE)),
    ...components('routes').flatMap(routeOf),
    ...keys('models').map((name) => keyed('model', name, modelSchema(name))),
    ...keys('events').map((name) => keyed('event', name, eventSchema(name))),
    ...inPlugin('tests').flatMap((tests) =>
      listOf(tests).flatMap((one) => named('test', resolved(one, constants), NOTHING)),
    ),
  ];
}

function named(kind: PluginMember['kind'], one: unknown, parameters: unknown): PluginMember[] {
  const name = member(one, 'name');
  const description = textOf(member(one, 'description'));
  return typeof name === 'string' && name !== '' ? [{ kind, name, description, parameters }] : [];
}

const keyed = (kind: PluginMember['kind'], name: string, parameters: unknown): PluginMember => ({
  kind,
  name,
  description: '',
  parameters,
});

function routeOf(route: unknown): PluginMember[] {
  const [type, path] = [member(route, 'type'), member(route, 'path')];
  if (typeof type !== 'string' || typeof path !== 'string') return [];
  return [
    {
      kind: 'route',
      name: `${type} ${path}`,
      description: textOf(member(route, 'name')),
      parameters: routeSchema(type, path),
    },
  ];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** What a name stands for; any other value is itself. */
function resolved(value: unknown, constants: ReadonlyMap<string, Constant>): unknown {
  const constant = typeof value === 'string' ? constants.get(value) : undefined;
  return constant ? described(constant.node, constant.text) : value;
}

interface Constant {
  readonly node: SyntaxNode;
  readonly text: string;
}

/** Declared names of all files with what they are set to; of names that several files declare the first one counts. */
function constantsIn(texts: readonly string[]): ReadonlyMap<string, Constant> {
  const out = new Map<string, Constant>();
  for (const text of texts) {
    treeOf(text).iterate({
      enter: ({ name, node }) => {
        if (name === 'Block' || name === 'ObjectExpression') return false;
        if (name !== 'VariableDeclaration') return;
        const declared = node.getChild('VariableDefinition');
        const key = declared ? text.slice(declared.from, declared.to) : '';
        const value = node.getChild('ObjectExpression') ?? node.getChild('ArrayExpression');
        if (value && !out.has(key)) out.set(key, { node: value, text });
      },
    });
  }
  return out;
}
