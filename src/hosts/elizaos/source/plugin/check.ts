// Checks the plugin object itself.

import * as ts from 'typescript';
import { kebab } from '../../../kit/convert/identifiers.ts';
import { suggester } from '../../checking.ts';
import { visit } from '../actions/handler.ts';
import { addMember, removeElement, rewrite, replaced } from '../edits.ts';
import { found, lacks, placeOfMember, textOf, type SourceFinding } from '../found.ts';
import { placeOfNode, type ObjectValue } from '../../../../typescript/read-value.ts';
import {
  dependencyType,
  dependsOnItself,
  doesNothing,
  nameForm,
  noDescription,
  noName,
  notAList,
  undocumentedMember,
  unknownMember,
  configText,
  configUnused,
  serviceInInit,
  waitsForItself,
} from './rules.ts';

/** The members of the documented interface. */
export const DOCUMENTED_MEMBERS: readonly string[] = [
  'name',
  'description',
  'init',
  'config',
  'actions',
  'providers',
  'evaluators',
  'services',
  'routes',
  'events',
  'models',
  'componentTypes',
  'priority',
  'dependencies',
  'tests',
];

/** What only the core's types have. */
const CORE_MEMBERS: readonly string[] = ['adapter', 'testDependencies', 'schema'];

const LISTS: readonly string[] = ['actions', 'services', 'providers', 'evaluators'];

/** Whatever of these a plugin has, it does something. */
const CAPABILITIES: readonly string[] = [...DOCUMENTED_MEMBERS, ...CORE_MEMBERS].filter(
  (name) => !['name', 'description', 'config', 'priority', 'dependencies', 'testDependencies'].includes(name),
);

const KEBAB = /^(?:@[a-z0-9][a-z0-9._-]{0,99}\/)?[a-z0-9]+(?:-[a-z0-9]+){0,50}$/;

/** Findings of the plugin's own members. */
export function checkPlugin(plugin: ObjectValue): SourceFinding[] {
  return [
    ...checkNames(plugin),
    ...checkMembers(plugin),
    ...checkLists(plugin),
    ...checkDependencies(plugin),
    ...checkConfig(plugin),
    ...checkInit(plugin),
  ];
}

function checkNames(plugin: ObjectValue): SourceFinding[] {
  const out: SourceFinding[] = [];
  const name = plugin.members.get('name')?.value;
  const text = textOf(name);
  for (const [member, rule, value] of [
    ['name', noName, "'my-plugin'"],
    ['description', noDescription, "'What this plugin does, in one sentence.'"],
  ] as const) {
    const missing = lacks(plugin, member);
    if (!missing && textOf(plugin.members.get(member)?.value) !== '') continue;
    const place = placeOfMember(plugin, member);
    const fixes = addMember(plugin, member, value);
    out.push(found(rule.at(`/${member}`, 'value', { missing }), place, fixes));
  }
  if (name && text !== undefined && text !== '' && !KEBAB.test(text)) {
    const better = kebab(text);
    const fixes = better === '' || better === text ? [] : rewrite(name, better, `Rename to "${better}"`);
    out.push(found(nameForm.at('/name', 'value', { name: text }), name.at, fixes));
  }
  return out;
}

function checkMembers(plugin: ObjectValue): SourceFinding[] {
  const suggest = suggester(DOCUMENTED_MEMBERS);
  const out = [...plugin.members.values()].flatMap(({ name, key }): SourceFinding[] => {
    const pointer = `/${name}`;
    if (DOCUMENTED_MEMBERS.includes(name)) return [];
    if (CORE_MEMBERS.includes(name)) return [found(undocumentedMember.at(pointer, 'key', { name }), key)];
    const suggestion = suggest(name);
    const fixes =
      suggestion === undefined || plugin.members.has(suggestion)
        ? []
        : replaced(key, suggestion, `Rename to \`${suggestion}\``);
    return [found(unknownMember.at(pointer, 'key', { name, suggestion }), key, fixes)];
  });
  const idle = plugin.complete && !CAPABILITIES.some((name) => !isEmpty(plugin, name));
  return idle ? [...out, found(doesNothing.at('', 'value'), placeOfMember(plugin, 'name'))] : out;
}

function isEmpty({ members }: ObjectValue, name: string): boolean {
  const value = members.get(name)?.value;
  if (!value) return true;
  if (value.kind === 'list') return value.complete && value.items.length === 0;
  if (value.kind === 'object') return value.complete && value.members.size === 0;
  return value.kind === 'literal';
}

function checkLists({ members }: ObjectValue): SourceFinding[] {
  return LISTS.flatMap((name) => {
    const value = members.get(name)?.value;
    const wrong =
      value?.kind === 'object' ||
      value?.kind === 'function' ||
      (value?.kind === 'literal' && Boolean(value.value));
    return wrong ? [found(notAList.at(`/${name}`, 'value', { name }), value.at)] : [];
  });
}

/** `@elizaos/plugin-x` and `x` are the same plugin to the core. */
function shortName(name: string): string {
  return name.replace(/^@[^/]+\/plugin-/, '');
}

function checkDependencies({ members }: ObjectValue): SourceFinding[] {
  const list = members.get('dependencies')?.value;
  const own = textOf(members.get('name')?.value);
  if (list?.kind !== 'list') return [];
  return list.items.flatMap((item, i): SourceFinding[] => {
    const pointer = `/dependencies/${String(i)}`;
    if (item.kind !== 'literal') return [];
    const { value } = item;
    const fixes = removeElement(item, 'Remove it');
    if (typeof value !== 'string')
      return [found(dependencyType.at(pointer, 'value', { got: String(value) }), item.at, fixes)];
    const isOwn = own !== undefined && own !== '' && shortName(value) === shortName(own);
    return isOwn ? [found(dependsOnItself.at(pointer, 'value', { name: value }), item.at, fixes)] : [];
  });
}

/** Values that are never used, and values that arrive as texts. */
function checkConfig(plugin: ObjectValue): SourceFinding[] {
  const config = plugin.members.get('config');
  if (config?.value.kind !== 'object' || config.value.members.size === 0) return [];
  if (lacks(plugin, 'init')) return [found(configUnused.at('/config', 'key'), config.key)];
  if (!plugin.members.has('init')) return [];
  return [...config.value.members.values()].flatMap(({ name, value }): SourceFinding[] => {
    if (value.kind !== 'literal' || !['boolean', 'number', 'bigint'].includes(typeof value.value)) return [];
    const text = String(value.value);
    return [found(configText.at(`/config/${name}`, 'value', { name, text }), value.at)];
  });
}

/** What `init` asks for before it is there. */
function checkInit(plugin: ObjectValue): SourceFinding[] {
  const init = plugin.members.get('init')?.value;
  if (init?.kind !== 'function' || !init.node.body) return [];
  const out: SourceFinding[] = [];
  visit(init.node.body, (one) => {
    const isAwaited =
      ts.isAwaitExpression(one) &&
      ts.isPropertyAccessExpression(one.expression) &&
      one.expression.name.text === 'initPromise';
    if (isAwaited) out.push(found(waitsForItself.at('/init', 'value'), placeOfNode(one)));
    const isAsked =
      ts.isCallExpression(one) &&
      ts.isPropertyAccessExpression(one.expression) &&
      one.expression.name.text === 'getService';
    if (isAsked) out.push(found(serviceInInit.at('/init', 'value'), placeOfNode(one)));
    return true;
  });
  return out;
}
