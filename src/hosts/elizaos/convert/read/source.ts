// Reads a plugin's own TypeScript without running it: plain data of its parts, and actions' handlers as JavaScript.

import { Tree, type SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { setMember } from '../../../kit/convert/set-member.ts';
import { parseWithin } from '../../../../text/parse-within.ts';
import { Remembered } from '../../../../text/remembered.ts';
import type { ReadSource, SourceAction } from './code-reading.ts';
import { keyOf, literal, membersOf } from './literal.ts';
import { LISTS, namedRoles, roleOf, type Named, type Role } from './roles.ts';
import { withoutTypes } from './without-types.ts';

const typescript = parser.configure({ dialect: 'ts' });

/** Longer source is left alone. */
const MAX_LENGTH = 400_000;

/** Sound source of the longest length takes a tenth of it. */
const PATIENCE_MS = 1500;

/** Every reading of a plugin asks more than once for the same files. */
const memory = new Remembered<Tree>(1_000_000);

/** What a plugin's files hold, in their order. Files that are too long or take too long hold nothing. */
export function readSources(texts: readonly string[]): ReadSource[] {
  const sources = texts.map((text) => ({ text, tree: treeOf(text) }));
  const named = namedRoles(sources);
  return sources.map(({ text, tree }) => readOne(text, tree, named));
}

/** The tree of a file; empty for one that is too long or takes too long. */
export function treeOf(text: string): Tree {
  if (text.length > MAX_LENGTH) return Tree.empty;
  return memory.of(text, () => parseWithin(typescript, text, PATIENCE_MS) ?? Tree.empty);
}

function readOne(text: string, tree: Tree, named: Named): ReadSource {
  const outside = topNames(tree.topNode, text);
  const actions: SourceAction[] = [];
  const components: Record<string, unknown[]> = {};
  let plugin: ReadSource['plugin'] = null;
  tree.iterate({
    enter: ({ name, node }) => {
      if (name !== 'ObjectExpression') return;
      const role = roleOf(node, text, named) ?? guessed(node, text);
      if (role === 'plugin') plugin ??= pluginOf(node, text);
      else if (role === 'action' || role === undefined) {
        const action = actionOf(node, text, outside);
        if (!action) return;
        actions.push(action);
        // A handler is text: objects inside of it are not actions.
        return false;
      } else {
        (components[LIST_OF[role]] ??= []).push(membersOf(node, text));
        // Nothing inside of it is a component of the plugin.
        return false;
      }
    },
  });
  return { path: '', actions, components, plugin, unknown: {} };
}

const LIST_OF = { evaluator: 'evaluators', provider: 'providers', route: 'routes' } as const;

/** What an object without a type and outside of the known lists is, by members that only one kind has. */
function guessed(node: SyntaxNode, text: string): Role | undefined {
  const keys = node.getChildren('Property').map((property) => keyOf(property, text));
  if (keys.includes('handler')) return keys.includes('alwaysRun') ? 'evaluator' : undefined;
  if (!keys.includes('name')) return undefined;
  return keys.some((key) => key !== null && Object.hasOwn(LISTS, key)) ? 'plugin' : undefined;
}

/** The plugin object without the lists whose elements are read on their own, and without empty ones. */
function pluginOf(node: SyntaxNode, text: string): Record<string, unknown> {
  const members = Object.entries(membersOf(node, text));
  return Object.fromEntries(members.filter(([key]) => !Object.hasOwn(LISTS, key)));
}

function actionOf(node: SyntaxNode, text: string, outside: ReadonlyMap<string, string>): SourceAction | null {
  const properties = node.getChildren('Property');
  const keys = properties.map((property) => keyOf(property, text));
  if (!keys.includes('handler') || !keys.includes('name')) return null;
  const data: Record<string, unknown> = {};
  let outer: Pick<SourceAction, 'needs' | 'from'> | null = null;
  for (const property of properties) {
    const key = keyOf(property, text);
    if (key === null) continue;
    if (key !== 'handler') {
      const value = property.lastChild
        ? (literal(property.lastChild, text) ?? functionText(property, text))
        : undefined;
      if (value !== undefined) setMember(data, key, value);
      continue;
    }
    const handler = handlerOf(property, text);
    if (!handler) return null;
    data.handler = handler.text;
    outer = outerOf(handler.node, text, outside);
  }
  if (outer === null || typeof data.name !== 'string') return null;
  return { data, ...outer, handlerIn: '', linked: [] };
}

/** The source of `validate` and the like. Names stay unread: one in place of a description is not the description. */
function functionText(property: SyntaxNode, text: string): string | undefined {
  const value = property.lastChild;
  if (property.getChild('ParamList')) return text.slice(property.from, property.to);
  const isFunction = value?.name === 'ArrowFunction' || value?.name === 'FunctionExpression';
  return isFunction ? text.slice(value.from, value.to) : undefined;
}

/** `handler: async (…) => …`, `handler: function …`, or the method `async handler(…) { … }`. */
function handlerOf(property: SyntaxNode, text: string): { text: string; node: SyntaxNode } | null {
  const params = property.getChild('ParamList');
  const body = property.getChild('Block');
  if (params && body) {
    const start = property.getChild('async') ? 'async function ' : 'function ';
    return { text: start + withoutTypes(property, text, params.from, body.to), node: property };
  }
  const value = property.lastChild;
  if (value?.name !== 'ArrowFunction' && value?.name !== 'FunctionExpression') return null;
  return { text: withoutTypes(value, text, value.from, value.to), node: value };
}

/** Imported and declared names of the file itself, without types, each with the module that it is imported from, or ''. */
function topNames(top: SyntaxNode, text: string): Map<string, string> {
  const names = new Map<string, string>();
  for (let child = top.firstChild; child; child = child.nextSibling) {
    const declaration =
      child.name === 'ExportDeclaration' ? (child.getChild('VariableDeclaration') ?? child) : child;
    if (child.getChild('type')) continue;
    const module = child.name === 'ImportDeclaration' ? child.getChild('String') : null;
    const from = module ? text.slice(module.from + 1, module.to - 1) : '';
    const groups = [declaration, ...declaration.getChildren('ImportGroup')];
    for (const name of groups.flatMap((group) => group.getChildren('VariableDefinition'))) {
      names.set(text.slice(name.from, name.to), from);
    }
  }
  return names;
}

/** The one member of the runtime that other hosts can offer. */
const OFFERED = 'getSetting';

/**
 * What a handler uses from outside of itself. The types of a service that it asks the runtime for say which file has
 * that service.
 */
function outerOf(
  node: SyntaxNode,
  text: string,
  outside: ReadonlyMap<string, string>,
): Pick<SourceAction, 'needs' | 'from'> {
  const runtime = node.getChild('ParamList')?.getChild('VariableDefinition');
  const own = runtime ? text.slice(runtime.from, runtime.to) : undefined;
  const names = new Set<string>();
  const types = new Set<string>();
  const members = new Set<string>();
  node.cursor().iterate((inner) => {
    const name = text.slice(inner.from, inner.to);
    if (inner.name === 'VariableName' && outside.has(name)) names.add(name);
    if (inner.name === 'TypeName' && outside.has(name)) types.add(name);
    if (inner.name !== 'PropertyName' || inner.node.parent?.name !== 'MemberExpression') return;
    const object = inner.node.parent.firstChild;
    if (object && text.slice(object.from, object.to) === own && name !== OFFERED) members.add(name);
  });
  const modules = [...names, ...(members.size > 0 ? types : [])].map((name) => outside.get(name) ?? '');
  return {
    needs: [...names, ...[...members].map((member) => `runtime.${member}`)],
    from: [...new Set([...modules, ...(members.size > 0 ? [CORE] : [])])],
  };
}

const CORE = '@elizaos/core';
