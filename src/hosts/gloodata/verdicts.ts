// Gives the verdicts of the documentation, and of a host whose code is closed.

import type { SourceDocument, Finding } from '../../model/finding.ts';
import { documentedVerdict, MAX_NOTES, refusedBy, silentMessages } from '../kit/verdict.ts';
import type { Verdict } from '../../model/verdict.ts';
import { rules } from './subjects.ts';

const UNSEEN =
  'No published extension does this, and the host is closed. How it reads this document cannot be judged.';

const NOT_JSON =
  'The host asks for this document over HTTP and expects JSON (gloodata.com/docs/ext-protocol).';

/** One verdict per release. `observed` refuses only text that is not JSON, and is unknown where no extension does this. */
export function verdicts(document: SourceDocument, findings: readonly Finding[]): readonly Verdict[] {
  return [documentedVerdict(document, findings, rules), observed(document, findings)];
}

function observed(document: SourceDocument, findings: readonly Finding[]): Verdict {
  const unseen = new Set(refusedBy('documented', findings, rules));
  const others = findings.filter((finding) => !unseen.has(finding));
  const notes = [
    ...(document.strict ? [] : [NOT_JSON]),
    ...(unseen.size > 0 ? [UNSEEN] : []),
    ...silentMessages('observed', [...unseen, ...others], rules),
  ];
  const kind = !document.strict ? 'refused' : unseen.size > 0 ? 'unknown' : 'accepted';
  return { release: 'observed', kind, texts: [], notes: notes.slice(0, MAX_NOTES) };
}
