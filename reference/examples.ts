// Chooses for each rule, of the cases beside it, a plugin that has its problem and no other, and what it is once that is fixed.

import type { Host } from '../src/model/host.ts';
import type { SeverityByRelease, Problem } from '../src/model/finding.ts';
import type { CodeCase, RuleCase } from '../src/model/rule-case.ts';
import type { Verdict } from '../src/model/verdict.ts';
import { checked, fixed, type Checked, type ExamplePlugin } from './analysis.ts';
import { applyEdits } from '../src/lang/json/change.ts';
import { formatEdits } from '../src/lang/json/format.ts';
import { syntaxCases } from '../src/check/syntax/cases.ts';
import type { PluginFile } from '../src/model/file.ts';
import { unmark } from '../test/hosts/unmark.ts';

/** A plugin that breaks a rule, and one as near as possible that does not; `release` null for any. */
type RuleExample = ReturnType<typeof exampleOf>;

const modules = import.meta.glob<{ cases?: readonly RuleCase[]; codeCases?: readonly CodeCase[] }>(
  '../src/hosts/*/**/cases.ts',
  { eager: true },
);

/** The examples of a host's rules, several for many; `json` for those of every text. */
export function examplesOf(hostId: string): RuleExample[] {
  if (hostId === 'json') return syntaxCases.map((one) => exampleOf(one, ''));
  const folder = `../src/hosts/${hostId}/`;
  const own = Object.entries(modules).flatMap(([path, found]) => (path.startsWith(folder) ? [found] : []));
  const codePath = hostId === 'ragflow' ? 'llm_tools/tide.py' : 'src/index.ts';
  return [
    ...own.flatMap(({ cases = [] }) => cases.map((one) => exampleOf(one, ''))),
    ...own.flatMap(({ codeCases = [] }) => codeCases.map((one) => exampleOf(one, codePath))),
  ];
}

function exampleOf(one: RuleCase & Partial<CodeCase>, usualPath: string) {
  const { code, raises, misses, path = usualPath, missesPath = path, older = null, release = null } = one;
  const { others, missesOthers = others, manifest = null, missesManifest = manifest } = one;
  const { text } = unmark(raises);
  return {
    code,
    broken: { text, path, manifest, others: bundle(others), older },
    sound: {
      text: misses,
      path: missesPath,
      manifest: missesManifest,
      others: bundle(missesOthers),
      older,
    },
    release,
  };
}

function bundle(files: Readonly<Record<string, string>> = {}): PluginFile[] {
  return Object.entries(files).map(([path, text]) => ({ path, text }));
}

/** A rule's example as its page shows it. */
export interface ShownExample {
  /** The release that the problem is looked at in; null for all. */
  readonly release: string | null;
  readonly broken: ExamplePlugin;
  readonly problem: Problem;
  /** One per release, of the broken plugin. */
  readonly verdicts: readonly Verdict[];
  readonly sound: ExamplePlugin;
  /** What the fix is called; null where `sound` is not made by one. */
  readonly fix: string | null;
}

/** What the page says of an example in the release that is looked at. */
type Check = (plugin: ExamplePlugin) => Promise<Checked>;

/** The first case that raises the rule alone, in all releases or in one; null where none does. */
export async function exampleFor(
  host: Host | null,
  severity: SeverityByRelease,
  cases: readonly RuleExample[],
): Promise<ShownExample | null> {
  for (const one of cases) {
    const releases = one.release === null ? [null, ...Object.keys(severity)] : [one.release];
    for (const release of releases) {
      const shown = await exampleIn(host, one, release);
      if (shown) return shown;
    }
  }
  return null;
}

async function exampleIn(
  host: Host | null,
  { code, broken, sound }: RuleExample,
  release: string | null,
): Promise<ShownExample | null> {
  const check: Check = (plugin) => checked(host, plugin, release);
  const found = await withoutOthers(check, broken, code);
  const [problem] = found.problems;
  if (!problem || found.problems.some((one) => one.code !== code)) return null;
  const [fix = null] = problem.fixes;
  const after = fix && (await withoutOthers(check, fixed(found.plugin, fix), null));
  const isFixed = after?.problems.length === 0;
  const rest = isFixed ? after : await withoutOthers(check, sound, null);
  if (rest.problems.length > 0) return null;
  const { verdicts } = release === null ? found : await checked(host, found.plugin, null);
  return {
    release,
    broken: found.plugin,
    problem,
    verdicts,
    sound: rest.plugin,
    fix: isFixed ? (fix?.title ?? null) : null,
  };
}

/** The plugin, laid out, with the fixes of all problems but this one that leave it as it is. */
async function withoutOthers(check: Check, plugin: ExamplePlugin, code: string | null): Promise<Checked> {
  const found = await check(plugin);
  const others = found.problems.filter((one) => one.code !== code);
  for (const fix of others.flatMap(({ fixes }) => fixes)) {
    const better = fixed(plugin, fix);
    const { problems } = await check(better);
    const isKept = code === null || problems.some((one) => one.code === code);
    if (isKept && problems.length < found.problems.length) return withoutOthers(check, better, code);
  }
  return laidOut(check, found);
}

/** JSON with a line for each member, where that changes no problem of it. */
async function laidOut(check: Check, found: Checked): Promise<Checked> {
  const { text } = found.plugin;
  const edits = formatEdits(text);
  if (edits === null) return found;
  const again = await check({ ...found.plugin, text: applyEdits(text, edits) });
  const codes = ({ problems }: Checked): string => problems.map(({ code }) => code).join();
  return codes(again) === codes(found) ? again : found;
}
