// What code uses of the things that only its own host gives it: followed through aliases, patterns, and functions of the code.

import type { AnyNode, Identifier, ObjectPattern, Pattern, Program } from 'acorn';
import {
  bindingsOf,
  isFunctionNode,
  type Bindings,
  type FunctionNode,
} from '../../lang/javascript/bindings.ts';
import { programOf } from '../../lang/javascript/fault.ts';
import { Remembered } from '../../lang/text/remembered.ts';

/** Where code has what its host gives it. */
export interface HostValues {
  /** Names that the code does not declare itself: `utils`. */
  readonly free?: readonly string[];
  /** What the parameters of the handler are called in reports; the code is this one function. */
  readonly parameters?: readonly string[];
  /** Whether it is `this` of the functions that are not of a class. */
  readonly self?: boolean;
}

const memory = new Remembered<readonly string[]>(1_000_000);

/**
 * Paths of members that the code uses: `utils.callTool`, `message.content.text`; each once. A path that ends at a thing itself
 * says that the code hands it on, or reads a member by a name that is not known. [] for code that does not parse.
 */
export function usesOf(code: string, given: HostValues): readonly string[] {
  const { free, parameters, self } = given;
  return memory.of(`${[free, parameters, self].join('; ')} ${code}`, () => {
    const program = readCode(code, given.parameters !== undefined);
    return program ? new Uses(bindingsOf(program)).of(given) : [];
  });
}

/** An expression, or the body of an async function. */
function readCode(code: string, isExpression: boolean): Program | null {
  const text = isExpression ? `(\n${code}\n)` : `async () => {\n${code}\n}`;
  const program = programOf(text, { ecmaVersion: 2024, sourceType: 'commonjs' });
  return program instanceof SyntaxError ? null : program;
}

/** Members below this depth belong to what was read, and to no host. */
const DEPTH = 2;

/** What looks at a value and keeps nothing of it. */
const LOOKING = /^(?:ExpressionStatement|UnaryExpression|BinaryExpression|TemplateLiteral|IfStatement)$/;
/** What gives the value of an expression inside. */
const GIVING = /^(?:ParenthesizedExpression|ChainExpression|AwaitExpression|LogicalExpression)$/;

class Uses {
  readonly #code: Bindings;
  readonly #found = new Set<string>();
  /** Bindings and functions with the path that they have, which may name each other in a circle. */
  readonly #followed = new Map<object, Set<string>>();

  constructor(code: Bindings) {
    this.#code = code;
  }

