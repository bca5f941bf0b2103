// What must hold for every analysis and every fix, whatever the text (test code).

import { FRAGMENT } from '../../src/hosts/kit/fragment.ts';
import type { Host } from '../../src/model/host.ts';
import type { OfferedFix, Problem, TextEdit } from '../../src/model/finding.ts';
import type { Analysis } from '../../src/check/check.ts';
import { bySeverity } from '../../src/check/severity.ts';
import { sameJson } from '../../src/lang/json/apply.ts';
import { applyEdits } from '../../src/lang/json/change.ts';
import { strictOutline } from '../../src/lang/json/outline.ts';
import type { Member, Outline } from '../../src/model/language.ts';
import { join } from '../../src/lang/json/pointer.ts';

/** What does not hold for an analysis of a text; [] where all is well. */
export function holds(text: string, analysis: Analysis, hosts: readonly Host[]): string[] {
  const wrong: string[] = [];
  const ids = analysis.problems.flatMap(({ id, fixes }) => [id, ...fixes.map((fix) => fix.id)]);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  if (twice.length > 0) wrong.push(`ids come twice: ${twice.join('; ')}`);
  for (const problem of analysis.problems) {
    if (!(0 <= problem.from && problem.from <= problem.to && problem.to <= text.length)) {
      wrong.push(`${problem.code} is at ${String(problem.from)}..${String(problem.to)}`);
    }
    if (/undefined|\[object|NaN/.test(problem.message)) wrong.push(`${problem.code} says ${problem.message}`);
    for (const { title, edits } of problem.fixes) {
      if (!areEdits(text, edits)) wrong.push(`${problem.code}: ${title} has edits ${JSON.stringify(edits)}`);
    }
  }
  return [...wrong, ...verdictsHold(text, analysis, hosts)];
}

function areEdits(text: string, edits: readonly TextEdit[]): boolean {
  return edits.every((e, i) => (edits[i - 1]?.to ?? 0) <= e.from && e.from <= e.to && e.to <= text.length);
}

/** One verdict per release; for JSON it refuses or crashes exactly if a problem is refused there. */
function verdictsHold(text: string, analysis: Analysis, hosts: readonly Host[]): string[] {
  const host = hosts.find((h) => h.id === analysis.hostId);
  // Source code in place of a manifest has no verdicts, and says so.
  if (analysis.verdicts.length === 0 && analysis.problems.some((p) => p.code === FRAGMENT)) return [];
  if (!host || text.trim() === '' || analysis.problems.some((p) => p.code === 'json/too-deep')) return [];
  const releases = analysis.verdicts.map((v) => v.release).join();
  if (releases !== host.releases.map((r) => r.id).join()) return [`${host.id} has verdicts for ${releases}`];
  if (afterFix(text) === undefined || analysis.hidden > 0) return [];
  return analysis.verdicts.flatMap(({ release, kind, texts }) => {
    const refusing = analysis.problems.filter((p) => p.releases[release] === 'refused').map((p) => p.code);
    const refuses = kind === 'refused' || kind === 'crashes';
    const works = kind === 'accepted';
    if (works && analysis.problems.some((p) => p.releases[release] === 'broken'))
      return [`${host.id} ${release} is green with something broken`];
    return refuses === refusing.length > 0
      ? []
      : [`${host.id} ${release} is ${kind} (${texts.join('; ')}), refused: ${refusing.join()}`];
  });
}

/** The value of a text that is JSON; undefined for any other. */
export function afterFix(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** Whether fewer problems say the same as this one; of an element that is removed, whether its rule finds less. */
export function isEnded(problem: Problem, before: Analysis, after: Analysis): boolean {
  const fewer = (counts: (other: Problem) => boolean): boolean =>
    after.problems.filter(counts).length + after.hidden <
    before.problems.filter(counts).length + before.hidden;
  const isSameRule = ({ code }: Problem): boolean => code === problem.code;
  return fewer((other) => isSameRule(other) && sameJson(other.args, problem.args)) || fewer(isSameRule);
}

/** Which of the four conditions a fix breaks: parses, problem gone, nothing worse, every other value kept. */
export function fixBreaks(
  text: string,
  before: Analysis,
  problem: Problem,
  fix: OfferedFix,
  again: (text: string) => Analysis,
): string[] {
  const fixed = applyEdits(text, fix.edits);
  const label = `${problem.code} «${fix.title}»`;
  // What it writes beside the text ends it: the cases of its rule try that.
  if (fix.files) return [];
  const json = afterFix(text) !== undefined;
  if (json && afterFix(fixed) === undefined) return [`${label} gives no JSON: ${fixed}`];
  const after = again(fixed);
  const wrong: string[] = [];
  if (!isEnded(problem, before, after)) wrong.push(`${label} does not end it: ${fixed}`);
  for (const p of after.problems) {
    // What is left may look like a part of a manifest; it was not a whole one before either.
    if (p.code === FRAGMENT) continue;
    const known = before.problems.some((b) => b.code === p.code && bySeverity(b.severity, p.severity) <= 0);
    if (json && bySeverity(p.severity, problem.severity) < 0 && !known) {
      wrong.push(`${label} raises ${p.severity} ${p.code}: ${fixed}`);
    }
  }
  if (json) wrong.push(...lost(text, fixed, fix.edits).map((what) => `${label} ${what}: ${fixed}`));
  return wrong;
}

interface Leaf {
  readonly pointer: string;
  readonly from: number;
  readonly key: string;
  readonly source: string;
  /** Ranges that must be untouched for the leaf to count: its own, and the keys on the way to it. */
  readonly guarded: readonly { readonly from: number; readonly to: number }[];
}

/** Leaves that no edit touches must be there afterwards, under the same key and with the same text. */
function lost(text: string, fixed: string, edits: readonly TextEdit[]): string[] {
  const after = new Map(leavesOf(fixed).map((leaf) => [leaf.from, leaf]));
  return leavesOf(text)
    .filter(({ guarded }) =>
      guarded.every((span) => edits.every((e) => e.to <= span.from || e.from >= span.to)),
    )
    .filter((leaf) => {
      const shift = edits
        .filter((e) => e.to <= leaf.from)
        .reduce((sum, e) => sum + e.insert.length - (e.to - e.from), 0);
      const moved = after.get(leaf.from + shift);
      const element = leaf.guarded.length < 2 && /\/\d+$/.test(leaf.pointer);
      return !moved || moved.source !== leaf.source || (moved.key !== leaf.key && !element);
    })
    .map((leaf) => `loses ${leaf.pointer}`);
}

/** Scalars and empty containers that JSON.parse keeps: of duplicate keys the last. */
function leavesOf(text: string): Leaf[] {
  const outline = strictOutline(text);
  const out: Leaf[] = [];
  const visit = (container: Outline['root'], pointer: string, keys: Leaf['guarded']): void => {
    for (const member of outline.members(container)) {
      if (outline.find(container, member.key) === member) leaf(member, join(pointer, member.key), keys);
    }
  };
  const leaf = (member: Member, pointer: string, keys: Leaf['guarded']): void => {
    const { value, key, keySpan } = member;
    const guarded = keySpan ? [...keys, keySpan] : keys;
    if (outline.members(value).length > 0) visit(value, pointer, guarded);
    else
      out.push({
        pointer,
        from: value.from,
        key: keySpan ? key : '',
        source: text.slice(value.from, value.to),
        guarded: [...guarded, value],
      });
  };
  visit(outline.root, '', []);
  return out;
}
