// What the caret is at in a handler: whose members can be written there.

import type { SyntaxNode } from '@lezer/common';
import type { Span } from '../../../model/finding.ts';
import { bodyOf, isFunction } from '../../../lang/javascript/nodes.ts';
import { parseCode } from '../../../lang/javascript/parse.ts';
import { MAX_LENGTH } from './handler/read.ts';

/** Whose members are meant: those of `this`, the settings, the manifest, or the arguments. */
export type Owner = 'this' | 'runtimeArgs' | 'config' | 'arguments';

/** A name that is being written, or is there. */
export interface NameAt extends Span {
  readonly owner: Owner;
  /** It is in a pattern, so it also names a variable, and is not called. */
  readonly inPattern: boolean;
  /** Names of the same pattern, without this one. */
  readonly others: readonly string[];
}

/** null where the code at the offset is about something else. */
export function nameAt(text: string, offset: number): NameAt | null {
  if (text.length > MAX_LENGTH) return null;
  const { from, to } = wordAt(text, offset);
  const tree = parseCode(text)?.tree;
  if (!tree) return null;
  const node = tree.resolveInner(from, 1);
  if (isIn(tree.resolveInner(from, -1), from)) return null;
  const before = text.slice(Math.max(0, from - 200), from);
  const dotted = ownerBefore(before) ?? argumentBefore(before, node, text);
  if (dotted) return { owner: dotted, from, to, inPattern: false, others: [] };
  return patternAt(tree.resolveInner(from, -1), text, { from, to });
}

function wordAt(text: string, offset: number): Span {
  const isPart = (at: number): boolean => /[\w$]/.test(text.charAt(at));
  let from = offset;
  while (from > 0 && isPart(from - 1)) from--;
  let to = offset;
  while (to < text.length && isPart(to)) to++;
  return { from, to };
}

/** The offset is inside of a string or a comment; the one of a line goes on to the line's end. */
function isIn({ name, to }: SyntaxNode, offset: number): boolean {
  return (
    name === 'LineComment' || (to > offset && /^(?:String|TemplateString|BlockComment|RegExp)$/.test(name))
  );
}

/** `this.`, `this.runtimeArgs.`, `this.config?.`. */
function ownerBefore(before: string): Owner | null {
  const found = /(?<![\w$.])this(?:\??\.(runtimeArgs|config))?\??\.$/.exec(before);
  return found && ((found[1] as Owner | undefined) ?? 'this');
}

/** `args.` where a handler has `args` as its parameter. */
function argumentBefore(before: string, node: SyntaxNode, text: string): Owner | null {
  const name = /(?<![\w$.])([\w$]{1,80})\??\.$/.exec(before)?.[1];
  if (name === undefined) return null;
  for (let here: SyntaxNode | null = node; here; here = here.parent) {
    if (!isFunction(here) || !isHandler(here, text)) continue;
    const first = here.getChild('ParamList')?.getChild('VariableDefinition');
    return first && text.slice(first.from, first.to) === name ? 'arguments' : null;
  }
  return null;
}

/** The names of an object pattern around the caret. */
function patternAt(node: SyntaxNode, text: string, name: Span): NameAt | null {
  let here: SyntaxNode | null = node;
  while (here && here.name !== 'ObjectPattern' && here.name !== 'Block') here = here.parent;
  const owner = here?.name === 'ObjectPattern' ? patternOwner(here, text) : null;
  if (!here || !owner || name.from <= here.from) return null;
  const others = here.getChildren('PatternProperty').flatMap((property) => {
    const key = property.firstChild;
    return key && key.from !== name.from ? [text.slice(key.from, key.to).trim()] : [];
  });
  return { owner, ...name, inPattern: true, others };
}

function patternOwner(pattern: SyntaxNode, text: string): Owner | null {
  const list = pattern.parent;
  if (list?.name === 'ParamList') {
    const fn = list.parent;
    return fn && isHandler(fn, text) && list.getChild('ObjectPattern')?.from === pattern.from
      ? 'arguments'
      : null;
  }
  const value = /^\s*=\s*this(?:\.(runtimeArgs|config))?\s*(?:[;,)\n]|\?\?|\|\||$)/.exec(
    text.slice(pattern.to, pattern.to + 60),
  );
  return value && ((value[1] as Owner | undefined) ?? 'this');
}

/** A function that is called `handler`, or the value of such a member. */
function isHandler(fn: SyntaxNode, text: string): boolean {
  const holder = fn.parent?.name === 'Property' || fn.parent?.name === 'VariableDeclaration' ? fn.parent : fn;
  const end = bodyOf(fn)?.from ?? fn.to;
  return /(?:^|[\s'"])handler\b/.test(text.slice(holder.from, Math.min(end, holder.from + 60)));
}
