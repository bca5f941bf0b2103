// Compares the page with `tsc` over generated plugins, once with the real packages and once with packages that are `any`.

import { builtinModules } from 'node:module';
import { resolve } from 'node:path';
import * as ts from 'typescript';
import core from 'virtual:types/@elizaos/core';
import { diagnosticsOf } from '../../src/lang/typescript/diagnostics.ts';
import { ambient, OPTIONS, PluginCompiler } from '../../src/lang/typescript/program.ts';
import { pluginsOf, type GeneratedPlugin } from './generated-plugins.ts';

/** What a run covers. */
export interface Run {
  readonly count: number;
  readonly seed: number;
  /** The number of the one plugin that is compared, and printed; null for all. */
  readonly only: number | null;
  /** Folder of the installed packages. */
  readonly packages: string;
}

interface Message {
  readonly code: number;
  readonly start: number;
  readonly text: string;
}

const PACKAGES = ['zod', 'axios', 'viem', 'viem/accounts', 'viem/chains', 'express'];
/** All but the host's own package and the compiler's library. */
const HIDDEN = /\/node_modules\/(?!@elizaos\/|typescript\/)/;
const SHOWN = Number(process.env.PLUGBENCH_SHOWN ?? 10);

/** Prints what differs, what was not judged, and `N passed, N failed`; true if nothing differs. */
export function compareTypes({ count, seed, only, packages }: Run): boolean {
  const all = pluginsOf(count, seed);
  const plugins = only === null ? all : all.slice(only, only + 1);
  if (only !== null) console.log(plugins[0]?.text);
  const compiler = new PluginCompiler(core);
  const together = comparedAll(plugins, packages, compiler);
  let different = 0;
  for (const [i, { extra, missing }] of together.entries()) {
    if (extra.length + missing.length === 0) continue;
    // In one program, what the compiler has said of a type it may not say again.
    const [alone] = plugins.length > 1 ? comparedAll(plugins.slice(i, i + 1), packages, compiler) : [];
    const left = alone ?? { extra, missing };
    if (left.extra.length + left.missing.length === 0) continue;
    if (++different > SHOWN) continue;
    console.log(`plugin ${String(only ?? i)} of seed ${String(seed)}`);
    for (const one of left.extra) console.log(`  only in the page: ${one}`);
    for (const one of left.missing) console.log(`  missing in the page: ${one}`);
  }
  const sum = (of: (one: Compared) => number): number => together.reduce((all, one) => all + of(one), 0);
  const page = sum((one) => one.page);
  console.log(
    `${String(page)} messages in the page; ${String(sum((one) => one.notJudged))} of tsc are not judged, because they are about packages`,
  );
  console.log(`${String(plugins.length - different)} passed, ${String(different)} failed`);
  return different === 0 && page > 0;
}

interface Compared {
  /** Messages of the page. */
  readonly page: number;
  /** Messages of `tsc` that depend on what the packages are. */
  readonly notJudged: number;
  readonly extra: readonly string[];
  readonly missing: readonly string[];
}

function comparedAll(
  plugins: readonly GeneratedPlugin[],
  packages: string,
  compiler: PluginCompiler,
): Compared[] {
  const real = compiled(plugins, packages, 'real');
  const open = compiled(plugins, packages, 'any');
  const odd = compiled(plugins, packages, 'odd');
  return plugins.map(({ text }, i) => {
    const found = diagnosticsOf(compiler.compile([{ path: 'index.ts', text }]));
    const page = found.map(({ code, span, text: words }) => ({
      code: code ?? 0,
      start: span.from,
      text: words,
    }));
    const byTsc = real[i] ?? [];
    const needed = byTsc.filter((one) => has(open[i] ?? [], one) && has(odd[i] ?? [], one));
    const missing = without(needed, page);
    return {
      page: page.length,
      notJudged: without(byTsc, page).length - missing.length,
      extra: without(page, byTsc).map((one) => shown(text, one)),
      missing: missing.map((one) => shown(text, one)),
    };
  });
}

function has(list: readonly Message[], { code, start }: Message): boolean {
  return list.some((one) => one.code === code && one.start === start);
}

function without(list: readonly Message[], others: readonly Message[]): Message[] {
  return list.filter((one) => !has(others, one));
}

