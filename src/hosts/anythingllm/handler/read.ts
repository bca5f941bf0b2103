// Finds what a skill's handler exports and which arguments and settings it reads, without running it.

import type { SyntaxNode, Tree } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { faultOf, type JavaScriptFault } from '../../../text/javascript-fault.ts';
import { parseWithin } from '../../../text/parse-within.ts';
import { ANYTHING, keyText, memberName, merged, NOTHING, Uses, type Reads } from './names.ts';

/** The facts about a handler's code. */
export interface Handler {
  readonly tree: Tree;
  readonly uses: Uses;
  /** The handler function, and the object that `runtime` is; null where it cannot be known. */
  readonly handler: SyntaxNode | null;
  readonly runtime: SyntaxNode | null;
  /** The line, from 1, of the first fault; null where there is none. */
  readonly fault: number | null;
  /** The member of the exports that is missing; null where it is there, or where that cannot be known. */
  readonly missing: 'runtime' | 'handler' | null;
  /** What it reads of its arguments. */
  readonly args: Reads;
  /** What it reads of `this.runtimeArgs`. */
  readonly settings: Reads;
}

/** Longer code is not read. */
export const MAX_LENGTH = 100_000;

/** Sound code of the longest length takes a tenth of it; checks run while a person types. */
const PATIENCE_MS = 500;

let last: { readonly text: string; readonly handler: Handler | null } | null = null;

/** null for code that is too long, or takes too long to read. Never throws. */
export function readHandler(text: string): Handler | null {
  if (text.length > MAX_LENGTH) return null;
  if (last?.text !== text) last = { text, handler: read(text) };
  return last.handler;
}

function read(text: string): Handler | null {
  const tree = parseWithin(parser, text, PATIENCE_MS);
  if (!tree) return null;
  const uses = new Uses(tree.topNode, text);
  const none = { tree, uses, handler: null, runtime: null, missing: null };
  const at = loadFault(tree, text)?.at;
  if (at !== undefined) {
    const fault = text.slice(0, at).split('\n').length;
    return { ...none, fault, args: ANYTHING, settings: ANYTHING };
  }
  const { handler, runtime } = exportedBy(tree, uses);
  const settings = settingsOf(tree, uses);
  if (typeof handler === 'string') {
    const missing = handler === 'unknown' ? null : handler;
    return { ...none, runtime, fault: null, missing, args: ANYTHING, settings };
  }
  return { ...none, handler, runtime, fault: null, args: argumentsOf(handler, text), settings };
}

/** What Node.js puts around a module: its names cannot be declared again. */
const OPEN = '(function (exports, require, module, __filename, __dirname) {';

