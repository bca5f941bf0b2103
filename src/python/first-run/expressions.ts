// Which expressions surely give a value, and which surely raise.

import { baseOf, visible } from '../classes.ts';
import { keyOf, truth } from '../dicts.ts';
import { textOf, type PythonNode } from '../parse.ts';
import type { PythonValue } from '../value.ts';
import { TYPES } from './builtins.ts';
import type { BoundNames, Run } from './first-run.ts';

/** Notes what evaluating an expression may come to; `sure` where it is surely evaluated. */
export function evaluate(run: Run, node: PythonNode, names: BoundNames, sure: boolean): void {
  if (run.goesOn) run.deeper(node, () => inside(run, node, names, sure));
}

function inside(run: Run, node: PythonNode, names: BoundNames, sure: boolean): void {
  const each = (nodes: readonly PythonNode[]): void => {
    for (const one of nodes) if (!isSign(one)) evaluate(run, one, names, sure);
  };
  switch (node.type) {
    case 'String':
    case 'Number':
    case 'Boolean':
    case 'None':
    case 'Ellipsis':
      return;
    case 'VariableName':
      return run.read(node, names, sure);
    case 'LambdaExpression':
      return defaults(node).forEach((one) => evaluate(run, one, names, sure));
    case 'ParenthesizedExpression':
    case 'TupleExpression':
    case 'ArrayExpression':
      if (node.children.some(({ type }) => type === '*')) run.mayFail(node);
      return each(node.children.slice(1, -1));
    case 'DictionaryExpression':
      return dictionary(run, node, names, sure);
    case 'BinaryExpression':
      return operation(run, node, names, sure);
    case 'ConditionalExpression':
      return conditional(run, node, names, sure);
    case 'MemberExpression':
      return member(run, node, names, sure);
    case 'CallExpression':
      return call(run, node, names, sure);
    case 'UnaryExpression':
      each(node.children.slice(1));
      if (node.children[0]?.type !== 'not' && !isKnown(run, node)) run.mayFail(node);
      return;
    default:
      if (!isKnown(run, node)) run.mayFail(node);
  }
}

function isSign({ type }: PythonNode): boolean {
  return /^[^\w]+$/.test(type) || type === 'AssignOp';
}

/** What parameters are given where they are defined. */
export function defaults(definition: PythonNode): readonly PythonNode[] {
  const list = definition.children.find(({ type }) => type === 'ParamList')?.children ?? [];
  return list.filter((_, at) => list[at - 1]?.type === 'AssignOp');
}

/** Whether the text shows all of a value. */
export function isKnown(run: Run, node: PythonNode): boolean {
  return isWhole(run.code.evaluator.valueOf(node, run.receiver));
}

function isWhole(value: PythonValue): boolean {
  if (value.kind === 'unknown') return false;
  if (value.kind === 'dict') return !value.open && value.entries.every((entry) => isWhole(entry.value));
  return 'items' in value ? value.items.every(isWhole) : true;
}

const PLAIN_KEY = /^(?:String|ContinuedString|Number|Boolean|None)$/;

function dictionary(run: Run, node: PythonNode, names: BoundNames, sure: boolean): void {
  for (const [at, one] of node.children.slice(1, -1).entries()) {
    if (isSign(one)) continue;
    evaluate(run, one, names, sure);
    // A key may be a list; what is spread may be none of the kind.
    const [before, next] = [node.children[at], node.children[at + 2]];
    const isKey = next?.type === ':';
    const isSound = PLAIN_KEY.test(one.type) || keyOf(run.code.evaluator.valueOf(one, run.receiver)) !== null;
    if ((isKey && !isSound) || before?.type === '**') {
      if (!isKnown(run, node)) run.mayFail(one);
    }
  }
}

function operation(run: Run, node: PythonNode, names: BoundNames, sure: boolean): void {
  const [left, sign, right] = node.children;
  if (!left || !sign || !right) return run.mayFail(node);
  evaluate(run, left, names, sure);
  if (sign.type === 'and' || sign.type === 'or') {
    const known = truth(run.code.evaluator.valueOf(left, run.receiver));
    if (known !== (sign.type === 'or')) evaluate(run, right, names, sure && known !== null);
    return;
  }
  const rest = node.children.slice(2).filter(({ type }) => type !== 'not');
  for (const one of rest) evaluate(run, one, names, sure);
  if (run.goesOn && sign.type !== 'is' && !isKnown(run, node) && !isUnion(run, node))
    calculation(run, node, textOf(run.code.tree, sign), sure);
}

function calculation(run: Run, node: PythonNode, sign: string, sure: boolean): void {
  const [left, , right] = node.children;
  const message = left && right ? calculated(run, left, sign, right) : null;
  if (message === null) run.mayFail(node);
  else if (message !== '') run.raise(node, sure, 'ZeroDivisionError', message);
}

/** What Python says of a calculation with known numbers: '' where it gives one, null for everything else. */
function calculated(run: Run, left: PythonNode, sign: string, right: PythonNode): string | null {
  const [a, b] = [left, right].map((one) => run.code.evaluator.valueOf(one, run.receiver));
  const isNumber = (value: PythonValue | undefined): value is PythonValue & { value: number } =>
    value?.kind === 'int' || value?.kind === 'float';
  if (!isNumber(a) || !isNumber(b) || !/^(?:[-+*%]|\/\/?)$/.test(sign)) return null;
  if (b.value !== 0 || !/[/%]/.test(sign)) return '';
  const isFloat = a.kind === 'float' || b.kind === 'float';
  if (sign === '/') return isFloat ? 'float division by zero' : 'division by zero';
  if (sign === '//') return isFloat ? 'float floor division by zero' : 'integer division or modulo by zero';
  return isFloat ? 'float modulo by zero' : 'integer modulo by zero';
}

