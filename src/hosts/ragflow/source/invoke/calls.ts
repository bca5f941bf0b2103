// Checks calls that may wait for ever: those of the network and of processes without a timeout.

import type { CodeFix } from '../../../../model/code.ts';
import { textOf, type PythonNode } from '../../../../python/parse.ts';
import { found, nodesIn, replace, type Found, type PluginFile } from '../found.ts';
import type { Method, PluginClass } from '../plugin-source.ts';
import { noTimeout } from './rules.ts';

/** Functions that wait without an end, by module; `httpx` has a default of five seconds. */
const WAITING: ReadonlyMap<string, readonly string[]> = new Map([
  ['requests', ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'request']],
  ['urllib.request', ['urlopen']],
  ['subprocess', ['run', 'call', 'check_call', 'check_output']],
  ['socket', ['create_connection']],
]);

/** Findings of calls in the class of a plugin, where their module is known. */
export function checkCalls(file: PluginFile, plugin: PluginClass, invoke: Method): Found[] {
  const { tree } = file;
  const names = waitingNames(file);
  return nodesIn(file, plugin.span)
    .filter(
      (node) => node.type === 'CallExpression' && node.from >= Math.min(invoke.span.from, plugin.span.from),
    )
    .flatMap((node): Found[] => {
      const callee = node.children[0];
      const list = node.children.find(({ type }) => type === 'ArgList');
      if (!callee || !list) return [];
      const call = textOf(tree, callee);
      if (!names.has(call) || hasTimeout(file, call, list)) return [];
      const fixes = (): CodeFix[] => addTimeout(file, list);
      return [found(noTimeout.at(`/${plugin.name}/${call}`, 'value', { call }), callee, fixes)];
    });
}

function waitingNames({ tree }: PluginFile): Set<string> {
  const out = new Set<string>();
  for (const node of tree.nodes.filter(({ type }) => type === 'ImportStatement')) {
    const text = textOf(tree, node).replace(/[()\\]/g, ' ');
    for (const [module, functions] of WAITING) {
      const dotted = module.replace('.', '\\.');
      for (const part of text.replace(/^import\s+/, '').split(',')) {
        if (!text.startsWith('import')) break;
        const match = new RegExp(`^\\s*${dotted}(?:\\s+as\\s+(\\w+))?\\s*$`).exec(part);
        if (match) for (const name of functions) out.add(`${match[1] ?? module}.${name}`);
      }
      const from = new RegExp(`^from\\s+${dotted}\\s+import\\s+(.*)$`, 's').exec(text)?.[1];
      for (const part of from?.split(',') ?? []) {
        const [name = '', , as = name] = part.trim().split(/\s+/);
        if (functions.includes(name)) out.add(as);
      }
      const [package_ = '', own = ''] = module.split('.');
      if (own !== '' && new RegExp(`^from\\s+${package_}\\s+import\\b.*\\b${own}\\b`, 's').test(text)) {
        for (const name of functions) out.add(`${own}.${name}`);
      }
    }
  }
  return out;
}

/** By its name, by `**`, or as a later positional argument of the functions that have one. */
function hasTimeout({ tree }: PluginFile, call: string, list: PythonNode): boolean {
  const text = textOf(tree, list);
  if (/\btimeout\s*=|\*/.test(text)) return true;
  const positional = list.children.filter(
    ({ type }, i) =>
      !/^[(),]$/.test(type) &&
      type !== 'AssignOp' &&
      list.children[i + 1]?.type !== 'AssignOp' &&
      list.children[i - 1]?.type !== 'AssignOp',
  );
  if (/urlopen$/.test(call)) return positional.length >= 3;
  return /create_connection$/.test(call) && positional.length >= 2;
}

function addTimeout({ text }: PluginFile, list: PythonNode): CodeFix[] {
  if (text.charAt(list.to - 1) !== ')') return [];
  const inner = text.slice(list.from + 1, list.to - 1);
  const end = list.from + 1 + inner.trimEnd().length;
  const isEmpty = inner.trim() === '';
  const lines = /,(\r?\n[ \t]*)\S/.exec(inner)?.[1];
  const hasComma = inner.trimEnd().endsWith(',');
  if (inner.includes('#')) return [];
  const insert = isEmpty
    ? 'timeout=30'
    : `${hasComma ? '' : ','}${lines ?? ' '}timeout=30${hasComma ? ',' : ''}`;
  return replace('Add `timeout=30`', { from: end, to: end }, insert);
}
