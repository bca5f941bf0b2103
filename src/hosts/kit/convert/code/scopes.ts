// Which names a script declares where, and in which functions, loops and labels a place of it is.

/** What decides on the words that a function may use. */
export interface FunctionKind {
  readonly isAsync: boolean;
  readonly isGenerator: boolean;
  /** An arrow function has the `super` of the function around it. */
  readonly isArrow: boolean;
  readonly isMethod: boolean;
  readonly isStrict: boolean;
}

/** A stretch of a script that declares names or is a target of `break`. */
interface Scope {
  readonly kind: 'function' | 'block' | 'loop' | 'switch' | 'label' | 'class';
  /** Set for functions. */
  readonly own?: FunctionKind;
  readonly label?: string;
  /** Names of `let`, `const` and `class`. */
  readonly lexical: Set<string>;
  /** Names of `var` in it or further inside; of functions too where they are such. */
  readonly variables: Set<string>;
  /** Names of functions in a block, which may repeat. */
  readonly functions: Set<string>;
  readonly parameters: Set<string>;
}

/** The scopes around one place of a script, from the outside in. */
export class Scopes {
  readonly #scopes: Scope[] = [scopeOf('block')];

  enterFunction(own: FunctionKind): void {
    this.#scopes.push({ ...scopeOf('function'), own });
  }

  enterBlock(kind: 'block' | 'loop' | 'switch'): void {
    this.#scopes.push(scopeOf(kind));
  }

  enterClass(): void {
    this.#scopes.push(scopeOf('class'));
  }

  enterLabel(label: string): void {
    this.#scopes.push({ ...scopeOf('label'), label });
  }

  leave(): void {
    this.#scopes.pop();
  }

  /** Declares a name of `let`, `const` or `class`; false where the scope has it already. */
  add(name: string): boolean {
    const { lexical, variables, functions, parameters } = this.#declaring;
    if ([lexical, variables, functions, parameters].some((names) => names.has(name))) return false;
    lexical.add(name);
    return true;
  }

  /** Declares a name of `var`; false where a scope on its way to the function has it as another kind. */
  addVariable(name: string): boolean {
    for (const { kind, lexical, functions, variables } of this.#upToFunction()) {
      if (lexical.has(name) || (kind !== 'function' && functions.has(name))) return false;
      variables.add(name);
    }
    return true;
  }

  /** Declares a function: like a variable in a function, and like `let` in a block, except that it may repeat. */
  addFunction(name: string): boolean {
    const { kind, lexical, variables, functions } = this.#declaring;
    if (lexical.has(name)) return false;
    if (kind === 'function' || this.#scopes.length === 1) {
      variables.add(name);
      return true;
    }
    if (variables.has(name) || (this.isStrict && functions.has(name))) return false;
    functions.add(name);
    return true;
  }

  /** Declares the parameters of the function; false where they repeat and may not. */
  addParameters(names: readonly string[], isSimple: boolean): boolean {
    const { parameters, own } = this.#declaring;
    const mayRepeat = isSimple && own !== undefined && !own.isArrow && !own.isMethod && !this.isStrict;
    for (const name of names) {
      if (parameters.has(name) && !mayRepeat) return false;
      parameters.add(name);
    }
    return true;
  }

  get isAsync(): boolean {
    return this.#function?.isAsync ?? false;
  }

  get isGenerator(): boolean {
    return this.#function?.isGenerator ?? false;
  }

  /** Whether `super` has a meaning: in methods, in values of a class's members, and in arrow functions there. */
  get isInMethod(): boolean {
    const around = this.#scopes.findLast(({ kind, own }) => kind === 'class' || (own && !own.isArrow));
    return around !== undefined && (around.own?.isMethod ?? true);
  }

  get isStrict(): boolean {
    return this.#scopes.some(({ kind, own }) => kind === 'class' || own?.isStrict === true);
  }

  hasLabel(label: string): boolean {
    return this.#upToFunction().some((scope) => scope.label === label);
  }

  isInside(kinds: readonly Scope['kind'][]): boolean {
    return this.#upToFunction().some(({ kind }) => kinds.includes(kind));
  }

  /** Labels and classes declare nothing themselves. */
  get #declaring(): Scope {
    return this.#scopes.findLast(({ kind }) => kind !== 'label' && kind !== 'class') ?? scopeOf('block');
  }

  get #function(): FunctionKind | undefined {
    return this.#scopes.findLast(({ own }) => own)?.own;
  }

  /** The scopes of the function around the place, from the inside out. */
  #upToFunction(): Scope[] {
    const from = this.#scopes.findLastIndex(({ kind }) => kind === 'function');
    return this.#scopes.slice(Math.max(0, from)).reverse();
  }
}

function scopeOf(kind: Scope['kind']): Scope {
  return {
    kind,
    lexical: new Set(),
    variables: new Set(),
    functions: new Set(),
    parameters: new Set(),
  };
}