/** `str | None` and its like. */
function isUnion({ code: { tree, scopes } }: Run, node: PythonNode): boolean {
  const isType = (one: PythonNode | undefined): boolean => {
    if (one?.type === 'BinaryExpression')
      return isType(one.children[0]) && isOr(one) && isPart(one.children[2]);
    const name = one ? textOf(tree, one) : '';
    return one?.type === 'VariableName' && TYPES.has(name) && visible(scopes, one, name).length === 0;
  };
  const isPart = (one: PythonNode | undefined): boolean => one?.type === 'None' || isType(one);
  const isOr = (one: PythonNode): boolean => textOf(tree, one.children[1] ?? one) === '|';
  return isType(node);
}

function conditional(run: Run, node: PythonNode, names: BoundNames, sure: boolean): void {
  const [yes, , test, , no] = node.children;
  if (!yes || !test || !no) return run.mayFail(node);
  evaluate(run, test, names, sure);
  const known = truth(run.code.evaluator.valueOf(test, run.receiver));
  if (known !== false) evaluate(run, yes, names, sure && known !== null);
  if (known !== true) evaluate(run, no, names, sure && known !== null);
}

/** Names of an imported module count as existing, as the module does; members of any other object may be missing. */
function member(run: Run, node: PythonNode, names: BoundNames, sure: boolean): void {
  const { tree, scopes } = run.code;
  const [object, sign, ...rest] = node.children;
  if (!object || !sign) return run.mayFail(node);
  evaluate(run, object, names, sure);
  if (sign.type === '.') {
    const base = baseOf(tree, scopes, node);
    if (base.kind !== 'imported' && !isKnown(run, node)) run.mayFail(node);
    return;
  }
  for (const one of rest) if (!isSign(one)) evaluate(run, one, names, sure);
  if (!isGeneric(run, object, rest) && !isKnown(run, node)) run.mayFail(node);
}

/** Classes of `typing` that take as many types in brackets; 0 for any number. */
const TYPING: Readonly<Record<string, number>> = {
  ...{ Optional: 1, List: 1, Set: 1, Sequence: 1, Iterable: 1, Type: 1, Dict: 2, Mapping: 2 },
  ...{ Union: 0, Tuple: 0, Literal: 0 },
};

/** A class that takes these types in brackets. */
function isGeneric(
  { code: { tree, scopes } }: Run,
  object: PythonNode,
  inside: readonly PythonNode[],
): boolean {
  const base = baseOf(tree, scopes, object);
  if (base.kind === 'unbound') return GENERIC.includes(base.name);
  const [imported] = base.kind === 'imported' && base.imported.length === 1 ? base.imported : [];
  if (base.kind !== 'imported' || imported?.module !== 'typing') return false;
  const count = TYPING[imported.name === null ? base.path.slice(1) : imported.name + base.path];
  const types = inside.filter((one) => !isSign(one));
  return (
    count !== undefined &&
    (count === 0 || types.length === count) &&
    types.every(({ type }) => /^(?:VariableName|MemberExpression|None|BinaryExpression|String)$/.test(type))
  );
}

const GENERIC = ['dict', 'list', 'set', 'tuple', 'frozenset', 'type'];

/** Functions that give a value for whatever text or number they get. */
const SOUND_CALLS = [
  'logging.getLogger',
  'os.getenv',
  'os.environ.get',
  'threading.Lock',
  'threading.RLock',
  'time.time',
];
/** Builtins that give a value for every value that the text shows. */
const SOUND_BUILTINS = ['bool', 'dict', 'list', 'print', 'repr', 'set', 'str', 'tuple'];

function call(run: Run, node: PythonNode, names: BoundNames, sure: boolean): void {
  const [callee, list] = node.children;
  if (isKnown(run, node)) return;
  if (!callee || list?.type !== 'ArgList') return run.mayFail(node);
  evaluate(run, callee, names, sure);
  const given = list.children.filter((one, at) => !isSign(one) && list.children[at + 1]?.type !== 'AssignOp');
  for (const one of given) evaluate(run, one, names, sure);
  if (!isSoundCall(run, callee, list, given)) run.mayFail(node);
}

function isSoundCall(run: Run, callee: PythonNode, list: PythonNode, given: readonly PythonNode[]): boolean {
  const { tree, scopes } = run.code;
  if (list.children.some(({ type }) => type === 'AssignOp' || type === '*' || type === '**')) return false;
  const isText = (one: PythonNode): boolean =>
    textOf(tree, one) === '__name__' || run.code.evaluator.valueOf(one, run.receiver).kind === 'str';
  const base = baseOf(tree, scopes, callee);
  if (base.kind === 'imported') {
    const called = base.imported.map(
      ({ module, name }) => (name === null ? module : `${module}.${name}`) + base.path,
    );
    const most = called.every((name) => /[gG]et/.test(name)) ? 2 : 0;
    const isSound = called.every((name) => SOUND_CALLS.includes(name)) && given.length <= most;
    return isSound && given.slice(0, 1).every(isText);
  }
  if (base.kind !== 'unbound' || !SOUND_BUILTINS.includes(base.name)) return false;
  return (
    given.length === 0 ||
    (given.length === 1 &&
      ['bool', 'print', 'repr', 'str'].includes(base.name) &&
      given.every((one) => isKnown(run, one)))
  );
}
