// Fixes are verified before they are offered: they must make just their changes, end their problem, and raise no worse one.

import type { Finding, Severity, Change, Fix, TextEdit } from '../model/finding.ts';
import type { PluginFile } from '../model/file.ts';
import { applyChanges, sameJson } from '../lang/json/apply.ts';
import { applyEdits } from '../lang/json/change.ts';
import { isIn } from '../lang/json/pointer.ts';
import type { Reading } from '../lang/json/read.ts';
import { languageFor } from './document.ts';
import { affected, bySeverity, worst, type CheckedDocument } from './severity.ts';

/** Characters that may be checked anew for one check; beyond them only changes of JSON that rename nothing are trusted. */
const BUDGET = 200_000;

export interface Baseline {
  readonly checked: CheckedDocument;
  readonly reading: Reading;
  readonly findings: readonly Finding[];
  readonly release: string | null;
  /** '' where the path follows from the manifest. */
  readonly path: string;
}

/** True for a fix that may be offered. To be asked in the order in which fixes are offered: long texts use up its budget. */
export type FixVerifier = (finding: Finding, fix: Fix, edits: readonly TextEdit[]) => boolean;

/** Verifies the fixes of one check. */
export function fixVerifier(before: Baseline): FixVerifier {
  const { checked, reading } = before;
  const { text, value } = checked.document;
  // Where the host's own reading of a broken text differs from ours, places are uncertain.
  if (!reading.strict && value !== reading.value && !sameJson(value, reading.value)) return () => false;
  let tried = 0;
  return (finding, fix, edits) => {
    const { changes = [] } = fix;
    tried += text.length;
    // Under its new name a member may be wrong in a worse way.
    if (tried > BUDGET) return reading.strict && changes.every(({ op }) => op !== 'rename');
    const fixed = applyEdits(text, edits);
    const after: Reading = languageFor(checked.host).read(fixed);
    if (faults(after) > faults(reading)) return false;
    if (!reading.strict && !sameJson(after.value, applyChanges(value, changes))) return false;
    return helps(before, finding, fix, fixed, after);
  };
}

function faults({ strict, broken }: Reading): number {
  return strict ? 0 : (broken?.faults.length ?? Infinity);
}

function helps(
  before: Baseline,
  finding: Finding,
  { changes = [], files = [], path: moved }: Fix,
  text: string,
  reading: Reading,
): boolean {
  const { checked, release, path, findings } = before;
  const { host } = checked;
  const value = reading.strict ? reading.value : (host.read.leniently?.(text) ?? reading.value);
  const document = {
    ...checked.document,
    text,
    value,
    strict: reading.strict,
    path: moved ?? (path || host.read.defaultPath(value)),
    ...(files.length > 0 && { others: withFiles(checked.document.others ?? [], files) }),
  };
  const after = host.check(document);
  if (!isEnded(finding, changes, findings, after)) return false;
  return raisesNoWorse(
    worst(affected(checked, release, finding)),
    worstByCode(checked, release, findings),
    worstByCode({ host, document }, release, after),
  );
}

function withFiles(open: readonly PluginFile[], written: readonly PluginFile[]): PluginFile[] {
  return [...open.filter(({ path }) => written.every((file) => file.path !== path)), ...written];
}

function raisesNoWorse(
  own: Severity | undefined,
  before: ReadonlyMap<string, Severity>,
  after: ReadonlyMap<string, Severity>,
): boolean {
  return (
    own !== undefined &&
    [...after].every(([code, severity]) => {
      const had = before.get(code);
      return bySeverity(severity, own) >= 0 || (had !== undefined && bySeverity(severity, had) >= 0);
    })
  );
}

/** Whether fewer findings say the same; of an element that is removed, whether its rule finds less. */
function isEnded(
  finding: Finding,
  changes: readonly Change[],
  before: readonly Finding[],
  after: readonly Finding[],
): boolean {
  const fewer = (counts: (other: Finding) => boolean): boolean =>
    after.filter(counts).length < before.filter(counts).length;
  if (fewer((other) => isAlike(other, finding))) return true;
  // The next element moves to the place of the removed one, and the same may be wrong with it there.
  const removed = changes.some(({ op, pointer }) => op === 'remove' && isIn(finding.pointer, pointer));
  return removed && fewer(({ code }) => code === finding.code);
}

/** Whether two findings say the same, wherever they are: a fix may move what it fixes. */
function isAlike(a: Finding, b: Finding): boolean {
  return a.code === b.code && sameJson(a.args, b.args);
}

function worstByCode(
  checked: CheckedDocument,
  release: string | null,
  findings: readonly Finding[],
): Map<string, Severity> {
  const out = new Map<string, Severity>();
  for (const finding of findings) {
    const severity = worst(affected(checked, release, finding));
    const before = out.get(finding.code);
    if (severity && (before === undefined || bySeverity(severity, before) < 0))
      out.set(finding.code, severity);
  }
  return out;
}
