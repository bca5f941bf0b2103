// Reads a class: its static members and its own, with those that it inherits from classes of the same program.

import * as ts from 'typescript';
import { placeOfNode, unknownAt, type ClassValue, type CodeMember, type CodeValue } from './read-value.ts';

/** How values inside of the class are read. */
export interface ReadInside {
  readonly value: (node: ts.Expression) => CodeValue;
  /** A name that is written, also one in brackets; null where it is not known. */
  readonly nameOf: (name: ts.PropertyName) => string | null;
}

/** The class with the members that it declares itself; `parent` is what it extends, where that is known. */
export function readClass(node: ts.ClassLikeDeclaration, inside: ReadInside): ClassValue {
  const extended = extendedBy(node);
  const parent = extended && inside.value(extended);
  const inherited = parent?.kind === 'class' ? parent : null;
  const statics = new Map(inherited?.statics);
  const members = new Map(inherited?.members);
  for (const element of node.members) {
    for (const member of membersOf(element, inside)) {
      (isStatic(element) ? statics : members).set(member.name, member);
    }
  }
  const base = inherited ? inherited.base : (extended?.getText() ?? null);
  const at = placeOfNode(node.name ?? node);
  return { kind: 'class', node, at, name: node.name?.text ?? '', statics, members, base };
}

function extendedBy(node: ts.ClassLikeDeclaration): ts.Expression | undefined {
  const clauses = node.heritageClauses ?? [];
  return clauses.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0]?.expression;
}

/** A member of the class itself and not of what it makes. */
export function isStatic(element: ts.ClassElement): boolean {
  return (ts.getCombinedModifierFlags(element) & ts.ModifierFlags.Static) !== 0;
}

function membersOf(element: ts.ClassElement, inside: ReadInside): readonly CodeMember[] {
  if (ts.isConstructorDeclaration(element)) return element.parameters.flatMap(parameterProperty);
  if (!element.name || isOverload(element)) return [];
  const name = inside.nameOf(element.name);
  if (name === null) return [];
  return [{ name, key: placeOfNode(element.name), node: element, value: valueOf(element, inside) }];
}

/** A signature of a method that has its body elsewhere, and abstract members. */
function isOverload(element: ts.ClassElement): boolean {
  if (ts.getCombinedModifierFlags(element) & ts.ModifierFlags.Abstract) return true;
  return ts.isMethodDeclaration(element) && !element.body;
}

function valueOf(element: ts.ClassElement, inside: ReadInside): CodeValue {
  if (ts.isMethodDeclaration(element)) return functionAt(element);
  if (ts.isPropertyDeclaration(element) && element.initializer) return inside.value(element.initializer);
  return unknownAt(element);
}

/** `constructor(private runtime: …)` declares members. */
function parameterProperty(parameter: ts.ParameterDeclaration): readonly CodeMember[] {
  const { name } = parameter;
  if (!ts.isIdentifier(name) || (parameter.modifiers ?? []).length === 0) return [];
  return [{ name: name.text, key: placeOfNode(name), node: parameter, value: unknownAt(parameter) }];
}

/** A function as a value. */
export function functionAt(node: ts.FunctionLikeDeclaration): CodeValue {
  const isAsync = (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Async) !== 0;
  return { kind: 'function', node, at: placeOfNode(node), async: isAsync };
}
