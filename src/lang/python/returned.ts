// What a function returns, where its text shows which way it goes.

import { truth, unknown } from './dicts.ts';
import type { Evaluator, Receiver } from './evaluate.ts';
import { statementsOf, type PythonNode } from './tree.ts';
import type { PythonValue } from './value.ts';

/** Statements that cannot leave a function, whatever they do to names. */
const PASSING =
  /^(?:Expression|Assign|Update|Import|Pass|Scope|Assert|Delete)Statement$|^(?:Function|Class|Type)Definition$|^DecoratedStatement$/;

/** What a call gives; unknown where more than one way may be taken, and for generators. */
export function returnedBy(
  definition: PythonNode,
  evaluator: Evaluator,
  receiver: Receiver | null,
): PythonValue {
  const body = definition.children.find(({ type }) => type === 'Body');
  const name = definition.children.find(({ type }) => type === 'VariableName') ?? definition;
  if (!body) return unknown(name, 'a function without a body');
  if (definition.children[0]?.type === 'async') return unknown(name, 'a coroutine');
  if (holds(body, /^Yield/)) return unknown(name, 'a generator');
  return (
    run(statementsOf(body), evaluator, receiver) ?? { kind: 'none', span: { from: name.from, to: name.to } }
  );
}

/** Null where the statements end without a result. */
function run(
  statements: readonly PythonNode[],
  evaluator: Evaluator,
  receiver: Receiver | null,
  depth = 0,
): PythonValue | null {
  for (const node of statements) {
    if (node.type === 'ReturnStatement') {
      const values = node.children.slice(1);
      if (values.length === 0) return { kind: 'none', span: { from: node.from, to: node.to } };
      return evaluator.valueOfAll(values, receiver);
    }
    if (PASSING.test(node.type) && !node.broken) continue;
    if (node.type === 'RaiseStatement') return unknown(node, 'an exception');
    if (node.broken || depth > 20) return unknown(node, 'text that is not Python');
    if (node.type === 'IfStatement') {
      const branch = branchOf(node, evaluator, receiver);
      if (branch !== 'unknown') {
        const result = branch && run(statementsOf(branch), evaluator, receiver, depth + 1);
        if (result) return result;
        continue;
      }
    }
    if (holds(node, /^(?:Return|Raise)Statement$/)) return unknown(node, 'a condition or a loop');
  }
  return null;
}

/** The block that an `if` runs, null for none. */
function branchOf(
  node: PythonNode,
  evaluator: Evaluator,
  receiver: Receiver | null,
): PythonNode | null | 'unknown' {
  const parts = node.children;
  for (let i = 0; i < parts.length; i++) {
    const word = parts[i]?.type;
    if (word === 'else') return parts[i + 1] ?? null;
    if (word !== 'if' && word !== 'elif') continue;
    const test = parts[i + 1];
    const known = test ? truth(evaluator.valueOf(test, receiver)) : null;
    if (known === null) return 'unknown';
    if (known) return parts[i + 2] ?? null;
  }
  return null;
}

/** Whether a node of this type is in it, outside of functions in it. */
function holds(node: PythonNode, type: RegExp): boolean {
  const open = [node];
  for (let one = open.pop(); one; one = open.pop()) {
    if (type.test(one.type)) return true;
    if (one === node || !/^(?:FunctionDefinition|LambdaExpression)$/.test(one.type))
      open.push(...one.children);
  }
  return false;
}
