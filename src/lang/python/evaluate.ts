// What an expression is worth without running it.

import type { Span } from '../../model/finding.ts';
import { classShape, memberOf, visible, type Base } from './classes.ts';
import { DictBuilder, isFixed, keyOf, partsOf, truth, unknown } from './dicts.ts';
import { dictOf } from './calls.ts';
import { numberOf } from './text-literal.ts';
import { textOf, type PythonNode } from './tree.ts';
import { isTarget, nameOf, type Binding } from './scopes.ts';
import { isSteady, usesIn, type Surroundings, type Uses } from './steady.ts';
import { joinedValue, literalValue } from './texts.ts';
import { binaryValue, unaryValue } from './operators.ts';
import type { PythonValue } from './value.ts';

/** What an evaluation may use besides the text. */
export interface Evaluation extends Surroundings {
  /** Whether a class of this base has just the members that its body gives it. */
  readonly isPlainBase: (base: Base) => boolean;
}

/** The class that a class method is called on, and the name that the method has for it. */
export interface Receiver {
  readonly name: string;
  readonly node: PythonNode;
}

/** Expressions deeper than that are unknown. */
const DEEPEST = 100;
/** Names that lead to names; more of them are unknown. */
const FARTHEST = 12;
/** Parts and characters of all values that a value consists of; constants in constants can make it double at each name. */
const LARGEST = 500_000;

interface At {
  readonly receiver: Receiver | null;
  readonly depth: number;
  readonly names: number;
}

/** Evaluates expressions of one text; never throws. */
export class Evaluator {
  /** Constants are looked up once, so that names of names of names cost nothing. */
  private readonly known = new Map<PythonNode | null, Map<PythonNode, PythonValue>>();
  private readonly sizes = new WeakMap<PythonValue, number>();

  private readonly uses: Uses;

  constructor(private readonly with_: Evaluation) {
    this.uses = usesIn(with_);
  }

  /** The value of an expression in the scope where it stands. */
  valueOf(node: PythonNode, receiver: Receiver | null = null): PythonValue {
    return this.value(node, { receiver, depth: 0, names: 0 });
  }

  /** What stands to the right of `=`, or behind `return`: one expression, or a tuple without brackets. */
  valueOfAll(nodes: readonly PythonNode[], receiver: Receiver | null = null): PythonValue {
    return this.all(nodes, { receiver, depth: 0, names: 0 });
  }

  /** What a member of a class is; null where no class of the text has it and the bases are plain. */
  memberOf(owner: PythonNode, name: string): PythonValue | null {
    return this.member(owner, name, owner, { receiver: null, depth: 0, names: 0 });
  }

  private all(nodes: readonly PythonNode[], at: At): PythonValue {
    const [first] = nodes;
    const last = nodes.at(-1);
    if (!first || !last) return unknown({ from: 0, to: 0 }, 'nothing');
    if (nodes.length === 1) return this.value(first, at);
    return this.items('tuple', nodes, { from: first.from, to: last.to }, at);
  }

  private value(node: PythonNode, at: At): PythonValue {
    const value = this.sized(node, at);
    return this.sizeOf(value) > LARGEST ? unknown(node, 'more than can be read here') : value;
  }

  private sizeOf(value: PythonValue): number {
    if (value.kind === 'str') return value.value.length;
    const parts = partsOf(value);
    if (parts.length === 0) return 1;
    const known = this.sizes.get(value) ?? parts.reduce((sum, one) => sum + this.sizeOf(one), 1);
    this.sizes.set(value, known);
    return known;
  }

  private sized(node: PythonNode, { receiver, depth, names }: At): PythonValue {
    const span = { from: node.from, to: node.to };
    if (depth > DEEPEST) return unknown(span, 'an expression with too many parts in one another');
    if (node.broken) return unknown(span, 'text that is not Python');
    const at = { receiver, depth: depth + 1, names };
    switch (node.type) {
      case 'String':
      case 'FormatString':
        return literalValue(this.with_.tree, node, (inner) => this.value(inner, at));
      case 'ContinuedString':
        return joinedValue(node, (part) => this.value(part, at));
      case 'Number':
        return (
          numberOf(textOf(this.with_.tree, node), span) ?? unknown(span, 'a number that JSON cannot hold')
        );
      case 'Boolean':
        return { kind: 'bool', value: textOf(this.with_.tree, node) === 'True', span };
      case 'None':
        return { kind: 'none', span };
      case 'ParenthesizedExpression': {
        const inner = node.children[1];
        return inner && node.children.length === 3
          ? this.value(inner, at)
          : unknown(span, 'an expression in brackets');
      }
      case 'ArrayExpression':
        return this.items('list', node.children.slice(1, -1), span, at);
      case 'TupleExpression':
        return this.items('tuple', node.children.slice(1, -1), span, at);
      case 'SetExpression':
        return this.items('set', node.children.slice(1, -1), span, at);
      case 'DictionaryExpression':
        return this.dict(node, at);
      case 'UnaryExpression':
      case 'BinaryExpression':
        return this.operation(node, at);
      case 'ConditionalExpression':
        return this.conditional(node, at);
      case 'VariableName':
        return this.variable(node, at);
      case 'MemberExpression':
        return this.access(node, at);
      case 'CallExpression':
        return this.call(node, at);
      default:
        return unknown(
          span,
          WORDS[node.type] ?? (/Comprehension/.test(node.type) ? 'a comprehension' : 'an expression'),
        );
    }
  }

