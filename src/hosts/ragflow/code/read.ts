// Reads a file of plugins from its text alone: classes, versions, metadata, methods.

import { classShape, type Base } from '../../../lang/python/classes.ts';
import { Evaluator } from '../../../lang/python/evaluate.ts';
import { ModuleImport } from '../../../lang/python/import-doubt.ts';
import { parsePython } from '../../../lang/python/parse.ts';
import type { PythonNode } from '../../../lang/python/tree.ts';
import { nameOf, scopesOf } from '../../../lang/python/scopes.ts';
import { unescaped } from '../../../lang/python/text-literal.ts';
import { unboundNames } from '../../../lang/python/unbound.ts';
import type { PluginClass, PluginSource } from './plugin-source.ts';
import { callDoubtOf, readClass } from './read-class.ts';
import { hostBase, importedCode, isPlainBase, makesDict, type FileReading } from './reading.ts';

/** What the server calls when it starts (agent/plugin/plugin_manager.py:26). */
const CALLED = ['get_metadata'];

type Doubt = PluginSource['unread'];
type Kind = 'plugin' | 'plain' | 'doubtful';

/** Never throws. Where the text is not Python, what is left of it is read, and `errors` says so. */
export function readPluginSource(text: string): PluginSource {
  const reading = read(text);
  const { tree, scopes } = reading;
  const classes = tree.nodes.filter(({ type }) => type === 'ClassDefinition');
  const kinds = new Map<PythonNode, Kind>();
  for (const node of classes) kinds.set(node, kindOf(reading, node, kinds));
  const module = new ModuleImport(importedCode(reading));
  return {
    text,
    errors: tree.errors,
    imports: scopes.imports,
    plugins: classes
      .filter((node) => kinds.get(node) === 'plugin' && isTopLevel(node))
      .map((node): PluginClass => ({
        ...readClass(reading, node),
        callDoubt: callDoubtOf(reading, module, node),
      })),
    unread: tree.tooDeep
      ? { span: tree.tooDeep, why: 'more parts in one another than can be read here' }
      : doubtOf(reading, classes, kinds),
    importDoubt: module.doubt,
    unbound: GIVES_NAMES.test(text) ? [] : unboundNames(tree, scopes, 'get_metadata'),
  };
}

/** What may give values to names that nothing in the text does. */
const GIVES_NAMES =
  /\b(?:exec|globals|locals|vars|setattr|__builtins__|builtins|__dict__|modules|_getframe|__main__)\b/;

function read(text: string): FileReading {
  const tree = parsePython(text);
  const scopes = scopesOf(tree);
  const isDict = (callee: PythonNode): boolean => makesDict(tree, scopes, callee);
  const evaluator = new Evaluator({ tree, scopes, called: CALLED, makesDict: isDict, isPlainBase });
  return { tree, scopes, evaluator };
}

function kindOf({ tree, scopes }: FileReading, node: PythonNode, kinds: ReadonlyMap<PythonNode, Kind>): Kind {
  const { bases } = classShape(tree, scopes, node);
  const found = bases.map(({ base }) => kindOfBase(base, kinds));
  if (found.includes('plugin')) return 'plugin';
  return found.includes('doubtful') ? 'doubtful' : 'plain';
}

/** A plugin may inherit from another one that is imported; classes of packages are none. */
function kindOfBase(base: Base, kinds: ReadonlyMap<PythonNode, Kind>): Kind {
  if (base.kind === 'class') return kinds.get(base.node) ?? 'doubtful';
  if (hostBase(base) !== null) return 'plugin';
  if (base.kind === 'unbound') return 'plain';
  if (base.kind === 'unknown') return 'doubtful';
  return base.imported.some(({ module }) => /^(?:\.|(?:agent|plugin|api|rag|common)(?:\.|$))/.test(module))
    ? 'doubtful'
    : 'plain';
}

/** Whether a member of the class gets another value outside of it, as far as the text shows. */
function isChangedLater(text: string, name: string): boolean {
  return new RegExp(`\\b(?:${name}\\s*\\.\\s*\\w+\\s*=(?!=)|(?:set|del)attr\\(\\s*${name}\\b)`).test(text);
}

function isTopLevel(node: PythonNode): boolean {
  let at = node.parent;
  while (at && ['DecoratedStatement', 'StatementGroup'].includes(at.type)) at = at.parent;
  return at?.type === 'Script';
}

function doubtOf(
  reading: FileReading,
  classes: readonly PythonNode[],
  kinds: ReadonlyMap<PythonNode, Kind>,
): Doubt {
  const { tree, scopes } = reading;
  if (scopes.starred) return { span: scopes.starred.span, why: 'an import of everything' };
  const coding = /^(?:[^\r\n]*(?:\r\n?|\n))?[ \t\f]*#[^\r\n]*?coding[:=][ \t]*([-\w.]+)/.exec(tree.text);
  if (coding?.[1] && !/^utf[-_]?8(?:-sig)?$/i.test(coding[1]))
    return { span: { from: 0, to: coding[0].length }, why: `the encoding ${coding[1]}` };
  const feed = /(?:^|[\r\n])[ \t]*[\f\v]/.exec(tree.text);
  if (feed) return { span: { from: feed.index, to: feed.index + 1 }, why: 'a form feed in the indentation' };
  const named = [...tree.text.matchAll(/\\N\{[^{}]*\}/g)].find(([name]) => unescaped(name) === null);
  if (named)
    return { span: { from: named.index, to: named.index + named[0].length }, why: 'a character by its name' };
  for (const node of classes) {
    const why = doubtOfClass(reading, node, kinds.get(node) ?? 'doubtful');
    if (why !== null) return { span: { from: node.from, to: Math.min(node.to, node.from + 5) }, why };
  }
  return null;
}

function doubtOfClass({ tree, scopes }: FileReading, node: PythonNode, kind: Kind): string | null {
  const { bases, extras, name } = classShape(tree, scopes, node);
  const says = name ? `the class ${nameOf(tree, name)}` : 'a class';
  if (kind === 'plain') return null;
  if (kind === 'doubtful') return `${says}, whose base is not in this file`;
  if (name && isChangedLater(tree.text, nameOf(tree, name))) return `${says}, which other code changes`;
  if (extras.length > 0) return `${says}, which is decorated or made in a way of its own`;
  if (!isTopLevel(node)) return `${says}, which is not defined in every case`;
  if (bases.some(({ base }) => hostBase(base) === 'elsewhere'))
    return `${says}, whose base is imported from elsewhere`;
  return node.broken ? `${says}, which cannot be read here` : null;
}
