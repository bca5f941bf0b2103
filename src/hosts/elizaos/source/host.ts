// What Milady / ElizaOS adds to the compiler: declarations, rules, checks and verdicts of plugins in TypeScript.

import type { CodeFinding } from '../../../model/code.ts';
import type { Verdict } from '../../../model/verdict.ts';
import { isCode, type PluginProgram } from '../../../typescript/program.ts';
import type { CheckedSource, CompiledPlugin, SourceHost } from '../../../typescript/source-host.ts';
import { notJudgedIn } from '../../../typescript/diagnostics.ts';
import { typeFindings } from '../../../typescript/type-findings.ts';
import { MAX_NOTES, messagesOf, refusedBy, silentMessages } from '../../kit/verdict.ts';
import { code, listed } from '../../kit/words.ts';
import { entryOf } from '../file/entry-of.ts';
import { host } from '../index.ts';
import { codeReleases, DOCUMENTED, V2026_03 } from '../releases.ts';
import { NOT_FROM_CODE } from '../verdicts.ts';
import { declarations, JUDGED } from './declarations.ts';
import { checkSource } from './check.ts';
import { withImports } from './imports.ts';
import { joined } from './joined.ts';
import { previewOfCode } from './preview.ts';
import { reading } from './reading/reading.ts';
import { runnable } from './runnable.ts';
import { sourceRules as rules } from './rules.ts';
import { effects } from './types/effects.ts';
import { slowTypes, throwing, types, unloadable } from './types/rules.ts';

/** More messages than a person reads. */
const MOST_TEXTS = 100;

/** The checks, verdicts and declarations of this host for code. */
export const sourceHost: SourceHost = {
  host,
  releases: JUDGED,
  declarations,
  rules,
  check,
  preview: previewOfCode,
  runnable,
  reading,
};

function check(plugin: CompiledPlugin): CheckedSource {
  // The newest release has the most declarations, so more constants of the core are known.
  const program = [...plugin.programs.values()].at(-1);
  const own = program ? checkSource(program, plugin.files, plugin.main) : new Map<string, CodeFinding[]>();
  const typed = withImports(compiled(plugin), plugin.programs.get(DOCUMENTED));
  const findings = joined(typed, own, JUDGED);
  const leftOut = [...(program?.leftOut ?? [])];
  for (const path of leftOut) findings.set(path, [slowFinding(path)]);
  return { findings, verdicts: isCode(plugin.main) ? verdicts(plugin, findings) : null };
}

const BY_EFFECT = { types: types.code, load: unloadable.code, use: throwing.code };
const COMPILED: ReadonlySet<string> = new Set(Object.values(BY_EFFECT));

/** What the compilers say, by what it costs in each release. */
function compiled({ programs, main }: CompiledPlugin): Map<string, CodeFinding[]> {
  const costs = new Map(
    [...programs].map(([release, program]) => {
      const entry = entryOf(main, [...program.paths, ...program.leftOut]);
      return [release, effects(program, entry)];
    }),
  );
  return typeFindings((one, release) => BY_EFFECT[costs.get(release)?.(one) ?? 'types'], programs);
}

function slowFinding(path: string): CodeFinding {
  return { ...slowTypes.at(`/${path}`, 'value'), span: { from: 0, to: 0 } };
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
    const isWhole = all.every(({ code }) => code !== slowTypes.code);
    const notes = [...(isWhole ? [] : [LEFT_OUT]), ...notJudged(programs.get(release)), ...found].slice(
      0,
      MAX_NOTES,
    );
    return { release, kind: isRefused ? 'refused' : isWhole ? 'accepted' : 'unknown', texts, notes };
  });
}