  of({ free = [], parameters = [], self = false }: HostValues): readonly string[] {
    for (const name of free) for (const node of this.#code.free(name)) this.#value(node, name);
    const handler = parameters.length > 0 ? handlerIn(this.#code.all.find(isFunctionNode)) : undefined;
    if (handler) parameters.forEach((name, i) => this.#argument(handler, i, name));
    if (self) {
      for (const node of this.#code.all)
        if (node.type === 'ThisExpression' && !this.#isOfClass(node)) this.#value(node, 'this');
    }
    return [...this.#found];
  }

  #isOfClass(node: AnyNode): boolean {
    for (let here: AnyNode | null = node; here; here = this.#code.parentOf(here))
      if (here.type === 'ClassBody') return true;
    return false;
  }

  /** What becomes of a value where this expression has it. */
  #value(node: AnyNode, path: string): void {
    const parent = this.#code.parentOf(node);
    if (!parent || LOOKING.test(parent.type)) return;
    if (parent.type === 'MemberExpression') {
      if (parent.object === node) this.#member(parent, path);
    } else if (parent.type === 'VariableDeclarator') this.#pattern(parent.id, path);
    else if (parent.type === 'AssignmentExpression') {
      if (parent.right !== node) return;
      this.#pattern(parent.left, path);
      this.#value(parent, path);
    } else if (parent.type === 'ConditionalExpression') {
      if (parent.test !== node) this.#value(parent, path);
    } else if (parent.type === 'CallExpression' || parent.type === 'NewExpression')
      this.#called(parent, node, path);
    else if (GIVING.test(parent.type)) this.#value(parent, path);
    else this.#found.add(path);
  }

  #member(member: AnyNode & { readonly type: 'MemberExpression' }, path: string): void {
    const name = nameOf(member.property, member.computed);
    if (name === null) this.#found.add(path);
    else this.#below(`${path}.${name}`, () => this.#value(member, `${path}.${name}`));
  }

  /** A member that is used: what the code does with it says which of its own members it needs. */
  #below(path: string, follow: () => void): void {
    if (path.split('.').length <= DEPTH) follow();
    if (![...this.#found].some((one) => one.startsWith(`${path}.`))) this.#found.add(path);
  }

  #called(
    call: AnyNode & { readonly type: 'CallExpression' | 'NewExpression' },
    node: AnyNode,
    path: string,
  ): void {
    const i = (call.arguments as readonly AnyNode[]).indexOf(node);
    if (i < 0) return;
    const callee = bare(call.callee);
    // `helper.call(this)`: the functions of the code are looked into for their own `this`.
    const bound = callee.type === 'MemberExpression' ? nameOf(callee.property, callee.computed) : null;
    if (path === 'this' && i === 0 && bound !== null && ['call', 'apply', 'bind'].includes(bound)) return;
    const functions = this.#functionsOf(callee);
    if (functions.length === 0) this.#found.add(path);
    for (const fn of functions) this.#argument(fn, i, path);
  }

  /** The code's own functions that this may be; members are found by their name. */
  #functionsOf(callee: AnyNode): readonly FunctionNode[] {
    if (isFunctionNode(callee)) return [callee];
    if (callee.type === 'Identifier') {
      const fn = this.#code.bindingOf(callee)?.fn;
      return fn ? [fn] : [];
    }
    if (callee.type !== 'MemberExpression') return [];
    const name = nameOf(callee.property, callee.computed);
    return this.#code.all.flatMap((node) => {
      const isNamed =
        (node.type === 'Property' || node.type === 'MethodDefinition') &&
        nameOf(node.key, node.computed) === name;
      return isNamed && isFunctionNode(node.value) ? [node.value] : [];
    });
  }

  #argument(fn: FunctionNode, i: number, path: string): void {
    const parameter = fn.params[i];
    const isArguments = this.#code.free('arguments').some(({ start }) => start > fn.start && start < fn.end);
    if (isArguments || fn.params.some(({ type }, n) => n <= i && type === 'RestElement'))
      this.#found.add(path);
    if (parameter && this.#isNew(parameter, path)) this.#pattern(parameter, path);
  }

  #pattern(pattern: Pattern, path: string): void {
    if (pattern.type === 'Identifier') this.#name(pattern, path);
    else if (pattern.type === 'AssignmentPattern') this.#pattern(pattern.left, path);
    else if (pattern.type === 'ObjectPattern')
      for (const property of pattern.properties) this.#property(property, path);
    else this.#found.add(path);
  }

  #property(property: ObjectPattern['properties'][number], path: string): void {
    if (property.type === 'RestElement') return this.#pattern(property.argument, path);
    const name = nameOf(property.key, property.computed);
    if (name === null) this.#found.add(path);
    else this.#below(`${path}.${name}`, () => this.#pattern(property.value, `${path}.${name}`));
  }

  #name(id: Identifier, path: string): void {
    const binding = this.#code.bindingOf(id);
    if (!binding) return void this.#found.add(path);
    if (!this.#isNew(binding, path)) return;
    for (const use of binding.uses) if (use !== id) this.#value(use, path);
  }

  #isNew(key: object, path: string): boolean {
    const paths = this.#followed.get(key) ?? new Set();
    this.#followed.set(key, paths);
    return paths.size !== paths.add(path).size;
  }
}

/** The function that the code is, or the one that it returns after what it brings along. */
function handlerIn(first: FunctionNode | undefined): FunctionNode | undefined {
  const last =
    first?.params.length === 0 && first.body.type === 'BlockStatement' ? first.body.body.at(-1) : null;
  const returned = last?.type === 'ReturnStatement' && last.argument ? bare(last.argument) : null;
  return returned && isFunctionNode(returned) ? returned : first;
}

/** The name of a member; null where it is not known. */
function nameOf(key: AnyNode, computed: boolean): string | null {
  if (key.type === 'Identifier') return computed ? null : key.name;
  if (key.type === 'Literal') return String(key.value);
  const [text] = key.type === 'TemplateLiteral' && key.expressions.length === 0 ? key.quasis : [];
  return text?.value.cooked ?? null;
}

function bare(node: AnyNode): AnyNode {
  return node.type === 'ParenthesizedExpression' || node.type === 'ChainExpression'
    ? bare(node.expression)
    : node;
}
