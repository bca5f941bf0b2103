// Checks what `invoke` visibly returns: the README wants a text.

import type { Fix } from '../../../../model/finding.ts';
import { around, textOf, type PythonNode } from '../../../../lang/python/tree.ts';
import { addImport } from '../edits.ts';
import { found, nodesIn, replace, type Found, type PythonFile } from '../found.ts';
import type { Method, PluginClass } from '../plugin-source.ts';
import { returnValue } from './rules.ts';

/** Findings of returned values that are certainly not texts. */
export function checkReturns(file: PythonFile, plugin: PluginClass, invoke: Method): Found[] {
  const { text, tree } = file;
  const pointer = `/${plugin.name}/invoke/return`;
  const out: Found[] = [];
  const own = nodesIn(file, invoke.body).filter(
    (node) => node.type === 'ReturnStatement' && isIn(node, invoke),
  );
  for (const node of own) {
    const value = node.children.find(({ type }) => type !== 'return');
    const kind = value ? KINDS[value.type] : { what: 'nothing', shown: '`None`' };
    if (!kind) continue;
    const { what, shown = `\`${textOf(tree, value ?? node)}\`` } = kind;
    const fixes = (): Fix[] => {
      if (!value || value.type === 'None') return replace('Return an empty text', node, 'return ""');
      const source = textOf(tree, value);
      if (kind.isData !== true) return replace('Make a text of it', value, `str(${source})`);
      const hasJson = file.source.imports.some((one) => one.name === null && one.as === 'json');
      const edit = { from: value.from, to: value.to, insert: `json.dumps(${source})` };
      const edits = hasJson ? [edit] : [addImport(text, 'import json\n'), edit];
      return [{ title: 'Return it as JSON', edits }];
    };
    out.push(found(returnValue.at(pointer, 'value', { what, shown }), value ?? node, fixes));
  }
  return out;
}

/** Not in a function inside of it. */
function isIn(node: PythonNode, invoke: Method): boolean {
  const holder = around(node, 'FunctionDefinition', 'LambdaExpression');
  return holder !== null && holder.from >= invoke.span.from && holder.from <= invoke.nameSpan.from;
}

/** Values that are not texts, and what a call then gives the model in place of one: the value itself. */
const KINDS: Readonly<Record<string, { what: string; shown?: string; isData?: boolean }>> = {
  DictionaryExpression: {
    what: 'a dict',
    shown: "something like `{'a': 1}`, which is not JSON",
    isData: true,
  },
  ArrayExpression: { what: 'a list', shown: "something like `['a', 1]`, which is not JSON", isData: true },
  Number: { what: 'a number' },
  Boolean: { what: 'a truth value' },
  None: { what: '`None`' },
};
