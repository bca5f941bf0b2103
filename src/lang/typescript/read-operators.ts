// Values of operators and templates, where those of their parts are known.

import * as ts from 'typescript';
import { literalAt, unknownAt, type CodeValue, type LiteralValue } from './read-value.ts';

type Read = (node: ts.Expression) => CodeValue;

/** Longer text is not joined: doubling it again and again would fill the memory. */
const LONGEST = 100_000;

/** A template in backticks. */
export function templateText(node: ts.TemplateExpression, read: Read): CodeValue {
  let text = node.head.text;
  for (const { expression, literal } of node.templateSpans) {
    const value = read(expression);
    if (value.kind !== 'literal') return unknownAt(node);
    text += String(value.value) + literal.text;
    if (text.length > LONGEST) return unknownAt(node);
  }
  return literalAt(node, text);
}

/** `-1`, `!x`, `a + b`, `a ?? b`, `c ? a : b` and the like; unknown for everything else. */
export function operated(node: ts.Expression, read: Read): CodeValue {
  if (ts.isPrefixUnaryExpression(node)) return prefixed(node, read);
  if (ts.isVoidExpression(node)) return literalAt(node, undefined);
  if (ts.isConditionalExpression(node)) {
    const condition = truth(read(node.condition));
    return condition === null ? unknownAt(node) : read(condition ? node.whenTrue : node.whenFalse);
  }
  return ts.isBinaryExpression(node) ? joined(node, read) : unknownAt(node);
}

function prefixed(node: ts.PrefixUnaryExpression, read: Read): CodeValue {
  const value = read(node.operand);
  if (node.operator === ts.SyntaxKind.ExclamationToken) {
    const known = truth(value);
    return known === null ? unknownAt(node) : literalAt(node, !known);
  }
  if (value.kind !== 'literal' || typeof value.value !== 'number') return unknownAt(node);
  if (node.operator === ts.SyntaxKind.MinusToken) return literalAt(node, -value.value);
  return node.operator === ts.SyntaxKind.PlusToken ? literalAt(node, value.value) : unknownAt(node);
}

function joined(node: ts.BinaryExpression, read: Read): CodeValue {
  const { left, operatorToken, right } = node;
  const first = read(left);
  const { kind } = operatorToken;
  if (kind === ts.SyntaxKind.PlusToken) return sum(node, first, read(right));
  if (first.kind === 'unknown') return unknownAt(node);
  if (kind === ts.SyntaxKind.QuestionQuestionToken) return isNothing(first) ? read(right) : first;
  if (kind === ts.SyntaxKind.BarBarToken) return truth(first) ? first : read(right);
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return truth(first) ? read(right) : first;
  return unknownAt(node);
}

/** Numbers are added and texts joined; other sums have surprises that no plugin's data needs. */
function sum(node: ts.Expression, first: CodeValue, second: CodeValue): CodeValue {
  if (first.kind !== 'literal' || second.kind !== 'literal') return unknownAt(node);
  const { value: a } = first;
  const { value: b } = second;
  if (typeof a === 'number' && typeof b === 'number') return literalAt(node, a + b);
  if (!isText(a) || !isText(b)) return unknownAt(node);
  const text = `${String(a)}${String(b)}`;
  return text.length > LONGEST ? unknownAt(node) : literalAt(node, text);
}

function isText(value: LiteralValue['value']): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function isNothing(value: CodeValue): boolean {
  return value.kind === 'literal' && (value.value === null || value.value === undefined);
}

/** Whether a condition with this value holds; null where that is not known. */
function truth(value: CodeValue): boolean | null {
  if (value.kind === 'unknown') return null;
  return value.kind === 'literal' ? Boolean(value.value) : true;
}
