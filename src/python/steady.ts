// Whether a list or a dict that has a name still is what it was when it was made.

import { childOf, textOf, type PythonNode, type PythonTree } from './parse.ts';
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

/** What gives one of its parts, or something made of them. */
const GIVING = /^(?:Parenthesized|Binary|Conditional|Unary)Expression$|^ContinuedString$/;
/** What gives a new object that has its parts in it. */
const HOLDING = /^(?:Dictionary|Array|Tuple|Set)Expression$/;
const COPYING = new Set(['dict', 'list', 'tuple', 'set', 'frozenset', 'sorted']);
const READING = new Set(['len', 'str', 'repr', 'bool', 'print', 'any', 'all', 'isinstance']);
/** Functions that give a part of what they get, or one of several things. */
const CHOOSING = new Set(['sum', 'min', 'max']);
const READING_METHODS = new Set(['get', 'keys', 'values', 'items', 'copy', 'index', 'count']);

/**
 * True where no code that runs while the module is loaded can change what this name holds. Every use of the name counts,
 * wherever it is; `flat` says that its parts cannot change themselves.
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

/** Whether what this expression gives is only read, or goes where nothing changes it. */
function isRead(node: PythonNode, flat: boolean, around: Surroundings, seen: Set<string>): boolean {
  const up = (next: PythonNode): boolean => isRead(next, flat, around, seen);
  const held = (next: PythonNode): boolean => isRead(next, false, around, seen);
  if (isTarget(node)) return false;
  const parent = node.parent;
  if (!parent) return false;
  if (GIVING.test(parent.type)) return up(parent);
  if (HOLDING.test(parent.type)) return (flat && isSpread(node)) || held(parent);
  switch (parent.type) {
    case 'MemberExpression':
      return isMemberRead(node, parent, flat, methodOf(around.tree, parent), up);
    case 'ArgList':
      return isArgumentRead(node, parent, flat, around, held);
    case 'AssignStatement':
      return isAlias(parent, flat, around, seen);
    case 'ReturnStatement':
      return isResultOf(around, parent);
    case 'ForStatement':
      return flat;
    case 'FormatReplacement':
    case 'ExpressionStatement':
    case 'IfStatement':
    case 'WhileStatement':
    case 'AssertStatement':
    case 'TypeDef':
      return true;
    default:
      return /Comprehension/.test(parent.type) && isPartRead(node, parent, flat, held);
  }
}

/** Whether what is in the object is copied out of it, by `*` or `**`. */
function isSpread(node: PythonNode): boolean {
  const sign = node.parent?.children[node.index - 1]?.type;
  return sign === '*' || sign === '**';
}

function isPartRead(
  node: PythonNode,
  comprehension: PythonNode,
  flat: boolean,
  held: (next: PythonNode) => boolean,
): boolean {
  const word = comprehension.children[node.index - 1]?.type;
  if (word === 'in') return flat;
  return word === 'if' || held(comprehension);
}

function methodOf(tree: PythonTree, member: PythonNode): string {
  const property = member.children[2];
  return property ? nameOf(tree, property) : '';
}

function isMemberRead(
  node: PythonNode,
  member: PythonNode,
  flat: boolean,
  method: string,
  up: (next: PythonNode) => boolean,
): boolean {
  if (node.index > 0) return true;
  if (member.children[1]?.type === '[') return flat && !isTarget(member) ? true : up(member);
  return flat && member.parent?.type === 'CallExpression' && READING_METHODS.has(method);
}

function isArgumentRead(
  node: PythonNode,
  list: PythonNode,
  flat: boolean,
  around: Surroundings,
  held: (next: PythonNode) => boolean,
): boolean {
  const call = list.parent;
  const callee = call?.children[0];
  if (call?.type !== 'CallExpression' || !callee) return false;
  // A keyword's value is not copied, nor is what a container holds.
  const isCopied = flat && list.children[node.index - 1]?.type !== 'AssignOp';
  const name = nameOf(around.tree, callee);
  const isBuiltin = callee.type === 'VariableName' && visible(around.scopes, callee, name).length === 0;
  const answer = isBuiltin ? builtinReads(name, isCopied, list.children.length === 3) : null;
  if (answer !== null) return answer;
  const copies = (isBuiltin && COPYING.has(name)) || around.makesDict(callee);
  return copies ? isCopied || held(call) : isTextMethod(callee, around);
}

/** Whether a builtin only reads its argument; null where it makes a copy, and for all others. */
function builtinReads(name: string, isCopied: boolean, isAlone: boolean): boolean | null {
  if (READING.has(name)) return true;
  if (CHOOSING.has(name)) return isCopied && isAlone;
  // A key is made by code of its own, of each thing.
  return name === 'sorted' && !isAlone ? isCopied : null;
}

function isTextMethod(callee: PythonNode, { tree }: Surroundings): boolean {
  const [object, , method] = callee.children;
  const onText = object?.type === 'String' || object?.type === 'ContinuedString';
  return onText && method !== undefined && /^(?:format|join)$/.test(nameOf(tree, method));
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
