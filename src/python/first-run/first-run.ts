// What surely happens when Python runs a module for the first time, and where its text no longer shows that.

import type { Span } from '../../model/finding.ts';
import type { Evaluator, Receiver } from '../evaluate.ts';
import type { PythonNode, PythonTree } from '../parse.ts';
import type { Running } from '../running.ts';
import { nameOf, type Imported, type NameScopes } from '../scopes.ts';
import { BUILTINS, EXCEPTIONS } from './builtins.ts';

/** An exception that a place surely raises, if the run comes there. */
export interface Raised {
  readonly span: Span;
  readonly error: string;
  /** What it says; null where the text does not show that. */
  readonly message: string | null;
  /** The name, where nothing gives it a value. */
  readonly undefined: string | null;
}

/** What a run comes to. */
export interface FirstRun {
  /** Null where no place surely raises. */
  readonly raised: Raised | null;
  /** The first place before that one that may raise, or do anything else that the text does not show; null for none. */
  readonly doubt: Span | null;
}

/** What is known of the text and of the modules that it imports. */
export interface StartCode {
  readonly tree: PythonTree;
  readonly scopes: NameScopes;
  readonly running: Running;
  readonly evaluator: Evaluator;
  /** Whether an import surely finds what it asks for. */
  readonly isThere: (imported: Imported) => boolean;
  /** Whether inheriting from a class of the host surely works. */
  readonly isHostBase: (base: PythonNode) => boolean;
}

/** Names that surely have a value, in one scope and in those around it. */
export interface BoundNames {
  readonly kind: 'module' | 'class' | 'function';
  readonly own: Set<string>;
  readonly outer: BoundNames | null;
}

/** How deep parts may nest; deeper ones are not looked at. */
const DEEPEST = 100;

const OF_MODULE = [
  '__name__',
  '__file__',
  '__doc__',
  '__package__',
  '__spec__',
  '__loader__',
  '__builtins__',
];
const OF_CLASS = ['__module__', '__qualname__'];

/** One run; what was found so far. */
export class Run {
  readonly code: StartCode;
  readonly receiver: Receiver | null;
  raised: Raised | null = null;
  doubt: Span | null;
  private depth = 0;

  constructor(code: StartCode, receiver: Receiver | null = null) {
    this.code = code;
    this.receiver = receiver;
    this.doubt = code.running.tampered?.span ?? null;
  }

  /** Whether it goes on after this. */
  get goesOn(): boolean {
    return this.raised === null;
  }

  /** Looks at a part; what is too deep may do anything, as what is not Python. */
  deeper(node: PythonNode, visit: () => void): void {
    if (node.broken || this.depth > DEEPEST) return this.mayFail(node);
    this.depth++;
    visit();
    this.depth--;
  }

  /** Notes a place that may do anything, unless the run has ended before. */
  mayFail({ from, to }: Span): void {
    if (this.goesOn) this.doubt ??= { from, to };
  }

  /** Notes an exception: of a place that is `sure` to be reached, else only that there may be one. */
  raise(node: Span, sure: boolean, error: string, message: string | null, name: string | null = null): void {
    if (!sure || this.code.running.tampered) return this.mayFail(node);
    this.raised ??= { span: { from: node.from, to: node.to }, error, message, undefined: name };
  }

  /** A name that is read. */
  read(node: PythonNode, names: BoundNames, sure: boolean): void {
    const name = nameOf(this.code.tree, node);
    if (has(names, name)) return;
    const isOwn = OF_MODULE.includes(name) || (names.kind === 'class' && OF_CLASS.includes(name));
    if (isOwn || BUILTINS.has(name) || EXCEPTIONS.has(name)) return;
    // `gettext.install` and its like give this one to all modules.
    if (name === '_') return this.mayFail(node);
    this.missing(node, names, sure);
  }

  /** A name that surely has no value here, unless a statement before this one gave it one. */
  missing(node: PythonNode, names: BoundNames, sure: boolean): void {
    const { tree, scopes } = this.code;
    const name = nameOf(tree, node);
    if (scopes.starred || scopes.shared.has(name) || this.mayHave(name, node, names))
      return this.mayFail(node);
    this.raise(node, sure, 'NameError', `name '${name}' is not defined`, name);
  }

  /** Whether a statement before this one may have given the name a value. */
  private mayHave(name: string, node: PythonNode, names: BoundNames): boolean {
    const { scopes } = this.code;
    if (names.kind === 'function')
      return scopes.of(node).bindings.has(name) || scopes.module.bindings.has(name);
    const all = [scopes.of(node), scopes.module].flatMap(({ bindings }) => bindings.get(name) ?? []);
    // A deletion binds what it deletes, as far as scopes go.
    return all.some(({ statement }) => statement.from < node.from && statement !== node.parent);
  }
}

function has(names: BoundNames, name: string): boolean {
  // Functions do not see the names of the class around them.
  for (let at: BoundNames | null = names; at; at = at.outer)
    if (at.own.has(name) && (at === names || at.kind !== 'class')) return true;
  return false;
}

/** The same names, of which more may be bound on one of several branches. */
export function branched(names: BoundNames): BoundNames {
  return { ...names, own: new Set(names.own) };
}

/** Keeps the names that have a value on all these branches. */
export function joined(names: BoundNames, branches: readonly BoundNames[]): void {
  const [first, ...rest] = branches;
  names.own.clear();
  for (const name of first?.own ?? []) if (rest.every(({ own }) => own.has(name))) names.own.add(name);
}
