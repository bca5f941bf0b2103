// Finds what a skill's handler exports and which arguments and settings it reads, without running it.

import type { SyntaxNode, Tree } from '@lezer/common';
import { isFunction, keyText, memberName, textOf } from '../../../../lang/javascript/nodes.ts';
import { parseCode, type ParsedCode } from '../../../../lang/javascript/parse.ts';
import { faultOf, type JavaScriptFault } from '../../../../lang/javascript/fault.ts';
import {
  ANYTHING,
  mentionsOf,
  merged,
  NOTHING,
  readsOf,
  readsOfName,
  readsOfPattern,
  type Reads,
} from '../../../../lang/javascript/reads.ts';

/** The facts about a handler's code. */
export interface Handler {
  readonly code: ParsedCode;
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

let last: { readonly text: string; readonly handler: Handler | null } | null = null;

/** null for code that is too long, or takes too long to read. Never throws. */
export function readHandler(text: string): Handler | null {
  if (text.length > MAX_LENGTH) return null;
  if (last?.text !== text) last = { text, handler: read(text) };
  return last.handler;
}

function read(text: string): Handler | null {
  const code = parseCode(text);
  if (!code) return null;
  const none = { code, handler: null, runtime: null, missing: null };
  const at = loadFault(code)?.at;
  if (at !== undefined) {
    const fault = text.slice(0, at).split('\n').length;
    return { ...none, fault, args: ANYTHING, settings: ANYTHING };
  }
  const { handler, runtime } = exportedBy(code);
  const settings = settingsOf(code);
  if (typeof handler === 'string') {
    const missing = handler === 'unknown' ? null : handler;
    return { ...none, runtime, fault: null, missing, args: ANYTHING, settings };
  }
  return { ...none, handler, runtime, fault: null, args: argumentsOf(handler, code), settings };
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
export function loadFault({ tree, text }: ParsedCode): JavaScriptFault | null {
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
function exportedBy(code: ParsedCode): Exported {
  let found: Exported | null = null;
  /** Every other use of the exports leaves it open what they are. */
  let others = mentionsOf(code, 'module').length + mentionsOf(code, 'exports').length;
  for (const node of code.all('AssignmentExpression')) {
    const path = node.firstChild && pathOf(node.firstChild, code);
    if (!node.lastChild || (path?.[0] !== 'module' && path?.[0] !== 'exports')) continue;
    others--;
    const steps = path.slice(path[0] === 'module' ? 2 : 1);
    if (path[0] === 'module' && path[1] !== 'exports') others++;
    else if (steps.every((step, i) => step === STEPS[i]) && steps.length <= STEPS.length) {
      found = follow(node.lastChild, STEPS.slice(steps.length), code);
    }
  }
  return found ?? { handler: others > 0 ? 'unknown' : 'runtime', runtime: null };
}

const STEPS = ['runtime', 'handler'] as const;

/** The member at this path of an object literal. */
function follow(start: SyntaxNode, steps: readonly ('runtime' | 'handler')[], code: ParsedCode): Exported {
  let node = resolved(start, code);
  let runtime: SyntaxNode | null = null;
  for (const step of steps) {
    if (node && step === 'handler' && isFunction(node)) return { handler: step, runtime };
    if (node?.name !== 'ObjectExpression') return { handler: 'unknown', runtime };
    if (step === 'handler') runtime = node;
    const own: SyntaxNode | undefined = propertyOf(node, step, code);
    if (!own) return { handler: mayGet(node, code) ? 'unknown' : step, runtime };
    node = own.getChild('ParamList') ? own : resolved(own.lastChild, code);
  }
  if (node && NEVER_CALLABLE.includes(node.name)) return { handler: 'handler', runtime };
  return { handler: node && isFunction(node) ? node : 'unknown', runtime };
}

const propertyOf = (object: SyntaxNode, key: string | null, code: ParsedCode): SyntaxNode | undefined =>
  object.getChildren('Property').find((property) => keyOf(property, code) === key);

/** Whether the object may have members that its literal does not name. */
function mayGet(object: SyntaxNode, code: ParsedCode): boolean {
  const named = object.parent?.getChild('VariableDefinition');
  if (named && mentionsOf(code, textOf(code, named)).length > 1) return true;
  return propertyOf(object, null, code) !== undefined;
}

const NEVER_CALLABLE =
  'Number String TemplateString BooleanLiteral null RegExp ArrayExpression ObjectExpression'.split(' ');

/** The initial value of a name that is declared once; any other expression is returned as it is. */
export function resolved(node: SyntaxNode | null, code: ParsedCode): SyntaxNode | null {
  if (node?.name !== 'VariableName' && node?.name !== 'PropertyDefinition') return node;
  const [definition, ...more] = code.declared(textOf(code, node));
  if (!definition || more.length > 0) return null;
  if (definition.parent?.name === 'FunctionDeclaration') return definition.parent;
  return definition.nextSibling?.name === 'Equals' ? definition.nextSibling.nextSibling : null;
}

/** The name of an object's member; null for a computed name and for `...others`. */
export function keyOf(property: SyntaxNode, code: ParsedCode): string | null {
  const key = property.getChild('PropertyDefinition') ?? property.firstChild;
  return key && keyText(code, key);
}

/** `['module', 'exports', 'runtime']` of `module.exports.runtime`; null for other expressions. */
export function pathOf(node: SyntaxNode, code: ParsedCode): string[] | null {
  const path: string[] = [];
  let here: SyntaxNode | null = node;
  while (here?.name === 'MemberExpression') {
    const name = memberName(code, here);
    if (name === undefined) return null;
    path.unshift(name);
    here = here.firstChild;
  }
  return here?.name === 'VariableName' ? [textOf(code, here), ...path] : null;
}

/** The members that a function reads of its first parameter. */
function argumentsOf(node: SyntaxNode, code: ParsedCode): Reads {
  if (mentionsOf(code, 'arguments').some(({ from, to }) => from >= node.from && to <= node.to))
    return ANYTHING;
  const list = node.getChild('ParamList');
  const first = list?.firstChild?.name === '(' ? list.firstChild.nextSibling : list?.firstChild;
  if (first?.name === ')') return NOTHING;
  if (first?.name === 'ObjectPattern') return readsOfPattern(code, first);
  return first?.name === 'VariableDefinition' ? readsOfName(code, textOf(code, first), node) : ANYTHING;
}

const SETTINGS = 'runtimeArgs';

function settingsOf(code: ParsedCode): Reads {
  const members = code.all('MemberExpression').filter((node) => memberName(code, node) === SETTINGS);
  // `const { runtimeArgs } = this`
  const patterns = code.all('PatternProperty').flatMap((node): Reads[] => {
    const key = node.getChild('PropertyName');
    const own = node.getChild('VariableDefinition');
    if (key ? textOf(code, key) !== SETTINGS : !own || textOf(code, own) !== SETTINGS) return [];
    return [own ? readsOfName(code, textOf(code, own)) : ANYTHING];
  });
  return merged([...members.map((node) => readsOf(code, node)), ...patterns]);
}
