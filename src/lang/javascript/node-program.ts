// Makes one script of the files that Node.js would load one by one: every module a function, or the words that refuse it.

import type { Program, Statement, ModuleDeclaration } from 'acorn';
import { member, parsedJson } from '../../model/guards.ts';
import type { PluginFile } from '../../model/file.ts';
import type { NodeRelease } from '../../node/json-fault.ts';
import { caughtIn, nodesIn, spliced, type Splice } from './caught.ts';
import { compileError } from './engine-words.ts';
import { programOf, type Grammar } from './fault.ts';
import { identifiersIn } from './bindings.ts';
import { asFunction } from './es-module.ts';
import { joinedModules, type ModulePlace } from './joined-modules.ts';

export interface NodeProgram {
  /**
   * An expression: `{ path: [kind, maker or words] }`. `script` and `module` have a maker of their function, `fault`
   * the words of the error with which it does not compile.
   */
  readonly text: string;
  readonly places: readonly ModulePlace[];
}

/** Names that Node.js puts around a script. */
const AROUND = ['exports', 'require', 'module', '__filename', '__dirname'];

/** The program of all files that are scripts, or that a script names; paths are absolute. */
export function nodeProgram(files: readonly PluginFile[], engine: NodeRelease): NodeProgram {
  const scripts = files.filter(({ path }) => /\.[cm]?js$/.test(path));
  // Node.js reads any other file as a script, too, if that is what code asks for.
  const named = files.filter(
    ({ path }) =>
      !/\.(?:[cm]?js|json|node)$/.test(path) &&
      scripts.some(({ text }) => text.includes(path.slice(path.lastIndexOf('/') + 1))),
  );
  const modules = [...scripts, ...named].map((file) => {
    const { kind, head, code, tail } = moduleOf(file, files, engine);
    return { path: file.path, head: `["${kind}", ${head}`, code, tail: `${tail}]` };
  });
  return joinedModules(modules);
}

interface Module {
  readonly kind: 'script' | 'module' | 'fault';
  readonly head: string;
  readonly code: string;
  readonly tail: string;
}

function moduleOf(file: PluginFile, files: readonly PluginFile[], engine: NodeRelease): Module {
  const isModule = isEsModule(file.path, files);
  let text = file.text.replace(/^\ufeff/, '').replace(/^#!/, '//');
  if (isModule) text = withoutAttributes(text);
  const grammar: Grammar = {
    ecmaVersion: engine === 'node-18' ? 2023 : 2024,
    sourceType: isModule ? 'module' : 'commonjs',
  };
  const fault = compileError(text, grammar, engine)?.message;
  const tree = programOf(text, grammar);
  if (fault !== undefined || tree === null || tree instanceof SyntaxError)
    return refused(fault ?? 'Maximum call stack size exceeded');
  const splices = [...commonSplices(tree), ...caughtIn(tree)];
  if (isModule) {
    const { head, splices: own } = asFunction(tree, text);
    return {
      kind: 'module',
      head: `($import, $caught) => async function ($link, $export, $star, $meta) { 'use strict'; ${head}`,
      code: spliced(text, [...splices, ...own]),
      tail: '}',
    };
  }
  const twice = tree.body.flatMap(declaredBy).find((name) => AROUND.includes(name));
  if (twice !== undefined) return refused(`Identifier '${twice}' has already been declared`);
  return {
    kind: 'script',
    head: `($import, $caught) => function (${AROUND.join(', ')}) {`,
    code: spliced(text, splices),
    tail: '}',
  };
}

const refused = (words: string): Module => ({
  kind: 'fault',
  head: '',
  code: JSON.stringify(words),
  tail: '',
});

/** `.mjs`, or `.js` where the nearest package.json says so. */
export function isEsModule(path: string, files: readonly PluginFile[]): boolean {
  if (!path.endsWith('.js')) return path.endsWith('.mjs');
  for (let folder = path; folder !== '';) {
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')));
    const own = files.find((file) => file.path === `${folder}/package.json`);
    if (own) return member(parsedJson(own.text), 'type') === 'module';
  }
  return false;
}

/** Names that a statement of the top declares for good; others may be declared again. */
function declaredBy(statement: Statement | ModuleDeclaration): string[] {
  if (statement.type === 'ClassDeclaration') return [statement.id.name];
  if (statement.type !== 'VariableDeclaration' || statement.kind === 'var') return [];
  return statement.declarations.flatMap(({ id }) => identifiersIn(id).map(({ name }) => name));
}

/** `import()` and `import.meta` are the guest's. */
function commonSplices(tree: Program): Splice[] {
  return [...nodesIn(tree)].flatMap((node): Splice[] => {
    if (node.type === 'ImportExpression') return [{ at: node.start, to: node.start + 6, insert: '$import' }];
    const isMeta = node.type === 'MetaProperty' && node.meta.name === 'import';
    return isMeta ? [{ at: node.start, to: node.end, insert: '$meta' }] : [];
  });
}

/** Attributes of imports, which Node.js 18 takes and acorn's 2023 does not; only JSON has any. */
function withoutAttributes(text: string): string {
  return text.replace(
    /((?:from|import)\s*(?:"[^"\n]*"|'[^'\n]*')\s*)((?:with|assert)\s*\{[^{}]*\})/g,
    (_, before: string, attributes: string) => before + attributes.replace(/[^\n]/g, ' '),
  );
}
