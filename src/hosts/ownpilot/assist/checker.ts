// What OwnPilot knows of code in the editor: its checks come with the manifest's, so only completion and hover are here.

import type { CodeChecker } from '../../../model/code.ts';
import { complete } from './complete.ts';
import { memberName, textOf } from '../../../lang/javascript/nodes.ts';
import { describe, ENTRIES, existsIn } from './globals.ts';
import { siteOf, type Site } from './site.ts';

/** What is known of the name at the caret; null for names of the language and of the code itself. */
const hover: NonNullable<CodeChecker['hover']> = (file, caret, context) => {
  const site = siteOf(file, caret, context);
  if (!site) return null;
  const path = [site.node, site.code.tree.resolveInner(site.offset, 1)]
    .map((node) => pathOf({ ...site, node }))
    .find((found) => found !== null);
  if (!path) return null;
  const { name, from, to } = path;
  const parameter = site.parameters.find((one) => name === `args.${one.name}`);
  if (parameter) {
    const title = [parameter.name, parameter.detail].filter(Boolean).join(' · ');
    return { from, to, title, text: parameter.about };
  }
  const entry = ENTRIES.get(name);
  if (!entry) return null;
  const there = existsIn(entry, site.release) ? '' : ' The chosen release does not describe it.';
  return {
    from,
    to,
    title: entry.path + (entry.signature.startsWith('(') ? entry.signature : ''),
    text: describe(entry, site.release, site.permissions) + there,
  };
};

/** The global or member that a node names, where the code does not declare it itself. */
function pathOf({ node, code }: Site): { name: string; from: number; to: number } | null {
  const own = textOf(code, node);
  const { from, to } = node;
  if (node.name === 'VariableName') return code.own.has(own) ? null : { name: own, from, to };
  const object = node.parent?.firstChild;
  if (
    node.name !== 'PropertyName' ||
    node.parent?.name !== 'MemberExpression' ||
    object?.name !== 'VariableName'
  )
    return null;
  const base = textOf(code, object);
  const key = memberName(code, node.parent);
  return code.own.has(base) || key === undefined ? null : { name: `${base}.${key}`, from, to };
}

/** Completion and hover in tool code; OwnPilot reads no code files. */
export const codeChecker: CodeChecker = { check: () => [], complete, hover };
