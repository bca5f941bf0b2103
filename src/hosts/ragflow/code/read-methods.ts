// Methods as they are written: parameters, annotations, decorators.

import { childOf, textOf, type PythonNode } from '../../../lang/python/tree.ts';
import { nameOf } from '../../../lang/python/scopes.ts';
import type { Span } from '../../../model/finding.ts';
import type { Method, MethodParameter } from './plugin-source.ts';
import type { FileReading } from './reading.ts';

/** A function's definition, with or without decorators; null for every other statement. */
export function methodOf(reading: FileReading, statement: PythonNode): Method | null {
  const { tree } = reading;
  const node = statement.type === 'DecoratedStatement' ? childOf(statement, 'FunctionDefinition') : statement;
  if (node?.type !== 'FunctionDefinition') return null;
  const whole = node.parent?.type === 'DecoratedStatement' ? node.parent : node;
  const name = childOf(node, 'VariableName');
  const list = childOf(node, 'ParamList');
  const body = childOf(node, 'Body');
  if (!name || !list || !body) return null;
  const returns = childOf(node, 'TypeDef');
  return {
    name: nameOf(tree, name),
    nameSpan: spanOf(name),
    span: spanOf(whole),
    body: { from: Math.min(body.from + 1, body.to), to: body.to },
    isAsync: node.children[0]?.type === 'async',
    decorators: whole.children
      .filter(({ type }) => type === 'Decorator')
      .map((one) => {
        // Lezer counts the line break as a part of it.
        const text = textOf(tree, one).trimEnd();
        return { name: text.slice(1).trimStart(), span: { from: one.from, to: one.from + text.length } };
      }),
    parameters: parametersOf(reading, list),
    parametersSpan: { from: list.from + 1, to: Math.max(list.from + 1, list.to - 1) },
    returns: returns ? annotationOf(reading, returns) : null,
  };
}

function parametersOf(reading: FileReading, list: PythonNode): MethodParameter[] {
  const { tree } = reading;
  const found: MethodParameter[] = [];
  let keywordOnly = false;
  for (const [i, node] of list.children.entries()) {
    const before = list.children[i - 1];
    // The slash is not a node of its own.
    if (before?.type === ',' && /^[^#]*\//.test(tree.text.slice(before.to, node.from)))
      for (const [k, one] of found.entries()) found[k] = { ...one, kind: 'positional-only' };
    if (node.type === '*') keywordOnly = true;
    if (node.type !== 'VariableName' || before?.type === 'AssignOp') continue;
    found.push(parameterOf(reading, node, before, keywordOnly && before?.type !== '*'));
  }
  return found;
}

const STARRED: Readonly<Record<string, MethodParameter['kind']>> = { '*': 'rest', '**': 'keywords' };

function parameterOf(
  reading: FileReading,
  node: PythonNode,
  before: PythonNode | undefined,
  keywordOnly: boolean,
): MethodParameter {
  const parts = node.parent?.children.slice(node.index) ?? [];
  const end = parts.findIndex(({ type }) => type === ',' || type === ')');
  const mine = end < 0 ? parts : parts.slice(0, end);
  const starred = before && STARRED[before.type];
  const annotation = mine.find(({ type }) => type === 'TypeDef');
  const value = mine.find((_, i) => mine[i - 1]?.type === 'AssignOp');
  return {
    name: nameOf(reading.tree, node),
    kind: starred ?? (keywordOnly ? 'keyword-only' : 'ordinary'),
    span: { from: (starred ? before : node).from, to: mine.at(-1)?.to ?? node.to },
    annotation: annotation ? annotationOf(reading, annotation) : null,
    default: value ? reading.evaluator.valueOf(value) : null,
  };
}

function annotationOf(
  { tree }: FileReading,
  node: PythonNode,
): { readonly text: string; readonly span: Span } {
  const first = node.children.find(({ type }) => type !== ':');
  const from = first?.from ?? node.from;
  const span = { from, to: node.to };
  return { text: textOf(tree, span), span };
}

function spanOf({ from, to }: Span): Span {
  return { from, to };
}
