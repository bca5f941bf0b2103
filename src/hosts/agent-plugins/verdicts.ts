// The verdict of the specification: what clients reject, and what they load less of.

import type { SourceDocument, Finding, SeverityByRelease } from '../../model/finding.ts';
import type { Verdict } from '../../model/verdict.ts';
import { documentedVerdict, MAX_NOTES, silentMessages } from '../kit/verdict.ts';
import { BROKEN, DISABLES, REFUSED } from './evidence.ts';
import { fileKind } from './file/kind.ts';
import { rules } from './subjects.ts';

/** Only a fault in plugin.json makes clients reject a plugin; the notes say what else they leave out. */
export function verdicts(document: SourceDocument, findings: readonly Finding[]): Verdict[] {
  const kind = fileKind(document);
  if (kind === 'plugin') {
    return [{ ...documentedVerdict(document, findings, rules), notes: notesOf(findings) }];
  }
  const unread = kind === 'mcp' && !document.strict ? [`mcp.json is not JSON. ${DISABLES}`] : [];
  return [accepted([...unread, ...notesOf(findings)].slice(0, MAX_NOTES))];
}

/** The verdict on what no client rejects a plugin for. */
export function accepted(notes: readonly string[]): Verdict {
  return { release: 'documented', kind: 'accepted', texts: [], notes };
}

function notesOf(findings: readonly Finding[]): string[] {
  return silentMessages('documented', findings, rules);
}

/** Clients load a plugin without the servers of an mcp.json that they cannot read. */
export function syntaxSeverity(_: string, document: SourceDocument): SeverityByRelease {
  return fileKind(document) === 'plugin' && !document.strict ? REFUSED : BROKEN;
}
