// What the server's Node.js 18 does with the code: built-ins that it has not, and promises that nothing awaits.

import type { CodeFinding } from '../../../model/finding.ts';
import type { PluginFile } from '../../../model/file.ts';
import { unawaited } from '../../../lang/javascript/awaits.ts';
import { missingBuiltIns, missingGlobals } from '../../../lang/javascript/built-ins.ts';
import { readHandler, type Handler } from './handler/read.ts';
import { codeBuiltIn, codeBuiltInDoubt, codeUnawaited } from './rules.ts';
import { codeFix, found, insert } from './tree.ts';

/** Names that Node.js puts around a module. */
const AROUND = ['exports', 'require', 'module', '__filename', '__dirname'];

/** `others` are the files that it loads, which may define what the engine has not. */
export function checkEngine({ code }: Handler, others: readonly PluginFile[]): CodeFinding[] {
  const read = others.flatMap(({ path, text }) => (path.endsWith('.json') ? [] : (readHandler(text) ?? [])));
  const loaded = [code, ...read.map((other) => other.code)];
  const missing = [
    ...missingBuiltIns(code, 'node-18', loaded),
    ...missingGlobals(code, 'node-18', AROUND, loaded),
  ];
  return missing.map(({ name, of, isCertain, node, edit }) => {
    const fixes = edit ? [codeFix(`Use \`${edit.insert}\``, edit)] : [];
    if (isCertain || of === null) return found(codeBuiltIn, { name, of }, node, fixes);
    return found(codeBuiltInDoubt, { name, of }, node, fixes);
  });
}

/** Rejections that no `catch` can reach. */
export function checkUnawaited({ code }: Handler): CodeFinding[] {
  return unawaited(code).map(({ node, name, canAwait }) => {
    const fixes = canAwait ? [codeFix('Add await', insert(node.from, 'await '))] : [];
    return found(codeUnawaited, { name }, node, fixes);
  });
}
