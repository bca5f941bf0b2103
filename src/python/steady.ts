// Whether a list or a dict that has a name still is what it was when it was made.

import { childOf, textOf, type PythonNode, type PythonTree } from './tree.ts';
import { visible } from './classes.ts';
import { isBase, type Running } from './running.ts';
import { isTarget, nameOf, type NameScopes } from './scopes.ts';

/** What the question is asked of. */
export interface Surroundings {
  readonly tree: PythonTree;
  readonly scopes: NameScopes;
  readonly running: Running;
  /** Names of the functions whose results go to the host, which changes nothing. */
  readonly called: readonly string[];
  /** Whether a call makes a dict of its arguments, besides `dict`. */
  readonly makesDict: (callee: PythonNode) => boolean;
}

/** What gives one of its parts, or a new object with its parts in it. */
const GIVING = /^(?:Parenthesized|Binary|Conditional|Unary)Expression$/;
const HOLDING = /^(?:Dictionary|Array|Tuple|Set)Expression$/;

/**
 * True where no code that runs while the module is loaded can change what this name holds: its uses there, wherever they
 * are, copy its parts or lead to a result for the host. `flat` says that its parts cannot change themselves.
 */
export function isSteady(
  name: string,
  flat: boolean,
  around: Surroundings,
  seen = new Set<string>(),
): boolean {
  // Other names may be for the object itself or for one that has it in it.
  const question = `${String(flat)} ${name}`;
  if (seen.has(question)) return true;
  seen.add(question);
  if (around.called.some((one) => around.running.uses(one).length > 0)) return false;
  return around.running.uses(name).every((node) => {
    if (isKeyword(node)) return true;
    return isRead(node.type === 'PropertyName' && node.parent ? node.parent : node, flat, around, seen);
  });
}

/** Whether a class is only inherited from, called, and asked for members. */
export function isSteadyClass(name: string, { tree, running }: Surroundings): boolean {
  return running.uses(name).every((node) => {
    const parent = node.parent;
    if (!parent || isKeyword(node) || isBase(node) || isAnnotation(node)) return true;
    if (parent.type === 'MemberExpression') return node.index === 0 && parent.children[1]?.type === '.';
    if (parent.type === 'CallExpression') return node.index === 0;
    const callee = parent.type === 'ArgList' ? parent.parent?.children[0] : undefined;
    return callee !== undefined && /^(?:super|isinstance|issubclass)$/.test(textOf(tree, callee));
  });
}

function isKeyword(node: PythonNode): boolean {
  return node.parent?.type === 'ArgList' && node.parent.children[node.index + 1]?.type === 'AssignOp';
}

function isAnnotation(node: PythonNode): boolean {
  for (let at: PythonNode | null = node; at && at.type !== 'CallExpression'; at = at.parent)
    if (at.type === 'TypeDef') return true;
  return false;
}

/** Whether what this expression gives is copied, or goes where nothing changes it. */
function isRead(node: PythonNode, flat: boolean, around: Surroundings, seen: Set<string>): boolean {
  const parent = node.parent;
  if (!parent || isTarget(node)) return false;
  if (GIVING.test(parent.type)) return isRead(parent, flat, around, seen);
  if (HOLDING.test(parent.type)) return (flat && isSpread(node)) || isRead(parent, false, around, seen);
  switch (parent.type) {
    case 'ArgList': {
      const call = parent.parent;
      return (
        call?.type === 'CallExpression' &&
        makesDict(call, around) &&
        // A keyword's value is not copied, nor is what a container holds.
        ((flat && parent.children[node.index - 1]?.type !== 'AssignOp') || isRead(call, false, around, seen))
      );
    }
    case 'AssignStatement':
      return isAlias(parent, flat, around, seen);
    case 'ReturnStatement':
      return isResultOf(around, parent);
    default:
      return parent.type === 'TypeDef';
  }
}

/** Whether what is in the object is copied out of it, by `*` or `**`. */
function isSpread(node: PythonNode): boolean {
  const sign = node.parent?.children[node.index - 1]?.type;
  return sign === '*' || sign === '**';
}

function makesDict({ children: [callee] }: PythonNode, { tree, scopes, makesDict }: Surroundings): boolean {
  if (!callee) return false;
  const name = nameOf(tree, callee);
  return makesDict(callee) || (name === 'dict' && visible(scopes, callee, name).length === 0);
}

/** Another name for the same object counts as the name itself. */
function isAlias(statement: PythonNode, flat: boolean, around: Surroundings, seen: Set<string>): boolean {
  const [target] = statement.children;
  const signs = statement.children.filter(({ type }) => type === 'AssignOp');
  if (signs.length !== 1 || target?.type !== 'VariableName') return false;
  return isSteady(nameOf(around.tree, target), flat, around, seen);
}

function isResultOf({ tree, called }: Surroundings, statement: PythonNode): boolean {
  let at: PythonNode | null = statement;
  while (at && at.type !== 'FunctionDefinition') at = at.parent;
  const name = at && childOf(at, 'VariableName');
  return name !== null && name !== undefined && called.includes(nameOf(tree, name));
}
