// Whether code can reach its end without a return: yes, no, or that cannot be known without running it.

import type { SyntaxNode } from '@lezer/common';
import { expressions } from '../../../lang/javascript/nodes.ts';

/** How a statement ends. */
export interface Exit {
  /** `yes`: what follows it is surely reached on some path. */
  readonly kind: 'yes' | 'no' | 'maybe';
  /** The `catch` through which the end is reached, where the statements before it return. */
  readonly clause?: SyntaxNode;
}

const YES: Exit = { kind: 'yes' };
const NO: Exit = { kind: 'no' };
const MAYBE: Exit = { kind: 'maybe' };

/** Conditions count as both true and false, except `true` itself. */
export function exitOf(node: SyntaxNode | null): Exit {
  if (!node) return MAYBE;
  switch (node.name) {
    case 'ReturnStatement':
    case 'ThrowStatement':
      return NO;
    case 'BreakStatement':
    case 'ContinueStatement':
      return MAYBE;
    case 'Block':
      return blockExit(node);
    case 'IfStatement':
      return ifExit(node);
    case 'TryStatement':
      return tryExit(node);
    case 'WhileStatement':
    case 'DoStatement':
    case 'ForStatement':
    case 'SwitchStatement':
    case 'LabeledStatement':
      if (isEndless(node)) return has(node, ['ReturnStatement', 'BreakStatement']) ? MAYBE : NO;
      return has(node, ['ReturnStatement', 'ThrowStatement']) ? MAYBE : YES;
    default:
      return YES;
  }
}

function blockExit(block: SyntaxNode): Exit {
  const exits = expressions(block).map(exitOf);
  if (exits.some(({ kind }) => kind === 'no')) return NO;
  return exits.at(-1) ?? YES;
}

function ifExit(node: SyntaxNode): Exit {
  const otherwise = node.getChild('else')?.nextSibling ?? null;
  const then = node.getChild('ParenthesizedExpression')?.nextSibling ?? null;
  const first = exitOf(then);
  if (!otherwise) return first.kind === 'yes' ? YES : MAYBE;
  return either(first, exitOf(otherwise));
}

function either(a: Exit, b: Exit): Exit {
  if (a.kind === 'yes' || b.kind === 'yes') return YES;
  return a.kind === 'no' && b.kind === 'no' ? NO : MAYBE;
}

function tryExit(node: SyntaxNode): Exit {
  const last = node.getChild('FinallyClause')?.getChild('Block');
  if (last && exitOf(last).kind !== 'yes') return exitOf(last);
  const tried = exitOf(node.getChild('Block'));
  const clause = node.getChild('CatchClause');
  if (!clause) return tried;
  const caught = exitOf(clause.getChild('Block'));
  if (tried.kind === 'no' && caught.kind === 'yes') return { kind: 'yes', clause: caught.clause ?? clause };
  return either(tried, caught);
}

/** One of these is in it, in whichever function. */
function has(node: SyntaxNode, names: readonly string[]): boolean {
  let found = false;
  node.cursor().iterate(({ name }) => {
    found ||= names.includes(name);
    return !found;
  });
  return found;
}

function isEndless(node: SyntaxNode): boolean {
  const condition = node.getChild('ParenthesizedExpression')?.getChild('BooleanLiteral');
  const always = node.name !== 'SwitchStatement' && condition !== null && condition !== undefined;
  return always || node.getChild('ForSpec')?.getChildren(';').length === 2;
}
