// Joins what the compiler says with our own findings, so that nothing is said twice.

import type { CodeFinding, Fix } from '../../../model/finding.ts';
import { SEVERITIES } from '../../../model/finding.ts';
import { severityIn } from '../../kit/verdict.ts';
import { codeRules } from './rules.ts';

type ByPath = ReadonlyMap<string, readonly CodeFinding[]>;

/**
 * Rules about what the compiler reports too where it knows the type. Its words stay, with the fixes of the rule, but for
 * releases where the rule costs more than types that do not match.
 */
const NAMES = 'name part-missing no-success service-missing model-key event-name reasoning-key new-evaluator';
const OF_COMPILER: ReadonlySet<string> = new Set(NAMES.split(' ').map((name) => `elizaos/source-${name}`));

/**
 * All findings by path. Where the compiler says the same at a place, a finding of ours stays only for the other
 * releases, and its fixes go to the compiler's. `releases` are those that are judged.
 */
export function joined(
  compiler: ByPath,
  own: ByPath,
  releases: readonly string[],
): Map<string, CodeFinding[]> {
  const paths = new Set([...compiler.keys(), ...own.keys()]);
  return new Map(
    [...paths].map((path) => [path, joinFile(compiler.get(path) ?? [], own.get(path) ?? [], releases)]),
  );
}

function joinFile(
  compiler: readonly CodeFinding[],
  own: readonly CodeFinding[],
  releases: readonly string[],
): CodeFinding[] {
  const stated = merged(compiler);
  const before = [...stated];
  const kept = own.flatMap((finding): CodeFinding[] => {
    if (!OF_COMPILER.has(finding.code)) return [finding];
    let left = finding.releases ?? releases;
    before.forEach((one, i) => {
      const same = left.filter((release) => one.releases?.includes(release) ?? true);
      const isOne =
        one === nearestLack(before, finding, same) ||
        ((touches(one, finding) || isAround(one, finding)) && isAbout(one, finding));
      if (same.length === 0 || !isOne) return;
      const [heavier, lighter] = byWeight(finding, one, same);
      left = left.filter((release) => !lighter.includes(release));
      const known = stated[i] ?? one;
      const stays = (known.releases ?? releases).filter((release) => !heavier.includes(release));
      stated[i] = { ...(lighter.length > 0 ? withFixes(known, one, finding) : known), releases: stays };
    });
    return left.length > 0 ? [{ ...finding, releases: left }] : [];
  });
  return [...stated.filter(({ releases }) => releases?.length !== 0), ...kept];
}

/** What the compiler says, at the place of a rule that says the same, with its fixes; where both meet, it stays there. */
function withFixes(known: CodeFinding, before: CodeFinding, own: CodeFinding): CodeFinding {
  const fixes = together(known.fixes ?? [], own.fixes ?? []);
  const isElsewhere = before.span.to < own.span.from || own.span.to < before.span.from;
  const isMoved = (isAround(before, own) || isElsewhere) && known.span === before.span;
  return { ...known, ...(isMoved && { span: own.span }), ...(fixes.length > 0 && { fixes }) };
}

/** The releases where the rule costs more than what the compiler says, and the others. */
function byWeight(
  own: CodeFinding,
  compiler: CodeFinding,
  releases: readonly string[],
): [string[], string[]] {
  const weight = (finding: CodeFinding, release: string): number =>
    SEVERITIES.indexOf(severityIn(release, finding, codeRules) ?? 'advice');
  const isHeavier = (release: string): boolean => weight(own, release) < weight(compiler, release);
  return [releases.filter(isHeavier), releases.filter((release) => !isHeavier(release))];
}

/** One finding for all releases whose compilers give the same reason at a place, in the words of the first. */
function merged(all: readonly CodeFinding[]): CodeFinding[] {
  const out = new Map<string, CodeFinding>();
  for (const finding of all) {
    const reason = String(finding.args.text).trim().split(/\n\s*/).at(-1);
    const key = JSON.stringify([finding.span, finding.args.code, reason]);
    const known = out.get(key);
    const releases = [...new Set([...(known?.releases ?? []), ...(finding.releases ?? [])])];
    out.set(key, { ...(known ?? finding), releases });
  }
  return [...out.values()];
}

/** Fixes of one title are made together: they do the same at several places. */
function together(known: readonly Fix[], more: readonly Fix[]): Fix[] {
  const titles = new Set([...known, ...more].map(({ title }) => title));
  return [...titles].map((title) => {
    const same = [...known, ...more].filter((fix) => fix.title === title);
    const edits = new Map(
      same.flatMap(({ edits = [] }) => edits).map((edit) => [JSON.stringify(edit), edit]),
    );
    return { title, edits: [...edits.values()].sort((a, b) => a.from - b.from) };
  });
}

/** The compiler speaks of the member whose function it is in. */
function isAround(compiler: CodeFinding, { args }: CodeFinding): boolean {
  return args.holder === compiler.span.from;
}

/** Between a key and its value. */
const COLON = ': '.length;

function touches(a: CodeFinding, b: CodeFinding): boolean {
  return a.span.from <= b.span.to + COLON && b.span.from <= a.span.to + COLON;
}

/** The compiler says at the object's variable that a member is missing, and the rule at the object's name. */
function nearestLack(
  all: readonly CodeFinding[],
  { span, args }: CodeFinding,
  releases: readonly string[],
): CodeFinding | undefined {
  const lack = `Property '${String(args.member)}' is missing in type`;
  const isLack = (one: CodeFinding): boolean =>
    one.span.from <= span.from &&
    String(one.args.text).includes(lack) &&
    releases.some((release) => one.releases?.includes(release) ?? true);
  return all.findLast(isLack);
}

/** The compiler names the member, or speaks of the value at the very place. */
function isAbout(compiler: CodeFinding, finding: CodeFinding): boolean {
  const { member, name } = finding.args;
  const text = typeof compiler.args.text === 'string' ? compiler.args.text : '';
  const word = typeof member === 'string' ? member : typeof name === 'string' ? name : null;
  const { from, to } = compiler.span;
  const isSame = from === finding.span.from && to === finding.span.to;
  return isSame || to < finding.span.from || word === null || text.includes(`'${word}'`);
}
