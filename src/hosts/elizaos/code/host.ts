// What Milady / ElizaOS adds to the compiler: declarations, rules, checks and verdicts of plugins in TypeScript.

import type { CodeFinding, Fix } from '../../../model/finding.ts';
import type { Verdict } from '../../../model/verdict.ts';
import { isCode, type PluginProgram } from '../../../lang/typescript/program.ts';
import type { CheckedSource, CompiledPlugin, SourceHost } from '../../../lang/typescript/source-host.ts';
import { notJudgedIn } from '../../../lang/typescript/diagnostics.ts';
import { typeFindings } from '../../../lang/typescript/type-findings.ts';
import { MAX_NOTES, messagesOf, refusedBy, silentMessages } from '../../kit/verdict.ts';
import { code, listed } from '../../kit/words.ts';
import { entryOf } from '../file/kind.ts';
import { host } from '../index.ts';
import { codeReleases, DOCUMENTED, V2026_03, CORE_1 } from '../releases.ts';
import { NOT_FROM_CODE } from '../verdicts.ts';
import { checkSource } from './check.ts';
import { joined } from './joined.ts';
import { previewOfCode } from './preview.ts';
import { reading } from './reading/reading.ts';
import { runnable } from './runnable.ts';
import { codeRules as rules } from './rules.ts';
import { effects, nodeAt } from './types/effects.ts';
import { notOpen, slowTypes, throwing, types, unloadable } from './types/rules.ts';
import { pathFrom } from '../../../files/paths.ts';
import type { PluginFile } from '../../../model/file.ts';
import documented from './core-documented.d.ts?raw';
import undocumented from './core-undocumented.d.ts?raw';
import * as ts from 'typescript';

/** More messages than a person reads. */
const MOST_TEXTS = 100;

/** The releases that judge code, the documentation first. */
export const JUDGED: readonly [string, ...string[]] = [DOCUMENTED, CORE_1];

/** The checks, verdicts and declarations of this host for code. */
export const sourceHost: SourceHost = {
  host,
  releases: JUDGED,
  rules,
  declarations,
  check,
  preview: previewOfCode,
  runnable,
  reading,
};

function check(plugin: CompiledPlugin): CheckedSource {
  // The newest release has the most declarations, so more constants of the core are known.
  const program = [...plugin.programs.values()].at(-1);
  const checked = program
    ? checkSource(program, plugin.files, plugin.main)
    : new Map<string, CodeFinding[]>();
  // Of a text that does not parse, nothing is known but that.
  const own = new Map([...checked].filter(([path]) => program && parses(program, path)));
  const typed = withFixes(withoutMissing(compiled(plugin), plugin.files), plugin.programs.get(DOCUMENTED));
  const findings = joined(typed, own, JUDGED);
  for (const path of program?.leftOut ?? [])
    findings.set(path, [{ ...slowTypes.at(`/${path}`, 'value'), span: { from: 0, to: 0 } }]);
  return { findings, verdicts: isCode(plugin.main) ? verdicts(plugin, findings) : null };
}

function parses({ file, program }: PluginProgram, path: string): boolean {
  const source = file(path);
  return source !== undefined && program.getSyntacticDiagnostics(source).length === 0;
}

const BY_EFFECT = { types: types.code, load: unloadable.code, use: throwing.code };
const COMPILED: ReadonlySet<string> = new Set(Object.values(BY_EFFECT));

/** What the compilers say, by what it costs in each release. */
function compiled({ programs, main }: CompiledPlugin): Map<string, CodeFinding[]> {
  const entry = (one: PluginProgram): string | null => entryOf(main, [...one.paths, ...one.leftOut]);
  const costs = new Map([...programs].map(([release, one]) => [release, effects(one, entry(one))]));
  return typeFindings((one, release) => BY_EFFECT[costs.get(release)?.(one) ?? 'types'], programs);
}

/** A file of the plugin's own, and not a package, that an import does not find. */
const MISSING = /^Cannot find module (?:or type declarations for side-effect import of )?'(\.{1,2}\/[^']*)'/;

/** Files that are imported and not open are named once, at the first import: nothing is wrong because they are not here. */
function withoutMissing(
  all: ReadonlyMap<string, readonly CodeFinding[]>,
  files: readonly PluginFile[],
): Map<string, CodeFinding[]> {
  const pathOf = ({ args }: CodeFinding): string | undefined => MISSING.exec(String(args.text))?.[1];
  const missing = [...all].flatMap(([file, own]) =>
    own.flatMap((one) => {
      const path = pathOf(one);
      // The compiler does not read all that is open, such as style sheets.
      const isOpen = path !== undefined && files.some((other) => other.path === pathFrom(file, path));
      return path === undefined || isOpen ? [] : [{ file, path, span: one.span }];
    }),
  );
  const findings = new Map(
    [...all].map(([file, own]) => [file, own.filter((one) => pathOf(one) === undefined)]),
  );
  const [first] = missing;
  if (!first) return findings;
  const paths = [...new Set(missing.map(({ path }) => path))];
  const finding = { ...notOpen.at(`/${first.file}`, 'value', { paths }), span: first.span, releases: JUDGED };
  return findings.set(first.file, [finding, ...(findings.get(first.file) ?? [])]);
}

function missingIn(findings: readonly CodeFinding[]): string[] {
  const paths = findings.find(({ code }) => code === notOpen.code)?.args.paths;
  return Array.isArray(paths) ? paths.map(String) : [];
}