/** The first fault of a file that Node.js 18 reads as a script, to which acorn's 2023 is nearest; null where it compiles. */
export function moduleFault(text: string): JavaScriptFault | null {
  const script = text.replace(/^\ufeff/, ' ').replace(/^#!/, '//');
  const fault = faultOf(`${OPEN}${script}\n})`, { ecmaVersion: 2023, sourceType: 'script' });
  return fault && { ...fault, at: Math.min(text.length, Math.max(0, fault.at - OPEN.length)) };
}

/**
 * Why the server cannot compile a script; null where it can. The syntax of ES modules is left to the checks of modules.
 */
export function loadFault(tree: Tree, text: string): JavaScriptFault | null {
  const fault = moduleFault(text);
  if (!fault || /^'import' and 'export' may/.test(fault.what)) return null;
  // The parser of the editor goes on after a fault, and is nearer to where it was made.
  const at = faultIn(tree)?.from;
  return at === undefined ? fault : { ...fault, at };
}

/** The first place that the editor's parser does not take for JavaScript; null where there is none. */
export function faultIn(tree: Tree): SyntaxNode | null {
  let found: SyntaxNode | null = null;
  tree.iterate({
    enter: ({ type, node }) => {
      if (type.isError) found ??= node;
      return found === null;
    },
  });
  return found;
}

/** What a module exports, as far as its code says. */
interface Exported {
  /** A function, the member that is missing, or `unknown`. */
  readonly handler: SyntaxNode | 'runtime' | 'handler' | 'unknown';
  readonly runtime: SyntaxNode | null;
}

/** The values that the module gives to `module.exports.runtime` and its `handler`. */
function exportedBy(tree: Tree, uses: Uses): Exported {
  let found: Exported | null = null;
  /** Every other use of the exports leaves it open what they are. */
  let others = uses.of('module').length + uses.of('exports').length;
  tree.iterate({
    enter: ({ name, node }) => {
      if (name !== 'AssignmentExpression' || !node.firstChild || !node.lastChild) return;
      const path = pathOf(node.firstChild, uses.text);
      if (path?.[0] !== 'module' && path?.[0] !== 'exports') return;
      others--;
      const steps = path.slice(path[0] === 'module' ? 2 : 1);
      if (path[0] === 'module' && path[1] !== 'exports') others++;
      else if (steps.every((step, i) => step === STEPS[i]) && steps.length <= STEPS.length) {
        found = follow(node.lastChild, STEPS.slice(steps.length), uses);
      }
    },
  });
  return found ?? { handler: others > 0 ? 'unknown' : 'runtime', runtime: null };
}

const STEPS = ['runtime', 'handler'] as const;

/** The member at this path of an object literal. */
function follow(start: SyntaxNode, steps: readonly ('runtime' | 'handler')[], uses: Uses): Exported {
  let node = resolved(start, uses);
  let runtime: SyntaxNode | null = null;
  for (const step of steps) {
    const isFunction = FUNCTIONS.includes(node?.name ?? '');
    if (step === 'handler' && isFunction) return { handler: step, runtime };
    if (node?.name !== 'ObjectExpression') return { handler: 'unknown', runtime };
    if (step === 'handler') runtime = node;
    const properties: SyntaxNode[] = node.getChildren('Property');
    const own = properties.find((property) => keyOf(property, uses) === step);
    if (!own) {
      // An object whose name is used elsewhere too may get the member there.
      const named = node.parent?.getChild('VariableDefinition');
      const elsewhere = named ? uses.of(uses.textOf(named)).length > 1 : false;
      const open = elsewhere || properties.some((property) => keyOf(property, uses) === null);
      return { handler: open ? 'unknown' : step, runtime };
    }
    node = own.getChild('ParamList') ? own : resolved(own.lastChild, uses);
  }
  if (node && NEVER_CALLABLE.includes(node.name)) return { handler: 'handler', runtime };
  return { handler: node && FUNCTIONS.includes(node.name) ? node : 'unknown', runtime };
}

const NEVER_CALLABLE =
  'Number String TemplateString BooleanLiteral null RegExp ArrayExpression ObjectExpression'.split(' ');
const FUNCTIONS = ['FunctionExpression', 'FunctionDeclaration', 'ArrowFunction', 'Property'];

/** The initial value of a name that is declared once; any other expression is returned as it is. */
export function resolved(node: SyntaxNode | null, uses: Uses): SyntaxNode | null {
  if (node?.name !== 'VariableName' && node?.name !== 'PropertyDefinition') return node;
  const [definition, ...more] = uses.declared(uses.textOf(node));
  if (!definition || more.length > 0) return null;
  if (definition.parent?.name === 'FunctionDeclaration') return definition.parent;
  return definition.nextSibling?.name === 'Equals' ? definition.nextSibling.nextSibling : null;
}

/** The name of an object's member; null for a computed name and for `...others`. */
export function keyOf(property: SyntaxNode, uses: Uses): string | null {
  const key = property.getChild('PropertyDefinition') ?? property.firstChild;
  return key && keyText(key, uses.text);
}

/** `['module', 'exports', 'runtime']` of `module.exports.runtime`; null for other expressions. */
export function pathOf(node: SyntaxNode, text: string): string[] | null {
  const path: string[] = [];
  let here: SyntaxNode | null = node;
  while (here?.name === 'MemberExpression') {
    const name = memberName(here, text);
    if (name === null) return null;
    path.unshift(name);
    here = here.firstChild;
  }
  return here?.name === 'VariableName' ? [text.slice(here.from, here.to), ...path] : null;
}

/** The members that a function reads of its first parameter. */
function argumentsOf(node: SyntaxNode, text: string): Reads {
  const uses = new Uses(node, text);
  if (uses.of('arguments').length > 0) return ANYTHING;
  const list = node.getChild('ParamList');
  const first = list?.firstChild?.name === '(' ? list.firstChild.nextSibling : list?.firstChild;
  if (first?.name === ')') return NOTHING;
  if (first?.name === 'ObjectPattern') return uses.pattern(first);
  return first?.name === 'VariableDefinition' ? uses.readsOfName(uses.textOf(first)) : ANYTHING;
}

const SETTINGS = 'runtimeArgs';

function settingsOf(tree: Tree, uses: Uses): Reads {
  const reads: Reads[] = [];
  tree.iterate({
    enter: ({ name, node }) => {
      if (name === 'MemberExpression' && memberName(node, uses.text) === SETTINGS) {
        reads.push(uses.readsOf(node));
      }
      if (name !== 'PatternProperty') return;
      // `const { runtimeArgs } = this`
      const key = node.getChild('PropertyName');
      const own = node.getChild('VariableDefinition');
      if (key ? uses.textOf(key) !== SETTINGS : !own || uses.textOf(own) !== SETTINGS) return;
      reads.push(own ? uses.readsOfName(uses.textOf(own)) : ANYTHING);
    },
  });
  return merged(reads);
}
