// Chooses for each rule a plugin that has its problem and no other, and what it is once that is fixed.

import type { Host } from '../src/model/host.ts';
import type { SeverityByRelease, Problem } from '../src/model/finding.ts';
import type { Verdict } from '../src/model/verdict.ts';
import { checked, fixed, type Checked, type ExamplePlugin } from './analysis.ts';
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

/** The example with the fewest other problems; null where none of the cases raises the rule alone. */
export async function exampleFor(
  host: Host | null,
  severity: SeverityByRelease,
  cases: readonly RuleExample[],
): Promise<ShownExample | null> {
  let best: ShownExample | null = null;
  for (const one of cases) {
    const releases = one.release === null ? [null, ...releasesOf(host, severity)] : [one.release];
    for (const release of releases) {
      const shown = await exampleIn(host, one, release);
      if (shown && (best === null || shown.others.length < best.others.length)) best = shown;
      if (best?.others.length === 0) return best;
    }
  }
  return best;
}

function releasesOf(host: Host | null, severity: SeverityByRelease): string[] {
  const known = [...(host?.releases ?? []), ...(host?.codeReleases ?? [])].map(({ id }) => id);
  return [...new Set(known)].filter((id) => severity[id] !== undefined);
}

async function exampleIn(
  host: Host | null,
  { code, broken: given, sound: near }: RuleExample,
  release: string | null,
): Promise<ShownExample | null> {
  const raw = await withoutOthers(host, given, release, code);
  const { plugin: broken, found } = await laidOut(host, raw.plugin, release, raw.found);
  const problem = found.problems.find((one) => one.code === code);
  if (!problem) return null;
  const [fix = null] = problem.fixes;
  const after = fix && (await withoutOthers(host, fixed(broken, fix), release, null));
  const isSound = after?.found.problems.length === 0;
  const other = after && isSound ? after : await withoutOthers(host, near, release, null);
  const { plugin: sound, found: rest } = await laidOut(host, other.plugin, release, other.found);
  const left = isSound ? [] : rest.problems;
  const others = [...found.problems.filter((one) => one.code !== code), ...left].map((one) => one.code);
  const { verdicts } = release === null ? found : await checked(host, broken, null);
  return {
    release,
    broken,
    problem,
    verdicts,
    sound,
    fix: isSound ? (fix?.title ?? null) : null,
    others: [...new Set(others)],
  };
}

interface Found {
  readonly plugin: ExamplePlugin;
  readonly found: Checked;
}

/** JSON with a line for each member, where that changes nothing of what is said. */
async function laidOut(
  host: Host | null,
  plugin: ExamplePlugin,
  release: string | null,
  found: Checked,
): Promise<Found> {
  const edits = plugin.kind === 'python' || plugin.kind === 'typescript' ? null : formatEdits(plugin.text);
  if (edits === null) return { plugin, found };
  const next = { ...plugin, text: applyEdits(plugin.text, edits) };
  const again = await checked(host, next, release);
  const codes = ({ problems }: Checked): string => problems.map(({ code }) => code).join();
  return codes(again) === codes(found) ? { plugin: next, found: again } : { plugin, found };
}

/** The plugin with the fixes of all problems but this one that leave it as it is. */
async function withoutOthers(
  host: Host | null,
  plugin: ExamplePlugin,
  release: string | null,
  code: string | null,
): Promise<Found> {
  let [at, found] = [plugin, await checked(host, plugin, release)];
  for (let round = 0; round < ROUNDS; round++) {
    const better = await oneLess(host, at, release, code, found);
    if (!better) break;
    at = better;
    found = await checked(host, at, release);
  }
  return { plugin: at, found };
}

async function oneLess(
  host: Host | null,
  plugin: ExamplePlugin,
  release: string | null,
  code: string | null,
  { problems }: Checked,
): Promise<ExamplePlugin | null> {
  const others = problems.filter((one) => one.code !== code);
  for (const fix of others.flatMap(({ fixes }) => fixes)) {
    const next = fixed(plugin, fix);
    const { problems: left } = await checked(host, next, release);
    const isKept = code === null || left.some((one) => one.code === code);
    if (isKept && left.length < problems.length) return next;
  }
  return null;
}
