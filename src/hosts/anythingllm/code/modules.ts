// Modules: ES modules where the host loads CommonJS, and packages that it does not have.

import type { SyntaxNode } from '@lezer/common';
import type { CodeFinding, Fix } from '../../../model/finding.ts';
import { textOf, requiresIn } from '../../../lang/javascript/nodes.ts';
import { type Handler, keyOf } from './handler/read.ts';
import { codeModule, codeLoad, codePackage, codeServerPackage } from './rules.ts';
import { codeFix, found, insert } from './tree.ts';
import type { CodeContext } from '../../../model/code.ts';
import { failuresOf } from './handler/loads.ts';
import { isBundled, OF_SERVER, packageOf } from './handler/packages.ts';

/** One finding per `import` and `export`. */
export function checkModules({ code }: Handler): CodeFinding[] {
  const { text } = code;
  const top = code.tree.topNode;
  return [
    ...top.getChildren('ImportDeclaration').map((node) => {
      const keyword = node.firstChild ?? node;
      return found(codeModule, { statement: 'import' }, keyword, required(node, text));
    }),
    ...top.getChildren('ExportDeclaration').map((node) => {
      const keyword = node.firstChild ?? node;
      const fixes = exported(node, code);
      return found(codeModule, { statement: 'export' }, keyword, fixes);
    }),
  ];
}

/** `const { a: b } = require('x');` of `import { a as b } from 'x';`. */
function required(node: SyntaxNode, text: string): Fix[] {
  const source = node.getChild('String');
  const group = node.getChild('ImportGroup');
  const name = node.getChild('VariableDefinition');
  if (!source || (group && name) || node.getChild('type')) return [];
  const call = `require(${text.slice(source.from, source.to)});`;
  const pattern = group ? importPattern(group, text) : name && text.slice(name.from, name.to);
  if (pattern === null && node.getChild('from')) return [];
  const { from, to } = node;
  return [codeFix('Use require', { from, to, insert: pattern ? `const ${pattern} = ${call}` : call })];
}

function importPattern(group: SyntaxNode, text: string): string {
  return text.slice(group.from, group.to).replace(/\sas\s/g, ': ');
}

function exported(node: SyntaxNode, code: Handler['code']): Fix[] {
  const declaration = node.getChild('VariableDeclaration') ?? node.getChild('FunctionDeclaration');
  const start = node.firstChild;
  if (!start) return [];
  const byDefault = node.getChild('default');
  if (byDefault) {
    const target = defaultTarget(node, code);
    const edit = { from: start.from, to: byDefault.to, insert: `${target ?? ''} =` };
    return target === null ? [] : [codeFix(`Set ${target}`, edit)];
  }
  const name = declaration?.getChild('VariableDefinition');
  if (!declaration || !name || declaration.getChildren('VariableDefinition').length > 1) return [];
  const own = textOf(code, name);
  const member = own === 'handler' ? 'module.exports.runtime' : `module.exports.${own}`;
  const value = own === 'handler' ? '{ handler }' : own;
  const end = code.text.trimEnd().length;
  return [
    codeFix(
      `Set ${member}`,
      { from: start.from, to: declaration.from, insert: '' },
      insert(end, `\n\n${member} = ${value};`),
    ),
  ];
}

function defaultTarget(node: SyntaxNode, code: Handler['code']): string | null {
  const object = node.getChild('ObjectExpression');
  if (!object) return null;
  const keys = object.getChildren('Property').map((property) => keyOf(property, code));
  // Without its semicolon the next statement could become a part of it.
  if (!keys.includes('runtime') && !keys.includes('handler')) return null;
  if (code.text.slice(object.to).trim() !== '' && !node.getChild(';')) return null;
  return keys.includes('runtime') ? 'module.exports' : 'module.exports.runtime';
}

/** What surely throws while the module is loaded. */
export function checkLoads(handler: Handler, path: string, { files }: CodeContext): CodeFinding[] {
  return failuresOf(handler, path, files).map((failure) => found(codeLoad, { what: failure.what }, failure));
}

/** Names that a `require` asks for, which is neither Node.js nor a file of the skill. */
export function checkPackages({ code }: Handler, { files }: CodeContext): CodeFinding[] {
  return requiresIn(code).flatMap((text): CodeFinding[] => {
    const name = packageOf(textOf(code, text).slice(1, -1));
    if (name === null || isBundled(name, files)) return [];
    const range = OF_SERVER.get(name);
    return [range ? found(codeServerPackage, { name, range }, text) : found(codePackage, { name }, text)];
  });
}
