// What the compiler says about a plugin's files, in its own words.

import * as ts from 'typescript';
import type { Fix, Span } from '../../model/finding.ts';
import { pathFrom } from '../../files/paths.ts';
import { reachedFrom } from './imports.ts';
import { fixesOf } from './message-fixes.ts';
import { NotJudged } from './not-judged.ts';
import { ROOT, type PluginProgram } from './program.ts';
import { fileFor } from './transpile.ts';

/** One message of the compiler. */
export interface CompilerDiagnostic {
  /** Relative to the plugin's folder. */
  readonly path: string;
  readonly span: Span;
  /** 2322 of TS2322; null where the compiler gave up on the file, which `tsc` would not survive. */
  readonly code: number | null;
  /** The compiler's words; what follows from what is on lines of its own, indented. */
  readonly text: string;
  /** Best first; [] where it is not certain what was meant. */
  readonly fixes: readonly Fix[];
}

/** Messages that fixes are looked for: hostile code would have every message look at everything. */
const MAX_FIXED = 200;

const GAVE_UP = 'This file is nested too deeply for the compiler.';

/**
 * A package is not found, or has no types. None is ever fetched, so what it exports is `any` here, and a declaration of
 * ours for all packages would make their types an error (TS2709). A built-in module of Node.js has codes of its own.
 */
const NO_PACKAGE: ReadonlySet<number> = new Set([2307, 2580, 2591, 2664, 2792, 2875, 2882, 7016]);

/** Of what an element needs without naming it. */
const NO_JSX = 2875;

/** A quoted name that is not a path. */
const PACKAGE = /^['"`](?!\.{0,2}[/'"`])/;

interface Reported {
  readonly diagnostics: readonly CompilerDiagnostic[];
  /** Packages that are not there, of whose values the compiler has more to say than what is known of them. */
  readonly notJudged: readonly string[];
}

const known = new WeakMap<PluginProgram, Reported>();

/** In the order of `tsc`: by file, then by place. As there, nothing is said about types while a text does not parse. */
export function diagnosticsOf(plugin: PluginProgram): readonly CompilerDiagnostic[] {
  return reportedBy(plugin).diagnostics;
}

/** Names of packages that are not there: what the compiler says only because of that is left out. */
export function notJudgedIn(plugin: PluginProgram): readonly string[] {
  return reportedBy(plugin).notJudged;
}

function reportedBy(plugin: PluginProgram): Reported {
  const before = known.get(plugin);
  if (before) return before;
  const found = allOf(plugin);
  known.set(plugin, found);
  return found;
}

function allOf(plugin: PluginProgram): Reported {
  const { program, unreadable } = plugin;
  const asked = judgedFiles(plugin);
  const syntax = asked.flatMap((file) => program.getSyntacticDiagnostics(file));
  const gaveUp = new Set(unreadable);
  const found = syntax.length > 0 ? syntax : asked.flatMap((file) => semantic(plugin, file, gaveUp));
  const packages = new NotJudged(plugin);
  const notJudged = new Set<string>();
  const reported = ts.sortAndDeduplicateDiagnostics(found).flatMap((one, i) => {
    const origin = packages.originOf(one);
    if (origin !== null && origin !== '') notJudged.add(origin);
    return origin === null ? (diagnostic(plugin, one, i < MAX_FIXED) ?? []) : [];
  });
  const lost = [...gaveUp].map((path) => ({
    path,
    span: { from: 0, to: 0 },
    code: null,
    text: GAVE_UP,
    fixes: [],
  }));
  return { diagnostics: [...lost, ...reported], notJudged: [...notJudged].sort() };
}

/** The plugin's files, without those that its tsconfig.json leaves out and nothing imports. */
export function judgedFiles(plugin: PluginProgram): readonly ts.SourceFile[] {
  const all = plugin.program.getSourceFiles().filter((file) => plugin.pathOf(file) !== null);
  const { included } = plugin.settings;
  if (!included) return all;
  const paths = plugin.paths.filter((path) => included.has(ROOT + path));
  const judged = reachedFrom(paths, plugin);
  return judged.size > 0 ? all.filter((file) => judged.has(file)) : all;
}

/** Adds to `gaveUp` where the checker runs out of stack, which may happen with deep expressions that parse. */
function semantic(plugin: PluginProgram, file: ts.SourceFile, gaveUp: Set<string>): readonly ts.Diagnostic[] {
  const path = plugin.pathOf(file) ?? '';
  // Programs have files behind those that they import, so a file is not blamed for types that it only uses.
  plugin.watch(path);
  try {
    return plugin.program.getSemanticDiagnostics(file);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    gaveUp.add(path);
    return [];
  } finally {
    plugin.watch(null);
  }
}

function diagnostic(plugin: PluginProgram, one: ts.Diagnostic, isFixed: boolean): CompilerDiagnostic | null {
  const { file, start = 0, length = 0, code, messageText } = one;
  const path = file && plugin.pathOf(file);
  if (!file || path === null || path === undefined) return null;
  if (NO_PACKAGE.has(code)) {
    if (code === NO_JSX || PACKAGE.test(file.text.slice(start, start + 4))) return null;
    if (isLeftOut(plugin, path, file.text.slice(start + 1, start + length - 1))) return null;
  }
  const from = Math.min(start, file.text.length);
  const to = Math.min(from + length, file.text.length);
  const text = ts.flattenDiagnosticMessageText(messageText, '\n');
  return { path, span: { from, to }, code, text, fixes: isFixed ? fixesOf(one, plugin.checker) : [] };
}

function isLeftOut({ leftOut }: PluginProgram, importer: string, name: string): boolean {
  if (leftOut.size === 0) return false;
  const texts = new Map([...leftOut].map((path) => [path, '']));
  return fileFor(pathFrom(importer, name), texts) !== undefined;
}
