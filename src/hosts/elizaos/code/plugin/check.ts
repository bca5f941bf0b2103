// Checks the plugin object itself.

import type { CodeFinding } from '../../../../model/finding.ts';
import * as ts from 'typescript';
import { kebab } from '../../../../convert/values/identifiers.ts';
import { ownNodes } from '../actions/handler.ts';
import { addMember, removeElement, rewrite } from '../edits.ts';
import { found, itemsIn, lacks, placeOfMember, textOf } from '../found.ts';
import { placeOfNode, type ObjectValue } from '../../../../lang/typescript/read-value.ts';
import * as rules from './rules.ts';

/** Whatever of these a plugin has, it does something. */
const CAPABILITIES =
  'init actions providers evaluators services routes events models componentTypes tests adapter schema'.split(
    ' ',
  );

const KEBAB = /^(?:@[a-z0-9][a-z0-9._-]{0,99}\/)?[a-z0-9]+(?:-[a-z0-9]+){0,50}$/;

/** Findings of the plugin's own members. */
export function checkPlugin(plugin: ObjectValue): CodeFinding[] {
  const idle = plugin.complete && !CAPABILITIES.some((name) => !isEmpty(plugin, name));
  return [
    ...checkName(plugin),
    ...(idle ? [found(rules.doesNothing.at('', 'value'), placeOfMember(plugin, 'name'))] : []),
    ...checkDependencies(plugin),
    ...checkConfig(plugin),
    ...checkInit(plugin),
  ];
}

function checkName(plugin: ObjectValue): CodeFinding[] {
  const name = plugin.members.get('name')?.value;
  const text = textOf(name);
  const missing = lacks(plugin, 'name');
  if (missing || text === '') {
    const fixes = addMember(plugin, 'name', "'my-plugin'");
    return [found(rules.noName.at('/name', 'value', { missing }), placeOfMember(plugin, 'name'), fixes)];
  }
  if (!name || text === undefined || KEBAB.test(text)) return [];
  const better = kebab(text);
  const fixes = better === '' || better === text ? [] : rewrite(name, better, `Rename to "${better}"`);
  return [found(rules.nameForm.at('/name', 'value', { name: text }), name.at, fixes)];
}

function isEmpty({ members }: ObjectValue, name: string): boolean {
  const value = members.get(name)?.value;
  if (!value) return true;
  if (value.kind === 'list') return value.complete && value.items.length === 0;
  if (value.kind === 'object') return value.complete && value.members.size === 0;
  return value.kind === 'literal';
}

/** `@elizaos/plugin-x` and `x` are the same plugin to the core. */
function shortName(name: string): string {
  return name.replace(/^@[^/]+\/plugin-/, '');
}

function checkDependencies(plugin: ObjectValue): CodeFinding[] {
  const own = textOf(plugin.members.get('name')?.value);
  return itemsIn(plugin, 'dependencies').flatMap((item, i): CodeFinding[] => {
    const name = textOf(item);
    if (name === undefined || !own || shortName(name) !== shortName(own)) return [];
    const finding = rules.dependsOnItself.at(`/dependencies/${String(i)}`, 'value', { name });
    return [found(finding, item.at, removeElement(item, 'Remove it'))];
  });
}

/** Values that are never used, and values that arrive as texts. */
function checkConfig(plugin: ObjectValue): CodeFinding[] {
  const config = plugin.members.get('config');
  if (config?.value.kind !== 'object' || config.value.members.size === 0) return [];
  if (lacks(plugin, 'init')) return [found(rules.configUnused.at('/config', 'key'), config.key)];
  if (!plugin.members.has('init')) return [];
  return [...config.value.members.values()].flatMap(({ name, value }): CodeFinding[] => {
    if (value.kind !== 'literal' || !['boolean', 'number', 'bigint'].includes(typeof value.value)) return [];
    const text = String(value.value);
    return [found(rules.configText.at(`/config/${name}`, 'value', { name, text }), value.at)];
  });
}

/** What `init` asks for before it is there. */
function checkInit(plugin: ObjectValue): CodeFinding[] {
  const init = plugin.members.get('init')?.value;
  if (init?.kind !== 'function') return [];
  return ownNodes(init.node.body).flatMap((one) => {
    const asks = ts.isAwaitExpression(one) || ts.isCallExpression(one);
    if (!asks || !ts.isPropertyAccessExpression(one.expression)) return [];
    const { text } = one.expression.name;
    if (ts.isAwaitExpression(one) && text === 'initPromise')
      return [found(rules.waitsForItself.at('/init', 'value'), placeOfNode(one))];
    return ts.isCallExpression(one) && text === 'getService'
      ? [found(rules.serviceInInit.at('/init', 'value'), placeOfNode(one))]
      : [];
  });
}