  private items(
    kind: 'list' | 'tuple' | 'set',
    nodes: readonly PythonNode[],
    span: Span,
    at: At,
  ): PythonValue {
    const items: PythonValue[] = [];
    let spread = false;
    for (const node of nodes) {
      if (node.type === ',') continue;
      if (node.type === '*') {
        spread = true;
        continue;
      }
      const value = this.value(node, at);
      if (!spread) items.push(value);
      else if (value.kind === 'list' || value.kind === 'tuple') items.push(...value.items);
      else return unknown(span, 'a list into which something unknown is spread');
      spread = false;
    }
    if (kind === 'set') {
      const keys = items.map(keyOf);
      if (keys.includes(null) || new Set(keys).size !== keys.length) return unknown(span, 'a set');
    }
    return { kind, span, items };
  }

  private dict(node: PythonNode, at: At): PythonValue {
    const builder = new DictBuilder();
    const parts = node.children.slice(1, -1).filter(({ type }) => type !== ',');
    for (let i = 0; i < parts.length;) {
      const [one, two, three] = parts.slice(i, i + 3);
      if (one?.type === '**' && two) {
        builder.spread(this.value(two, at));
        i += 2;
      } else if (one && two?.type === ':' && three) {
        const key = this.value(one, at);
        if (['list', 'dict', 'set'].includes(key.kind))
          return unknown(node, 'a dict with a key that cannot be one');
        builder.set(key, this.value(three, at));
        i += 3;
      } else return unknown(node, 'a dict');
    }
    return builder.result(spanOf(node));
  }

  private operation(node: PythonNode, at: At): PythonValue {
    const { tree } = this.with_;
    const [one, two, three] = node.children;
    if (one && two && node.type === 'UnaryExpression')
      return unaryValue(textOf(tree, one), this.value(two, at), node);
    if (!one || !two || !three || node.children.length !== 3) return unknown(node, 'a computed value');
    const left = this.value(one, at);
    if (two.type !== 'and' && two.type !== 'or')
      return binaryValue(left, textOf(tree, two), this.value(three, at), node);
    const known = truth(left);
    if (known === null) return unknown(node, 'a condition');
    return known === (two.type === 'or') ? left : this.value(three, at);
  }

  private conditional(node: PythonNode, at: At): PythonValue {
    const [yes, , test, , no] = node.children;
    const known = test ? truth(this.value(test, at)) : null;
    const chosen = known === null ? undefined : known ? yes : no;
    return chosen ? this.value(chosen, at) : unknown(node, 'a condition');
  }

  private variable(node: PythonNode, at: At): PythonValue {
    const { tree, scopes } = this.with_;
    const name = nameOf(tree, node);
    const why = `the name ${name}`;
    const bindings = visible(scopes, node, name);
    const [binding] = bindings;
    if (bindings.length !== 1 || binding?.kind !== 'assigned' || !binding.always || scopes.shared.has(name))
      return unknown(node, why);
    const from = scopes.of(binding.node);
    if (from.kind === 'module' && scopes.starred) return unknown(node, why);
    if (/^__.*[^_]_?$/.test(name)) return unknown(node, why);
    // Code of one function, or of the module and its classes, runs in the order of the text.
    let scope = scopes.of(node);
    while (scope !== from && scope.kind === 'class' && scope.outer) scope = scope.outer;
    if (scope === from && binding.statement.to > node.from) return unknown(node, why);
    return this.used(this.constant(binding, name, at), node);
  }

  /** What is assigned once, unless other code may change it afterwards. */
  private constant(binding: Binding, name: string, { receiver, names }: At): PythonValue {
    const owner = receiver?.node ?? null;
    const known = this.known.get(owner) ?? new Map<PythonNode, PythonValue>();
    this.known.set(owner, known);
    const before = known.get(binding.node);
    if (before) return before;
    const why = `the name ${name}`;
    if (names > FARTHEST) return unknown(binding.node, why);
    const value = this.all(assignedNodes(binding.statement), { receiver, depth: 0, names: names + 1 });
    const sure = isFixed(value) || (value.kind !== 'unknown' && isSteady(name, this.with_, this.uses));
    const doubt = value.kind === 'unknown' ? value.why : `${why}, which other code may change`;
    const result = sure ? value : unknown(value.span, doubt);
    known.set(binding.node, result);
    return result;
  }

