// What is known of an expression without running it.

import type * as ts from 'typescript';
import type { Span } from '../../model/finding.ts';

/** A range of one of a program's files; `file` is the whole path that the program has. */
export interface CodePlace extends Span {
  readonly file: string;
}

/** Where a value is written: an expression, or the declaration that it comes from. */
interface Written {
  readonly at: CodePlace;
  readonly node: ts.Node;
}

/** A string, number, boolean, null or undefined. */
export interface LiteralValue extends Written {
  readonly kind: 'literal';
  readonly value: string | number | boolean | null | undefined;
}

/** An array. */
export interface ListValue extends Written {
  readonly kind: 'list';
  readonly items: readonly CodeValue[];
  /** False where it may have more elements than these, or the same at other places. */
  readonly complete: boolean;
}

/** One member of an object or a class. */
export interface CodeMember {
  readonly name: string;
  /** Its name in the text; of a shorthand member the whole of it. */
  readonly key: CodePlace;
  /** The whole member with its value. */
  readonly node: ts.Node;
  readonly value: CodeValue;
}

/** Members by name, the last one where a name is written twice. */
export type CodeMembers = ReadonlyMap<string, CodeMember>;

/** An object written in braces. */
export interface ObjectValue extends Written {
  readonly kind: 'object';
  readonly members: CodeMembers;
  /** False where it may have more members than these. */
  readonly complete: boolean;
}

/** A function, arrow function or method. */
export interface FunctionValue extends Written {
  readonly kind: 'function';
  readonly node: ts.FunctionLikeDeclaration;
  readonly async: boolean;
}

/** A class, with what it inherits from classes of the same program. */
export interface ClassValue extends Written {
  readonly kind: 'class';
  readonly node: ts.ClassLikeDeclaration;
  /** '' for a class without a name. */
  readonly name: string;
  readonly statics: CodeMembers;
  readonly members: CodeMembers;
  /** The last class in the line of `extends` that is not in the program's own files; null where there is none. */
  readonly base: string | null;
}

/** Only known by running the code. Never a guess. */
export interface UnknownValue extends Written {
  readonly kind: 'unknown';
}

/** What is known of an expression. */
export type CodeValue = LiteralValue | ListValue | ObjectValue | FunctionValue | ClassValue | UnknownValue;

/** The place of a node without the comments before it. */
export function placeOfNode(node: ts.Node): CodePlace {
  const source = node.getSourceFile();
  return { file: source.fileName, from: node.getStart(source), to: node.getEnd() };
}

/** What is not known, at this node. */
export function unknownAt(node: ts.Node): UnknownValue {
  return { kind: 'unknown', node, at: placeOfNode(node) };
}

/** A literal at this node. */
export function literalAt(node: ts.Node, value: LiteralValue['value']): LiteralValue {
  return { kind: 'literal', node, at: placeOfNode(node), value };
}

/** True where nothing in the value is unknown, functions and classes aside. */
export function isWhole(value: CodeValue): boolean {
  if (value.kind === 'list') return value.complete && value.items.every(isWhole);
  if (value.kind === 'object')
    return value.complete && [...value.members.values()].every((one) => isWhole(one.value));
  return value.kind !== 'unknown';
}

/** The value as plain data. Functions, classes and what is unknown are left out of objects, and null in lists. */
export function plainOf(value: CodeValue): unknown {
  switch (value.kind) {
    case 'literal':
      return value.value;
    case 'list':
      return value.items.map((item) => plainOf(item) ?? null);
    case 'object':
      return Object.fromEntries(
        [...value.members].flatMap(([name, one]) => {
          const plain = plainOf(one.value);
          return plain === undefined ? [] : [[name, plain]];
        }),
      );
    case 'function':
    case 'class':
    case 'unknown':
      return undefined;
  }
}
