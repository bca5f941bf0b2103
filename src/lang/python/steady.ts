// Whether a list or a dict that has a name still is what it was when it was made.

import { pushTo } from '../../model/guards.ts';
import { childOf, textOf, type PythonNode, type PythonTree } from './tree.ts';
import { visible } from './classes.ts';
import { isTarget, nameOf, type NameScopes } from './scopes.ts';

/** What the question is asked of. */
export interface Surroundings {
  readonly tree: PythonTree;
  readonly scopes: NameScopes;
  /** Names of the functions whose results go to the host, which changes nothing. */
  readonly called: readonly string[];
  /** Whether a call makes a dict of its arguments, besides `dict`. */
  readonly makesDict: (callee: PythonNode) => boolean;
}

/** Where names are used, as variables and as members, by code that runs at the start. */
export type Uses = ReadonlyMap<string, readonly PythonNode[]>;

/** Of the module itself, its classes and the functions that are called; what those call may do anything. */
export function usesIn({ tree, scopes, called }: Surroundings): Uses {
  const uses = new Map<string, PythonNode[]>();
  for (const node of tree.nodes) {
    const isName = node.type === 'VariableName' || node.type === 'PropertyName';
    if (!isName || scopes.binds(node) || !runsAtStart(tree, node, called)) continue;
    pushTo(uses, nameOf(tree, node), node);
  }
  return uses;
}

function runsAtStart(tree: PythonTree, node: PythonNode, called: readonly string[]): boolean {
  let at = node;
  for (let parent = at.parent; parent; at = parent, parent = at.parent) {
    if (at.type !== 'Body') continue;
    const name = childOf(parent, 'VariableName');
    if (parent.type === 'FunctionDefinition' && !(name && called.includes(nameOf(tree, name)))) return false;
    const test = parent.type === 'IfStatement' && at.index === 2 ? parent.children[1] : undefined;
    if (test && /^__name__\s*==\s*(["'])__main__\1$/.test(textOf(tree, test))) return false;
  }
  return true;
}

/** What gives one of its parts, or a new object with its parts in it. */
const GIVING = /^(?:(?:Parenthesized|Binary|Conditional|Dictionary|Array|Tuple|Set)Expression)$/;

/** True where the uses of a name at the start copy what it holds, or lead to a result for the host. */
export function isSteady(name: string, around: Surroundings, uses: Uses, seen = new Set<string>()): boolean {
  if (seen.has(name)) return true;
  seen.add(name);
  if (around.called.some((one) => uses.has(one))) return false;
  return (uses.get(name) ?? []).every((node) => {
    const isKeyword =
      node.parent?.type === 'ArgList' && node.parent.children[node.index + 1]?.type === 'AssignOp';
    const whole = node.type === 'PropertyName' && node.parent ? node.parent : node;
    return isKeyword || isRead(whole, around, (other) => isSteady(other, around, uses, seen));
  });
}

/** Whether what this expression gives is copied, or goes where nothing changes it. */
function isRead(node: PythonNode, around: Surroundings, isOtherSteady: (name: string) => boolean): boolean {
  const { parent } = node;
  if (!parent || isTarget(node)) return false;
  if (GIVING.test(parent.type)) return isRead(parent, around, isOtherSteady);
  const call = parent.parent;
  if (parent.type === 'ArgList' && call?.type === 'CallExpression')
    return givesDict(call, around) && isRead(call, around, isOtherSteady);
  if (parent.type !== 'AssignStatement') return /^(?:ReturnStatement|TypeDef)$/.test(parent.type);
  // Another name for the same object counts as the name itself.
  const [target, ...rest] = parent.children;
  const isOne = rest.filter(({ type }) => type === 'AssignOp').length === 1;
  return isOne && target?.type === 'VariableName' && isOtherSteady(nameOf(around.tree, target));
}

function givesDict({ children: [callee] }: PythonNode, { tree, scopes, makesDict }: Surroundings): boolean {
  if (!callee) return false;
  const name = nameOf(tree, callee);
  return makesDict(callee) || (name === 'dict' && visible(scopes, callee, name).length === 0);
}