/** What types could not be known, in one line; no line where all are. */
function notJudged(program: PluginProgram | undefined): string[] {
  const packages = program ? notJudgedIn(program) : [];
  return packages.length === 0
    ? []
    : [`Not judged: what depends on the types of ${listed(packages.map((name) => code(name)))}.`];
}

const LEFT_OUT = 'The compiler took too long with the types of a file, so not all of the code was judged.';

function verdicts(
  { programs }: CompiledPlugin,
  findings: ReadonlyMap<string, readonly CodeFinding[]>,
): Verdict[] {
  const all = [...findings.values()].flat();
  return codeReleases.map(({ id: release }): Verdict => {
    if (!programs.has(release)) {
      const notes = release === V2026_03 ? [NOT_FROM_CODE] : [];
      return { release, kind: 'unknown', texts: [], notes };
    }
    // A release of the core speaks through the compiler; what our rules say of it are notes.
    const spoken = release === DOCUMENTED ? all : all.filter(({ code }) => COMPILED.has(code));
    const texts = [
      ...messagesOf('refused', release, spoken, rules, MOST_TEXTS),
      ...messagesOf('types', release, spoken, rules, MOST_TEXTS),
    ].slice(0, MOST_TEXTS);
    const unspoken = all.filter((finding) => !spoken.includes(finding));
    const found = [
      ...messagesOf('refused', release, unspoken, rules),
      ...silentMessages(release, all, rules),
      ...messagesOf('types', release, unspoken, rules),
    ];
    const isRefused = refusedBy(release, all, rules).length > 0;
    const isLeftOut = all.some(({ code }) => code === slowTypes.code);
    const missing = missingIn(all);
    const isWhole = !isLeftOut && missing.length === 0;
    const about = [
      ...(isLeftOut ? [LEFT_OUT] : []),
      ...(missing.length > 0 ? [notOpen.message({ paths: missing })] : []),
      ...notJudged(programs.get(release)),
    ];
    const notes = [...about, ...found].slice(0, MAX_NOTES);
    return { release, kind: isRefused ? 'refused' : isWhole ? 'accepted' : 'unknown', texts, notes };
  });
}

/** Under whole paths; the types of the package are loaded when they are first asked for. */
export async function declarations(release: string): Promise<readonly PluginFile[]> {
  if (release === CORE_1) return (await import('virtual:types/@elizaos/core')).default;
  return [
    { path: '/types/core.d.ts', text: documented },
    { path: '/types/core-undocumented.d.ts', text: undocumented },
  ];
}

const CORE = '@elizaos/core';

/** The compiler's findings with their fixes. `program`: with the page's types. */
function withFixes(
  findings: ReadonlyMap<string, readonly CodeFinding[]>,
  program: PluginProgram | undefined,
): Map<string, readonly CodeFinding[]> {
  const module = program?.checker.getAmbientModules().find(({ name }) => name === `"${CORE}"`);
  const all = module ? (program?.checker.getExportsOfModule(module) ?? []) : [];
  const exported = new Map(all.map((symbol) => [symbol.name, (symbol.flags & ts.SymbolFlags.Value) === 0]));
  return new Map(
    [...findings].map(([path, own]) => {
      const source = program?.file(path);
      const fixed = (finding: CodeFinding): CodeFinding => {
        const fix = source && fixOf(finding, source, exported);
        return fix ? { ...finding, fixes: [fix, ...(finding.fixes ?? [])] } : finding;
      };
      return [path, own.map(fixed)];
    }),
  );
}

function fixOf(
  { args, span }: CodeFinding,
  source: ts.SourceFile,
  exported: ReadonlyMap<string, boolean>,
): Fix | null {
  const text = String(args.text);
  const name = /^Cannot find name '(\w+)'/.exec(text)?.[1];
  const isType = name === undefined ? undefined : exported.get(name);
  if (name !== undefined && isType !== undefined) return importOf(source, name, isType);
  return /to type 'Promise</.test(text) ? asyncAt(nodeAt(source, span.from), span.from) : null;
}

/** Writes `async` before the function that is named here, or whose value is. */
function asyncAt(at: ts.Node, from: number): Fix | null {
  const { parent } = at;
  const named = ts.isPropertyAssignment(parent) ? parent.initializer : parent;
  const arrow = ts.findAncestor(at, ts.isArrowFunction);
  const made = arrow?.body.getStart() === from ? arrow : named;
  const isOpen = ts.isArrowFunction(made) || ts.isFunctionExpression(made) || ts.isMethodDeclaration(made);
  if (!isOpen || made.asteriskToken || made.modifiers) return null;
  const start = made.getStart();
  return { title: 'Make it async', edits: [{ from: start, to: start, insert: 'async ' }] };
}

/** Written into an import that is there, else as the first line. */
function importOf(source: ts.SourceFile, name: string, isType: boolean): Fix {
  const title = `Import \`${name}\` from \`${CORE}\``;
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || statement.moduleSpecifier.getText().slice(1, -1) !== CORE)
      continue;
    const clause = statement.importClause;
    const names = clause?.namedBindings;
    const isTyped = clause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    if (!names || !ts.isNamedImports(names) || (isTyped && !isType)) continue;
    const at = names.getStart() + 1;
    const insert = ` ${isType && !isTyped ? 'type ' : ''}${name}${names.elements.length > 0 ? ',' : ' '}`;
    return { title, edits: [{ from: at, to: at, insert }] };
  }
  const insert = `import ${isType ? 'type ' : ''}{ ${name} } from '${CORE}';\n`;
  return { title, edits: [{ from: 0, to: 0, insert }] };
}
