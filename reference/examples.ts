// Chooses for each rule a plugin that has its problem and no other, and what it is once that is fixed.

import type { Host } from '../src/model/host.ts';
import type { SeverityByRelease, Problem } from '../src/model/finding.ts';
import type { Verdict } from '../src/model/verdict.ts';
import { checked, fixed, releasesOf, type Checked, type ExamplePlugin } from './analysis.ts';
import type { RuleExample } from './rule-examples.ts';
import { applyEdits } from '../src/lang/json/change.ts';
import { formatEdits } from '../src/lang/json/format.ts';

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
  /** Codes of what else is wrong, with the broken and with the sound plugin. */
  readonly others: readonly string[];
}

/** Rounds of fixes for other problems; no case needs more. */
const ROUNDS = 5;

/** What the page says of an example in the release that is looked at. */
type Check = (plugin: ExamplePlugin) => Promise<Checked>;

/** The example with the fewest other problems; null where none of the cases raises the rule alone. */
export async function exampleFor(
  host: Host | null,
  severity: SeverityByRelease,
  cases: readonly RuleExample[],
): Promise<ShownExample | null> {
  const known = host ? releasesOf(host).filter(({ id }) => severity[id] !== undefined) : [];
  let best: ShownExample | null = null;
  for (const one of cases) {
    const releases = one.release === null ? [null, ...known.map(({ id }) => id)] : [one.release];
    for (const release of releases) {
      const shown = await exampleIn(host, one, release);
      if (shown && (best === null || shown.others.length < best.others.length)) best = shown;
      if (best?.others.length === 0) return best;
    }
  }
  return best;
}

async function exampleIn(
  host: Host | null,
  { code, broken, sound }: RuleExample,
  release: string | null,
): Promise<ShownExample | null> {
  const check: Check = (plugin) => checked(host, plugin, release);
  const found = await laidOut(check, await withoutOthers(check, broken, code));
  const problem = found.problems.find((one) => one.code === code);
  if (!problem) return null;
  const [fix = null] = problem.fixes;
  const after = fix && (await withoutOthers(check, fixed(found.plugin, fix), null));
  const isSound = after?.problems.length === 0;
  const rest = await laidOut(check, isSound ? after : await withoutOthers(check, sound, null));
  const left = isSound ? [] : rest.problems;
  const others = [...found.problems.filter((one) => one.code !== code), ...left].map((one) => one.code);
  const { verdicts } = release === null ? found : await checked(host, found.plugin, null);
  return {
    release,
    broken: found.plugin,
    problem,
    verdicts,
    sound: rest.plugin,
    fix: isSound ? (fix?.title ?? null) : null,
    others: [...new Set(others)],
  };
}

/** JSON with a line for each member, where that changes no problem of it. */
async function laidOut(check: Check, found: Checked): Promise<Checked> {
  const { plugin } = found;
  const edits = plugin.kind === 'python' || plugin.kind === 'typescript' ? null : formatEdits(plugin.text);
  if (edits === null) return found;
  const again = await check({ ...plugin, text: applyEdits(plugin.text, edits) });
  const codes = ({ problems }: Checked): string => problems.map(({ code }) => code).join();
  return codes(again) === codes(found) ? again : found;
}

/** The plugin with the fixes of all problems but this one that leave it as it is. */
async function withoutOthers(check: Check, plugin: ExamplePlugin, code: string | null): Promise<Checked> {
  let found = await check(plugin);
  for (let round = 0; round < ROUNDS; round++) {
    const better = await oneLess(check, found, code);
    if (!better) break;
    found = better;
  }
  return found;
}

async function oneLess(check: Check, found: Checked, code: string | null): Promise<Checked | null> {
  const others = found.problems.filter((one) => one.code !== code);
  for (const fix of others.flatMap(({ fixes }) => fixes)) {
    const next = await check(fixed(found.plugin, fix));
    const isKept = code === null || next.problems.some((one) => one.code === code);
    if (isKept && next.problems.length < found.problems.length) return next;
  }
  return null;
}
