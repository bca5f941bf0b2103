// Finds a plugin's parts: through its lists, and where these only show when the code runs, by their types and members.

import * as ts from 'typescript';
import { nodesIn } from '../../../../lang/typescript/nodes.ts';
import type { CodeReader } from '../../../../lang/typescript/read.ts';
import type { ObjectValue } from '../../../../lang/typescript/read-value.ts';
import { PART_LISTS, type PartList } from '../../convert/read/code-reading.ts';

/** The parts of each list, in its order. */
export type Parts = Readonly<Record<PartList, readonly ObjectValue[]>>;

/** What is read: its own files, and through what. */
export interface Sources {
  readonly files: readonly ts.SourceFile[];
  readonly reader: CodeReader;
  readonly checker: ts.TypeChecker;
}

type Role = PartList | 'plugin';

const TYPES: Readonly<Record<string, Role>> = {
  Action: 'actions',
  Evaluator: 'evaluators',
  Provider: 'providers',
  Route: 'routes',
  Plugin: 'plugin',
};

/** The parts that the plugin lists, and of lists that are not known whole what else the files have. */
export function partsOf(plugin: ObjectValue | null, sources: Sources): Parts {
  const listed = (list: PartList): readonly ObjectValue[] => {
    const value = plugin?.members.get(list)?.value;
    return value?.kind === 'list' ? value.items.filter((item) => item.kind === 'object') : [];
  };
  const open = PART_LISTS.filter((list) => isOpen(plugin, list));
  const known = new Set<ts.Node>(PART_LISTS.flatMap((list) => listed(list).map(({ node }) => node)));
  const others = open.length === 0 ? [] : objectsIn(sources, known);
  const all = (list: PartList): readonly ObjectValue[] => {
    const more = open.includes(list) ? others.filter(({ role }) => role === list) : [];
    return [...listed(list), ...more.flatMap(({ node }) => objectAt(node, sources.reader))];
  };
  return {
    actions: all('actions'),
    evaluators: all('evaluators'),
    providers: all('providers'),
    routes: all('routes'),
  };
}

/** The plugin object where none is exported that can be read: one of that type, or with such members. */
export function pluginIn(sources: Sources): ObjectValue | null {
  const found = objectsIn(sources, new Set()).find(({ role }) => role === 'plugin');
  return (found && objectAt(found.node, sources.reader)[0]) ?? null;
}

/** Whether a list may have more parts than are known. */
function isOpen(plugin: ObjectValue | null, list: PartList): boolean {
  const value = plugin?.members.get(list)?.value;
  if (!value) return !plugin?.complete;
  return value.kind === 'list' ? !value.complete : value.kind === 'unknown';
}

interface Found {
  readonly node: ts.ObjectLiteralExpression;
  readonly role: Role;
}

function objectAt(node: ts.ObjectLiteralExpression, reader: CodeReader): ObjectValue[] {
  const value = reader.value(node);
  return value.kind === 'object' ? [value] : [];
}

/** Objects that are parts of a plugin, in the order of the files; objects inside of a part do not count. */
function objectsIn({ files, checker }: Sources, known: ReadonlySet<ts.Node>): Found[] {
  const found: Found[] = [];
  const parts = new Set(known);
  for (const node of nodesIn(files, (one) => parts.has(one) || parts.has(one.parent))) {
    const role = ts.isObjectLiteralExpression(node) && roleOf(node, checker);
    if (!role) continue;
    found.push({ node, role });
    if (role !== 'plugin') parts.add(node);
  }
  return found;
}

function roleOf(node: ts.ObjectLiteralExpression, checker: ts.TypeChecker): Role | undefined {
  const type = checker.getContextualType(node);
  const name = type && (type.aliasSymbol ?? checker.getNonNullableType(type).getSymbol())?.name;
  const stated = (name !== undefined ? TYPES[name] : undefined) ?? TYPES[statedType(node)];
  return stated ?? inList(node) ?? guessed(node);
}

/** `Action` of `const a: Action = …`, `const all: Action[] = […]` and `… satisfies Action`, also where nothing declares it. */
function statedType(node: ts.Node): string {
  const { parent } = node;
  const isCast = ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent);
  const type = isCast || ts.isVariableDeclaration(parent) ? parent.type : undefined;
  if (type) return /^(?:\w+\.)?([A-Za-z]{1,20})(?:\[\])?$/.exec(type.getText())?.[1] ?? '';
  return ts.isArrayLiteralExpression(parent) || ts.isParenthesizedExpression(parent) || isCast
    ? statedType(parent)
    : '';
}

/** The list of a plugin that the object is written in. */
function inList({ parent }: ts.Node): PartList | undefined {
  const property = ts.isArrayLiteralExpression(parent) ? parent.parent : undefined;
  if (!property || !ts.isPropertyAssignment(property) || !ts.isIdentifier(property.name)) return undefined;
  const { text } = property.name;
  return PART_LISTS.find((list) => list === text);
}

/** By members that only one kind has. */
function guessed({ properties }: ts.ObjectLiteralExpression): Role | undefined {
  const keys = properties.flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
  );
  if (!keys.includes('name')) return undefined;
  if (keys.includes('handler')) return keys.includes('alwaysRun') ? 'evaluators' : 'actions';
  return PART_LISTS.some((list) => keys.includes(list)) ? 'plugin' : undefined;
}
