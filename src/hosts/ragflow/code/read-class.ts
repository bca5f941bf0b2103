// Reads one plugin class: what it and the classes of the file that it inherits from say.

import { memberOf } from '../../../lang/python/classes.ts';
import { truth, unknown } from '../../../lang/python/dicts.ts';
import { assignedNodes, type Receiver } from '../../../lang/python/evaluate.ts';
import type { ModuleImport } from '../../../lang/python/import-doubt.ts';
import type { Span } from '../../../model/finding.ts';
import { textOf, type PythonNode } from '../../../lang/python/tree.ts';
import { returnedBy } from '../../../lang/python/returned.ts';
import { nameOf } from '../../../lang/python/scopes.ts';
import type { PythonValue } from '../../../lang/python/value.ts';
import type { Method, PluginClass } from './plugin-source.ts';
import { methodOf } from './read-methods.ts';
import { isPlainBase, type FileReading } from './reading.ts';

/** All that the text says of it, which code that runs at the import may change. */
export function readClass(reading: FileReading, node: PythonNode): Omit<PluginClass, 'callDoubt'> {
  const name = node.children.find(({ type }) => type === 'VariableName') ?? node;
  const whole = node.parent?.type === 'DecoratedStatement' ? node.parent : node;
  const getMetadata = methodIn(reading, node, 'get_metadata');
  return {
    name: nameOf(reading.tree, name),
    nameSpan: { from: name.from, to: name.to },
    span: { from: whole.from, to: whole.to },
    version: versionOf(reading, node),
    metadata: metadataOf(reading, node, name, getMetadata),
    getMetadata,
    invoke: methodIn(reading, node, 'invoke'),
  };
}

function methodIn(reading: FileReading, node: PythonNode, name: string): Method | null {
  const member = memberOf(reading.tree, reading.scopes, node, name);
  return member.kind === 'bound' && member.binding.kind === 'function'
    ? methodOf(reading, member.binding.statement)
    : null;
}

/** As pluginlib does: the class's version, or else the module's, where Python counts the class's as nothing. */
function versionOf(reading: FileReading, node: PythonNode): PythonValue | null {
  const { evaluator, scopes } = reading;
  const own = evaluator.memberOf(node, '_version_');
  if (own && truth(own) !== false) return own;
  const bindings = scopes.module.bindings.get('__version__') ?? [];
  const [binding] = bindings;
  if (!binding) return own;
  const sure = bindings.length === 1 && binding.kind === 'assigned' && binding.always;
  if (!sure || scopes.shared.has('__version__')) return unknown(binding.node, 'the name __version__');
  const value = evaluator.valueOfAll(assignedNodes(binding.statement));
  // A list may be changed before it is read; versions are none.
  return ['list', 'dict', 'set'].includes(value.kind) ? unknown(value.span, 'the name __version__') : value;
}

function metadataOf(
  reading: FileReading,
  node: PythonNode,
  name: PythonNode,
  method: Method | null,
): PythonValue | null {
  const { tree, scopes, evaluator } = reading;
  const member = memberOf(tree, scopes, node, 'get_metadata');
  if (member.kind === 'absent')
    return member.ends.every(isPlainBase) ? null : unknown(name, 'a method of a class in another file');
  if (member.kind === 'unclear') return unknown(name, 'a class with more than one base');
  const { binding, count } = member;
  const why = 'a method that is more than a class method of its own';
  if (count !== 1 || !binding.always || !method || scopes.shared.has('get_metadata'))
    return unknown(binding.node, why);
  const decorators = method.decorators.map((one) => one.name);
  const known = decorators.length === 0 || ['classmethod', 'staticmethod'].includes(decorators.join());
  const rebound = decorators.some((one) => isBound(reading, one));
  if (!known || rebound) return unknown(binding.node, why);
  const receiver = decorators.length > 0 ? receiverOf(reading, node, binding.statement, method) : null;
  return returnedBy(binding.statement, evaluator, receiver);
}

/** Whether a builtin's name means something else anywhere in the file. */
function isBound({ tree, scopes }: FileReading, name: string): boolean {
  return (
    scopes.starred !== null ||
    tree.nodes.some(
      (node) => node.type === 'VariableName' && scopes.binds(node) && textOf(tree, node) === name,
    )
  );
}

/** The class as a class method sees it. */
function receiverOf(
  { scopes }: FileReading,
  node: PythonNode,
  definition: PythonNode,
  { decorators, parameters: [first] }: Method,
): Receiver | null {
  const isOnce = first && scopes.in(definition).bindings.get(first.name)?.length === 1;
  return isOnce && decorators[0]?.name === 'classmethod' ? { name: first.name, node } : null;
}

/** The first place in `get_metadata` that may do more than give the metadata; null where the class has no plain one. */
export function callDoubtOf(reading: FileReading, module: ModuleImport, node: PythonNode): Span | null {
  const member = memberOf(reading.tree, reading.scopes, node, 'get_metadata');
  const method = methodIn(reading, node, 'get_metadata');
  if (
    member.kind !== 'bound' ||
    member.count !== 1 ||
    !member.binding.always ||
    method?.decorators.length !== 1
  )
    return null;
  const receiver = receiverOf(reading, node, member.binding.statement, method);
  return receiver && module.doubtOfCall(member.binding.statement, receiver);
}
