// The verdicts: the page's own, and what can honestly be said of a host that nobody outside can read.

import type { SourceDocument } from '../../model/document.ts';
import { documentedVerdict, refusedBy } from '../kit/verdict.ts';
import type { Finding } from '../../model/finding.ts';
import type { Verdict } from '../../model/verdict.ts';
import { rules } from './subjects.ts';

const MAX_NOTES = 8;

const UNSEEN =
  'No published extension does this, and the host is closed. How it reads this document cannot be judged.';

const NOT_JSON =
  'The host asks for this document over HTTP and expects JSON (gloodata.com/docs/ext-protocol).';

/** One verdict per release. `observed` never refuses: its outcome is unknown where no extension is like this one. */
export function verdicts(document: SourceDocument, findings: readonly Finding[]): readonly Verdict[] {
  return [documentedVerdict(document, findings, rules), observed(document, findings)];
}

function observed(document: SourceDocument, findings: readonly Finding[]): Verdict {
  const notes = new Set<string>();
  const unseen = new Set(refusedBy('documented', findings, rules));
  if (!document.strict) notes.add(NOT_JSON);
  if (unseen.size > 0) notes.add(UNSEEN);
  const idle = findings.filter((finding) => !unseen.has(finding));
  for (const finding of [...unseen, ...idle]) {
    const rule = rules[finding.code];
    if (rule?.severity.observed === 'changed') notes.add(rule.message(finding.args ?? {}));
    if (notes.size >= MAX_NOTES) break;
  }
  const outcome = !document.strict ? 'refused' : unseen.size > 0 ? 'unknown' : 'accepted';
  return { release: 'observed', outcome, texts: [], notes: [...notes] };
}
