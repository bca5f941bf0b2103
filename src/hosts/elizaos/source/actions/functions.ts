// Checks of the functions of actions, providers and evaluators: that they are functions and give a promise.

import * as ts from 'typescript';
import type { FunctionValue } from '../../../../typescript/read-value.ts';
import { makeAsync } from '../edits.ts';
import { found, type Part, type SourceFinding } from '../found.ts';
import { notAFunction, notAsync } from './rules.ts';

/** The checker of the program that the code was read in. */
export type TypeOf = ts.TypeChecker;

/** Findings of those members that are known. */
export function functionFindings(
  { object, pointer }: Part,
  names: readonly string[],
  kind: string,
  checker: TypeOf,
): SourceFinding[] {
  return names.flatMap((member): SourceFinding[] => {
    const value = object.members.get(member)?.value;
    if (!value || value.kind === 'unknown') return [];
    const at = `${pointer}/${member}`;
    const args = { member, kind };
    if (value.kind !== 'function') {
      const isAbsent = value.kind === 'literal' && value.value === undefined;
      return isAbsent ? [] : [found(notAFunction.at(at, 'value', args), value.at)];
    }
    if (value.async || givesPromise(value, checker)) return [];
    const place = { ...value.at, ...headOfFunction(value.node) };
    return [found(notAsync.at(at, 'value', args), place, makeAsync(value))];
  });
}

/** True where it may: only a type that is certainly not a promise counts. */
function givesPromise({ node }: FunctionValue, checker: TypeOf): boolean {
  const signature = checker.getSignatureFromDeclaration(node);
  if (!signature) return true;
  return mayBePromise(checker.getReturnTypeOfSignature(signature), checker);
}

function mayBePromise(type: ts.Type, checker: TypeOf): boolean {
  if (
    type.flags &
    (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never | ts.TypeFlags.TypeParameter)
  )
    return true;
  if (type.isUnion()) return type.types.some((one) => mayBePromise(one, checker));
  return isPromise(type, checker);
}

/** True where it certainly is one. */
export function isPromise(type: ts.Type, checker: TypeOf): boolean {
  return checker.getPropertyOfType(type, 'then') !== undefined;
}

/** A function without its body, so that not all of it is underlined. */
function headOfFunction(node: ts.FunctionLikeDeclaration): { from: number; to: number } {
  const from = node.getStart();
  const { body } = node;
  const to = body && ts.isBlock(body) ? body.getStart() + 1 : node.getEnd();
  return { from, to: Math.max(from, to) };
}
