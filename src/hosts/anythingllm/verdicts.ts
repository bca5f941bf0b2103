// Computes the verdict of each release on a manifest, and the severity of faults in its text.

import type { SourceDocument, Finding, SeverityByRelease } from '../../model/finding.ts';
import { isObject, member } from '../../model/guards.ts';
import type { VerdictKind, Verdict } from '../../model/verdict.ts';
import { isCommentedJson } from '../../lang/json/read.ts';
import { fileBeside } from '../../convert/values/files.ts';
import { documentedVerdict, MAX_NOTES, silentMessages } from '../kit/verdict.ts';
import { V2026_08, everywhere, realReleases, since } from './releases.ts';
import { failuresOf, loadsOf } from './code/handler/loads.ts';
import { readHandler } from './code/handler/read.ts';
import { fileOf } from './hub-id/hub-id.ts';
import { NULL_MANIFEST } from './loading/load.ts';
import { parseAsHost } from './loading/parse.ts';
import { isOn, session } from './loading/session.ts';
import { rules } from './subjects.ts';

/** One verdict per release. Comments and trailing commas count as JSON for the documentation, whose sample has them. */
export function verdicts(document: SourceDocument, findings: readonly Finding[]): Verdict[] {
  const commented = !document.strict && isCommentedJson(document.text);
  return [
    documentedVerdict(commented ? { ...document, strict: true } : document, findings, rules),
    ...realReleases.map((release) => ({ release, ...realVerdict(document, findings, release) })),
  ];
}

type Outcome = Omit<Verdict, 'release'>;

function realVerdict(document: SourceDocument, findings: readonly Finding[], release: string): Outcome {
  const parsed = document.strict
    ? ({ kind: 'value', value: document.value } as const)
    : parseAsHost(document.text);
  const file = fileOf(document.path);
  if (file !== null && file !== 'plugin.json') {
    return verdict('refused', [], ['AnythingLLM never looks at this file: it reads only plugin.json.']);
  }
  if (parsed.kind === 'cannot-tell') {
    return verdict(
      'unknown',
      [],
      ['The text is not JSON and too long to find out here how AnythingLLM would read it.'],
    );
  }
  if (parsed.kind === 'nothing' || parsed.value === null) {
    return verdict(
      'crashes',
      [NULL_MANIFEST],
      [
        'One unreadable manifest stops every agent session on the server, and crashes the skill settings page.',
      ],
    );
  }
  const { kind, texts } = kindOf(parsed.value, document.path);
  const notes = notesOf(document, parsed.value, findings, release);
  if (kind === 'refused' || session(parsed.value, document.path).kind !== 'loaded')
    return verdict(kind, texts, notes);
  const { fails, unseen } = loadingOf(document);
  if (fails !== null) return verdict('crashes', texts, [...new Set([fails, ...notes])].slice(0, MAX_NOTES));
  if (kind === 'accepted' && unseen !== null)
    return verdict('unknown', texts, [unseen, ...notes].slice(0, MAX_NOTES));
  return verdict(kind, texts, notes);
}

/**
 * Why `require` throws on the handler.js that is open beside the manifest, which ends the session
 * (server/utils/agents/imported.js:22-23), and what may make it throw and is not open. The message is that of the
 * server's Node.js, so it is not in the texts.
 */
function loadingOf(document: SourceDocument): {
  readonly fails: string | null;
  readonly unseen: string | null;
} {
  const others = document.others ?? [];
  const file = fileBeside({ main: document, others }, 'handler.js');
  const handler = file && readHandler(file.text);
  if (!file || !handler) return { fails: null, unseen: null };
  if (handler.fault !== null) {
    const line = String(handler.fault);
    const fails = `\`handler.js\` has a syntax error in line ${line}. AnythingLLM cannot load it, and no agent session starts while the skill is on.`;
    return { fails, unseen: null };
  }
  const { topNode } = handler.code.tree;
  if (topNode.getChild('ImportDeclaration') ?? topNode.getChild('ExportDeclaration'))
    return { fails: ES_MODULE, unseen: null };
  const missing = loadsOf(handler, file.path, others).find((load) => load.isUnseen && !load.isDeferred);
  return {
    fails: failuresOf(handler, file.path, others)[0]?.what ?? null,
    unseen: missing
      ? `\`handler.js\` loads \`${missing.request}\`, which is not among the open files. Add it to find out whether the skill loads.`
      : null,
  };
}

const ES_MODULE =
  '`handler.js` is an ES module. AnythingLLM cannot load it with `require`, and no agent session starts while the skill is on.';

function verdict(kind: VerdictKind, texts: readonly string[], notes: readonly string[]): Outcome {
  return { kind, texts, notes };
}

/** Starts a session, then opens the settings page; a crash of either decides. */
function kindOf(config: unknown, path: string): { kind: VerdictKind; texts: string[] } {
  const started = session(config, path);
  const texts: string[] = [];
  let kind: VerdictKind = 'accepted';
  if (started.kind === 'skipped') {
    kind = 'refused';
    texts.push(started.log);
  } else if (started.kind !== 'off') {
    texts.push(...started.logs);
    if (started.kind === 'crashes') {
      kind = 'crashes';
      texts.push(started.message);
    }
  }
  const name = member(config, 'name');
  if (typeof name === 'string') return { kind, texts };
  if (name === undefined || name === null) {
    texts.push(`Cannot read properties of ${String(name)} (reading 'replace')`);
  }
  return { kind: 'crashes', texts };
}

function notesOf(
  document: SourceDocument,
  config: unknown,
  findings: readonly Finding[],
  release: string,
): string[] {
  const notes: string[] = [];
  if (isObject(config) && !isOn(config)) notes.push('Off: not loaded until someone switches it on.');
  if (!document.strict) {
    notes.push(
      'The text is not plain JSON: AnythingLLM repairs it, and the first save rewrites it without comments.',
    );
  }
  // Faults that show once the skill is on are worse than values that are merely ignored.
  const isMilder = ({ code }: Finding): boolean => rules[code]?.milderFormOf !== undefined;
  const sorted = [...findings].sort((a, b) => Number(isMilder(b)) - Number(isMilder(a)));
  return [...notes, ...silentMessages(release, sorted, rules)].slice(0, MAX_NOTES);
}

/** Faults of JSON that the documentation's own sample has. */
const IN_DOCUMENTED_SAMPLE = new Set(['json/comment', 'json/trailing-comma']);

/** Severity of a `json/` code by release. Text that JSON.parse accepts is never refused, only changed. */
export function syntaxSeverity(code: string, document: SourceDocument): SeverityByRelease {
  if (document.strict) return everywhere('changed');
  const read = parseAsHost(document.text).kind !== 'nothing';
  return {
    documented: IN_DOCUMENTED_SAMPLE.has(code) ? 'advice' : 'refused',
    ...since(V2026_08, read ? 'changed' : 'refused'),
  };
}
