// `raise` and `assert`.

import { visible } from '../classes.ts';
import { truth } from '../dicts.ts';
import { nameOf } from '../scopes.ts';
import type { PythonNode } from '../parse.ts';
import { EXCEPTIONS } from './builtins.ts';
import { evaluate } from './expressions.ts';
import type { BoundNames, Run } from './first-run.ts';

/** Notes what a `raise` comes to. */
export function raiseStatement(run: Run, node: PythonNode, names: BoundNames, sure: boolean): void {
  const [, what, from] = node.children;
  if (!what) return run.mayFail(node);
  const error = from ? null : errorOf(run, what);
  if (!error) {
    evaluate(run, what, names, sure);
    return run.mayFail(node);
  }
  run.raise(node, sure, error.name, error.message);
}

/** One of Python’s own exceptions with a text or nothing; null for all others. */
function errorOf(run: Run, what: PythonNode): { readonly name: string; readonly message: string } | null {
  const { tree, scopes, evaluator } = run.code;
  const [callee, list] = what.type === 'CallExpression' ? what.children : [what];
  if (callee?.type !== 'VariableName') return null;
  const name = nameOf(tree, callee);
  if (!EXCEPTIONS.has(name) || visible(scopes, callee, name).length > 0) return null;
  const [first, ...more] = list?.children.slice(1, -1) ?? [];
  if (!first) return { name, message: '' };
  const text = evaluator.valueOf(first, run.receiver);
  return text.kind === 'str' && more.length === 0 ? { name, message: text.value } : null;
}

/** Notes what an `assert` comes to. */
export function assertStatement(run: Run, node: PythonNode, names: BoundNames, sure: boolean): void {
  const [, test, , message] = node.children;
  if (!test) return run.mayFail(node);
  evaluate(run, test, names, sure);
  const known = truth(run.code.evaluator.valueOf(test, run.receiver));
  if (known === true) return;
  if (known === null) return run.mayFail(node);
  const text = message ? run.code.evaluator.valueOf(message, run.receiver) : null;
  if (message && text?.kind !== 'str') return run.mayFail(node);
  run.raise(node, sure, 'AssertionError', text?.kind === 'str' ? text.value : '');
}
