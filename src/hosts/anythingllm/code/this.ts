// Uses of `this`: where it is the host's, and which members the code reads of it.

import type { SyntaxNode } from '@lezer/common';
import type { CodeContext } from '../../../model/code.ts';
import type { CodeFinding, Fix } from '../../../model/finding.ts';
import { isObject } from '../../../model/guards.ts';
import { didYouMean } from '../../../lang/text/did-you-mean.ts';
import { functionWithThis, isFunction, memberName } from '../../../lang/javascript/nodes.ts';
import { merged, readsOf, type NameRead, type Reads } from '../../../lang/javascript/reads.ts';
import { keyOf, resolved, type Handler } from './handler/read.ts';
import { MAX_NAMES, params, setupArgs } from '../parts.ts';
import { MEMBERS } from './members.ts';
import { codeConfig, codeMember, codeMemberUndocumented, codeMethod, codeThisLost } from './rules.ts';
import { codeFix, found, insert } from './tree.ts';

/** Members of every object. */
const OF_OBJECTS = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Everything about `this` in one handler. */
export function checkThis(handler: Handler, { manifest }: CodeContext): CodeFinding[] {
  const uses = usesOfThis(handler);
  return [
    ...checkLost(handler),
    ...checkMembers(handler, uses, manifest?.value),
    ...checkConfig(configReads(handler, uses), manifest?.value),
  ];
}

/** The `this` keywords of functions that the host calls on its own object. */
export function usesOfThis({ code, handler, runtime }: Handler): SyntaxNode[] {
  const own = new Set<number>(handler && handler.name !== 'ArrowFunction' ? [handler.from] : []);
  for (const property of runtime?.getChildren('Property') ?? []) {
    const value = property.getChild('ParamList') ? property : resolved(property.lastChild, code);
    if (value && isFunction(value) && value.name !== 'ArrowFunction') own.add(value.from);
  }
  return code.all('this').filter((node) => {
    const fn = isInClass(node) ? null : functionWithThis(node);
    return fn !== null && own.has(fn.from);
  });
}

function isInClass(node: SyntaxNode): boolean {
  for (let here = node.parent; here && !isFunction(here); here = here.parent)
    if (here.name === 'ClassBody') return true;
  return false;
}

/** `this` in an arrow function that is the handler, and in functions that are passed on. */
function checkLost(read: Handler): CodeFinding[] {
  const { code, handler } = read;
  if (!handler) return [];
  const [own, assigned] = [ownMembers(read), assignedMembers(read)];
  const isKnown = (name: string): boolean =>
    MEMBERS.get(name)?.documented === true || (own.includes(name) && !assigned.includes(name));
  return code.all('this').flatMap((node): CodeFinding[] => {
    const place = node.parent?.name === 'MemberExpression' && !isInClass(node) ? node.parent : null;
    const name = place && memberName(code, place);
    if (!place || !name || !isKnown(name)) return [];
    const lost = (how: 'arrow' | 'function', fixes: Fix[]): CodeFinding[] => [
      found(codeThisLost, { name, how }, place, fixes),
    ];
    const fn = functionWithThis(node);
    if (fn && isInside(fn, handler)) return isCallback(fn) ? lost('function', madeArrow(fn)) : [];
    const isInArrow = handler.name === 'ArrowFunction' && isInside(node, handler);
    return isInArrow ? lost('arrow', madeFunction(handler)) : [];
  });
}

function isInside(node: SyntaxNode, around: SyntaxNode): boolean {
  return around.from < node.from && node.to <= around.to;
}

/** A function that is passed to a call, without a `this` to call it on. */
function isCallback(fn: SyntaxNode): boolean {
  const list = fn.parent;
  return fn.name === 'FunctionExpression' && list?.name === 'ArgList' && !list.getChild('this');
}

function madeFunction(arrow: SyntaxNode): Fix[] {
  const list = arrow.getChild('ParamList');
  const sign = arrow.getChild('Arrow');
  const block = arrow.getChild('Block');
  if (!list || !sign || !block || list.firstChild?.name !== '(') return [];
  return [
    codeFix('Make it a function', insert(list.from, 'function '), {
      from: sign.from,
      to: block.from,
      insert: '',
    }),
  ];
}

