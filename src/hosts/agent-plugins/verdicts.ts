// The verdict of the specification: what clients reject, and what they load less of.

import type { SourceDocument } from '../../model/document.ts';
import type { Finding } from '../../model/finding.ts';
import type { SeverityByRelease } from '../../model/host.ts';
import type { Verdict } from '../../model/verdict.ts';
import { readJson } from '../../text/read.ts';
import { fileBeside } from '../kit/convert/files.ts';
import { documentedVerdict, MAX_NOTES, silentMessages } from '../kit/verdict.ts';
import { BROKEN, DISABLES, REFUSED } from './evidence.ts';
import { fileKind } from './file/kind.ts';
import { check, rules } from './subjects.ts';

/** Only a fault in plugin.json makes clients reject a plugin; the notes say what else they leave out. */
export function verdicts(document: SourceDocument, findings: readonly Finding[]): Verdict[] {
  const kind = fileKind(document);
  if (kind === 'plugin') {
    const notes = [...notesOf(findings), ...notesOnServers(document)];
    return [{ ...documentedVerdict(document, findings, rules), notes: notes.slice(0, MAX_NOTES) }];
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

/** What the plugin loses by the mcp.json that is open beside its manifest. */
function notesOnServers(document: SourceDocument): string[] {
  const file = fileBeside({ main: document, others: document.others ?? [] }, 'mcp.json');
  if (!file) return [];
  const { value, strict } = readJson(file.text);
  if (!strict) return [`mcp.json is not JSON. ${DISABLES}`];
  const others = [{ path: 'plugin.json', text: document.text }];
  return notesOf(check({ text: file.text, value, strict, path: 'mcp.json', others }));
}

/** Clients load a plugin without the servers of an mcp.json that they cannot read. */
export function syntaxSeverity(_: string, document: SourceDocument): SeverityByRelease {
  return fileKind(document) === 'plugin' && !document.strict ? REFUSED : BROKEN;
}
