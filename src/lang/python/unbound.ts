// Names that nothing in a text gives a value, where Python surely reads them.

import { BUILTINS } from './builtins.ts';
import { visible } from './classes.ts';
import { childOf, statementsOf, type PythonNode, type PythonTree } from './tree.ts';
import { nameOf, type NameScopes } from './scopes.ts';

/** A name that has no value where it is read. */
export interface UnboundName {
  readonly node: PythonNode;
  readonly name: string;
  /** The function that must be called before it is read; null while the module is imported. */
  readonly method: PythonNode | null;
}

/** In the order of the text; `called` is the method that the host calls. */
export function unboundNames(tree: PythonTree, scopes: NameScopes, called: string): UnboundName[] {
  if (scopes.starred || tree.nodes.some(({ type }) => type === 'TypeParamList')) return [];
  const isText = scopes.imports.some(({ module, name }) => module === '__future__' && name === 'annotations');
  return tree.nodes.flatMap((node): UnboundName[] => {
    if (node.type !== 'VariableName' || scopes.binds(node) || isLabel(node)) return [];
    const name = nameOf(tree, node);
    // `gettext.install` gives `_` to all modules, and Python gives the others to some.
    const isGiven = name === '_' || /^__.*__$/.test(name) || BUILTINS.has(name) || scopes.shared.has(name);
    if (isGiven || visible(scopes, node, name).length > 0) return [];
    const method = readIn(node, isText);
    const isCalled = (one: PythonNode): boolean => {
      const own = childOf(one, 'VariableName');
      return own !== undefined && nameOf(tree, own) === called;
    };
    return method === 'unclear' || (method && !isCalled(method)) ? [] : [{ node, name, method }];
  });
}

/** The name of an argument, what an import takes from its module, and what follows a dot in a decorator. */
function isLabel({ parent, index }: PythonNode): boolean {
  if (parent?.type === 'ImportStatement' || parent?.type === 'ScopeStatement') return true;
  if (parent?.type === 'Decorator') return parent.children[index - 1]?.type === '.';
  return parent?.type === 'ArgList' && parent.children[index + 1]?.type === 'AssignOp';
}

/** What may leave its parts out, or catch what they raise. */
const MAY_SKIP =
  /^(?:(?:If|Try|With|For|While|Match|Delete)Statement|(?:Conditional|Lambda)Expression)$|Comprehension/;

const MAY_LEAVE = /^(?:Return|Raise|If|Try|With|For|While|Match)Statement$/;

/** The function in which a name is surely read, null for the module; `unclear` where it may not be read. */
function readIn(node: PythonNode, isText: boolean): PythonNode | null | 'unclear' {
  let method: PythonNode | null = null;
  let at = node;
  for (let parent = at.parent; parent; at = parent, parent = at.parent) {
    if (parent.type === 'TypeDef' && (isText || isLocal(parent))) return 'unclear';
    if (MAY_SKIP.test(parent.type)) return 'unclear';
    const sign = parent.type === 'BinaryExpression' && at.index > 0 ? parent.children[1]?.type : undefined;
    if (sign === 'and' || sign === 'or') return 'unclear';
    if (parent.type !== 'FunctionDefinition' || at.type !== 'Body') continue;
    const before = statementsOf(at).filter(({ to }) => to <= node.from);
    if (method || before.some(({ type }) => MAY_LEAVE.test(type))) return 'unclear';
    method = parent;
  }
  return method;
}

/** Python does not evaluate annotations of a function's own variables. */
function isLocal({ parent }: PythonNode): boolean {
  return parent?.type === 'AssignStatement' && parent.parent?.parent?.type === 'FunctionDefinition';
}
