// What a release does with a whole plugin: its own verdict on what it reads first, with what then does not work.

import { isIn } from '../lang/json/pointer.ts';
import type { Severity, Problem } from '../model/finding.ts';
import type { PluginPart } from '../model/host.ts';
import { isLoaded, type Verdict } from '../model/verdict.ts';

/** More notes than a person reads. */
const MAX_NOTES = 8;

/** A file that was checked, beside the one that the verdicts are on. */
export interface JudgedFile {
  readonly path: string;
  readonly problems: readonly Problem[];
  /** How many problems more it has. */
  readonly hidden?: number;
}

/**
 * The verdicts of the host with the problems of the same file, and how many `hidden` ones it has: no release just
 * accepts what does not work in it.
 */
export function judged(
  verdicts: readonly Verdict[],
  problems: readonly Problem[],
  parts: readonly PluginPart[] = [],
  hidden = 0,
): Verdict[] {
  return verdicts.map((verdict) => {
    if (verdict.kind !== 'accepted') return verdict;
    const broken = costing('broken', verdict.release, problems);
    if (broken.length > 0)
      return { ...verdict, kind: 'broken', summary: verdict.summary ?? summaryOf(broken, parts) };
    const types = costing('types', verdict.release, problems);
    return types.length > 0
      ? { ...verdict, kind: 'types', summary: typesSummary(types.length, hidden) }
      : verdict;
  });
}

function typesSummary(count: number, hidden: number): string {
  return `accepts it, but types do not match (${hidden > 0 ? 'at least ' : ''}${String(count)})`;
}

/**
 * The same with the files beside it, and a verdict on the code for each of `codeReleases` that has none: code counts
 * wherever it is open. The files are those that were checked.
 */
export function withFiles(
  verdicts: readonly Verdict[],
  files: readonly JudgedFile[],
  codeReleases: readonly string[] = [],
): Verdict[] {
  const rest = codeReleases.filter((id) => !verdicts.some(({ release }) => release === id));
  const onCode = rest.map((release): Verdict => ({ release, kind: 'accepted', texts: [], notes: [] }));
  return [...verdicts, ...onCode].map((verdict) => {
    if (!isLoaded(verdict.kind)) return verdict;
    const refused = named('refused', verdict.release, files);
    if (refused)
      return { ...verdict, kind: 'refused', ...says(verdict, `refuses ${refused.names}`, refused) };
    const broken = verdict.kind === 'broken' ? null : named('broken', verdict.release, files);
    if (broken) {
      const summary = `accepts it, but not all of ${broken.names} works`;
      return { ...verdict, kind: 'broken', ...says(verdict, summary, broken) };
    }
    const types = verdict.kind === 'accepted' ? named('types', verdict.release, files) : null;
    if (!types) return verdict;
    const hidden = files.reduce((sum, file) => sum + (file.hidden ?? 0), 0);
    return {
      ...verdict,
      kind: 'types',
      ...says(verdict, typesSummary(types.messages.length, hidden), types),
    };
  });
}

interface Named {
  readonly names: string;
  readonly messages: readonly string[];
}

/** The files with problems that cost this in the release, and their messages; null where there are none. */
function named(severity: Severity, release: string, files: readonly JudgedFile[]): Named | null {
  const faulty = files
    .map(({ path, problems }) => ({ path, problems: costing(severity, release, problems) }))
    .filter(({ problems }) => problems.length > 0);
  const [first, ...more] = faulty;
  if (!first) return null;
  const names =
    more.length === 0 ? `\`${first.path}\`` : `\`${first.path}\` and ${String(more.length)} more files`;
  // A compiler's further lines are on the card.
  const messages = faulty.flatMap(({ problems }) =>
    problems.map(({ message }) => message.split('\n', 1)[0] ?? ''),
  );
  return { names, messages };
}

function says({ notes }: Verdict, summary: string, { messages }: Named): Pick<Verdict, 'summary' | 'notes'> {
  return { summary, notes: [...new Set([...messages, ...notes])].slice(0, MAX_NOTES) };
}

function costing(severity: Severity, release: string, problems: readonly Problem[]): Problem[] {
  return problems.filter(({ releases }) => releases[release] === severity);
}

/** `accepts it, but 1 of 2 tools does not work`. */
function summaryOf(broken: readonly Problem[], parts: readonly PluginPart[]): string {
  const counts = new Map<string, { total: number; broken: number }>();
  for (const { noun, pointer } of parts) {
    const count = counts.get(noun) ?? { total: 0, broken: 0 };
    counts.set(noun, count);
    count.total++;
    if (broken.some((problem) => isIn(problem.pointer, pointer))) count.broken++;
  }
  const faulty = [...counts].filter(([, count]) => count.broken > 0);
  if (faulty.length === 0) return 'accepts it, but not all of it works';
  const phrases = faulty.map(([noun, { total, broken }]) =>
    total === 1 ? `its only ${noun}` : `${String(broken)} of ${String(total)} ${noun}s`,
  );
  const one = faulty.length === 1 && faulty[0]?.[1].broken === 1;
  return `accepts it, but ${phrases.join(' and ')} ${one ? 'does' : 'do'} not work`;
}