  /** A value without parts is where its name is used; parts are where they are written. */
  private used(value: PythonValue, node: PythonNode): PythonValue {
    return value.kind === 'dict' || 'items' in value ? value : { ...value, span: spanOf(node) };
  }

  private access(node: PythonNode, at: At): PythonValue {
    const { tree } = this.with_;
    const [object, sign, last] = node.children;
    if (!object || !last) return unknown(node, 'a member');
    const why = `the value of ${textOf(tree, node).slice(0, 60)}`;
    const isName = object.type === 'VariableName' && sign?.type === '.';
    const owner = isName ? this.ownerOf(object, at.receiver) : null;
    const value = owner && this.member(owner, nameOf(tree, last), node, at);
    return value && value.kind !== 'unknown' ? this.used(value, node) : unknown(node, why);
  }

  /** The class that a name stands for: what a class method is called on, or a class of the module. */
  private ownerOf(object: PythonNode, receiver: Receiver | null): PythonNode | null {
    const { tree, scopes } = this.with_;
    const name = nameOf(tree, object);
    const bindings = visible(scopes, object, name);
    const [binding] = bindings;
    if (!binding || bindings.length !== 1 || scopes.shared.has(name)) return null;
    if (binding.kind === 'parameter') return receiver?.name === name ? receiver.node : null;
    return binding.kind === 'class' && binding.always && !scopes.starred ? binding.statement : null;
  }

  private member(owner: PythonNode, name: string, at: PythonNode, inner: At): PythonValue | null {
    const { tree, scopes } = this.with_;
    const member = memberOf(tree, scopes, owner, name);
    const why = `the member ${name}`;
    if (member.kind === 'absent') return member.ends.every(this.with_.isPlainBase) ? null : unknown(at, why);
    if (member.kind === 'unclear' || member.count !== 1) return unknown(at, why);
    const { binding } = member;
    const { bases, extras } = classShape(tree, scopes, member.owner);
    const plain =
      extras.length === 0 && bases.every(({ base }) => base.kind === 'class' || this.with_.isPlainBase(base));
    const isSet = this.uses
      .get(name)
      ?.some(({ parent, type }) => type === 'PropertyName' && parent && isTarget(parent));
    if (binding.kind !== 'assigned' || !binding.always || !plain || isSet || scopes.shared.has(name))
      return unknown(binding.node, why);
    return this.constant(binding, name, { ...inner, receiver: null });
  }

  private call(node: PythonNode, at: At): PythonValue {
    const { tree, scopes } = this.with_;
    const [callee, list] = node.children;
    if (!callee || list?.type !== 'ArgList') return unknown(node, 'a call');
    const name = textOf(tree, callee);
    const why = `a call of ${name.length > 40 ? 'a function' : name}`;
    const value = (one: PythonNode): PythonValue => this.value(one, at);
    const builtin = name === 'dict' && !scopes.starred && visible(scopes, callee, name).length === 0;
    if (builtin || this.with_.makesDict(callee)) return dictOf(tree, node, list, value) ?? unknown(node, why);
    const text = this.joined(callee, list, at);
    return text === null ? unknown(node, why) : { kind: 'str', value: text, span: spanOf(node) };
  }

  /** `", ".join(NAMES)`; null for everything else. */
  private joined(callee: PythonNode, list: PythonNode, at: At): string | null {
    const [object, , method] = callee.children;
    const [argument, ...more] = list.children.slice(1, -1);
    if (!object || !argument || more.length > 0 || !method || textOf(this.with_.tree, method) !== 'join')
      return null;
    const between = this.value(object, at);
    const all = this.value(argument, at);
    if (between.kind !== 'str' || (all.kind !== 'list' && all.kind !== 'tuple')) return null;
    const texts = all.items.map((item) => (item.kind === 'str' ? item.value : null));
    return texts.includes(null) ? null : texts.join(between.value);
  }
}

/** What stands to the right of `=` in an assignment. */
export function assignedNodes({ children }: PythonNode): readonly PythonNode[] {
  return children.slice(children.findIndex(({ type }) => type === 'AssignOp') + 1);
}

function spanOf({ from, to }: PythonNode): Span {
  return { from, to };
}

const WORDS: Readonly<Record<string, string>> = {
  LambdaExpression: 'a function',
  AwaitExpression: 'the result of something that is waited for',
  NamedExpression: 'a value that is named on the way',
  YieldExpression: 'what is sent to a generator',
  Ellipsis: 'an ellipsis',
};