function madeArrow(fn: SyntaxNode): Fix[] {
  const keyword = fn.getChild('function');
  const list = fn.getChild('ParamList');
  if (!keyword || !list || fn.getChild('Star') || fn.getChild('VariableDefinition')) return [];
  const edit = { from: keyword.from, to: list.from, insert: '' };
  return [codeFix('Make it an arrow function', edit, insert(list.to, ' =>'))];
}

/** Everything that is read of these expressions. */
function readsOfAll({ code }: Handler, nodes: readonly SyntaxNode[]): Reads {
  return merged(nodes.map((node) => readsOf(code, node)));
}

/** Members that the runtime has besides those of the host. */
function ownMembers({ code, runtime }: Handler): string[] {
  return (runtime?.getChildren('Property') ?? []).flatMap((property) => keyOf(property, code) ?? []);
}

/** Members that the code gives to anything. */
function assignedMembers({ code }: Handler): string[] {
  return code
    .all('AssignmentExpression')
    .flatMap(({ firstChild: to }) => (to?.name === 'MemberExpression' && memberName(code, to)) || []);
}

function checkMembers(handler: Handler, nodes: readonly SyntaxNode[], manifest: unknown): CodeFinding[] {
  const { runtime } = handler;
  const open = !runtime || runtime.getChildren('Property').some((one) => keyOf(one, handler.code) === null);
  const set = new Set([...ownMembers(handler), ...assignedMembers(handler)]);
  return readsOfAll(handler, nodes)
    .names.slice(0, MAX_NAMES)
    .flatMap((read) => {
      const { name, span } = read;
      if (set.has(name) || OF_OBJECTS.has(name)) return [];
      const known = MEMBERS.get(name);
      if (!known) return open ? [] : [missing(read, handler.code.text, set, manifest)];
      return known.documented ? [] : [found(codeMemberUndocumented, { name }, span)];
    });
}

/** Nothing has a member of this name. */
function missing(read: NameRead, text: string, set: ReadonlySet<string>, manifest: unknown): CodeFinding {
  const { name, span } = read;
  const instead = elsewhere(name, manifest);
  const meant = didYouMean(name, [...MEMBERS.keys(), ...set]);
  const to = instead ? instead.member : meant;
  const fixes = to === undefined ? [] : [renamed(read, to)];
  const isCalled = /^\s*\(/.test(text.slice(span.to, span.to + 80));
  if (isCalled && !instead) return found(codeMethod, { name, meant }, span, fixes);
  return found(codeMember, { name, meant, instead: instead?.expression }, span, fixes);
}

/** Where a setting or an argument of this name is. */
function elsewhere(name: string, manifest: unknown): { expression: string; member?: string } | undefined {
  if (setupArgs(manifest).some(({ key }) => key === name)) {
    return { expression: `this.runtimeArgs.${name}`, member: `runtimeArgs.${name}` };
  }
  if (params(manifest).some(({ key }) => key === name)) {
    return { expression: `handler: async function ({ ${name} })` };
  }
  return undefined;
}

/** The fix that reads another member; of `this.KEY` it may be one of a member. */
export function renamed({ span, name, shorthand }: NameRead, to: string): Fix {
  return codeFix(`Change to ${to}`, { ...span, insert: shorthand ? `${to}: ${name}` : to });
}

/** What the code reads of `this.config`. */
function configReads(handler: Handler, nodes: readonly SyntaxNode[]): Reads {
  const members = nodes.flatMap(({ parent }) =>
    parent?.name === 'MemberExpression' && memberName(handler.code, parent) === 'config' ? [parent] : [],
  );
  return readsOfAll(handler, members);
}

function checkConfig({ names }: Reads, manifest: unknown): CodeFinding[] {
  if (!isObject(manifest)) return [];
  return names.slice(0, MAX_NAMES).flatMap((read) => {
    const { name, span, optional } = read;
    if (optional || Object.hasOwn(manifest, name) || OF_OBJECTS.has(name)) return [];
    const isSetting = setupArgs(manifest).some(({ key }) => key === name);
    const meant = didYouMean(name, Object.keys(manifest));
    const instead = isSetting ? `this.runtimeArgs.${name}` : undefined;
    const fixes = meant === undefined || isSetting ? [] : [renamed(read, meant)];
    return [found(codeConfig, { name, meant, instead }, span, fixes)];
  });
}