function shown(text: string, { code, start, text: words }: Message): string {
  const before = text.slice(0, start);
  const line = text.slice(before.lastIndexOf('\n') + 1).split('\n', 1)[0] ?? '';
  return `TS${String(code)} in line ${String(before.split('\n').length)}, ${words.split('\n', 1)[0] ?? ''}\n    ${line}`;
}

/** How a program has the packages: as they are, as `any`, or as something else. */
type PackageTypes = 'real' | 'any' | 'odd';

/** What `tsc` says of each plugin, all in one program. */
function compiled(plugins: readonly GeneratedPlugin[], folder: string, given: PackageTypes): Message[][] {
  const own = new Map(plugins.map(({ text }, i) => [resolve(folder, `plugins/${String(i)}.ts`), text]));
  const texts = new Map(own);
  const isReal = given === 'real';
  if (!isReal) texts.set(resolve(folder, 'open.d.ts'), openTypes(plugins, given));
  const options = {
    ...OPTIONS,
    types: isReal ? ['node'] : [],
    typeRoots: [resolve(folder, 'node_modules/@types')],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  const exists = host.fileExists.bind(host);
  const isHidden = (path: string): boolean => !isReal && HIDDEN.test(path);
  host.fileExists = (path) => texts.has(path) || (!isHidden(path) && exists(path));
  host.getSourceFile = (path, target) => {
    const text = texts.get(path);
    return text === undefined ? read(path, target) : ts.createSourceFile(path, text, target, true);
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  return [...own.keys()].map((path) => {
    const file = program.getSourceFile(path);
    const syntax = program.getSyntacticDiagnostics(file);
    const found = syntax.length > 0 ? syntax : program.getSemanticDiagnostics(file);
    return ts.sortAndDeduplicateDiagnostics(found).map(({ code, start = 0, messageText }) => ({
      code,
      start,
      text: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }));
  });
}

/** The page's own globals, and every package and module of Node.js. */
function openTypes(plugins: readonly GeneratedPlugin[], given: PackageTypes): string {
  const builtIn = builtinModules.flatMap((name) => [name, `node:${name}`]);
  const names = [...PACKAGES, ...builtIn];
  const globals = ambient.map(({ text }) => text).join('\n');
  if (given === 'any') return [globals, ...names.map((name) => `declare module '${name}';`)].join('\n');
  const texts = plugins.map(({ text }) => text).join('\n');
  const modules = names.map((name) => {
    const clauses = [...texts.matchAll(/^import (.+) from '(.+)';$/gm)].filter(([, , from]) => from === name);
    const named = new Set(clauses.flatMap(([, clause = '']) => importedNames(clause)));
    return `declare module '${name}' {\n${[...named].map(odd).join('\n')}\n}`;
  });
  const oddGlobals = globals.replace(/^(declare var \w+: |type \w+(?:<.*>)? = )any;/gm, '$1Odd;');
  return [ODD, oddGlobals, ...modules].join('\n');
}

/** Takes and gives anything, and has every member, but is neither a text nor a number. */
const ODD = `type OddFunction = (...list: any[]) => any;
interface Odd {
  (...list: ({} | null | undefined | OddFunction)[]): Odd;
  <T>(...list: ({} | null | undefined | OddFunction)[]): Odd;
  new (...list: ({} | null | undefined | OddFunction)[]): Odd;
  name: Odd;
  length: Odd;
  inferred: Odd;
  [member: string]: Odd;
  [Symbol.iterator](): IterableIterator<Odd>;
}`;

function odd(name: string): string {
  const generic = '<T1 = any, T2 = any, T3 = any>';
  const value =
    name === 'default' ? 'const value: Odd;\nexport default value;' : `export const ${name}: Odd;`;
  if (name === 'default') return `${value}\n`;
  const inner = ['infer', 'Request'].map((one) => `type ${one}${generic} = Odd;`).join(' ');
  return `${value}\nexport type ${name}${generic} = Odd & { readonly inferred: T1 };\nexport namespace ${name} { ${inner} }`;
}

function importedNames(clause: string): string[] {
  const [, braces = ''] = /\{ (.*) \}/.exec(clause) ?? [];
  const names = braces.split(', ').map((one) => one.replace(/^type | as .*$/g, ''));
  return [...(/^(?:type )?\{/.test(clause) ? [] : ['default']), ...names.filter((one) => one !== '')];
}
